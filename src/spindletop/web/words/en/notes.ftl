### Private notes at a table.

notes =
    .title = My notes
    .help = Only you see them: no other player, no spectator, and they are not in the record.
    .kept = Kept.
    .typing = Not kept yet…
    .lost = Could not be kept. Trying again…

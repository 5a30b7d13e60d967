### What home, invitations and a new table say of the game.

about =
    .pitch = Buy land, drill blind, and run your pipelines under everybody else’s.
    .does_1 = Buy land
    .does_1_text = Every property has its price, and nobody knows what lies under it.
    .does_2 = Drill blind
    .does_2_text = Shallow oil is cheap and deep oil dear; a dry hole only costs.
    .does_3 = Run your pipelines
    .does_3_text = Rivals over them pay you every round. The last one who can pay wins.

option_start = start
    .help = Who chooses the first property: drawn by lot, or the seat you pick.

option_discs = discs
    .help = Where the oil is: under the printed discs, or under fresh ones each game, as rich.
    .classic = classic
    .uncharted = uncharted

option_box_limits = box limits
    .help = No more derricks, caps and sheds than are in the box.

option_slips = slips
    .help = The mistakes that the rulebook fines are possible moves.

### What home, invitations and a new table say of the game.

about =
    .pitch = Wells, refineries, stations: ride the boom, and outlive the slump.

option_goal = goal
    .help = The cash, in millions, with which victory can be declared.

option_strict_news = strict news
    .help = Only the six news cards that were found, none of ours.

option_secret_cash = secret cash
    .help = The page does not show the others' cash.

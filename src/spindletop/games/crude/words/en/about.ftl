### What home, invitations and a new table say of the game.

about =
    .pitch = Wells, refineries, stations: ride the boom, and outlive the slump.
    .does_1 = Roll the dice
    .does_1_text = Red picks a row and black a column: what you have built there works.
    .does_2 = Build your estate
    .does_2_text = Wells give crude, refineries make gasoline, stations sell it.
    .does_3 = Ride the boom
    .does_3_text = The economy turns: buy when it is low, and sell before the slump.

option_goal = goal
    .help = The cash, in millions, with which victory can be declared.

option_strict_news = strict news
    .help = Only the six news cards that were found, none of ours.

option_secret_cash = secret cash
    .help = The page does not show the others' cash.

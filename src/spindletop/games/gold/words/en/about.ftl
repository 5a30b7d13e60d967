### What home, invitations and a new table say of the game.

about =
    .pitch = Two cards a turn: remember them, and bring the gold home.

option_layout = layout
    .help = How the cards lie: strewn, or in rows. Only the picture.
    .scattered = scattered
    .grid = grid

option_series = series
    .help = As many games as players, each begun by another; points add up.

level =
    .rookie = remembers one card in four
    .wildcatter = remembers seven cards in ten
    .tycoon = forgets no card, and counts the odds of the others

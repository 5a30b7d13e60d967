### What home, invitations and a new table say of the game.

about =
    .pitch = Two cards a turn: remember them, and bring the gold home.
    .does_1 = Turn two cards
    .does_1_text = Remember where miners and gold lie.
    .does_2 = Bring the gold home
    .does_2_text = A miner who is strong enough takes it to his owner.
    .does_3 = Beware of dynamite
    .does_3_text = What lies beside it is gone with it.

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

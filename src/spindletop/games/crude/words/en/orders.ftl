### What can be ordered beforehand.

order =
    .produce = your assets are hit
    .produce_all = collect, refine, then pump
    .produce_keep = collect and refine, but keep the gasoline
    .produce_nothing = use none of the hits
    .market = your turn begins at the market
    .trade_nothing = trade nothing
    .declaration = you may declare victory
    .play_on = play on
    .refit = one of your refineries has been shut
    .leave_shut = leave it shut

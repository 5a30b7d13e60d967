### What home, invitations and a new table say of the game.

about =
    .pitch = Find the oil, get your train there in time, and win the right to sell.
    .does_1 = Find the oil
    .does_1_text = Drive out, look at the sites, and build on the good ones.
    .does_2 = Get your train there
    .does_2_text = Oil behind your train travels free; on another train it costs.
    .does_3 = Win the right to sell
    .does_3_text = Bid with licences for each company, and sell at its price.

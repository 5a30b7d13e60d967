### The guided first game: what only Giganten's coach says.

first =
    .theme = Texas, and oil in the ground
    .theme_text = Somewhere under the hills lie wells. A truck finds them, a train brings the oil to the port.
    .goal = The most money wins
    .goal_text = When the black train, which is nobody’s, reaches the port, the game is over. Whoever has the most money by then has won.
    .round = Drive, build, carry, sell
    .round_text = Take a card, drive out, build a derrick. A train brings the oil to a company, and the highest bid in licences may sell it there.

chapter_1 =
    .title = The first rounds
    .done = You have driven out, built, carried and sold: that is a round. Next: a special card, and the end.
chapter_2 =
    .title = A price to move
    .begin = Another game, in its first round. You took a card with a special, which comes after your move.
    .done = A card like this can double a price. Look at what the open cards offer before you take one.
chapter_3 =
    .title = To the port
    .begin = Another game, in its last round: the black train is almost there, so sell what you can.
    .done = That is all of Giganten. Watch the black train: what is not sold in time is worth little.

ask_move_truck_and_train =
    .title = Drive to a well
    .why = Your points are for truck and train: one finds wells, the other brings their oil home.
    .look = Stop beside a well to build there; plain, hill and mountain cost one, two and three points.
ask_move_truck_and_train_train =
    .title = Move your train
    .why = Your train carries the oil of every column that it has reached, for nothing.
    .look = The red line on the map shows how far that is: keep it ahead of your derricks.
ask_move_truck_and_train_survey =
    .title = Look under a tile
    .why = It costs nothing, and only you see how much oil there is.
    .look = One rig and three can be looked at, two never.
ask_move_truck_and_train_done =
    .title = End your move
    .why = Your truck stays where it is, and drives on from there in the next round.
    .look = If it stands beside a well, you may build there in a moment.
ask_build =
    .title = Build a derrick?
    .why = The more rigs are drawn on the tile, the more oil is under it, and the more it costs.
    .look = Does the money come back before the black train arrives and ends the game?

### The guided first game: what only Giganten's coach says.

first =
    .theme = Texas, and oil in the ground
    .theme_text = Somewhere under the hills lie wells. A truck finds them, a train brings the oil to the port.
    .goal = The most money wins
    .goal_text = When the black train, which is nobody’s, reaches the port, the game is over, and money decides.
    .round = Drive, build, carry, sell
    .round_text = Take a card, drive out, build a derrick. Oil comes out, a train carries it, and who bids the most licences, cards for selling, may sell it.

chapter_1 =
    .title = The first rounds
    .done = You have driven out, built, carried and sold: that is a round. Two things are left to see.
chapter_2 =
    .title = A price to move
    .begin = Another game, in its first round. You took a card with a special, which comes after your move.
    .done = A card like this can double a price. Look what the open cards offer before you take one.
chapter_3 =
    .title = To the port
    .begin = The last round of a game that somebody else leads: the black train is almost there, so sell what you can.
    .done = That is all of Giganten. Watch the black train: what is not sold in time is worth little.

ask_move_truck_and_train =
    .title = Drive your truck, move your train
    .why = Your points are for both: the truck finds wells, where you may look under a tile, and the train brings their oil home.
    .look = Stop beside a well to build there; plain, hill and mountain cost one, two and three points.
ask_move_truck_and_train_train =
    .title = Move your train
    .why = Your train carries the oil of every column that it has reached, and does so for nothing.
    .look = The line on the map (free haul) shows how far that is: keep it ahead of your derricks.
ask_move_truck_and_train_survey =
    .title = Look under a tile
    .why = A survey shows you, and nobody else, how much oil lies under a tile beside your truck.
    .look = It costs nothing, and is possible with one rig or three on the tile, not with two.
ask_move_truck_and_train_done =
    .title = End your turn
    .why = Your truck stays where it is, and drives on from there in the next round.
    .look = If it stands beside a well, you will be asked whether to build there.
ask_build =
    .title = Build a derrick?
    .why = It stands on a well beside your truck: the more rigs are drawn on its tile, the more oil, and the dearer.
    .look = Does the money come back before the black train arrives and ends the game?

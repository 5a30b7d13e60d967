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
    .done = A card like this can double what your tank is worth. Look what the open cards offer before you take one.
chapter_3 =
    .title = To the port
    .done = That is all of Giganten. Watch the black train: what is not sold in time is worth little.

ask_move_truck_and_train =
    .title = Drive your truck, move your train
    .why = Your points are for both: the truck finds wells, where you may look under a tile, and the train brings their oil home.
    .look = Stop beside a well to build there; plain, hill and mountain cost one, two and three points.
ask_build =
    .title = Build a derrick?
    .why = It stands on a well beside your truck: the more rigs are drawn on its tile, the more oil, and the dearer.
    .look = Does the money come back before the black train arrives and ends the game?

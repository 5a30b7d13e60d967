### What home, invitations and a new table say of the game.

about =
    .pitch = The remake: a new Texas every time, the Oil Baron at your heels.
    .does_1 = Find the oil
    .does_1_text = Drive out, look under the wells, and build on the good ones.
    .does_2 = Be there by rail
    .does_2_text = Push your train on: oil behind it travels free, the rest pays.
    .does_3 = Win the right to sell
    .does_3_text = Bid with licences that nobody else sees. Bluff, if you dare.

option_length = length
    .help = Where the Oil Baron's arrival ends the game.
    .normal = normal
    .shorter = shorter
    .longer = longer

option_map = map
    .help = How many wells there are for each player.
    .fewer = fewer
    .normal = normal
    .more = more

option_tiles = tiles
    .help = Who lays and turns the map tiles: chance, or the first seat.
    .random = random
    .chosen = chosen

option_deeper_wells = deeper wells
    .help = Two-rig wells of 2 hold 3.

option_even_distribution = even distribution
    .help = Each kind of well has its values in equal numbers.

option_greedy_baron = greedy baron
    .help = Two players: the Oil Baron keeps licences that did not win.

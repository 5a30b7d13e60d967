### Cards, wells, prices and railway.

sheet =
    .standard = Standard cards: { $cards }
    .special_cards = Special cards: { $cards }
    .special_cards_note = A card moves { -black-train } on when it is turned up.
    .steps = Steps
    .licences = Licences
    .points = Points
    .special = Special
    .cards = Cards
    .prices = Prices
    .prices_note = All prices begin at ${ $price }.
    .die = The die
    .die_note = In the white zone blue raises a price and red lowers it; outside of it every roll drives it back.
    .wells = Wells
    .site = Site
    .rigs = { $rigs ->
        [1] One rig
        [2] Two rigs
       *[other] Three rigs
    }
    .derrick = Derrick
    .held = { -units-capital }, and { -markers } in the box
    .all_licences = Licences: { $licences }
    .worth = Worth
    .railway = Railway
    .railway_note = Trains begin on { $start }. { -black-train-capital } begins on { $black_start }. The game ends when it reaches { $end }.
    .railway_endless = Trains begin on { $start }. { -black-train-capital } begins on { $black_start }. Its arrival does not end the game.
    .enter = To enter space
    .costs = points to pay
    .money = Money and oil
    .start = To begin with
    .derricks = Derricks of each player
    .hire = A { -unit } on a train that is not yours
    .keeps = { -units-capital } that a tank keeps after a round
    .above = For each { -unit } above
    .spring = A well spring
    .deeper = Drilling deeper, a derrick
    .end = At the end
    .end_note = And ${ $amount } for each { -unit } in a tank or at a derrick.
    .rank = Rank of your train
    .each_derrick = For each derrick on the map

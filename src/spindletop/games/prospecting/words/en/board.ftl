### What stands on the panels and in the dock of Giganten and Black Gold.

### The terms -unit, -units, -marker and -line stand in the folders of the two games.

board =
    .seat = Seat { $number }
    .you = You
    .dollars = ${ $amount }
    .any_company = any one company
    .or = { " or " }
    .wins = Most money wins
    .round = Round { $number }
    .this_round = This round
    .first = begins this round

    .free_haul = free haul
    .well = { $rigs ->
        [one] A well with { $rigs } rig on { $square }: a derrick costs ${ $price }.
       *[other] A well with { $rigs } rigs on { $square }: a derrick costs ${ $price }.
    }
    .seen = { $oil ->
        [one] You saw { $oil } { -unit }.
       *[other] You saw { $oil } { -units }.
    }
    .looked = { $name } has looked.
    .derrick = { $oil ->
        [one] Derrick of { $name } on { $square }, { $oil } { -unit } left
       *[other] Derrick of { $name } on { $square }, { $oil } { -units } left
    }
    .truck = Truck of { $name } on { $square }
    .train_on = Train of { $name } on { -line } { $space }

    .drive = { $points ->
        [one] Drive to { $square }: { $points } point, { $left } left.
       *[other] Drive to { $square }: { $points } points, { $left } left.
    }
    .cross = { $points ->
        [one] Drive across { $square }: { $points } point. You cannot stop there.
       *[other] Drive across { $square }: { $points } points. You cannot stop there.
    }
    .place = Put your truck on { $square }.
    .survey = Look under the { -marker } on { $square }.
    .build = Build a derrick on { $square } for ${ $price }.
    .spring = Open a well spring on { $square } for ${ $price }.
    .deepen = Drill deeper on { $square } for ${ $price }.
    .train = { $points ->
        [one] Your train to { -line } { $space }: { $points } point, { $left } left.
       *[other] Your train to { -line } { $space }: { $points } points, { $left } left.
    }
    .fare = { $points ->
        [one] point a { -line }
       *[other] points a { -line }
    }
    .end = End
    .ends_at = ends at { $space }
    .next_fare = { $points ->
        [one] next: { $points } point
       *[other] next: { $points } points
    }
    .arrived = at the end

    .has_derricks = Derricks: { $derricks } on the map, { $hand } in hand
    .has_oil = { $oil ->
        [one] { $oil } { -unit } in tanks
       *[other] { $oil } { -units } in tanks
    }
    .has_train = Train on { -line } { $space }
    .bids = Bids { $bid }
    .passed = Passed
    .points_left = { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
    .next = Next
    .then = Then
    .last = Last
    .chooses = Chooses
    .took = Took { $licences } and { $points }

card_special =
    .none = No special
    .price = Any price ±{ $amount }
    .oil = { $amount ->
        [one] { $amount } { -unit } of oil
       *[other] { $amount } { -units } of oil
    }
    .back = Others’ trains back { $amount }
    .spring = Well spring
    .deeper = Drill deeper

special_short =
    .none = no special
    .price = price ±{ $amount }
    .oil = { $amount ->
        [one] { $amount } { -unit }
       *[other] { $amount } { -units }
    }
    .back = back { $amount }
    .spring = spring
    .deeper = deeper

panel =
    .market = Market
    .tracks = Railway
    .cards = Cards
    .cards_order = in order of play
    .zone_red = Red zone: rises next
    .zone_white = White zone: either way
    .zone_blue = Blue zone: falls next
    .next_roll = The next roll of the die brings it to { $prices }.
    .auction_now = Auction { $number } of { $of }: now
    .price_up = ${ $amount } more than before this round
    .price_down = ${ $amount } less than before this round
    .tank = { $oil ->
        [one] { $name }: { $oil } { -unit }
       *[other] { $name }: { $oil } { -units }
    }
    .own = Store the { -unit } at { $company }, hauled for nothing.
    .black = Store the { -unit } at { $company }: ${ $fee } to the bank for hauling it.
    .rival = Store the { -unit } at { $company }: ${ $fee } to the leading rival for hauling it.
    .oil = Put the oil into your tank at { $company }
    .at = Sell at { $company }
    .licences = Licences
    .points = Movement points
    .licences_of = { $number ->
        [one] licence
       *[other] licences
    }
    .points_of = { $number ->
        [one] point
       *[other] points
    }
    .ticket = To be used in this round
    .ticket_spent = Used in this round
    .no_card = no card yet
    .choosing = choosing now
    .chooses_next = chooses next
    .will_choose = of { $cards } cards
    .in_reach = in reach
    .or_train = or train
    .to = to
    .took_it = { $name } took it
    .take = Take card { $letter }: { $licences } licences, { $points } points. { $special }. Wells in reach: { $one } with one rig, { $two } with two, { $three } with three. Or your train to { $space }.

dock =
    .licences = Your licences
    .raised = raised: what { $bid } would cost you
    .no_licences = No licences yet: they come with your card.
    .licences_worth = Your licences are worth
    .in_all = in all
    .hand = { $ones } worth one, { $twos } worth two
    .leaves = leaves you { $left }
    .all_you_hold = all you hold
    .bluff = bluff: { $short } short
    .bluffs = bluff
    .yours = yours { $worth }
    .ruler = { $bid } is bid, you hold { $worth }; more is a bluff.
    .other_bid = Another bid
    .bid = Bid
    .pass = Pass
    .passed = passed
    .no_bids = Nobody has bid yet.
    .tape = Bids so far
    .worth = Winning is worth
    .worth_at_most = Winning is worth up to
    .times = { $oil ->
        [one] { $oil } { -unit } × ${ $price }
       *[other] { $oil } { -units } × ${ $price }
    }
    .pay = { $twos ->
        [0] Pay { $ones } worth one
        [one] { $ones ->
            [0] Pay { $twos } worth two
            [one] Pay { $twos } two, { $ones } one
           *[other] Pay { $twos } two, { $ones } ones
        }
       *[other] { $ones ->
            [0] Pay { $twos } worth two
            [one] Pay { $twos } twos, { $ones } one
           *[other] Pay { $twos } twos, { $ones } ones
        }
    }
    .leaves_licences = keeps { $ones } worth one, { $twos } worth two
    .sell = Sell { $oil }
    .sell_none = Sell none
    .sell_button = Sell
    .how_many = How many
    .brings = ${ $amount }, then ${ $money }
    .you_hold = { $licences ->
        [0] You hold no licences yet.
        [one] You hold { $licences } licence, worth { $worth }.
       *[other] You hold { $licences } licences, worth { $worth }.
    }
    .take = Take card { $letter }
    .then = then { $licences } licences, { $points } points
    .ticket = Your ticket
    .you_are_next = You are next
    .before_you = { $seats ->
        [one] { $seats } before you
       *[other] { $seats } before you
    }
    .licences_in_hand = licences in hand: { $licences }
    .points_left = { $points ->
        [one] point left
       *[other] points left
    }
    .card = { $points } points, { $licences } licences. { $special }
    .done = End turn
    .train_far = How far your train goes
    .ride = Train
    .fare = { $points } pt
    .place_truck = Choose a lit square to put your truck there.
    .drive = Choose a lit square to drive there.
    .stays = Your truck stays where it is.
    .costs = ${ $price }, leaves ${ $money }
    .build = Build on { $square }
    .survey = Survey { $square }
    .may_hold = holds { $oil }
    .train = Train to { $space }
    .spends = { $points ->
        [one] { $points } point, { $left } left
       *[other] { $points } points, { $left } left
    }
    .oil_there = { $oil } { -units }
    .if_you_build = If you build on { $square }
    .no_build = Do not build
    .spring = Spring on { $square }
    .no_spring = No well spring
    .deepen = Deeper on { $square }
    .enough = That is enough
    .to_price = to ${ $price }
    .no_price = Leave them
    .back = Send them back { $amount }
    .train_back = { $name } to { $space }
    .no_back = Leave them
    .tank = ${ $price }, you have { $oil }
    .black = { $company }, by the bank’s train
    .rival = { $company }, by a rival’s train
    .lose = Let it go
    .no_oil = Do without
    .tile = Tile { $name }
    .turned = Turned by { $degrees }°
    .laying = The first player lays out the map for all.

# What another has done in this turn, frame by frame
film =
    .title = The turn so far
    .turn = { $points ->
        [one] Has { $points } point
       *[other] Has { $points } points
    }
    .placed = Starts on { $square }
    .drove = Drives to { $square }
    .train = Train to { $space }
    .surveyed = Surveys { $square }
    .built = Builds on { $square }
    .spring = Spring on { $square }
    .deepened = Deeper on { $square }
    .sent_back = Trains back { $spaces }
    .extra_oil = Oil to { $company }
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .oil = { $oil ->
        [one] { $oil } { -unit }
       *[other] { $oil } { -units }
    }

# Great moments, in a word on a stamp or under a hammer
peak =
    .won = Won
    .bluff = Bluff!

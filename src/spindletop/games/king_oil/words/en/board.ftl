### What the table shows: the map, its panels, the plates of the seats, the dock.

## Names of the properties, written on the map

lease =
    .n1 = Ransom Bend
    .n2 = Widow Tate
    .n3 = Coldwater
    .n4 = Rafter J
    .n5 = Hanley
    .n6 = Juniper
    .n7 = Kettle Sink
    .n8 = Amity
    .n9 = Old Mission
    .n10 = Sorrel
    .n11 = Dutch Hollow
    .n12 = Sandhill
    .n13 = Blind Mule
    .n14 = Three Oaks
    .n15 = Quitman
    .n16 = Lark Slough
    .n17 = Bonanza Flat
    .n18 = Long Furrow

## The map

board =
    .title = Coronet County
    .map = Map of the eighteen properties
    .money = ${ $amount }
    .seat = Seat { $number }
    .legend_hole = hole
    .legend_dry = dry
    .legend_shed = undrilled
    .legend_pipeline = pipeline ${ $price }
    .closed = closed
    .closed_stamp = CLOSED
    .left = { $cards } left
    .pile = { $cards ->
        [one] One Wildcat card is left in the pile.
       *[other] { $cards } Wildcat cards are left in the pile.
    }
    .fire = FIRE
    .fire_loses = lose derricks
    .fire_card = This turn’s Wildcat card: a fire.
    .a_derrick = a derrick
    .depletion = depletion
    .wells = { $wells ->
        [one] well
       *[other] wells
    }
    .buy = Buy land
    .no_buy = No purchase
    .card = This turn’s Wildcat card: ${ $pays } { $per }, { $wells } { $wells ->
        [one] well
       *[other] wells
    }, { $buys }.
    .bank = Bank
    .sheriff = SHERIFF’S
    .sale = SALE
    .bill = Property { $number }, { $name }, is auctioned.
    .pipelines = { $count ->
        [one] A pipeline of { $owner } from { $source } into { $target }.
       *[other] { $count } pipelines of { $owner } from { $source } into { $target }.
    }
    .cap = { $hole }: dry.
    .derrick = { $hole }: derrick of { $owner }.
    .shed = Shed of { $owner } on { $number }, { $name }: not drilled yet.
    .lot_now = On the block
    .lot_next = Next
    .drill = Drill { $hole }, on { $name }. { $oil }.
    .lose_derrick = Lose the derrick on { $hole }. { $first }. { $second }.
    .buy_lease = Buy { $number }, { $name }, for ${ $price }: { $holes } { $holes ->
        [one] hole
       *[other] holes
    }. Leaves you ${ $left }.
    .sell_lease = Offer your { $number }, { $name }, for sale.
    .want_lease = Ask { $owner } for { $number }, { $name }.
    .lay = Lay a pipeline from { $source } into { $target } for ${ $price }: { $payer } would pay ${ $change } more a turn.
    .lose_pipeline = Lose the pipeline from { $source } into { $target }: { $payer } would pay ${ $change } less a turn.

    .has_leases = { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }
    .has_derricks = { $count ->
        [one] { $count } derrick
       *[other] { $count } derricks
    }
    .has_pipelines = { $count ->
        [one] { $count } pipeline
       *[other] { $count } pipelines
    }
    .has_holes = { $count ->
        [one] { $count } open hole
       *[other] { $count } open holes
    }
    .has_worth = worth ${ $worth } at the end
    .owes = owes ${ $amount }
    .owes_nothing = owes nothing
    .bids = Bids ${ $bid }
    .passed = Passed
    .bankrupt = Bankrupt

    .wins = Last one who can pay wins
    .when = or the richest when the bank is empty
    .far = { $seats } still in. Bank ${ $bank }
    .far_of = of ${ $money }
    .round = Round { $round }
    .setup = First properties
    .step0 = Dues
    .step1 = Card
    .step2 = Drill
    .step3 = Buy
    .step_well = Drill { $nth } of { $of }
    .lot = Property { $number }
    .more_lots = and { $lots } more

## Panels

panel =
    .tab_land = Land
    .tab_dues = Dues
    .tab_pile = Pile
    .tab_lot = Lot
    .tab_bids = Price
    .own = Your properties
    .drill = Where you may drill
    .burn = Where the fire may burn
    .for_sale = For sale
    .for_deals = To sell, or to ask for
    .counts = Counts for ${ $worth } at the end
    .sell = Yours, to sell
    .want = Ask { $name } for it
    .leases = { $leases ->
        [one] { $leases } property
       *[other] { $leases } properties
    }
    .open_holes = { $holes } open
    .derricks = { $derricks ->
        [one] { $derricks } derrick
       *[other] { $derricks } derricks
    }
    .pipelines = { $pipelines ->
        [one] { $pipelines } pipeline
       *[other] { $pipelines } pipelines
    }
    .no_land = No property yet.
    .derricks_there = derricks
    .dry_there = dry
    .open_there = open
    .beside = { $count ->
        [one] next to your { $numbers }
       *[other] next to your { $numbers }
    }
    .neighbours = { $rivals ->
        [0] no neighbour yet
        [one] { $rivals } neighbour
       *[other] { $rivals } neighbours
    }
    .full = All holes are drilled
    .allows = { $nth ->
        [1] Oil: a pipeline may leave
        [2] Oil: a second pipeline may leave
       *[other] Oil: a third pipeline may leave
    }
    .allows_now = { $nth ->
        [1] A pipeline may leave now
        [2] A second pipeline may leave now
       *[other] A third pipeline may leave now
    }
    .all_laid = Three pipelines leave here
    .to_go = { $derricks } { $derricks ->
        [one] derrick
       *[other] derricks
    } to the next pipeline
    .costs = ${ $amount } a turn to { $to }
    .costs_more = Oil: ${ $amount } more a turn to { $to }
    .costs_less = ${ $amount } less a turn to { $to }
    .several = others
    .land_of = Land of { $name }
    .nobody_pipes = Nobody pipes in
    .pipeline_goes = Below { $derricks }: a pipeline goes
    .forbids = { $nth ->
        [1] Below { $derricks }: no pipeline may leave
        [2] Below { $derricks }: no second pipeline may leave
       *[other] Below { $derricks }: no third pipeline may leave
    }
    .fewer = { $left ->
        [0] The last derrick here
       *[other] { $left } of { $derricks } derricks stay
    }
    .royalties = Pipeline dues
    .each_turn = each turn
    .nothing_due = Nothing is due. A pipeline costs ${ $price }, and leaves a property with { $derricks } derricks or more.
    .net = You, over a round
    .pays = { $payer } pays { $payee } ${ $amount }.
    .pile = Still in the Wildcat pile
    .cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .let_buy = wells a card allows; { $cards } of { $left } let you buy land
    .pile_wells = { $cards } { $cards ->
        [one] card
       *[other] cards
    } with { $wells } { $wells ->
        [one] well
       *[other] wells
    }
    .pile_fires = { $cards ->
        [one] { $cards } fire
       *[other] { $cards } fires
    }
    .land = land
    .counts_for = counts for
    .open_and_dry = { $open } open { $open ->
        [one] hole
       *[other] holes
    }, { $dry } dry
    .lot = Auction
    .deal = For sale
    .bids = Bid ladder
    .price = Price
    .round = round ones; any other below
    .thousands = thousands
    .ladder = Bids: { $bids }.
    .ladder_empty = No bids yet.
    .has = has ${ $cash }

## The dock

dock =
    .draw = Draw a card
    .pile = { $cards } left, { $fires ->
        [0] no fire
        [one] { $fires } fire
       *[other] { $fires } fires
    }
    .announce = { $wells ->
        [one] well, ${ $least } to ${ $most }
       *[other] wells, ${ $least } to ${ $most }
    }
    .pay = Pay the fine
    .leaves = ${ $cost }, leaves ${ $left }
    .short = ${ $cost }, you are ${ $left } short
    .end = End turn
    .which_pipeline = Pipelines that you may lay
    .lay = Lay for ${ $price }
    .lay_and_end = Lay for ${ $price }, end turn
    .pipeline = Pipeline { $source } into { $target }
    .pipeline_and_end = Pipeline { $source } into { $target }, end turn
    .pipeline_listed = { $source } into { $target }
    .pipeline_brings = +${ $more } a turn
    .pipeline_costs = ${ $price } for ${ $more } a turn, leaves ${ $left }
    .deal = Make an offer
    .sell = Offer a property
    .offers_left = { $offers ->
        [one] { $offers } offer left
       *[other] { $offers } offers left
    }
    .give_up = Give up
    .bankrupt = you are bankrupt
    .call = Call it out
    .fine = { $name } pays ${ $fine }
    .let_go = Say nothing
    .jump = Drill before drawing
    .jump_costs = ${ $fine }, and your turn is over
    .trespass = Drill elsewhere
    .trespass_costs = a slip: ${ $fine } if called
    .overdrill = Drill one too many
    .overdrill_costs = ${ $fine }, and your next turn
    .lose_on = One on { $number }
    .less = ${ $less } a turn less
    .keep = keep ${ $left }
    .beyond = beyond all, keep ${ $left }
    .pass = Pass
    .price = Price
    .bid = Bid
    .offer = Offer
    .to = To { $name }
    .any_price = any price up to ${ $cash }
    .sell_it = Sell it
    .buy_it = Buy it
    .gives = ${ $price }, then ${ $left }
    .decline = Decline
    .offer_at = Offer { $number } to { $name } for ${ $price }.
    .ask_at = Offer ${ $price } for { $number }.

    .ask_first = Choose your first property
    .ask_draw = Draw a card?
    .ask_announce = How many wells do you announce?
    .ask_hole = { $of ->
        [one] Which hole do you drill?
       *[other] Well { $nth } of { $of }: which hole do you drill?
    }
    .ask_slip = Which hole do you drill?
    .ask_no_hole = You have no hole to drill
    .ask_fire = { $left ->
        [one] Fire! Which derrick do you lose?
       *[other] Fire! Which derrick do you lose? { $left } must go
    }
    .ask_buy = Buy a property, or end your turn?
    .ask_end = End your turn?
    .ask_call = { $name } drills on { $number }, { $lease }. Call it out?
    .ask_pipeline = Which pipeline of { $number }, { $lease }, goes?
    .ask_deal = Which property?
    .ask_sell = Which property do you offer?
    .ask_buyer = { $number }, { $lease }: to whom, at what price?
    .ask_first_bid = { $number }, { $lease }: open the bidding, or pass?
    .ask_bid = { $name } bids ${ $bid }. Raise, or pass?
    .ask_exactly = { $number }, { $lease }: how much exactly do you bid?
    .ask_price = { $number }, { $lease }, for { $name }: at what price?
    .ask_to_sell = { $name } offers ${ $price } for { $number }, { $lease }. Sell?
    .ask_to_buy = { $name } offers { $number }, { $lease }, for ${ $price }. Buy?
    .ask_short = You owe { $to } ${ $amount }. Sell something, or give up?

    .depth0 = Shallow
    .depth1 = Medium
    .depth2 = Deep
    .depth3 = Dry
    .percent = { $share }%
    .wells = { $wells ->
        [0] A well costs
        [one] { $wells } well
       *[other] { $wells } wells
    }
    .to_go = { $drilled ->
        [0] { $wells ->
            [0] known when drilled
           *[other] none drilled yet
        }
       *[other] { $drilled } drilled, { $wells } to go
    }
    .found = found
    .section = A section through the field: { $drilled } drilled in this turn, { $wells } to go.
    .burn_next = which?
    .burn = { $derricks ->
        [one] One derrick burns
       *[other] { $derricks } derricks burn
    }
    .owned = of { $derricks }
    .takings = { $derricks ->
        [one] What a card brings for your { $derricks } derrick
       *[other] What a card brings for { $derricks } derricks
    }
    .cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .yours = It is yours
    .theirs = It is { $name }’s
    .a_rivals = It is a rival’s
    .nobody_bids = Nobody bids
    .closed = { $pipelines ->
        [0] closed for good
        [one] closed, your pipeline is lost
       *[other] closed, your { $pipelines } pipelines are lost
    }
    .stakes = What { $number }, { $name }, does to your dues
    .change = { $change } a round
    .no_change = As now
    .gets_and_owes = get ${ $gets }, owe ${ $owes }
    .the_bank = the bank
    .due = Due to { $to }
    .cash = Your cash
    .missing = Missing
    .debt = You cannot pay
    .gets = Rivals pay you
    .owes = You pay them
    .net = Together
    .until = Dues, over a round

    .line_first = Choose a property on the map. Whoever pays most plays first.
    .line_draw = It pays for your derricks, then you drill. Pipelines may be laid before.
    .line_announce = All wells that you announce are drilled, and each is paid at once.
    .line_hole = Choose a lit hole on the map.
    .line_charted = What has been found tells what is left under the others.
    .line_uncharted = An uncharted field: all holes have the same odds.
    .line_fire = Its hole is capped for the rest of the game.
    .line_pipeline = Nothing is paid back for it.
    .line_buy = Choose a lit property to buy it, or end your turn.
    .line_end = Nothing to buy with this card.
    .line_deal = Choose one of yours to sell it, or one of a rival’s to ask for it.
    .line_sell = Choose one of yours on the map.
    .line_price = Round prices are beside the map, any other is here.
    .line_offer = At the end it would count for ${ $worth }.
    .line_short = Sell something before you must give up.
    .line_no_hole = Buy holes from a rival, or pay ${ $fine }.
    .line_call = Nobody’s land: if nobody calls, it is theirs for nothing instead of ${ $price }.

    .after_fire = Your worth after the fire
    .before_fire = ${ $worth } now; less, if a pipeline goes
    .worth = Your worth
    .worth_is = cash, land, derricks, pipelines
    .oil = Oil
    .dry = Dry
    .oil_odds = Oil { $share }%
    .dry_odds = Dry { $share }%
    .a_derrick = A derrick
    .a_cap = A cap for good
    .from_to = ${ $least } to ${ $most }
    .costs = ${ $cost }
    .reach = { $name } has
    .reach_over = nobody tops a bid of that
    .reach_under = more than your ${ $cash }
    .alone = Nobody bids against you
    .your_cash = your cash

# Great moments, in a word on a stamp or under a hammer
peak =
    .sold = Sold

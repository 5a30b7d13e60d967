### Questions, answers, and what happens.

## Things

money = ${ $amount }
bank = the bank
derricks = { $derricks ->
    [one] { $derricks } derrick
   *[other] { $derricks } derricks
}
pipelines = { $pipelines ->
    [one] { $pipelines } pipeline
   *[other] { $pipelines } pipelines
}
wells = { $wells ->
    [one] { $wells } well
   *[other] { $wells } wells
}
# What is on a property.
stands = { $pipelines ->
    [0] { derricks }, { $empty } empty
   *[other] { derricks }, { $empty } empty, { pipelines }
}
card =
    .fire = Fire
    .royalty = ${ $amount } a derrick; up to { wells }; { card.purchase }
    .depletion = depletion, ${ $amount }; up to { wells }; { card.purchase }
    .purchase = { $buys ->
        [yes] a property may be bought
       *[no] no purchase
    }
depth =
    .shallow = shallow
    .medium = medium
    .deep = deep
    .dry = dry

## Questions

question =
    .chooser = Who chooses a property first?
    .depth = How deep is the oil in hole { $hole }?
    .card = Which Wildcat card is on top?
    .first_property = choose your first property, and pay its price of your ${ $cash }.
    .draw = draw a card? You have ${ $cash }.
    .announce = how many wells do you announce, up to { $most }? You have ${ $cash }.
    .hole = which hole do you drill? { wells } to go, ${ $cash } to pay for it.
    .no_hole = you have no hole to drill, which costs ${ $fine } of your ${ $cash }.
    .fire = fire! Choose a derrick to lose, { $left } to go.
    .purchase = buy a property, or end your turn? You have ${ $cash }.
    .end_turn = end your turn?
    .foreign_hole = which hole that is not yours do you drill?
    .hole_before_drawing = which hole do you drill, before drawing a card?
    .hole_too_many = which hole do you drill, though it is one too many?
    .call = { $name } has drilled on property { $number }, which is nobody's. Do you call it out?
    .lose_pipeline = property { $number } has too few derricks left for its pipelines. Which one goes?
    .offer = which property do you offer?
    .offer_or_ask = which property do you offer, or ask for?
    .buyer = to whom do you offer property { $number } ({ stands })?
    .first_bid = property { $number } ({ stands }) is auctioned, no bid yet. Pass, or bid about how much? You have ${ $cash }.
    .bid = property { $number } ({ stands }) is auctioned, { $name } bids ${ $bid }. Pass, or bid about how much? You have ${ $cash }.
    .bid_exactly = how much exactly do you bid for property { $number }?
    .want_price = about how much of your ${ $cash } do you offer to { $name } for property { $number } ({ stands })?
    .offer_price = for about how much do you offer property { $number } to { $name }, who has ${ $most }?
    .price_exactly = at what price exactly, for property { $number }?
    .sell = do you sell property { $number } ({ stands }) to { $name } for ${ $price }? You have ${ $cash }.
    .buy = do you buy property { $number } ({ stands }) from { $name } for ${ $price } of your ${ $cash }?
    .short = { $offers ->
        [one] you owe ${ $amount } to { $creditor }, but have ${ $cash }. Sell something ({ $offers } offer left), or give up?
       *[other] you owe ${ $amount } to { $creditor }, but have ${ $cash }. Sell something ({ $offers } offers left), or give up?
    }

## Answers

answer =
    .offer = offer a property for sale
    .offer_or_ask = offer a property for sale, or ask for one
    .draw = draw a card
    .pay_fine = pay ${ $amount }
    .drill_before_drawing = drill before drawing: ${ $amount }, and your turn is over
    .trespass = drill where it is not yours
    .drill_too_many = drill one too many: ${ $amount }, and your next turn
    .announce = announce { wells }
    .drill = drill hole { $hole }
    .buy = { $holes ->
        [one] buy property { $number } for ${ $price }: { $holes } hole
       *[other] buy property { $number } for ${ $price }: { $holes } holes
    }
    .lay = pipeline from { $source } into { $target } for ${ $price }: ${ $more } more a round
    .lose_derrick = lose the derrick on { $hole }
    .lose_pipeline = lose the pipeline from { $source } into { $target }
    .sell = sell property { $number }: { stands }; bought new for ${ $price }
    .want = ask { $name } for property { $number }: { stands }; bought new for ${ $price }
    .to = to { $name }, who has ${ $cash }
    .between = ${ $lowest } to ${ $highest }
    .in_all = in all ${ $amount }
    .bid_for = bid { $price } for property { $number }
    .accept_to_buy = buy it for ${ $amount }
    .accept_to_sell = sell it for ${ $amount }
    .give_up = give up, bankrupt
    .call = call it out
    .end_turn = end turn
    .decline = decline
    .pass = pass
    .say_nothing = say nothing

# The same as parts of a plan.
step =
    .buy = buy property { $number } for ${ $price }
    .lay = lay a pipeline from { $source } into { $target }
    .bid = bid ${ $price } for property { $number }
    .want = offer { $name } ${ $price } for property { $number }
    .sell = offer property { $number } to { $name } for ${ $price }

## What happens

# The other one of two, who may be the bank; and a property of theirs.
creditor = { $other_is ->
    [bank] the bank
   *[other] { whom }
}
target = { $other_is ->
    [you] *your { $target }*
   *[other] *{ $target }*
}

event =
    .chooses_first = { who } got the first choice
    .starts = { who } went first
    .turn = Round { $round }: { heading.turn }
    .turn_lost = { who } lost this turn, but not what is due for pipelines
    .paid = { who } paid { creditor } *${ $amount }*
    .paid_royalties = { who } paid { whom } *${ $amount }* in royalties
    .card = { who } drew { $card }
    .card_fire = { who } drew a *fire*: { $burn } of { derricks } to burn
    .card_fire_out = { who } drew a *fire*: no derrick to burn
    .shuffled = The cards were shuffled again
    .royalty = { who } got *${ $amount }* from the bank
    .royalty_card = { who } drew ${ $rate } a derrick: *${ $amount }*
    .royalty_depletion = { who } drew oil depletion: *${ $amount }*
    .bank_empty = { $owed ->
        [0] *The bank is empty*: the end
       *[other] *The bank is empty* and still owes { whom } ${ $owed }: the end
    }
    .announced = { who } announced *{ wells }*
    .drilled = { who } drilled { $hole }: *{ $depth }*, ${ $cost }
    .drilled_in_vain = { who } drilled { $hole }: *{ $depth }*, ${ $cost }, but no derrick is left
    .drilled_before_drawing = { who } drilled *{ $hole }* before drawing: it is capped, and the turn is over
    .drilled_too_many = { who } drilled *{ $hole }*, one too many: all wells of the turn are capped
    .lapsed = { $wells ->
        [one] { who } dropped { $wells } announced well: no hole is left for it
       *[other] { who } dropped { $wells } announced wells: no hole is left for them
    }
    .no_hole = { who } had no hole to drill
    .burnt = { who } lost the derrick on *{ $hole }*
    .bought = { who } bought property *{ $number }* for *${ $price }*
    .pipeline = { who } laid a pipeline from { $source } into { target }
    .pipeline_lost = { who } lost the pipeline from { $source } into *{ $target }*
    .offer = { who } offered { whom } property *{ $number }* for *${ $price }*
    .asked = { who } offered { whom } *${ $price }* for property *{ $number }*
    .declined = { who } declined
    .sold = { who } bought property *{ $number }* from { whom } for *${ $price }*
    .bankrupt = { $cash ->
        [0] { who } could not pay ${ $amount }: *bankrupt*
       *[other] { who } could not pay ${ $amount }: *bankrupt*, and the last ${ $cash } go to { creditor }
    }
    .auction = Property *{ $number }* is auctioned
    .bid = { who } bid *${ $price }*
    .passed = { who } passed
    .auctioned = { who } won property *{ $number }* for *${ $price }*
    .closed = Nobody wanted property *{ $number }*: it is closed for good
    .called = { who } called { whom } out on property *{ $number }*: the pieces go, and the turn is over
    .claimed = { who } got property *{ $number }*, as nobody called
    .last_round = The last round is over: *worth decides*

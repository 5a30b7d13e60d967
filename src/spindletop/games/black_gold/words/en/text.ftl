### What Black Gold calls by names of its own, and what only happens there.

-unit = plume
-units = plumes
-units-capital = Plumes
-marker = marker
-markers = markers
-line = row
-black-train = the Oil Baron's train
-black-train-capital = The Oil Baron's train

terrain =
    .easy = plains
    .rough = rough
    .hard = hill

# A place of the map. One that is said at the beginning of a sentence has a capital.
tier = { $side ->
    [left] tier { $tier } left
    [right] tier { $tier } right
   *[whole] tier { $tier }
}
tier_capital = { $side ->
    [left] Tier { $tier } left
    [right] Tier { $tier } right
   *[whole] Tier { $tier }
}

# The Oil Baron's licences at a company: face down, and what the open ones are worth.
baron = { $cards ->
    [one] Baron: { $cards } card
   *[other] Baron: { $cards } cards
}
    .shows = { $cards ->
        [one] Baron: { $cards } card + { $worth }
       *[other] Baron: { $cards } cards + { $worth }
    }

question =
    .tile = which tile lies in { tier }?
    .turn_tile = how is the tile in { tier } turned?
    .well_place = Where is the extra well in { tier }?
    .spring = do you open a well spring beside your truck for ${ $price }?
    .spring_roll = How much oil does the well spring hold?
    .deepen = where do you drill deeper, for ${ $price } each?
    .greedy_bid = the Oil Baron at { $company } shows { $worth }. Bid more, or leave it to him.
    .final_bid = your final bid against the Oil Baron for { $company }?
    .name_company = at which company do you sell? Its price is rolled first.

answer =
    .spring = open a well spring on { $square } for ${ $price }
    .deepen = drill deeper on { $square } for ${ $price }
    .at = sell at { $company }, now ${ $price }
    .tile = lay { $tile }
    .rotate = turned by { $degrees } degrees

heading =
    .layout = The map
    .moving = Prospecting
    .building = Prospecting
    .transport = Pumping
    .overflow = Overflow

event =
    .tile = { tier_capital }: *{ $tile }*, turned by { $degrees } degrees
    .extra_well = An extra well on *{ $square }*
    .spring = { who } opened a well spring on *{ $square }*: *{ oil }*
    .deepened = { who } drilled deeper on *{ $square }*: *{ oil }*
    .baron_shows = The Oil Baron at { $company } shows *{ $worth }*
    .baron_wins = The Oil Baron won *{ $company }*: nobody sells there
    .named = { who } chose *{ $company }* to sell at

### Questions, answers, and what happens.

## Things

secret = secret
ghost = The ghost
quadrant = { $name } ({ $letter })
square = row { $row }, column { $column }
    .of = row { $row }, column { $column } ({ $letter })
barrels = { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}
asset =
    .rig = rig
    .station = station
    .refinery = refinery
    .well = well
good =
    .domestic_crude = domestic crude
    .domestic_gasoline = domestic gasoline
    .foreign_crude = foreign crude
    .foreign_gasoline = foreign gasoline

## News cards, and what they do

news_property_tax = Property tax
    .does = pay { $rig } a rig, { $well } a well, { $station } a station, { $refinery } a refinery
news_global_warming = Global warming
    .does = for each refinery that is not fitted: pay { $fit }, leave it shut, or sell it
news_sales_tax = Sales tax
    .does = pay { $tax } for each station
news_cold_winter = Cold winter
    .does = { $barrels ->
        [one] the supply takes { $barrels } domestic gasoline barrel
       *[other] the supply takes { $barrels } domestic gasoline barrels
    }
news_safety_inspection = Safety inspection
    .does = pay { $crude } a crude, { $gasoline } a gasoline in stock
news_world_uncertainty = World uncertainty
    .does = { $barrels ->
        [one] the domestic market gets { $barrels } foreign crude barrel; { consumer_price }
       *[other] the domestic market gets { $barrels } foreign crude barrels; { consumer_price }
    }
news_embargo = Embargo
    .does = { $barrels ->
        [one] the supply takes { $barrels } domestic crude barrel; lasts: no foreign trade
       *[other] the supply takes { $barrels } domestic crude barrels; lasts: no foreign trade
    }
news_run_on_the_pumps = Run on the pumps
    .does = { consumer_price }; lasts: each Hit station may sell { $extra } more

consumer_price = { $way ->
    [down] consumer price { reds } down
   *[up] consumer price { reds } up
}
reds = { $reds ->
    [one] { $reds } red
   *[other] { $reds } reds
}

## Questions

# What somebody has, where it may be shown; and in which quadrant, where it is not clear.
purse = { $shown ->
    [yes] ; you have { $cash }
   *[no] { "" }
}
inside = { $quadrant ->
    [none] { "" }
   *[other] { "" } in quadrant { $quadrant }
}

question =
    .news_card = Which news card is turned up?
    .roll = the dice are rolled.
    .green_die = The green die: what follows on { $economy }?
    .special_purchase = buy assets to begin with{ purse }.
    .trade_on_domestic = trade on at the Domestic market{ purse }.
    .trade_on_foreign = trade on at the Foreign market{ purse }.
    .trade = trade at one market{ inside }, or go on to the roll{ purse }.
    .produce_both = row { $row } and column { $column } give you { $hits }; { stock }.
    .produce_row = row { $row } gives you { $hits }; { stock }.
    .produce_column = column { $column } gives you { $hits }; { stock }.
    .assets = buy assets{ inside }, or sell what was hit, at { $economy } prices{ purse }.
    .place = where do you place the { $asset }?
    .place_refinery = where do you place the { $asset }, by the first of its four squares?
    .forced_sale = { $news }: you owe { $amount }{ purse }. Which asset do you sell?
    .refit = Global warming: what becomes of the refinery on { $square }? To fit it costs { $fit }{ purse }.
    .declare_secretly = do you declare victory? The goal is { $goal }{ purse }.
    .declare = the goal of { $goal } is reached{ purse }. Do you declare victory?

hits =
    .wells = { $number ->
        [one] { $number } hit on wells
       *[other] { $number } hits on wells
    }
    .refineries = { $number ->
        [one] { $number } hit on refineries
       *[other] { $number } hits on refineries
    }
    .stations = { $number ->
        [one] { $number } sale at stations
       *[other] { $number } sales at stations
    }
    .strike = a rig that strikes oil
stock = you have { $crude } crude and { $gasoline } gasoline

## Answers

answer =
    .buy = buy a { $good } for { $price }
    .sell = sell a { $good } for { $price }
    .fit = fit the refinery on { $square } for { $price }
    .collect = collect 2 crude from a well
    .refine = turn 1 crude into 1 gasoline
    .pump = sell 1 gasoline at a station for { $price }
    .strike = turn the rig into a well for { $price }
    .purchase = buy a { $asset } for { $price }
    .place = place it on { $square }
    .liquidate = sell the { $asset } on { $square } for { $price }
    .leave = leave it shut
    .declare = declare victory
    .done = no more
    .play_on = go on playing
    .start = { $name } begins
    .roll = red { $red }, black { $black }
    .news = { $news }: { $does }

# The same as parts of a plan.
step =
    .buy = buy { $traded }
    .sell = sell { $traded }
    .collect = collect from a well
    .refine = refine a barrel
    .pump = sell to consumers
    .strike = strike oil
    .place = build a { $asset } on { $square }
    .done_market = trade nothing
    .done_hits = leave the hits
    .done_assets = build nothing

## What happens

# How many barrels of what, as they are traded.
traded =
    .domestic_crude = *{ $barrels }* crude at home
    .domestic_gasoline = *{ $barrels }* gasoline at home
    .foreign_crude = *{ $barrels }* crude abroad
    .foreign_gasoline = *{ $barrels }* gasoline abroad

# How many assets of a kind: one stands somewhere.
built =
    .rig = { $number ->
        [one] a *rig* on { $square }
       *[other] *{ $number } rigs*
    }
    .station = { $number ->
        [one] a *station* on { $square }
       *[other] *{ $number } stations*
    }
    .refinery = { $number ->
        [one] a *refinery* on { $square }
       *[other] *{ $number } refineries*
    }

# Whom else a die hits; with two seats, also in which quadrant.
also = { $other_is ->
    [nobody] { "" }
    [you] { "" } (and *you*)
   *[other] { "" } (and { $other })
}
    .of = { $other_is ->
        [you] { "" } (and *you* in { $letter })
       *[other] { "" } (and { $other } in { $letter })
    }
quadrants_turn = { heading.turn } ({ $letter })

event =
    .starts = { who } went first
    .news_card = A news card lies ready: *{ $news }*
    .purchased = { who } bought a *{ $asset }*: *{ $price }*
    .placed = { who } built { $what }
    .placed_for = { who } built { $what }: *{ $price }*
    .turn = Round { $round }: { $turn }
    .result = { who }: *{ $cash }*, of which { $value } for assets; { barrels }
    .declared = { who } declared *victory* with *{ $cash }*: everybody else has a last turn
    .declared_of_two = { who } declared *victory* with *{ $cash }*: both quadrants of the rival have a last turn
    .bought = { who } bought { $traded }: *{ $price }*
    .sold = { who } sold { $traded }: *{ $price }*
    .fitted = { who } fitted the refinery on { $square }: *{ $price }*
    .liquidated = { who } sold the *{ $asset }* on { $square }: *{ $price }*
    .rolled = { who } rolled red *{ $red }*{ $rows }, black *{ $black }*{ $columns }
    .economy = Green { $green }: the economy turns to *{ $economy }*
    .consumer = Consumers pay *{ $price }* now
    .collected = { who } collected *{ $barrels }* crude
    .refined = { who } refined *{ barrels }*
    .pumped = { who } sold *{ $barrels }* to consumers: *{ $price }*
    .struck = { who } struck *oil* on { $square }: *{ $price }* for the well
    .news = *{ $news }*: { $does }
    .news_ends = *{ $news }* is over
    .cleared = *{ $barrels }* { $good } went back to the supply
    .shipped_home = *{ $barrels }* crude came home from the foreign market
    .paid = { who } paid *{ $paid }*
    .paid_in_part = { who } paid *{ $paid }* of the { $amount } due
    .left_shut = { who } left the refinery on { $square } shut

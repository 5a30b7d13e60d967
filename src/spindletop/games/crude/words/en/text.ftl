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
    .assets = buy assets{ inside }, or sell what was Hit, at { $economy } prices{ purse }.
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

## What happens

event =
    .starts = First is { $name }.
    .news_card = A news card is turned up: { $news }.
    .purchased = { $name } bought a { $asset } for { $price }.
    .placed = The { $asset } went to { $square }.
    .turn = Round { $round }: { $company }.
    .result = { $name }: { $cash }, of which { $value } for assets; { barrels }.
    .declared = { $name } declared victory with { $cash }! Everybody else has a last turn.
    .declared_of_two = { $name } declared victory with { $cash }! Both quadrants of the rival have a last turn.
    .bought = { $company } bought a { $good } for { $price }.
    .sold = { $company } sold a { $good } for { $price }.
    .fitted = { $company } fitted the refinery on { $square } for { $price }.
    .liquidated = { $company } sold the { $asset } on { $square } for { $price }.
    .rolled = The dice: red hits row { $red } of { $rows }, black column { $black } of { $columns }.
    .economy = The economy changes (green { $green }): { $economy }.
    .consumer = The consumer market stands at { $price }.
    .collected = { $company } collected { $barrels } crude.
    .refined = { $company } refined a barrel.
    .pumped = { $company } sold a gasoline to consumers for { $price }.
    .struck = { $company } struck oil on { $square } and built a well for { $price }.
    .news = News! { $news }: { $does }.
    .news_ends = { $news } is over.
    .cleared = { barrels } of { $good } went back to the supply.
    .shipped_home = { barrels } of crude went from the foreign to the domestic market.
    .paid = { $name } paid { $paid }.
    .paid_in_part = { $name } paid { $paid } of the { $amount } due.
    .left_shut = The refinery on { $square } stays shut.

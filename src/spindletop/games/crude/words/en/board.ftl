# What Crude's panels say. Money is in millions.

panel =
    .estate = Estate
    .others = Others
    .markets = Markets
    .economy = Economy
    .news = News

firm =
    .seat = Seat { $number }
    .ghost = The ghost
    .ghost_rolls = only rolls
    .one_of_two = { $name } { $letter }
    .money = ${ $amount }
    .secret = secret
    .barrels = { $barrels } { product_name }
    .your_move = Your move
    .your_turn = Your turn
    .asked = to move
    .declared = declared
    .earned = sold for ${ $amount }
    .plus = +${ $amount }
    .not_hit = not hit
    .nothing_hit = no hit
    .row = row { $row }
    .column = column { $column }
    .hit = Hit: { $wells ->
        [1] wells
       *[0] { "" }
    } { $refineries ->
        [1] refineries
       *[0] { "" }
    } { $stations ->
        [1] stations
       *[0] { "" }
    }

estate =
    .of = Estate of { $owner }
    .die = { $colour ->
        [red] Red
       *[black] Black
    } die: { $number }
    .shut = shut
    .asset = { $kind ->
        [rig] Rig
        [station] Station
        [refinery] Refinery
       *[well] Well
    } on row { $row }, column { $column }{ $state ->
        [shut] , shut
        [fitted] , fitted
       *[plain] { "" }
    }
    .build = { $kind ->
        [rig] Rig
        [station] Station
       *[refinery] Refinery
    } on row { $row }, column { $column }: { $price }, leaves { $left }
    .place = { $kind ->
        [rig] Rig
        [station] Station
       *[refinery] Refinery
    } on row { $row }, column { $column }
    .use = { $kind ->
        [rig] { $asset }: strike oil for ${ $price }
        [station] { $asset }: sell 1 gasoline for ${ $price }
        [refinery] { $asset }: turn 1 crude into 1 gasoline
       *[well] { $asset }: collect { $barrels } crude
    }
    .use_tag = { $kind ->
        [rig] strike ${ $price }
        [station] sell ${ $price }
        [refinery] refine 1
       *[well] +{ $barrels } crude
    }
    .times = ×{ $uses }
    .sell = { $asset }: sell it for ${ $value }
    .fit = Refinery on row { $row }, column { $column }: open it again for ${ $price }

yard =
    .title = { $market ->
        [domestic] Domestic
       *[foreign] Foreign
    }
    .market = { $market ->
        [domestic] Domestic market
       *[foreign] Foreign market
    }
    .embargo = embargo
    .product = { $product ->
        [crude] Crude
       *[gasoline] Gasoline
    }
    .have = you { $barrels }
    .buy_tag = Buy
    .sell_tag = Sell
    .buy = Buy { $barrels } { product_name } at the { $market ->
        [domestic] Domestic
       *[foreign] Foreign
    } market for ${ $sum }
    .sell = Sell { $barrels } { product_name } at the { $market ->
        [domestic] Domestic
       *[foreign] Foreign
    } market for ${ $sum }

consumer =
    .title = Consumers
    .next = stations sell the next for
    .signs = What the next barrels bring
    .sign_of = ${ $price }: { $name } can sell it by this roll
    .full = nobody buys
    .highway = Consumer market from { $lowest } to { $highest }, the lowest barrel on { $price }
    .flag = Green { $faces }: the price goes to { $price }

economy =
    .depression = Depression
    .recession = Recession
    .downturn = Downturn
    .recovery = Recovery
    .expansion = Expansion
    .rapid_growth = Rapid growth
    .prosperity = Prosperity
    .changes = changes at { $at }: { $left } to go
    .rise = +{ $rise }
    .dial = Economy: { $card }; the difference track stands at { $difference } of { $at }
    .demand = { $sign }{ $amount }
    .leads = Green { $faces }: { $card }
    .kind = { $kind ->
        [rig] Rig
        [station] Station
        [refinery] Refinery
       *[well] Well
    }
    .build = Build
    .sell = Sell

news =
    .likely = Likely
    .unlikely = Unlikely
    .lasts = Lasts
    .or = or
    .double = Double { $number }
    .until_open = until none is shut
    .until_double = until double { $faces }
    .you = You { $amount }
    .property_tax = Property tax
    .property_tax_does = { $rig } a rig, { $well } a well, { $station } a station, { $refinery } a refinery.
    .global_warming = Global warming
    .global_warming_does = Refineries shut, unless fitted for { $fit }.
    .global_warming_lasts = A shut refinery opens for { $fit }.
    .sales_tax = Sales tax
    .sales_tax_does = Pay { $sales } for each station.
    .cold_winter = Cold winter
    .cold_winter_does = { $winter ->
        [one] { $winter } domestic gasoline barrel is gone.
       *[other] { $winter } domestic gasoline barrels are gone.
    }
    .safety_inspection = Safety check
    .safety_inspection_does = { $crude } a crude, { $gasoline } a gasoline in stock.
    .world_uncertainty = World in doubt
    .world_uncertainty_does = { $moved } foreign crude come home; consumers { $fall } reds down.
    .embargo = Embargo
    .embargo_does = { $taken } domestic crude gone, no foreign trade.
    .embargo_lasts = Nobody trades at the Foreign market.
    .run_on_the_pumps = Run on the pumps
    .run_on_the_pumps_does = Consumers { $rise } reds up; a hit station sells { $extra } more.
    .run_on_the_pumps_lasts = A hit station sells { $extra } more.

goal =
    .wins = With { $goal } you may declare victory
    .need = You need { $more } more
    .reached = You have it
    .declared = { $name } has declared: last turns
    .leads = { $name } leads with { $cash }
    .round = Round { $round } of { $rounds }

phase =
    .over = Over
    .opening = Opening
    .round = Round { $round }
    .market = Market
    .roll = Roll
    .hits = Hits
    .neighbours = Neighbours
    .assets = Assets

# The question, as who is asked reads it
asks =
    .opening = Build your company
    .trade = Trade at one market, or roll the dice
    .trade_on = Trade on, or roll the dice
    .produce = { $row ->
        [0] Column { $column }: use your hits
       *[other] { $column ->
            [0] Row { $row }: use your hits
           *[other] Row { $row }, column { $column }: use your hits
        }
    }
    .assets = Build, sell what was hit, or end your turn
    .place = Where does the { $asset } go?
    .forced_sale = { $news }: sell to pay ${ $amount }
    .refit = What becomes of the refinery on { $square }?
    .declare = Do you declare victory? The goal is ${ $goal }

dock =
    .yard = Your yard
    .stock = { product_name }
    .cash = Cash
    .assets = Assets
    .in_all = In all
    .if_ended = If the game ended now
    .leaves = leaves { $left }
    .begin = Done
    .begin_why = begin the game
    .end_turn = End turn
    .end_turn_why = build nothing more
    .build = Build
    .prices = { $card } prices
    .sell = Sell
    .hit = { $hit } hit
    .bought = { $many } { $kind ->
        [rig] { $many ->
            [one] rig
           *[other] rigs
        }
        [station] { $many ->
            [one] station
           *[other] stations
        }
       *[refinery] { $many ->
            [one] refinery
           *[other] refineries
        }
    } × { $price }
    .sold = { $many } sold + { $amount }
    .spent = { $amount }
    .gained = + { $amount }
    .have = { $cash } in cash
    .next_leaves = { $kind ->
        [rig] Rig in hand: choose lit squares. The next leaves { $left }.
        [station] Station in hand: choose lit squares. The next leaves { $left }.
       *[refinery] Refinery in hand: choose the upper left of its four squares. It leaves { $left }.
    }
    .sell_hint = Choose what you want to sell: only what was hit this turn.
    .take_tool = Take a tool, then choose squares.
    .kinds = { $kind ->
        [rig] Rigs
        [station] Stations
        [refinery] Refineries
       *[well] Wells
    }
    .prospects = Next turn
    .strike_chance = Rolls of 36 that strike oil
    .squares_left = Squares left
    .next_well = The next well costs
    .trade = { $chosen ->
        [any] Choose one market. A click on the third open place sells three; one on the third barrel buys three.
        [home] Nobody trades abroad now. A click on the third open place sells three; one on the third barrel buys three.
        [domestic] You trade at the Domestic market this turn.
       *[foreign] You trade at the Foreign market this turn.
    }
    .roll = Roll the dice
    .sell_all = Sell { $barrels } { product_name }
    .sell_why = { $market ->
        [domestic] ${ $sum } at home: cash ${ $cash }
       *[foreign] ${ $sum } abroad: cash ${ $cash }
    }
    .buy_some = Buy { $barrels } { product_name }
    .at = { $market ->
        [domestic] ${ $sum } at home
       *[foreign] ${ $sum } abroad
    }
    .any_trade = How many barrels
    .trade_button = Trade
    .gasoline_brings = { $barrels ->
        [0] Gasoline would bring
        [one] Your { $barrels } gasoline brings
       *[other] Your { $barrels } gasoline bring
    }
    .barrels = { $barrels } at once
    .stations = A station
    .rolls = { $rolls } rolls of 36
    .refine = Refine { $hits }
    .refine_why = crude to gasoline
    .collect = Collect { $barrels }
    .collect_why = crude, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
    .pump = Sell { $hits } for ${ $price }
    .pump_why = to consumers
    .strike = Strike oil, ${ $price }
    .strike_why = the rig becomes a well
    .all = All of it
    .all_why = in the best order
    .enough = Done
    .refine_first = Refine first: crude collected now cannot be refined this turn, but gasoline refined now may be sold.
    .any_order = In any order, here or on the estate; none has to be used.
    .all_makes = All of it makes
    .owed = { $news }
    .short = Missing
    .bill = To pay
    .sell_to_pay = Choose what you sell on your estate, until the missing { $short } are there.
    .after_sale = { $missing ->
        [0] pays it all
       *[other] { $missing } missing then
    }
    .fit = Open row { $row }, column { $column }: ${ $price }
    .refit = A shut refinery does not refine. To fit it later costs { $fit }, too.
    .sell_refinery = Sell it: ${ $value }
    .leave = Leave it shut
    .leave_why = open it in a later market phase
    .declare = Declare victory
    .declare_why = then come last turns
    .play_on = Play on
    .play_on_why = nobody has to declare
    .goal = { $goal } is the goal. Assets count what they bring in a Depression.

# What is in a barrel.
product_name = { $product ->
    [crude] crude
   *[gasoline] gasoline
}

# Great moments, in a word on a stamp
peak =
    .extra = Extra!

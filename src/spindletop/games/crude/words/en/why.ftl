### Why one plan is better than another: what it has more or less of, on average.

why_when = After the next { $amount } rolls of the dice, on average:

why_own_cash = ${ $amount } million more cash
why_own_crude = { $amount ->
    [one] { $amount } more barrel of crude in stock
   *[other] { $amount } more barrels of crude in stock
}
why_own_gasoline = { $amount ->
    [one] { $amount } more barrel of gasoline in stock
   *[other] { $amount } more barrels of gasoline in stock
}
why_own_rigs = { $amount ->
    [one] { $amount } more rig
   *[other] { $amount } more rigs
}
why_own_stations = { $amount ->
    [one] { $amount } more station
   *[other] { $amount } more stations
}
why_own_refineries = { $amount ->
    [one] { $amount } more refinery
   *[other] { $amount } more refineries
}
why_own_shut_refineries = { $amount ->
    [one] { $amount } shut refinery less
   *[other] { $amount } shut refineries less
}
why_own_wells = { $amount ->
    [one] { $amount } more well
   *[other] { $amount } more wells
}
why_best_rival_s_cash = ${ $amount } million less for the rival with most cash
why_rivals_stations = { $amount ->
    [one] { $amount } station less for the rivals
   *[other] { $amount } stations less for the rivals
}
why_rivals_wells = { $amount ->
    [one] { $amount } well less for the rivals
   *[other] { $amount } wells less for the rivals
}
why_cheapest_crude = crude costs ${ $amount } million less a barrel
why_best_price_for_gasoline = gasoline brings ${ $amount } million more a barrel

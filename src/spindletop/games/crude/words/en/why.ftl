### Why one plan is better than another: what it does beside the other, on average. Each goes on from "The plan".

why_when = On average, { $amount } rolls of the dice from now.

why_own_cash = leaves you ${ $amount } million more cash
why_own_crude = { $amount ->
    [one] keeps { $amount } more barrel of crude in stock
   *[other] keeps { $amount } more barrels of crude in stock
}
why_own_gasoline = { $amount ->
    [one] keeps { $amount } more barrel of gasoline in stock
   *[other] keeps { $amount } more barrels of gasoline in stock
}
why_own_rigs = { $amount ->
    [one] gives you { $amount } more rig
   *[other] gives you { $amount } more rigs
}
why_own_stations = { $amount ->
    [one] gives you { $amount } more station
   *[other] gives you { $amount } more stations
}
why_own_refineries = { $amount ->
    [one] gives you { $amount } more refinery
   *[other] gives you { $amount } more refineries
}
why_own_shut_refineries = { $amount ->
    [one] opens { $amount } shut refinery
   *[other] opens { $amount } shut refineries
}
why_own_wells = { $amount ->
    [one] gives you { $amount } more well
   *[other] gives you { $amount } more wells
}
why_best_rival_s_cash = leaves the richest rival ${ $amount } million less
why_rivals_stations = { $amount ->
    [one] keeps rivals at { $amount } station less
   *[other] keeps rivals at { $amount } stations less
}
why_rivals_wells = { $amount ->
    [one] keeps rivals at { $amount } well less
   *[other] keeps rivals at { $amount } wells less
}
why_cheapest_crude = makes crude ${ $amount } million a barrel cheaper
why_best_price_for_gasoline = makes gasoline ${ $amount } million a barrel dearer

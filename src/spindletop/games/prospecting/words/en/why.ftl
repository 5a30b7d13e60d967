### Why one plan is better than another: what it does beside the other, on average. Each goes on from "The plan".

why_when = On average, when everybody has answered { $amount } times more.

why_own_money = leaves you ${ $amount } more in hand
why_best_rival_s_money = leaves the richest rival ${ $amount } less
why_own_oil_in_tanks = { $amount ->
    [one] fills { $amount } more { -unit } into your tanks
   *[other] fills { $amount } more { -units } into your tanks
}
why_rivals_oil_in_tanks = { $amount ->
    [one] keeps { $amount } { -unit } out of rivals’ tanks
   *[other] keeps { $amount } { -units } out of rivals’ tanks
}
why_own_oil_under_derricks = { $amount ->
    [one] has { $amount } more { -unit } under your derricks
   *[other] has { $amount } more { -units } under your derricks
}
    .at = { why_own_oil_under_derricks }, most of it on { $place }
why_rivals_oil_under_derricks = { $amount ->
    [one] leaves rivals { $amount } { -unit } less under their derricks
   *[other] leaves rivals { $amount } { -units } less under their derricks
}
why_own_derricks_on_the_map = { $amount ->
    [one] raises { $amount } more derrick
   *[other] raises { $amount } more derricks
}
    .at = { why_own_derricks_on_the_map }, mostly on { $place }
why_own_train = { $amount ->
    [one] brings your train { $amount } { -line } further
   *[other] brings your train { $amount } { -line }s further
}
why_value_of_licences_in_hand = leaves you { $amount } more to bid with
why_rivals_licences = { $amount ->
    [one] leaves rivals { $amount } licence less
   *[other] leaves rivals { $amount } licences less
}
why_mean_price = sells oil for ${ $amount } more
why_wells_known = { $amount ->
    [one] shows you { $amount } more well
   *[other] shows you { $amount } more wells
}
why_promise_of_the_nearest_wells = brings you nearer to wells: worth ${ $amount } more

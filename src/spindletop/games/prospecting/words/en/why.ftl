### Why one plan is better than another: what it has more or less of, on average.

why_when = When everybody has answered about { $amount } times more, on average:

why_own_money = ${ $amount } more in hand
why_best_rival_s_money = ${ $amount } less for the richest rival
why_own_oil_in_tanks = { $amount ->
    [one] { $amount } more { -unit } in your tanks
   *[other] { $amount } more { -units } in your tanks
}
why_rivals_oil_in_tanks = { $amount ->
    [one] { $amount } { -unit } less in rivals’ tanks
   *[other] { $amount } { -units } less in rivals’ tanks
}
why_own_oil_under_derricks = { $amount ->
    [one] { $amount } more { -unit } under your derricks
   *[other] { $amount } more { -units } under your derricks
}
    .at = { why_own_oil_under_derricks }, most of it on { $place }
why_rivals_oil_under_derricks = { $amount ->
    [one] { $amount } { -unit } less under rivals’ derricks
   *[other] { $amount } { -units } less under rivals’ derricks
}
why_own_derricks_on_the_map = { $amount ->
    [one] { $amount } more derrick
   *[other] { $amount } more derricks
}
    .at = { why_own_derricks_on_the_map }, mostly on { $place }
why_own_train = { $amount ->
    [one] your train is { $amount } { -line } further
   *[other] your train is { $amount } { -line }s further
}
why_value_of_licences_in_hand = { $amount } more to bid with, in licences
why_rivals_licences = { $amount ->
    [one] { $amount } licence less for the rivals
   *[other] { $amount } licences less for the rivals
}
why_mean_price = oil sells for ${ $amount } more
why_wells_known = { $amount ->
    [one] { $amount } more well that you have looked at
   *[other] { $amount } more wells that you have looked at
}
why_promise_of_the_nearest_wells = wells near your truck that promise ${ $amount } more

### Why one plan is better than another: what it does beside the other, on average. Each goes on from "The plan".

why_when = On average, { $amount } Wildcat cards from now.

why_cash = leaves you ${ $amount } more cash
why_most_cash_of_a_rival = leaves the richest rival ${ $amount } less
why_properties = { $amount ->
    [one] gets you { $amount } more property
   *[other] gets you { $amount } more properties
}
    .at = { why_properties }: mostly { $place }
why_derricks = { $amount ->
    [one] raises { $amount } more derrick
   *[other] raises { $amount } more derricks
}
    .at = { why_derricks }, mostly on { $place }
why_most_derricks_of_a_rival = { $amount ->
    [one] keeps the rival with most derricks at { $amount } less
   *[other] keeps the rival with most derricks at { $amount } less
}
why_empty_holes = { $amount ->
    [one] leaves you { $amount } more hole to drill
   *[other] leaves you { $amount } more holes to drill
}
why_royalties_owed_each_turn = saves you ${ $amount } of royalties each turn
why_royalties_received_each_round = brings ${ $amount } more in royalties each round
why_rivals_left = { $amount ->
    [one] leaves { $amount } rival fewer in the game
   *[other] leaves { $amount } rivals fewer in the game
}
why =
    .property = property { $number }
    .hole = hole { $number }.{ $hole }

### Why one plan is better than another: what it has more or less of, on average.

why_when = After the next { $amount } Wildcat cards, on average:

why_cash = ${ $amount } more cash
why_most_cash_of_a_rival = ${ $amount } less for the rival with most cash
why_properties = { $amount ->
    [one] { $amount } more property
   *[other] { $amount } more properties
}
    .at = { why_properties }: mostly { $place }
why_derricks = { $amount ->
    [one] { $amount } more derrick
   *[other] { $amount } more derricks
}
    .at = { why_derricks }, mostly on { $place }
why_most_derricks_of_a_rival = { $amount ->
    [one] { $amount } derrick less for the rival with most of them
   *[other] { $amount } derricks less for the rival with most of them
}
why_empty_holes = { $amount ->
    [one] { $amount } more hole left to drill
   *[other] { $amount } more holes left to drill
}
why_royalties_owed_each_turn = ${ $amount } less to pay for pipelines each turn
why_royalties_received_each_round = ${ $amount } more from pipelines each round
why_rivals_left = { $amount ->
    [one] { $amount } rival less in the game
   *[other] { $amount } rivals less in the game
}
why =
    .property = property { $number }
    .hole = hole { $number }.{ $hole }

### What can be ordered beforehand.

order =
    .take = you take a card
    .take_first = { $card } (else most points)
    .sell = you win an auction
    .sell_all = sell all that you have there
    .sell_nothing = sell nothing

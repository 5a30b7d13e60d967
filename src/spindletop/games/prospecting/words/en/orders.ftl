### What can be ordered beforehand.

order =
    .sell = you may sell in an auction that you have won
    .sell_all = sell all that you have there
    .sell_nothing = sell nothing

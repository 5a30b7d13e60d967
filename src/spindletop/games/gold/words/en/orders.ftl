### What can be ordered beforehand.

order =
    .first = you turn up your first card
    .rush = it is your turn in the Gold Rush

### What home, invitations and a new table say of the game.

about =
    .pitch = Find the oil, get your train there in time, and win the right to sell.

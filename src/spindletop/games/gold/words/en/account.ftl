### How the nuggets came to the seats.

account =
    .counted = { $amount ->
        [one] { $amount } nugget
       *[other] { $amount } nuggets
    }
    .own = Brought by own miners
    .others = Brought by own miners that others turned up
    .nobody = Brought by miners of nobody
    .rush = Found in the Gold Rush

### How the nuggets came to the seats.

account =
    .own = Brought by own miners
    .others = Brought by own miners that others turned up
    .nobody = Brought by miners of nobody
    .rush = Found in the Gold Rush

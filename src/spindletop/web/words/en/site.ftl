### What every page has.

site =
    .name = Spindletop
    .tagline = Five games about digging wealth out of the ground
    .home = All games
    .skip = Skip to the board
    .offline = Connection lost. Trying again…
    .language = Language

theme =
    .system = Colours as on this device
    .light = Light colours
    .dark = Dark colours

rules =
    .of = Rules of { $game }
    .find = Find in the rules
    .none = not found
    .before = The hit before
    .next = The next hit
    .own_page = Own page
    .contents = Contents
    .question = Your question
    .here = Here:

help =
    .title = Keys
    .tab = Tab, Enter: go to what can be chosen, and choose it
    .arrows = Arrow keys on the board: the nearest place in that direction
    .undo = u: undo
    .hint = h: a hint, where the game allows it
    .rules = r: rules
    .reference = p: cards and prices
    .chat = c: talk
    .next = n: the next table at which it is your turn
    .pace = s: how fast the steps of others are shown; Space goes on at once
    .zoom = +, -, 0: closer, farther, whole board
    .help = ?: this help
    .close = Close

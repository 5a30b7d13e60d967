### Clocks: what is chosen, what is left, what happens when time is up.

clock =
    .title = The clock
    .no_such = There is no such clock.
    .minutes_each = Minutes each
    .seconds_more = Seconds more a turn
    .for_turn = Time for a turn
    .in_bank = Extra, whole game
    .no_bank = nothing
    .weekends = Weekends do not count
    .then = When time is up
    .live = { $minutes } min for each
    .live_more = { $minutes } min for each and { $seconds } s more after each turn
    .post = By post, { $time } for a turn
    .post_bank = { ", " }{ $time } spare
    .post_weekends = { ", " }weekends free
    .days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
    .hours = { $number } h
    .minutes = { $number } min
    .spare = { $time } spare
    .left = { $time } left
    .hurry = hurry
    .up = time is up
    .on_vacation = on vacation
    .vacation = Go on vacation
    .return = I am back from vacation
    .decide = The time of { $name } is up.
    .decide_help = What now? Whoever of you chooses first decides.
    .wait = Wait
    .wait_help = { $time } more
    .stand_in = A bot plays on
    .stand_in_help = until { $name } is back
    .offer = Offer the seat
    .offer_help = somebody else takes it over
    .ruling = A turn begins when you are asked and ends when somebody else is. Taking an answer back gives no time back. Time in which the server is down does not count, and bots use none.
    .ruling_post = Weekends are Saturday and Sunday where the table was opened ({ $zone }). Everybody has { $days } days of vacation at this table in a calendar year: it begins when you say so, no time of yours runs until it ends, and a day that was begun is taken.

clock_card =
    .none = as long as it takes
    .live = minutes for each, all at the table
    .post = days for a turn, a notice tells you

clock_kind =
    .none = No clock
    .live = Live
    .post = By post

clock_short =
    .move = A bot plays that turn
    .seat = A bot takes the seat
    .table = The table decides

clock_up =
    .move = When time is up, a bot plays that turn.
    .seat = When time is up, a bot takes the seat.
    .table = When time is up, the table decides.

clock_then =
    .move = when time is up, a bot plays that turn
    .seat = when time is up, a bot takes the seat
    .table = when time is up, the table decides

offer =
    .mark = offered
    .take = Take this seat over
    .own = Leave, and offer my seat to others
    .other = Offer the seat of { $name } to others
    .help = A bot plays until somebody takes it over. Whoever does holds the seat from then on, and sees all that it hides from others.
    .title = A seat is offered to you
    .words = { $name } has left this game, and a bot plays on. Take the seat over as it stands: it is yours from then on, with all that it hides from the others.
    .your_seat_help = as { $name } left it
    .lost = somebody has taken over your seat

turns =
    .title = Your turn

wait =
    .until = until
    .next = You are next.
    .after = After this: { $names }, then you.
    .told = We tell you by
    .untold = Nobody tells you yet.
    .tell = Turn on notices
    .look_back = Look back

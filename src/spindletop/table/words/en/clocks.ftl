### What a table with a clock refuses, and what would have been right.

clock =
    .alone = A clock is for people who wait for each other: seat a second person, or play without one.
    .live = A live clock has { $least } to { $most } minutes for the game, and 0 to { $increment } seconds more for each turn.
    .post = By post there are an hour to { $days } days for a turn, and at most { $bank } days besides.
    .zone = This is no time zone that is known here. One is called like Europe/Berlin.
    .overtime = Your time is up: a bot plays until your turn ends.
    .not_up = That is decided when somebody's time is up.
    .others = Only the others at the table decide that.
    .no_post = Vacation is for games that are played by post.
    .away = You are on vacation already.
    .here = You are not on vacation.
    .vacation = { $left ->
        [one] You have { $left } day of vacation left at this table, of { $most } in a year.
       *[other] You have { $left } days of vacation left at this table, of { $most } in a year.
    }

offer =
    .not_here = A seat is offered while a game runs, and neither in a lesson, nor in the deal of the day, nor in a rated game.
    .offered = This seat is offered already.
    .whose = Who holds a seat may offer it; the others may after its time was up.
    .seated = You sit at this table already: somebody else is to take this seat over.

### What a table refuses, and what would have been right.

answer =
    .too_long = No answer is that long.
    .unknown = This answer means nothing here: { $reason }
    .impossible = { $answer } is not possible now; possible: { $possible }
    .impossible_many = { $answer } is not possible now; possible: { $possible } and { $more } more
    .arrived = This answer has arrived already.
    .meanwhile = Something has happened in the meantime. Look again, then answer.
    .not_asked = You are not asked now.
    .not_turn = It is not your turn: { $name } is asked.
    .bot_plays = A bot plays for you: take your seat back first.
    .final = That cannot be taken back: somebody else was asked or shown something.
    .not_there = That could not be answered there.
    .no_hint = No hint this time.
    .unaided = The deal of the day is played as it comes: without hints, and nothing is taken back.
    .rated = This game is rated: everybody plays without hints.
    .memory_hint = { $game } is a game of memory: there are no hints.
table =
    .unknown = There is no such table.
    .gone = This table cannot be shown any more: { $reason }
    .no_id = This is not the id of a table.
    .there = This table is open already.
    .rated = This game is rated: people play it, one for each seat, and no bots or programs.
    .options = This table cannot be opened: { $reason }
    .seats = { $game } is for { $least } to { $most } players, not { $number }.
    .same_seats = This game has { $seats } seats, not { $number }.
    .many = You have { $most } tables going. Finish or call off one of them first.
    .busy = Too much happens at this table. Try again.
    .meanwhile = Something has happened in the meantime. Look again.
    .waiting = The game has not begun: some seats are open.
    .over = The game is over.
    .called_off = This table was called off.
    .expired = This table has expired: nothing had happened here for a long time.
    .closed = Who runs this server has closed this table.
    .stuck = This game cannot go on: it was played by other rules than those of today.
    .begun = The game has begun.
    .not_host = Only who opened the table can call it off.
    .not_met = You can invite again whom you have played with.
    .not_played = Only who played here can ask for a rematch.
    .no_position = { $answers ->
        [one] There is no position { $at }: { $answers } answer has been given.
       *[other] There is no position { $at }: { $answers } answers have been given.
    }
    .over_there = The game is over there: choose an earlier position.
    .memory_steps = { $game } is a game of memory: no stepping back until it is over.
    .not_before = Everything is shown when the game is over, not before.
    .secret = Not while the game runs: its secrets are kept until it is over.
seat =
    .unnamed = Seat { $number }
    .colour = { $number ->
        [0] Red
        [1] Blue
        [2] Yellow
        [3] Green
       *[other] Purple
    }
    .unknown = There is no seat { $number } at this table.
    .taken = This seat is taken.
    .quicker = Somebody was quicker: this seat is taken.
    .not_yours = This is not your seat.
    .yours = This seat is yours already.
    .not_for_you = This seat is not for you.
    .invited = This seat is taken by invitation: use the link that you were sent.
    .invite = Only people at this table can invite others.
    .playing = You play here already.
    .left = You have left this table too often: play on, or let the others wait.
    .links = Too many links have been made for this table and not used.
    .used = This link has been used or is too old. Make a new one on the other device.
    .damaged = This browser's key is damaged. Reload the page to get a new one.
bot =
    .unknown = This bot cannot sit down: { $reason }
    .put = Only who opened the table can put a bot in an open seat.
    .plays = A bot plays for you already.
    .stand_in = Only people at this table can let a bot play for somebody.
    .waited = { $minutes ->
        [one] A bot can play for a person who has let you wait for { $minutes } minute.
       *[other] A bot can play for a person who has let you wait for { $minutes } minutes.
    }
    .waited_rated = This game is rated, and has no clock: a bot can play for a person who has let you wait for { $hours } hours.
    .slow = At a table a bot thinks for at most { $seconds } seconds or { $futures } futures.
talk =
    .no_line = There is no such line of talk here.
    .nothing = There is nothing to say in that.
    .too_long = That is too long: at most { $most } characters at a time.
    .slip = A slip has at most { $most } characters.
    .enough = You have said enough at this table: the others may still speak.
    .spectators = Spectators have said enough at this table.
    .seated = You sit at this table: speak from your seat.
    .often = That is a lot within a few seconds: wait a moment.
    .no_name = Please give a name.
    .long_name = A name has at most { $most } characters.
    .memory_note = { $game } is a game of memory: nothing is written down.
    .long_note = Notes have at most { $most } characters.
    .word = A random word has up to { $most } letters, digits, - and _.
ban =
    .for_good = Who runs this server has banned you.
    .until = Who runs this server has banned you until { $day }, { $time } (UTC).
shun =
    .nobody = That is you, or nobody whom we know.
    .many = You have muted or blocked { $most } people: let some of them speak again first.
file =
    .long_content = A content file has at most { $most } characters.
    .long_record = A record has at most { $most } characters.
    .reading = Another record of yours is being read: wait for it.
    .unreadable = This record cannot be read. { $reason }
    .no_record = There is no record of this game: { $reason }.
analysis =
    .many = Many games are being analysed just now: try again later.
    .yours = You have { $most } games in analysis: wait for one of them.
trouble =
    .rules = played by rules version { $then }; here it is { $now }
    .components = played with components that are not understood any more
    .answer = answer { $number } does not replay: { $reason }

lesson =
    .not_strayed = The lesson has not been left just now.
    .unknown = { $game } has no such lesson.
    .over = The lesson at this table is over.

deal =
    .gone = Only the deals of today and yesterday are laid out.

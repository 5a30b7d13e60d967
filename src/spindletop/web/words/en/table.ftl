### The table, what is said there, and hints.

table =
    .title = { $game }: { $status }
    .preview = { $game } at Spindletop
    .running = Come and watch
    .your_turn = Your turn
    .turn_of = { $name }'s turn
    .thinking = { $name } is thinking…
    .wait_for = { $name } decides.
    .dice = The dice are rolling.
    .rated = This game counts for the ratings of all who play it. Who leaves, or runs out of time, is last.
    .waiting = Waiting for players
    .over = Game over
    .called_off = This table was called off.
    .expired = This table has expired: nothing had happened here for a long time.
    .closed = Who runs this server has closed this table. { $why }
    .stuck = This game was played by other rules and cannot go on: { $why }
    .seats = Players
    .log = What happened
    .story = Story
    .talk = Talk
    .memory = A memory game: only the current turn is shown until the game ends.
    .say = Say something
    .send = Send
    .undo = Undo
    .undo_key = Take back your last answer (u)
    .rules = Rules
    .reference = Cards and prices
    .menu = Table
    .you = you
    .program = program
    .program_help = Who sits here plays through a program, which forgets nothing.
    .your_move = Your move
    .their_move = To move
    .bot = { $level ->
        [0] bot: { $bot }
       *[other] bot: level { $level }
    }
    .tempered_bot = { $level ->
        [0] { $temper } { $bot }
       *[other] { $temper }, level { $level }
    }
    .away = { $level ->
        [0] away, { $bot } plays
       *[other] away, level { $level } plays
    }
    .open_seat = open seat
    .spectator = You are watching.
    .confirm = This cannot be taken back.
    .confirm_costly = Sure? That looks costly.
    .confirm_do = Do it
    .confirm_back = Not yet
    .choose = Choose on the board{ $more }.
    .choose_more = { " or here" }
    .less = less
    .more = more
    .answer_list = Your answer
    .invite = Invite link for seat { $number }
    .copy = Copy
    .copied = Copied
    .put_bot = Put a bot here
    .call_off = Call the table off
    .leave = Leave; a bot plays on
    .leave_waiting = Give the seat up
    .take_back = Take your seat back
    .stand_in = Let a bot play for { $name }
    .carry = Carry this seat to another device
    .alone = { $others ->
        [one] Send my other device away
       *[other] Send my { $others } other devices away
    }
    .carry_help = Open this link there within an hour. It works once.
    .watch_link = Link for spectators
    .rematch = Rematch
    .rematch_go = Go to the rematch
    .replay = Replay
    .replay_own = Step through the game so far
    .ask_first = Ask before an answer
    .warn_me = Against bots, warn me of an answer
    .panels = Panels
    .hear_spectators = Show what spectators say
    .sounds = Sounds: my turn, and great moments
    .volume = How loud
    .notify = A notice while I look at another tab
    .left = On a phone, answers and tools for the left hand
    .pass_to = Pass the screen to { $name }.
    .im_here = I'm here: { $name }
    .hidden = Everything is hidden until { $name } is here.
    .fair = Fair dice
    .fair_hash = Fingerprint of the dice, fixed before anybody gave a word:
    .fair_seed = The seed, now that the game is over:
    .fair_word = Word of { $name }: { $word }
    .fair_check = Download the record and check it with: spindletop verify game.record
    .add_word = Add a word to the dice
    .fit = Whole board
    .zoom_in = Closer
    .zoom_out = Farther

ask =
    .never = never
    .ends = that ends my turn
    .always = that cannot be taken back

warn =
    .never = never
    .points = that costs { $points }% of the win or more

out =
    .title = You are out of the game
    .words = The others play on. Watch them, or see at once how it ends.
    .skipping = The others play on, as fast as they can, to the end.
    .skip = Skip to the end
    .leave = Leave the table

temper =
    .careful = keeps a reserve where it makes no difference
    .steady = does as the sums say
    .bold = puts all to work where it makes no difference

temper_line =
    .careful = Careful: keeps a reserve.
    .steady = Steady: does as the sums say.
    .bold = Bold: puts all to work.

temper_name =
    .careful = careful
    .steady = steady
    .bold = bold

pace =
    .title = Pace
    .slow = Slow
    .normal = Normal
    .quick = Quick
    .once = At once
    .go_on = Go on
    .since = Since your turn
    .enough = Enough: what is asked now

hint =
    .button = Hint
    .key = What would you do, and why? (h)
    .thinking = The tycoon thinks about it…
    .title = { $plans ->
        [one] One plan
       *[other] Two plans
    }
    .futures = { $futures ->
        [one] { $futures } future, played out from your seat by the tycoon
       *[other] { $futures } futures, played out from your seat by the tycoon
    }
    .then = { ", then " }
    .plan = Plan { $letter }
    .play = Play { $letter }
    .share = { $share }%
    .won = of 100 won
    .share_help = games won from here, of 100
    .only = At a first look nothing else comes near.
    .ahead = { $points ->
        [one] Wins { $points } game in 100 more than the other.
       *[other] Wins { $points } games in 100 more than the other.
    }
    .level = Nothing that was tried is surely better.
    .behind = { $points ->
        [one] Wins { $points } game in 100 fewer than the other.
       *[other] Wins { $points } games in 100 fewer than the other.
    }
    .close = As good, as far as these futures tell; but not surely better.
    .away = Hide

talk =
    .spectator = watching
    .seated = { $what ->
        [program] { $name } takes a seat, and plays through a program.
       *[other] { $name } takes a seat.
    }
    .botted = { $name } (a bot) takes a seat.
    .freed = A seat is open again.
    .left = { $name } leaves; a bot plays on.
    .back = { $name } is back.
    .undone = { $name } takes an answer back.
    .rematched = A rematch is open.
    .called_off = The table was called off.
    .expired = The table has expired.
    .closed = Who runs this server has closed this table. { $what }
    .removed = removed by who runs this server
    .offered = The seat of { $name } is offered to others.
    .taken_over = { $name } takes over the seat of { $what }.
    .flagged = { $name }'s time is up.
    .waited = { $what } gives { $name } more time.
    .vacation = { $name } goes on vacation (days: { $what }).
    .returned = { $name } is back from vacation.

### Home, a new table, and the way to a seat.

home =
    .title = Spindletop: five prospecting games
    .hero = Strike it rich.
    .hero_what = Five board games about oil and gold,
    .hero_free = in your browser, free, without an account.
    .hero_whom = Against friends, or against bots that are worth beating.
    .hero_play = Play { $game } now
    .hero_help = { $length }, one click, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
    .start_here = Start here
    .play_now = Play now
    .play_now_help = { $bots ->
        [one] You against { $bots } bot
       *[other] You against { $bots } bots
    }
    .against = against
    .level = Level of the bots
    .your_level = Your level { $number }
    .your_level_help = about as strong as you, going by your last games against bots
    .new_table = New table
    .rules = Rules
    .all_rules = Rules of the games
    .players = players
    .minutes = { $number } min
    .hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
    .easy = Easy
    .medium = Medium
    .hard = Hard
    .who = Who is sitting down?
    .your_name = Your name
    .choose_name = choose a name
    .change_name = change your name
    .no_account = No account. A cookie remembers you on this device; a link at the table takes you to another.
    .stranger = Guest
    .save_name = Save
    .why = What you find here
    .why_click = One click to a table
    .why_click_text = The bots are seated already. Undo, hints and rules are at hand.
    .why_bots = Bots that bluff and count
    .why_bots_text = Rookie slips, Wildcatter plans, Tycoon follows its plans into many futures.
    .why_friends = Friends by link
    .why_friends_text = A link for each seat: play at once or a move a day, on phone or desk, on one screen too.
    .why_dice = Dice you can check
    .why_dice_text = Every roll is sealed before you sit down, and opened at the end for all to see.
    .my_tables = Your games
    .turns = waiting for you: { $number }
    .open_tables = Tables to join
    .finished = Finished games
    .upload = Look at a saved game
    .upload_help = A record that was downloaded here or kept by the terminal.
    .upload_button = Open record
    .nothing_open = Nobody is waiting for players right now.
    .open_own = Open a table, and send a link:
    .most_played = Most played
    .none_finished = Games that have ended stand here, to be looked back at.
    .your_turn = Your move
    .turn_of = { $name }'s turn
    .waiting = Waiting for players
    .over = { $names } won
    .called_off = Called off
    .expired = Expired
    .closed = Closed
    .stuck = Kept, but cannot go on
    .join = Join
    .replay = Replay
    .open_seat = free
    .just_now = just now
    .minutes_ago = { $number } min ago
    .hours_ago = { $number } h ago
    .yesterday = yesterday
    .days_ago = { $number ->
        [one] { $number } day ago
       *[other] { $number } days ago
    }
    .sections = On this page
    .to_games = Games
    .to_mine = Yours
    .to_tables = Tables
    .to_finished = Replays

new =
    .title = New table: { $game }
    .page = New table
    .page_help = Change what you like, then sign.
    .other_game = Another game
    .as_last_time = As last time
    .lease = Lease of a table
    .form = Form 12
    .number = No. { $table }
    .stamp = County of Jefferson
    .preamble = One table of { $game } is let to the parties below, who agree to play it to the end, and to be good losers.
    .sign_up = What you sign up for
    .by_days = of play; by post, a few minutes a day
    .sealed = Fair dice. They are sealed before you sit down, and anybody can check them at the end.
    .add_word = Add a word of your own
    .seats = The parties
    .seat = Seat { $number }
    .me = You
    .here = Same screen
    .open = Friend
    .open_help = Whoever opens your link sits here. Later you may put a bot in.
    .bot = Bot
    .level = Level { $number }
    .none = Empty
    .none_help = Nobody sits here.
    .name = Name
    .options = The terms
    .option_seat = Seat { $number }
    .door = The door
    .listed = Listed
    .listed_help = anybody may join
    .unlisted = Private
    .unlisted_help = only with your link
    .rating = Rated
    .rating_help = Counts for everybody's rating. For people only, and without hints. Who leaves, or runs out of time, is last.
    .word = A word
    .word_own = any word
    .word_help = Your word goes into the dice. They were fixed before (fingerprint { $hash }…), so nobody can choose them.
    .open_table = Open the table
    .then_send = then send your friend the link
    .tear_up = Tear it up
    .cancel = Cancel
    .in_short = In short
    .signed = signed
    .short = { $who } play { $game }. { $door }.
    .short_me = you
    .short_open = a friend
    .short_here = somebody at this screen
    .yes = Yes
    .no = No

join =
    .title = Take a seat
    .invited = You are invited to a game of { $game }.
    .invites = invites you to { $game }
    .seat_kept = There is a seat kept for you
    .seat_listed = There is a seat for you
    .by_post = by post
    .few_minutes = A few minutes a day
    .learn = learn it by playing
    .seat_taken = This seat is taken already.
    .watch = Watch the game
    .take = Join the table
    .take_help = no account, nothing to install
    .rated = This game is rated. Whoever takes a seat agrees: it counts for your rating, which others may see, and there are no hints. If you leave, or your time runs out, you are last, however it ends.
    .at_table = At the table: { $names }
    .caption = { $low } to { $high } players, { $length }, { $difficulty }
    .length_help = stop when you like, and go on later
    .players = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
    .missing = { $number ->
        [one] one is missing: you
       *[other] { $number } are missing: you, for one
    }
    .never = Never played?
    .never_help = hints and rules are at hand
    .keeps = host
    .sits = has a seat
    .here_now = waits at the table
    .your_seat = Your seat
    .your_seat_help = for you
    .free = Free seat
    .free_help = somebody else is invited
    .does = What you do in this game
    .as_known = as they know you
    .cookie = A cookie keeps your seat.
    .resume_title = Carry on here
    .resume = Carry on with your seat in { $game } on this device. The link works once.
    .resume_button = Carry on here

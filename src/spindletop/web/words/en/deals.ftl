### The deal of a day.

deal =
    .today = Today's deal
    .mark = Deal of the day
    .title = { $game }: the deal of the day
    .home_text = The same dice and the same bots for everybody. Who gets richest?
    .others = Or the deal of
    .left = { $hours } h { $minutes } min left
    .play = Play the deal
    .go_on = Go on with your deal
    .games = All games
    .day_today = Today
    .day_yesterday = Yesterday
    .what = { $number ->
        [one] You and { $number } wildcatter: everybody who plays this deal has the same seat, the same bots and the same dice.
       *[other] You and { $number } wildcatters: everybody who plays this deal has the same seat, the same bots and the same dice.
    }
    .rules = There are no hints and nothing is taken back. Your first game counts.
    .played = You have played this one.
    .to_table = See how it ended
    .friendly = A friendly comparison: the deal comes from the date alone, so nothing keeps anybody from working it out.
    .standings = Who fared how
    .place = Place
    .who = Who
    .score = Result
    .won = won
    .tycoon = The tycoon
    .thinking = The tycoon is still playing…
    .count = { $number ->
        [0] Nobody has finished it here yet.
        [one] { $number } person has finished it here.
       *[other] { $number } people have finished it here.
    }
    .later = The tycoon's result and the replays come when you have played it yourself.
    .of_tycoon = The tycoon is the strongest bot, and plays it from your seat.
    .compare = Compare the deal
    .compare_help = with others, and with the tycoon
    .gone = Only the deals of today and yesterday are laid out.

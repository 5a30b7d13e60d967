### The end of a game, and looking back.

final =
    .title = The end
    .wins = { $number ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
    .standings = Standings
    .place = Place
    .player = Player
    .score = Result
    .chart = Every seat's worth over the game
    .account = How each result came about
    .in_hand = In hand
    .ended = How it ended
    .key = What mattered most
    .gain = { $name } { $change }
    .record = Download the record

replay =
    .title = Replay: { $game }
    .position = Position { $at } of { $last }
    .first = First
    .back = Back
    .forward = Forward
    .last = Last
    .play = Play
    .pause = Pause
    .speed = Speed
    .slow = slow
    .normal = normal
    .fast = fast
    .view = Seen by
    .open = open: everything
    .spectator = a spectator
    .link = Link to this position
    .fork = Play on from here at a new table
    .to_table = Back to the table
    .asked = Asked here

analysis =
    .title = Analysis
    .help = Every seat's chance to win over the game, and what changed it most, as the strongest bot sees it. It takes about half a minute.
    .start = Analyse the game
    .running = The bots look at the game once more…
    .failed = The analysis did not come to an end.
    .chart = Every seat's chance to win over the game
    .answers = Answers that changed most
    .luck = Luck that changed most
    .none = Nothing that stands out.
    .change = { $name } { $before }% → { $after }%
    .better = The tycoon: { $answer } ({ $after }%)
    .same = The tycoon would have done the same.

### The end of a game, and looking back.

final =
    .title = The end
    .gazette = The Spindletop Gazette
    .extra = EXTRA!
    .edition = Late edition
    .answers = { $number ->
        [one] one answer
       *[other] { $number } answers
    }
    .headline = { $number ->
        [one] { $names } strikes it rich
       *[other] { $names } share the riches
    }
    .outlasts = { $names } outlasts them all
    .snatches = { $names } snatches it at the last count
    .whisker = { $names } by a whisker
    .runaway = { $names } leaves the rest behind
    .late = { $names } comes from behind
    .early = { $names } leads all the way
    .took_the_lead = { $name } went ahead for good in { $round }.
    .sentence = { $said }.
    .difference = What made the difference: { $row }, { $amount } better than { $rival }.
    .ahead_until = Ahead as late as { $round }, with { $amount }.
    .most = More than anybody: { $row }, { $amount }.
    .gain = Largest gain: { $row }, { $amount }.
    .cost = Largest cost: { $row }, { $amount }.
    .decided = { $row } decide it: { $rival }, richer by { $amount } in hand, is beaten at the end
    .ahead = { $name } finishes { $amount } ahead of { $rival }
    .level = { $name } and { $rival } finish level
    .left = { $number ->
        [one] { $rival } goes under, and { $name } is left
       *[other] The others go under one by one: { $rival } holds out longest, { $name } is left
    }
    .also = Also on this page
    .rematch_help = same seats, a new game
    .replay_help = from every seat, all cards open
    .analyse = Analyse
    .analyse_help = what a strong bot would have done
    .board = Look at the board
    .share = Share
    .share_help = a picture with a link
    .printed = Beaumont, Texas, { $day } { $month } { $year }
    .months = January, February, March, April, May, June, July, August, September, October, November, December
    .table = Table { $table }
    .better = Can you do better? { $game } at Spindletop
    .wins = { $number ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
    .won = { $number ->
        [one] { $names } wins with { $amount }
       *[other] { $names } win with { $amount } each
    }
    .standings = Standings
    .place = Place { $place }:
    .score = Result
    .chart = Every seat's worth over the game
    .account = How each fortune was made
    .in_hand = In hand
    .key = What mattered most
    .swing = { $name } { $change }
    .record = Download the record

replay =
    .title = Replay: { $game }
    .of = Replay:
    .phase = { $round }, { $step }
    .position = Position { $at } of { $last }
    .first = First
    .back = Back
    .forward = Forward
    .last = Last
    .play = Play
    .pause = Pause
    .speed = Speed
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .view = Seen by
    .open = All open
    .spectator = Spectator
    .marks = Turning points
    .turning = Turning point { $number }: { $words }
    .next_turning = Next turning point
    .costly = Answer { $letter } of those that changed most
    .share = Share
    .fork = Play on from here
    .fork_help = at a new table, against bots
    .to_table = Back to the table
    .asked = Asked here:
    .fortunes = Fortunes
    .worth = What everybody is worth here
    .chances = Chance to win
    .percent = { $number } %

analysis =
    .title = Analysis
    .help = Every seat's chance to win over the game, and what changed it most, as the strongest bot sees it. It takes about half a minute.
    .start = Analyse the game
    .running = The bots look at the game once more…
    .failed = The analysis did not come to an end.
    .answers = Answers that changed most
    .luck = Luck that changed most
    .none = Nothing that stands out.
    .change = { $name } { $before }% → { $after }%
    .better = The tycoon: { $answer } ({ $after }%)
    .same = The tycoon would have done the same.

review =
    .page = Learn from your game: { $game }
    .title = Learn from your game
    .short = Learn from it
    .short_help = find what was better
    .help = The strongest bot looks for the answers that cost you most. You find something better on the board, then see why.
    .start = Look for them
    .none = No answer of yours cost much: well played.
    .task = Find something better: { $number } of { $tasks }
    .answered = You answered: { $answer }
    .fell = Your chance to win went from { $before }% to { $after }%. What would you do now? Click it on the board, or in the dock below.
    .right = That is it!
    .wrong = Not yet: of 100 futures it wins { $points } fewer than the best. Try something else.
    .better = What the tycoon would have done.
    .yours = What you did.
    .show = Show me
    .next = Next task
    .done = Done
    .unknown = There is no such task: analyse the game first.

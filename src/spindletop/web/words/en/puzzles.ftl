### Puzzles: the lists, a board, and what an answer is worth.

puzzles =
    .title = Puzzles
    .of = { $game } puzzles
    .shout = One of these is better
    .what = Positions from real play. The move that anybody would make is not the best one: find what is.
    .count = { $number ->
        [one] { $number } puzzle
       *[other] { $number } puzzles
    }
    .solved = solved
    .streak = in a row
    .streak_help = solved at the first try, kept on this device
    .all = All puzzles
    .done = Solved
    .go = Next puzzle

puzzles_how =
    .one = A real position
    .one_text = Bots came to it in play. It is your turn, and nothing is hidden that you would know.
    .two = Click your answer
    .two_text = The obvious one is not the best. You may try as often as you like.
    .three = See why
    .three_text = Both answers were followed into many futures: you see what the better one wins, and where.

puzzle =
    .title = { $game }, puzzle { $number }
    .number = Puzzle { $number } of { $last }
    .find = Find the best answer. The others are bots.
    .solution = Solution
    .right = Right!
    .wrong = There is something better
    .solution_title = The solution
    .tried = Followed into { $futures } futures each.
    .no_reason = Nothing stands out soon after: the difference shows later.
    .wrong_help = So often each wins, followed into { $futures } futures:
    .yours = your answer
    .best = the best answer
    .obvious = the obvious answer
    .again = Try again
    .next = Next puzzle
    .to_list = Back to the list
    .not_offered = This is not one of the answers here.
    .close = Close
    .key = Show the solution (s)

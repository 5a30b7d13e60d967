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

puzzle =
    .title = { $game }, puzzle { $number }
    .number = Puzzle { $number } of { $last }
    .find = Find the best answer. The others are bots.
    .solution = Solution
    .right = Right!
    .wrong = There is something better
    .solution_title = The solution
    .tried = Followed into { $futures } futures each.
    .wrong_help = In { $futures } futures each, your answer wins { $mine }%. The best one wins { $best }%.
    .yours = your answer
    .best = the best answer
    .obvious = the obvious answer
    .again = Try again
    .next = Next puzzle
    .to_list = Back to the list
    .not_offered = This is not one of the answers here.
    .close = Close
    .key = Show the solution (s)

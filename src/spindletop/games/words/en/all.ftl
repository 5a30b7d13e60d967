### What all games say.

# What is asked of somebody.
asked = { $name }: { $question }

question =
    .begins = Who begins?
    .over = The game is over.

# Between the last two of a few.
and = { " and " }
or = { " or " }

account =
    .start = To begin with
    .counted = ${ $amount }

option_start = start
    .help = Who begins: drawn by lot, or the seat you pick.
    .random = random

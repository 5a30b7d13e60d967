### What all games say.

# What is asked of somebody.
asked = { $name }: { $question }

question =
    .begins = Who begins?
    .over = The game is over.

# Between the last two of a few; and between others.
and = { " and " }
or = { " or " }
comma = { ", " }

# Who did it, at the beginning of a sentence; whose it is, there; and the other one of two, within it.
who = { $name_is ->
    [you] *You*
   *[other] *{ $name }*
}
whose = { $name_is ->
    [you] *Your*
   *[other] *{ $name }*’s
}
whom = { $other_is ->
    [you] *you*
   *[other] *{ $other }*
}

# Over a part of the story.
heading =
    .turn = { $name_is ->
        [you] Your turn
       *[other] { $name }’s turn
    }
    .begin = To begin with
    .end = The end

account =
    .start = To begin with
    .counted = ${ $amount }

option_start = start
    .help = Who begins: drawn by lot, or the seat you pick.
    .random = random

### Learning a game: the first screen, and the coach at the table.

learn =
    .button = Learn
    .title = Learn { $game }
    .shout = Your first game of { $game }
    .hero_help = a guided first game
    .begin = Start the lesson
    .begin_help = You make the first move right away
    .again = Start again
    .go_on = Go on with your lesson
    .chapters = Or begin with a chapter:
    .rules = Read the rules instead
    .mark = Lesson

coach =
    .label = Old Amos shows you how
    .chapter = Chapter { $number } of { $chapters }:
    .begins = Another game
    .yours = You sit here now.
    .as_you_like = Choose as you like.
    .strayed = You may! I had this in mind: “{ $instead }”. Take it back, or play on: from here the others do as they like.
    .missed = What was better about it?
    .goes_without = This is what my way would have brought you:
    .no_matter = I looked a little ahead, and yours may be just as good.
    .take_back = Take it back
    .done = Well done!
    .next_chapter = On to chapter { $number }
    .play = Play { $game } for real
    .play_on = Play on here
    .progress = { $done } of { $total }
    .back = Reread
    .back_help = Only to read it again: nothing on the table is taken back.
    .go_on = Go on
    .show = Show me
    .later = Later
    .later_help = The table is kept: go on whenever you like.
    .skip = Skip all

### The guided first game: what the coach says when something comes up for the first time.

first =
    .theme = Everybody digs here
    .theme_text = One mountain, 64 cards face down. Under them lie gold, miners of five colours, and a little dynamite.
    .goal = Bring the gold home
    .goal_text = When the last card is gone, the most nuggets win.
    .round = Two cards a turn
    .round_text = Turn up two cards. A miner who is strong enough takes the gold beside him home to his owner; most others lie down again. Remember where!

chapter_1 =
    .title = Two cards a turn
    .done = You know what two cards can do together. Now the mountain is almost empty, and the rush begins.
chapter_2 =
    .title = The Gold Rush
    .begin = Another game, near its end: almost all cards are gone.
    .done = That is all of Gold. The rest is memory: watch what the others turn up, too.

ask_first_card =
    .title = Turn up a first card
    .why = You see it before you choose the second one, and so does everybody else.
    .look = Your own miners have the colour of your plate, the sign with your name.
ask_second_card =
    .title = And now a second one
    .why = What happens depends on the two: a miner and gold are what you want.
    .look = The ribbon above the mountain says what your first card can do.
ask_rush_card =
    .title = Gold Rush: a single card
    .why = Gold is yours at once, without a miner; all else just leaves.
    .look = If you remember where gold lay, this is the time.

saw_search =
    .title = A search
    .why = These two cards do nothing for each other, so both lie down again. Keep their places in mind: nobody reminds you.
saw_duel =
    .title = A duel
    .why = Two miners meet, and the weaker one leaves the game. It does not matter whose they are.
saw_dynamite =
    .title = Dynamite
    .why = It takes the other card with it, whatever that is. Both are gone for good.
saw_strike =
    .title = A strike
    .why = A miner at least as strong as the gold has nuggets takes it to the owner of his colour, and leaves. One whose colour nobody plays works for whoever turned him up.
saw_rush =
    .title = The Gold Rush is on
    .why = With this strike no more than ten cards are left. From now on everybody turns up one card a turn.
saw_rush_gold =
    .title = Gold in the rush
    .why = In the rush, gold goes to whoever turns it up. No miner is needed any more.
saw_result =
    .title = The last card is gone
    .why = Now all look at their gold. Nuggets count, not cards.

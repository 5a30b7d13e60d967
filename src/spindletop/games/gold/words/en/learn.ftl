### The guided first game: what the coach says when something comes up for the first time.

first =
    .theme = Everybody digs here
    .theme_text = 64 cards lie face down on one mountain. Under them: gold, miners of five colours, and a little dynamite.
    .goal = Bring the gold home
    .goal_text = A gold card has one to four nuggets. When the last card is gone, the most nuggets win.
    .round = Two cards a turn
    .round_text = Turn up two. A miner who is strong enough carries the gold home to his owner; most others lie down again. Remember where!

chapter_1 =
    .title = Two cards a turn
    .done = Now you know what two cards can do together. Next comes the wild end of a game.
chapter_2 =
    .title = The Gold Rush
    .begin = Another game, near its end: hardly any cards are left.
    .done = That is all there is to Gold. The rest is memory: watch what the others turn up, too.

ask_first_card =
    .title = Turn up a first card
    .why = Any card will do: nobody knows yet what lies where, and everybody sees what you find.
    .look = Miners in the colour of your name plate are yours.
ask_second_card =
    .title = And now a second one
    .why = Find its partner: a miner wants gold, and gold wants a miner.
    .look = The line under the question says what your first card can do.
ask_rush_card =
    .title = Gold Rush: a single card
    .why = One card is all you turn up now, and gold under it is yours at once.
    .look = Now it pays to remember where gold lay.

saw_search =
    .title = Nothing found
    .why = These two can do nothing for each other, so both lie down again: this is called a search. Keep their places in mind, for nobody reminds you.
saw_duel =
    .title = A duel
    .why = When two miners meet, the weaker one is out of the game. It does not matter whose they are.
saw_dynamite =
    .title = Dynamite
    .why = It blows up the other card, whatever that is. Both are gone for good.
saw_strike =
    .title = A strike!
    .why = A miner at least as strong as there are nuggets carries the gold to whoever owns his colour. A colour that nobody plays works for whoever turned it up.
saw_rush =
    .title = The Gold Rush is on
    .why = Ten cards or fewer are left, and now everybody hurries. From here on you all turn up one card a turn.
saw_rush_gold =
    .title = Gold in the rush
    .why = In the rush, gold goes to whoever turns it up. No miner is needed any more.
saw_result =
    .title = The last card is gone
    .why = Now everybody counts. Nuggets matter, not cards.

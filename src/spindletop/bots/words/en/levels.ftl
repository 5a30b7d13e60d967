### What opponents are like, from the weakest to the strongest. A game may say it in its own words.

level =
    .rookie = looks one answer ahead, and slips now and then
    .wildcatter = plans its turn, and answers at once
    .tycoon = follows its plans into many futures, for a second

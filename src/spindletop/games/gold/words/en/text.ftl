### Questions, answers, and what happens.

card =
    .gold = { nuggets }
    .dynamite = dynamite
    .miner = a { $colour } miner of { $value }
    .unknown = a card

question =
    .first = turn up a first card. You own { $colours }.
    .second = card { $place } is { $card }. Turn up a second card.
    .rush = Gold Rush! Turn up a single card; gold on it is yours.
    .face = What is on the card?

answer =
    .turn = turn up card { $place }

heading =
    .turn = Turn { $turn }

event =
    .starts = { who } went first
    .turn = Turn { $turn }: { $name }
    .rush = { $cards ->
        [one] *Gold Rush!* { $cards } card is left: one a turn, and gold goes to who finds it
       *[other] *Gold Rush!* { $cards } cards are left: one a turn, and gold goes to who finds it
    }
    .turned_up = { who } turned up *{ $card }* (card { $place })
    .dynamite = *Dynamite!* It took { $card } with it
    .strike = A strike: { whom } got *{ $gold }*, dug by { $miner }
    .duel = A duel: *{ $winner }* beat { $loser }, who left
    .search = *Nothing*: { $first } and { $second } lie down again
    .rush_gold = { who } kept the *gold*
    .rush_nothing = *Nothing*: the card left the game
    .result = { who }: *{ nuggets }* on { cards }

nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

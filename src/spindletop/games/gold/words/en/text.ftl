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

event =
    .starts = { $name } begins.
    .turn = Turn { $turn }: { $name }.
    .rush = { $cards ->
        [one] Gold Rush! { $cards } card is left: one card a turn, and gold goes to who finds it.
       *[other] Gold Rush! { $cards } cards are left: one card a turn, and gold goes to who finds it.
    }
    .turned_up = { $name } turns up { $card } (card { $place }).
    .dynamite = Dynamite! It takes { $card } with it.
    .strike = Strike! { $name } gets { $gold }, brought by { $miner }.
    .duel = A duel: { $winner } beats { $loser }, who leaves the game.
    .search = Nothing: { $first } and { $second } are turned down again.
    .rush_gold = { $name } takes it.
    .rush_nothing = It leaves the game.
    .result = { $name }: { nuggets } on { cards }.

nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

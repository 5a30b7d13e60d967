### The cards, counted.

sheet =
    .all = All { $cards } cards
    .all_note = { $cards ->
        [one] The Gold Rush begins when { $cards } card is left.
       *[other] The Gold Rush begins when { $cards } cards or fewer are left.
    }
    .gold = Gold
    .nuggets = Nuggets on it
    .cards = Cards
    .nuggets_in_all = Nuggets in all
    .gold_note = { $nuggets ->
        [one] { $nuggets } nugget is in the ground.
       *[other] { $nuggets } nuggets are in the ground.
    }
    .miners = Miners
    .value = Value
    .cards_of_colour = Cards of each colour
    .brings = Brings gold of
    .brings_none = none
    .miners_note = In { $number } colours: { $colours }.
    .dynamite = Dynamite

### What only Black Gold's panels say.

board =
    .when = when the Oil Baron reaches row { $last }
    .far = { $rounds ->
        [one] Oil Baron on { $space } of { $last }: about { $rounds } round
       *[other] Oil Baron on { $space } of { $last }: about { $rounds } rounds
    }
    .when_cards = when the special cards are used up
    .far_cards = { $cards ->
        [one] { $cards } special card left
       *[other] { $cards } special cards left
    }
    .black_train = Oil Baron
    .steps = Prices, Cards, Licences, Prospecting, Pumping, Selling, Overflow
    .places = Salt Draw, Llano Seco, Dead Mule Flat, Hat Creek, Lost Wagon, Rattle Bend

panel =
    .map = West Texas, 1922
    .map_words = The map: rows of the railway from left to right
    .tracks_words = The railway, rows 1 to { $last }
    .plain = Plain
    .rough = Rough
    .hill = Hills
    .cards = Tickets
    .cards_order = of this round

dock =
    .black = { $company }, by the Baron

# Great moments, in a word under a hammer
peak =
    .baron = The Baron wins

### What only Giganten's panels say.

board =
    .when = when the black train is in port
    .far = { $rounds ->
        [one] Black train on { $space } of { $last }: about { $rounds } round
       *[other] Black train on { $space } of { $last }: about { $rounds } rounds
    }
    .black_train = Black train
    .steps = Prices, Cards, Licences, Moving, Building, Carrying, Selling, Tanks
    .places = Hirschfeld, Neu-Lübeck, Kaltwasser, Rotenbruch, Langacker
    .sea = Golf von Mexiko
    .port = Port

panel =
    .map = Blatt Karlshafen
    .map_words = The map: columns of the railway from west to the coast
    .tracks_words = The railway, columns 1 to { $last }, then the port
    .plain = Plain
    .rough = Hill
    .hill = Mountain

dock =
    .black = { $company }, by the black train

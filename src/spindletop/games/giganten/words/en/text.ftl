### What Giganten calls by names of its own, and asks in its own way.

-unit = unit
-units = units
-units-capital = Units
-marker = tile
-markers = tiles
-line = column
-black-train = the black train
-black-train-capital = The black train

terrain =
    .easy = plain
    .rough = hill
    .hard = mountain

question =
    .build = do you build a derrick beside your truck?

heading =
    .moving = Moving
    .building = Building
    .transport = Carrying
    .overflow = Tanks

### Where the money came from and went, and what the end brings.

account =
    .sold = Oil sold
    .overflow = Oil given away
    .built = Derricks built
    .springs = Well springs
    .deepened = Drilling deeper
    .hired_black = Paid for { -black-train }
    .hired = Paid by rivals for the train
    .hired_from = Paid to rivals for their trains
    .tanks = { -units-capital } in tanks
    .at_derricks = { -units-capital } at derricks
    .derricks = Derricks, by rank of the train

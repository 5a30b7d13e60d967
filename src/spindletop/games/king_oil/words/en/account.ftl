### Where the money came from and went, and what the end counts.

account =
    .royalties = Royalties from the bank
    .tribute = Royalties from rivals for pipelines
    .wells = Wells
    .fines = Fines
    .to_rivals = Royalties to rivals for pipelines
    .taken = Taken by a creditor
    .pipelines_laid = Pipelines laid
    .from_bank = Properties from the bank
    .at_auctions = Properties at auctions
    .sold = Properties sold to rivals
    .bought = Properties bought from rivals
    .properties = Properties at their prices
    .derricks = Derricks
    .pipelines = Pipelines
    .owed = What the bank still owes

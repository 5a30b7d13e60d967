### Where the money came from and went.

account =
    .rigs = Rigs bought
    .stations = Stations bought
    .refineries = Refineries bought
    .wells = Wells built
    .barrels_bought = Barrels bought
    .barrels_sold = Barrels sold at the markets
    .gasoline = Gasoline sold to consumers
    .sold = Assets sold on the way
    .fitted = Refineries fitted
    .taxes = Taxes and inspections
    .assets = Assets, as in a Depression

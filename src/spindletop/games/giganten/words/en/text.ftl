### What Giganten calls by names of its own.

-unit = unit
-units = units
-line = column
-marker = tile

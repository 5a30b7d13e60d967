### What Black Gold calls by names of its own.

-unit = plume
-units = plumes
-line = row
-marker = marker

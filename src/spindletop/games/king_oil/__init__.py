"""King Oil: buy properties, drill for oil, and squeeze the rivals by pipeline."""

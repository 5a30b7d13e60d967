"""How it looks: an oil-boom print shop, about 1922. Shared by all boards."""

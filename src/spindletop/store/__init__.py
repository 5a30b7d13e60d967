"""Records kept: SQLite in the box, PostgreSQL when it grows; the same SQL."""

from spindletop.store.database import StoreDown, StoreError
from spindletop.store.glance import Glance
from spindletop.store.rows import Row, SeqTaken, TableRow
from spindletop.store.store import Store, open_store

__all__ = ["Glance", "Row", "SeqTaken", "Store", "StoreDown", "StoreError", "TableRow", "open_store"]

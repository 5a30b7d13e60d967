"""What can be ordered beforehand in Giganten."""

from spindletop.games.giganten.words import say
from spindletop.games.orders import Orders
from spindletop.games.prospecting.orders import bidding, selling

ORDERS = Orders((bidding("Bid"),), (selling(say),))

"""What can be ordered beforehand in Giganten."""

from spindletop.games.giganten.words import say
from spindletop.games.orders import Orders
from spindletop.games.prospecting.orders import bidding, selling, taking

ORDERS = Orders((bidding("Bid"),), (taking(say), selling(say)))

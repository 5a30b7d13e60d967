"""What can be ordered beforehand in Claims."""

from spindletop.games.orders import Choice, Orders

ORDERS = Orders(
    choices=(
        Choice("Stake", lambda: "you stake", lambda view, seat: ()),
        Choice("Claim", lambda: "you claim", lambda view, seat: (), always=False),
    )
)

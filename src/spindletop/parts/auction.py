"""An open auction: bids rise, a pass is final, and it ends when nobody is left to outbid the leader.

It is four whole numbers, which the frames of a game keep: `inside`, the seats that have not passed, as a bitmask;
`leader`, the seat with the highest bid, or NOBODY; that bid; and the seat that is asked next.
"""

from typing import Final

NOBODY: Final = -1


def everybody(seats: int) -> int:
    """All seats may bid."""
    return (1 << seats) - 1


def without(inside: int, seat: int) -> int:
    """This seat has passed (or may not bid at all)."""
    return inside & ~(1 << seat)


def is_in(inside: int, seat: int) -> bool:
    return inside >> seat & 1 == 1


def next_bidder(inside: int, leader: int, after: int, seats: int) -> int:
    """The next seat clockwise that is asked, which is never the leader; NOBODY when the auction is over.

    Over it is when all but the leader have passed, or, while nobody leads, all have.
    """
    for step in range(1, seats + 1):
        seat = (after + step) % seats
        if seat != leader and inside >> seat & 1:
            return seat
    return NOBODY


def faults(inside: int, leader: int, bidder: int, seats: int) -> list[str]:
    """What is wrong with the numbers of an auction in which this seat is asked."""
    if not 0 < inside <= everybody(seats):
        return [f"inside says who has not passed: 1 to {everybody(seats)}, not {inside}"]
    if not 0 <= bidder < seats or not is_in(inside, bidder):
        return [f"the bidder, {bidder}, is not in the auction"]
    if leader != NOBODY and (not 0 <= leader < seats or not is_in(inside, leader) or leader == bidder):
        return [f"the leader, {leader}, is not another seat in the auction"]
    return []

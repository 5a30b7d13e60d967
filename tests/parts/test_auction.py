"""Auctions: who is asked, who leads, when it ends."""

from spindletop.parts import auction
from spindletop.parts.auction import NOBODY


def test_bidding_goes_round_among_those_who_have_not_passed() -> None:
    inside = auction.everybody(4)
    assert auction.next_bidder(inside, NOBODY, 1, 4) == 2
    inside = auction.without(inside, 2)
    assert auction.next_bidder(inside, 1, 1, 4) == 3
    assert auction.next_bidder(inside, 1, 3, 4) == 0
    assert auction.next_bidder(inside, 0, 0, 4) == 1


def test_it_ends_when_all_but_the_leader_have_passed() -> None:
    inside = auction.without(auction.without(auction.everybody(3), 0), 2)
    assert auction.next_bidder(inside, 1, 2, 3) == NOBODY


def test_while_nobody_leads_the_last_seat_is_still_asked() -> None:
    inside = auction.without(auction.without(auction.everybody(3), 0), 1)
    assert auction.next_bidder(inside, NOBODY, 1, 3) == 2
    assert auction.next_bidder(auction.without(inside, 2), NOBODY, 2, 3) == NOBODY


def test_wrong_numbers_are_named() -> None:
    assert auction.faults(0b101, 0, 2, 3) == []
    assert auction.faults(0b101, NOBODY, 0, 3) == []
    for wrong in ((0, NOBODY, 0), (8, NOBODY, 0), (0b101, NOBODY, 1), (0b101, 2, 2), (0b101, 1, 0), (0b101, 7, 0)):
        assert auction.faults(*wrong, 3)

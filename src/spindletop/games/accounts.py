"""How the results of a game came about: what came in and went out, by seats."""


class Rows:
    """Amounts by what they were for, and by seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.by_words: dict[str, list[int]] = {}

    def add(self, words: str, seat: int, amount: int) -> None:
        self.by_words.setdefault(words, [0] * self.seats)[seat] += amount

    def sums(self) -> list[int]:
        """By seat."""
        return [sum(amounts[seat] for amounts in self.by_words.values()) for seat in range(self.seats)]

    def listed(self) -> list[tuple[str, list[int]]]:
        """What came in, then what went out; nothing that never happened."""
        some = [(words, amounts) for words, amounts in self.by_words.items() if any(amounts)]
        return sorted(some, key=lambda row: sum(row[1]) < 0)


class Account:
    """The course of the game, and what was counted at its end; together they are the scores."""

    def __init__(self, seats: int) -> None:
        self.course = Rows(seats)
        self.end = Rows(seats)

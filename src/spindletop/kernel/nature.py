"""Random numbers for the drivers of a game (never for its rules), and random play."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from spindletop.kernel.frame import NATURE

if TYPE_CHECKING:
    from spindletop.kernel.state import State

WORD: Final = 32
MASK: Final = (1 << WORD) - 1
NARROW: Final = 1 << (WORD - 1)
WARM_UP: Final = 12


class Rng:
    """A small fast generator (sfc32): the same stream plain and compiled, and cheap to copy."""

    def __init__(self, seed: int = 0) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {seed}")
        self._a: i64 = seed & MASK
        self._b: i64 = (seed >> WORD) & MASK
        self._c: i64 = 0
        self._count: i64 = 1
        self._warm_up()
        rest = seed >> (2 * WORD)
        while rest:  # longer seeds are folded in, a word at a time
            self._a ^= rest & MASK
            self._warm_up()
            rest >>= WORD

    def _warm_up(self) -> None:
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        word: i64 = (a + b + self._count) & 0xFFFFFFFF
        self._count = (self._count + 1) & 0xFFFFFFFF
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & 0xFFFFFFFF
        turned: i64 = ((c << 21) & 0xFFFFFFFF) | (c >> 11)
        self._c = (turned + word) & 0xFFFFFFFF
        return word

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n > NARROW:
            return self._below_wide(n)
        if n <= 0:
            raise ValueError(f"below({n}): there is no such number")
        size: i64 = n
        scaled: i64 = self.word() * size
        if scaled & 0xFFFFFFFF < size:
            unfair: i64 = (0x100000000 - size) % size
            while scaled & 0xFFFFFFFF < unfair:
                scaled = self.word() * size
        return scaled >> 32

    def _below_wide(self, n: int) -> int:
        bits = n.bit_length()
        while True:
            wide = 0
            for _ in range(0, bits, WORD):
                wide = wide << WORD | int(self.word())
            wide &= (1 << bits) - 1
            if wide < n:
                return wide

    def chance(self, odds: float) -> bool:
        """True with this probability."""
        return int(self.word()) < odds * (MASK + 1)

    def fork(self) -> "Rng":
        """A new generator, seeded from this one."""
        return Rng(int(self.word()) | int(self.word()) << WORD)

    def __reduce__(self) -> tuple[Any, tuple[int, int, int, int]]:
        return _restore, (self._a, self._b, self._c, self._count)

    def __copy__(self) -> "Rng":
        return _restore(self._a, self._b, self._c, self._count)

    def __deepcopy__(self, memo: object) -> "Rng":
        return self.__copy__()


def _restore(a: int, b: int, c: int, count: int) -> Rng:
    rng = Rng()
    rng._a, rng._b, rng._c, rng._count = a, b, c, count
    return rng


def playout(state: "State", rng: Rng) -> int:
    """Play this state to its end, seats at random and nature by its odds. Returns how often a seat decided."""
    decisions = 0
    while len(state.stack):
        state.answer(state.top().draw(state, rng))
        if state.last_actor != NATURE:
            decisions += 1
    return decisions

"""What a server counts and measures, as Prometheus reads it. Never who: no table, token or name is in it."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
MEDIA = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[tuple[str, str], ...]


class Times:
    """How long something took, by bucket: as many for each set of labels."""

    def __init__(self) -> None:
        self.counts: defaultdict[Labels, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS) + 1))
        self.sums: defaultdict[Labels, float] = defaultdict(float)

    def add(self, seconds: float, labels: Labels = ()) -> None:
        self.counts[labels][bisect_left(BUCKETS, seconds)] += 1
        self.sums[labels] += seconds

    def lines(self, name: str) -> Iterator[str]:
        for labels, counts in self.counts.items():
            total = 0
            for bound, count in zip((*map(str, BUCKETS), "+Inf"), counts, strict=True):
                total += count
                yield line(f"{name}_bucket", (*labels, ("le", bound)), total)
            yield line(f"{name}_sum", labels, round(self.sums[labels], 6))
            yield line(f"{name}_count", labels, total)


class Metrics:
    """Those of one process, since it started."""

    def __init__(self) -> None:
        self.requests = Times()
        self.screens = Times()
        self.garbage = Times()
        self._shown: dict[str, tuple[int, int]] = {}  # by table: the question, and how many screens have it

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request; `route` is its template, as an address may hold a secret."""
        self.requests.add(seconds, (("method", method), ("route", route), ("status", str(status))))

    def shown(self, table: str, asked: int, screens: int, seconds: float) -> None:
        """A screen of a table shows what came of an answer, so many seconds old: the last one of them counts."""
        question, number = self._shown.get(table, (asked, 0))
        number = number + 1 if question == asked else 1
        if number < screens:
            self._shown[table] = asked, number
        else:
            self._shown.pop(table, None)
            self.screens.add(seconds)

    def forget(self, table: str) -> None:
        """Nobody looks at it any more."""
        self._shown.pop(table, None)

    def text(self, answers: Mapping[str, int], gauges: Mapping[str, int]) -> str:
        """`answers`: by whom. `gauges`: what is so now."""
        told = [
            *typed("spindletop_request_seconds", "histogram", self.requests.lines("spindletop_request_seconds")),
            *typed("spindletop_screen_seconds", "histogram", self.screens.lines("spindletop_screen_seconds")),
            *typed("spindletop_garbage_seconds", "histogram", self.garbage.lines("spindletop_garbage_seconds")),
            *typed(
                "spindletop_answers_total",
                "counter",
                (line("spindletop_answers_total", (("by", by),), number) for by, number in sorted(answers.items())),
            ),
        ]
        for name, number in gauges.items():
            told += typed(f"spindletop_{name}", "gauge", [line(f"spindletop_{name}", (), number)])
        return "\n".join(told) + "\n"


def typed(name: str, kind: str, lines: Iterable[str]) -> list[str]:
    return [f"# TYPE {name} {kind}", *lines]


def line(name: str, labels: Labels, number: float) -> str:
    told = ",".join(f'{key}="{value}"' for key, value in labels)
    return f"{name}{{{told}}} {number}" if told else f"{name} {number}"

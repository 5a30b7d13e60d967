"""What becomes of a message that could not be delivered."""


class Undelivered(Exception):
    """It is tried again later, unless it is refused for good (`final`), or nobody is there any more (`gone`)."""

    def __init__(self, why: str, *, gone: bool = False, final: bool = False, wait: float = 0.0) -> None:
        super().__init__(why)
        self.why = why  # never an address: it may be logged
        self.gone = gone
        self.final = final
        self.wait = wait  # seconds for which the other side wants to be left alone

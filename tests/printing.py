"""What a terminal would show."""

from io import StringIO

from rich.console import Console, RenderableType


def printed(renderable: RenderableType, width: int = 100) -> str:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(renderable)
    return console.export_text()

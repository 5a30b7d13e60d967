"""Style sheets, scripts and fonts, at addresses that change with their content."""

import hashlib
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spindletop.art import svg
from spindletop.web.packing import KEPT, shown

STATIC = Path(__file__).parent / "static"
ART = Path(svg.__file__).parent
TEXTS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class CachedFiles(StaticFiles):
    """Files that a browser may keep; of the folder of art only its style sheets."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(".py"):
            return Response(status_code=404)
        response = await super().get_response(path, scope)
        media_type = TEXTS.get(Path(path).suffix)
        if media_type and isinstance(response, FileResponse) and scope["method"] == "GET":
            return shown(Request(scope), Path(response.path).read_bytes(), media_type)
        response.headers["cache-control"] = KEPT
        return response


@cache
def asset(path: str) -> str:
    """The address of a file in static/ (or art/…)."""
    file = ART / path.removeprefix("art/") if path.startswith("art/") else STATIC / path
    return f"/static/{path}?{hashlib.sha256(file.read_bytes()).hexdigest()[:12]}"

"""The log as JSON, a line each: requests by the template of their route, as their address may hold a secret."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

REQUESTS = logging.getLogger("spindletop.requests")
REQUESTS.setLevel(logging.CRITICAL)  # nobody hears of them, unless the log is JSON
FACTS = "facts"  # of a record: what it says, as data


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        told |= getattr(record, FACTS, None) or {"message": record.getMessage()}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def write_json() -> None:
    """To standard error, all warnings and all requests."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    REQUESTS.setLevel(logging.INFO)


def log_request(method: str, route: str, status: int, seconds: float) -> None:
    if REQUESTS.isEnabledFor(logging.INFO):
        facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 2)}
        REQUESTS.info("request", extra={FACTS: facts})

"""What every answer carries: no page of ours runs, shows or tells anything that is not meant."""

from starlette.datastructures import MutableHeaders
from starlette.types import Scope

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
# Not "no-referrer": with it a browser sends "Origin: null" with every change, and nothing could be checked.
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SECURE = {"strict-transport-security": "max-age=31536000"}  # where the server is reached by https


def guard(headers: MutableHeaders, scope: Scope) -> None:
    """What every answer carries, a refusal and a fault of ours, too."""
    for name, value in {**HEADERS, **(SECURE if scope["scheme"] == "https" else {})}.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")

"""Security of requests: the right host and origin; and the headers of every response."""

import ipaddress
import socket
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    # The page builds its elements one by one; the browser blocks any attempt to build them from text.
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-cache",
}


PUBLIC_HOST = web.AppKey("PUBLIC_HOST", str)
"""The name under which everybody can open a server, if it has one."""


@web.middleware
async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a host that is not ours: a page elsewhere may have pointed its own name at us (DNS rebinding)."""
    if not is_our_host(request.host) and hostname(request.host) != request.app.get(PUBLIC_HOST, ""):
        raise web.HTTPMisdirectedRequest(text="Wrong address. Open the link printed when the table started.")
    return await handler(request)


async def sign(_request: web.Request, response: web.StreamResponse) -> None:
    """Add our headers to every response, refusals included."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)


def hostname(host: str) -> str:
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_our_host(host: str) -> bool:
    """Tell whether a Host header names this machine: by IP address, or by its own name."""
    name = hostname(host)
    own = socket.gethostname().lower()
    if name in {"localhost", own, f"{own}.local"}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_our_origin(request: web.Request) -> bool:
    """Tell whether a web socket was opened by our own page."""
    origin = urlsplit(request.headers.get("Origin", ""))
    return origin.scheme in {"http", "https"} and origin.netloc.lower() == request.host.lower()

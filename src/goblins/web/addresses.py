"""Where a request comes from, and whether a page of ours has sent it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .settings import Settings

SECURE_SCHEMES = ("https", "wss")


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Of the caller, as the nearest trusted proxy tells it. A home has many addresses of IPv6, and one network."""
    told = connection.client.host if connection.client else ""
    if settings.proxies:
        chain = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",")]
        told = chain[-settings.proxies] if len(chain) >= settings.proxies and chain[-settings.proxies] else told
    try:
        address = ipaddress.ip_address(told)
    except ValueError:
        return told[:64]
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Did it come over TLS, to us or to our proxy?"""
    if settings.proxies and "x-forwarded-proto" in connection.headers:
        return connection.headers["x-forwarded-proto"].split(",")[-1].strip() in SECURE_SCHEMES
    return connection.scope.get("scheme") in SECURE_SCHEMES


def is_our_name(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the caller call us by a name of ours? Another site could have its own name lead to this machine, and its
    pages would then be "from us"."""
    name = _host_of(f"//{connection.headers.get('host', '')}")
    if name is None:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in settings.hosts or _is_address(name):
        return True
    return name in {_host_of(origin) for origin in settings.origins}


def is_this_machine(connection: HTTPConnection) -> bool:
    """Does the caller run beside us, and speak for nobody else? Proxies say for whom they speak."""
    told = connection.client.host if connection.client else ""
    forwarded = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"))
    return _is_address(told) and ipaddress.ip_address(told).is_loopback and not forwarded


def _host_of(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """The beginning of links to us."""
    if settings.origins:
        return settings.origins[0]
    return f"{'https' if is_secure(connection, settings) else 'http'}://{connection.headers.get('host', '')}"


def is_from_us(connection: HTTPConnection, settings: Settings) -> bool:
    """Browsers say which page makes them ask. Who says nothing is no browser, and has only its own cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if settings.origins:
        return origin in settings.origins
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    return found.scheme in ("http", "https") and found.netloc == connection.headers.get("host")

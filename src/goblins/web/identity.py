"""Who is who: a device has an identity in a signed cookie; no password, no account.

The cookie says who and since when, and is signed with a secret of the server's that rotates (`cookie_keys.py`): old
signatures hold while their secret is kept, and a cookie that is getting old is replaced by a fresh one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

COOKIE = "goblin"
LIVES = 365 * 24 * 3600  # seconds
FRESH = 7 * 24 * 3600 * 1000  # ms until a cookie is replaced
ID_LENGTH = 22


def fresh_id() -> str:
    return secrets.token_urlsafe(16)


def sign(id: str, at: int, keys: Sequence[bytes]) -> str:
    """The cookie's value: id, time in ms and signature by the newest key."""
    said = f"{id}.{at:x}"
    return f"{said}.{_signature(said, keys[0])}"


def verified(cookie: str, keys: Sequence[bytes]) -> tuple[str, int] | None:
    """The id and the time of a cookie that we have signed; None for any other."""
    said, _, signature = cookie.rpartition(".")
    id, _, at = said.rpartition(".")
    if len(id) != ID_LENGTH or not at:
        return None
    if not any(hmac.compare_digest(_signature(said, key).encode(), signature.encode()) for key in keys):
        return None
    return id, int(at, 16)


def _signature(said: str, key: bytes) -> str:
    made = hmac.new(key, said.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()

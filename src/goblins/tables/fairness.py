"""Chance that nobody can bend, and that everybody can check afterwards.

When a table opens, the server draws a secret and publishes its *commitment*, a hash. Then players may add salts of
their own, which the server could not know when it drew the secret. The key of the game is a hash of all of them. At
the end the secret is shown: anyone can check that it is the one committed to, that it gives the key with the salts,
and that the key gives every card and die (`goblins verify`). The secret has 256 random bits: no commitment can be
searched for it, so what is published before the end foretells nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from ..kernel.chance import key_from_bytes


def fresh_secret() -> str:
    return secrets.token_hex(32)


def commitment(table: str, secret: str) -> str:
    """What is published of the secret before the game."""
    return _hash("goblins commitment", table, secret)


def contributor(table: str, who: str) -> str:
    """Under which word somebody's salt is shown: another one at every table, so that nobody is followed by it."""
    return _hash("goblins salt", table, who)[:16]


def has_salted(salts: Mapping[str, str], table: str, who: str) -> bool:
    """Older tables keep a salt under its owner's identity."""
    return contributor(table, who) in salts or who in salts


def key_of(table: str, secret: str, salts: Mapping[str, str]) -> tuple[int, int, int, int]:
    """The key of the game; salts count by who gave them, whenever they came."""
    parts = [part for who in sorted(salts) for part in (who, salts[who])]
    return key_from_bytes(bytes.fromhex(_hash("goblins key", table, secret, *parts)))


def _hash(*parts: str) -> str:
    """Each part with its length, so that no two lists of parts read alike."""
    text = "".join(f"{len(part.encode())}:{part}" for part in parts)
    return hashlib.sha256(text.encode()).hexdigest()

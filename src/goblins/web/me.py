"""Who I am: a name, a face, a language; and how to be the same on another device."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from ..kernel.errors import BadInput
from ..kernel.words import LANGUAGES
from ..tables import budgets
from ..tables.names import checked_face, checked_name
from .bodies import Routes
from .caller import Anybody, Caller, Known

routes = Routes("me")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look like digits
CODE_LENGTH = 8
CODE_LIVES = 10 * 60 * 1000  # ms


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    face: int
    language: str


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to change."""

    name: str | None = None
    face: int | None = None
    language: str | None = None


class Code(msgspec.Struct, frozen=True):
    code: str
    expires_at: int


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


@routes.get("/me")
async def who_am_i(caller: Anybody) -> Me:
    """Who this device is; on the first visit it becomes a goblin with a name and a face."""
    if caller.identity is None:
        await caller.introduce()
    return _me(caller)


@routes.put("/me")
async def change_me(caller: Known, body: Wishes) -> Me:
    """Another name, face or language."""
    assert caller.identity is not None
    changes = {}
    if body.name is not None:
        changes["name"] = checked_name(body.name)
    if body.face is not None:
        changes["face"] = str(checked_face(body.face))
    if body.language is not None:
        if body.language not in LANGUAGES:
            raise BadInput("language", found=body.language, known=", ".join(LANGUAGES))
        changes["language"] = body.language
    await caller.become(caller.identity, **changes)
    return _me(caller)


@routes.post("/me/code", status=201)
async def make_code(caller: Known) -> Code:
    """A code to be typed on another device within ten minutes, once, to be the same there."""
    caller.spend(budgets.CODES)
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    expires_at = caller.now + CODE_LIVES
    await caller.services.store.put_code(_hash(code), caller.person.id, expires_at)
    return Code(code, expires_at)


@routes.post("/me/sign-in")
async def sign_in(caller: Anybody, body: SignIn) -> Me:
    """Become who made the code."""
    caller.spend(budgets.SIGN_IN)
    code = "".join(letter for letter in body.code.upper() if letter.isalpha())
    id = await caller.services.store.take_code(_hash(code), caller.now)
    identity = None if id is None else await caller.services.store.identity(id)
    if identity is None:
        raise BadInput("sign-in-code")
    await caller.become(identity)
    return _me(caller)


def _me(caller: Caller) -> Me:
    assert caller.identity is not None
    person = caller.person
    return Me(person.id, person.name, person.face, caller.identity.language)


def _hash(code: str) -> str:
    return hashlib.sha256(f"goblins sign-in {code}".encode()).hexdigest()

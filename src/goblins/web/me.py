"""Who I am: a name, a face, a language; how to be the same elsewhere; what is stored of me, and how to delete it."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from ..kernel.errors import BadInput
from ..kernel.words import LANGUAGES
from ..tables.belongings import Belongings, TableTrace, belongings_of, erase
from ..tables.budgets import CODES, DOCUMENTS, SIGN_IN
from ..tables.names import checked_face, checked_name
from ..tables.store.belongings import Secret
from .bodies import Routes
from .caller import Anybody, Caller, Known

routes = Routes("me")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look like digits
CODE_LENGTH = 20  # letters, which nobody can guess: 91 bits
CODE_GROUP = 4


class Me(msgspec.Struct, frozen=True):
    """`recovery_made_at` is when one's recovery code was made, if there is one, in milliseconds since the epoch."""

    id: str
    name: str
    face: int
    language: str
    recovery_made_at: int | None


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to change."""

    name: str | None = None
    face: int | None = None
    language: str | None = None


class Code(msgspec.Struct, frozen=True):
    code: str


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class OwnData(msgspec.Struct, frozen=True):
    """All that is stored of a person, their tables page by page: the next page is asked for with `after=`."""

    me: Me
    created_at: int
    seen_at: int
    belongings: Belongings
    tables: list[TableTrace]
    next: str | None


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's name, typed again: nobody deletes everything by mistake."""

    name: str


class Gone(msgspec.Struct, frozen=True):
    """At how many tables one's name and words were taken out."""

    tables: int


@routes.get("/me")
async def who_am_i(caller: Anybody) -> Me:
    """Who this device is; on the first visit it becomes a goblin with a name and a face. A badge that we do not know
    is not overwritten (`badge-unknown`): its owner may recover (`/me/sign-in`) or begin anew (`/me/anew`)."""
    if caller.identity is None:
        if caller.has_unknown_badge:
            raise BadInput("badge-unknown")
        await caller.introduce()
    return await _me(caller)


@routes.post("/me/anew")
async def begin_anew(caller: Anybody) -> Me:
    """Become a new goblin, whatever badge this device has."""
    await caller.introduce()
    return await _me(caller)


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
    return await _me(caller)


@routes.post("/me/code", status=201)
async def make_code(caller: Known) -> Code:
    """A recovery code: whoever types it on any device is the same person there. It is shown this once, holds until
    another is made, and only its hash is stored."""
    caller.spend(CODES)
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    await caller.services.store.belongings.put_recovery(caller.person.id, Secret(_hash(letters), caller.now))
    return Code("-".join(letters[at : at + CODE_GROUP] for at in range(0, CODE_LENGTH, CODE_GROUP)))


@routes.post("/me/sign-in")
async def sign_in(caller: Anybody, body: SignIn) -> Me:
    """Become whose recovery code it is."""
    caller.spend(SIGN_IN)
    code = "".join(letter for letter in body.code.upper() if letter.isalpha())
    id = await caller.services.store.belongings.recovered(_hash(code))
    identity = None if id is None else await caller.services.store.identity(id)
    if identity is None:
        raise BadInput("sign-in-code")
    caller.services.check_person(identity.id)
    await caller.become(identity)
    return await _me(caller)


@routes.get("/me/data")
async def take_away(caller: Known, after: str = "") -> OwnData:
    """Everything that is stored of oneself."""
    caller.spend(DOCUMENTS)
    assert caller.identity is not None
    tables, next_one = await caller.services.traces.page_of(caller.person.id, after)
    return OwnData(
        me=await _me(caller),
        created_at=caller.identity.created_at,
        seen_at=caller.identity.seen_at,
        belongings=await belongings_of(caller.services.store, caller.person.id),
        tables=tables,
        next=next_one,
    )


@routes.post("/me/delete")
async def delete_me(caller: Known, body: Farewell) -> Gone:
    """Take oneself out of everything that is stored. What was played stays for the others, without name or words."""
    caller.spend(DOCUMENTS)
    if body.name != caller.person.name:
        raise BadInput("farewell-name", name=caller.person.name)
    id = caller.person.id
    tables = await erase(caller.table_server, caller.person)
    caller.services.dismiss_people({id})
    caller.leave()
    return Gone(tables)


async def _me(caller: Caller) -> Me:
    assert caller.identity is not None
    person = caller.person
    made_at = await caller.services.store.belongings.recovery_made_at(person.id)
    return Me(person.id, person.name, person.face, caller.identity.language, made_at)


def _hash(code: str) -> str:
    return hashlib.sha256(f"goblins recovery {code}".encode()).hexdigest()

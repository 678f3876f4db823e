"""Who may not come in: people and addresses that whoever keeps the server has blocked."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

import structlog

from ..kernel.errors import BadInput
from ..tables.store.house_rules import Blocked

log = structlog.get_logger("goblins.web")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Doorkeeper:
    def __init__(self) -> None:
        self.people: set[str] = set()
        self._networks: list[Network] = []

    def learn(self, blocks: Iterable[tuple[Blocked, str, int]]) -> None:
        blocks = list(blocks)
        self.people = {who for kind, who, _ in blocks if kind == "person"}
        self._networks = [network(who) for kind, who, _ in blocks if kind == "address"]

    def check_person(self, id: str) -> None:
        if id in self.people:
            raise BadInput("blocked")

    def check_address(self, address: str) -> None:
        if self._networks and self.is_blocked(address):
            raise BadInput("blocked")

    def is_blocked(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in one for one in self._networks)


def network(text: str) -> Network:
    """An address or a network such as 192.0.2.0/24, of IPv6 a whole home; BadInput for anything else."""
    try:
        found = ipaddress.ip_network(text, strict=False)
        return found.supernet(new_prefix=64) if found.version == 6 and found.prefixlen > 64 else found
    except ValueError:
        raise BadInput("no-address", found=text) from None

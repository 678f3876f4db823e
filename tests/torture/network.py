"""Machines of our own: network namespaces with a cable each to one switch. Needs root and iproute2."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence

SUBNET = "10.77.{}"  # its third number is free for each run
MISSING = "torture needs root, ip (iproute2) and nsenter"


class Machine:
    """`cut` pulls its cable."""

    def __init__(self, name: str, address: str, cable: str) -> None:
        self.name, self.address, self._cable = name, address, cable

    def command(self, words: Sequence[str]) -> list[str]:
        """The same command on this machine."""
        return ["nsenter", f"--net=/var/run/netns/{self.name}", *words]

    def cut(self, is_cut: bool) -> None:
        _ip("link", "set", self._cable, "down" if is_cut else "up")


def possible() -> bool:
    return os.geteuid() == 0 and bool(shutil.which("ip") and shutil.which("nsenter"))


@contextlib.contextmanager
def machines(names: Sequence[str]) -> Iterator[list[Machine]]:
    """So many machines on a switch; ours has the first address, which is the gateway of nothing."""
    run = os.getpid() % 200 + 20
    switch, net = f"gob{run}", SUBNET.format(run)
    made: list[str] = []
    try:
        _ip("link", "add", switch, "type", "bridge")
        _ip("addr", "add", f"{net}.1/24", "dev", switch)
        _ip("link", "set", switch, "up")
        found = []
        for number, name in enumerate(names, 10):
            space, cable = f"{switch}-{name}", f"{switch}v{number}"
            _ip("netns", "add", space)
            made.append(space)
            _ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", space)
            _ip("link", "set", cable, "master", switch, "up")
            for words in (
                ("addr", "add", f"{net}.{number}/24", "dev", "eth0"),
                ("link", "set", "eth0", "up"),
                ("link", "set", "lo", "up"),
            ):
                _ip("-n", space, *words)
            found.append(Machine(space, f"{net}.{number}", cable))
        yield found
    finally:
        for space in made:
            subprocess.run(["ip", "netns", "del", space], check=False, capture_output=True)
        subprocess.run(["ip", "link", "del", switch], check=False, capture_output=True)


def our_address(machine: Machine) -> str:
    return machine.address.rpartition(".")[0] + ".1"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)

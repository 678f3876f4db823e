"""What can go wrong between a client and its server."""

from __future__ import annotations

from .messages import Problem


class ClientError(Exception):
    """Anything that a client cannot mend by itself."""


class Refused(ClientError):  # noqa: N818 - it says what happened
    """The server has said no, and nothing has changed."""

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(problem.text)
        self.problem = problem
        self.status = status

    @property
    def key(self) -> str:
        return self.problem.key


class Gone(ClientError):  # noqa: N818
    """The server has closed the connection for good: there is no such table, or one may not look at it."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class OldClient(ClientError):  # noqa: N818
    """The server speaks another version of the protocol."""


class NotUnderstood(ClientError):  # noqa: N818
    """The server has said something that the protocol does not know."""


class Lost(ClientError):  # noqa: N818
    """The connection broke before the answer came, and nobody knows whether it was done."""


class Unreachable(ClientError):  # noqa: N818
    """Nobody answers at that address."""


class NoAddress(ClientError):  # noqa: N818
    """That leads to no table of any server."""


class NotAMove(ClientError):  # noqa: N818
    """What a player chose is none of its moves."""

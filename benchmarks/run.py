"""Our speed and that of two peers, measured in the same rounds, side by side: `python benchmarks/run.py`."""

import argparse
import json
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.peers import catanatron, open_spiel_hearts
from goblins.lab.bench import Bench, PeerSpeeds, Speeds, ratio, run_bench

SLOWEST_MS = 20
WANTED = {
    "goblin-warlord": {
        "compiled / Catanatron": 300,
        "compiled / OpenSpiel hearts": 2,
        "interpreted / Catanatron": 1,
        "two threads / one": 1.7,
    },
    "goblins-inc": {"compiled / Catanatron": 100, "two threads / one": 1.7},
    "nitro-run": {"compiled / Catanatron": 100, "two threads / one": 1.7},
}


def wanted(bench: Bench, speeds: Speeds) -> list[dict[str, object]]:
    """The ratios we hold ourselves to; a game without one of its own is only measured."""
    catan, hearts = bench.peers
    found = {
        "compiled / Catanatron": ratio(speeds.compiled, catan.decisions),
        "compiled / OpenSpiel hearts": ratio(speeds.compiled, hearts.decisions),
        "interpreted / Catanatron": ratio(speeds.interpreted, catan.decisions),
        "two threads / one": ratio(speeds.two_threads, speeds.compiled),
    }
    return [_ratio(name, found[name], at_least) for name, at_least in WANTED[speeds.game].items()]


def wanted_answer(speeds: Speeds) -> dict[str, object]:
    """How fast a person's move is answered without compiled rules."""
    slowest = 1000 * speeds.answer_max
    return {"slowest_ms": round(slowest, 2), "at_most_ms": SLOWEST_MS, "reached": slowest <= SLOWEST_MS}


def _ratio(name: str, found: float, at_least: float) -> dict[str, object]:
    return {"ratio": name, "found": round(found, 2), "at_least": at_least, "reached": found >= at_least}


def print_tables(bench: Bench) -> None:
    here = bench.machine
    print(f"{here['date']}  {here['cpu']}, {here['cores']} cores, {here['system']}")
    print(f"Python {here['python']}, Numba {here['numba']}, NumPy {here['numpy']}, goblins {here['goblins']}\n")
    for row in bench.table():
        print(f"{row['game']:<16}{row['measure']:<52}{row['value']:>14}")
    print(f"\n{'random players':<48}{'decisions/s':>14}{'games/s':>12}{'decisions/game':>16}")
    for speeds in bench.games:
        games, length = speeds.games_per_second, speeds.decisions_per_game
        _print_speed(f"{speeds.game}, two threads", speeds.two_threads, 0, length)
        _print_speed(f"{speeds.game}, compiled", speeds.compiled, games, length)
        _print_speed(f"{speeds.game}, interpreted", speeds.interpreted, 0, length)
    for peer in bench.peers:
        _print_peer(peer)
    for speeds in bench.games:
        print(f"\n{speeds.game + ', median of the rounds’ ratios':<60}{'found':>10}{'at least':>10}")
        for line in wanted(bench, speeds):
            mark = "" if line["reached"] else "  missed"
            print(f"{line['ratio']:<60}{line['found']:>10}{line['at_least']:>10}{mark}")
        answer = wanted_answer(speeds)
        mark = "" if answer["reached"] else "  missed"
        name = "slowest answer to a move, interpreted, ms (at most)"
        print(f"{name:<60}{answer['slowest_ms']:>10}{answer['at_most_ms']:>10}{mark}")


def _print_peer(peer: PeerSpeeds) -> None:
    _print_speed(f"{peer.name} ({peer.version})", peer.decisions, peer.games_per_second, peer.decisions_per_game)


def _print_speed(name: str, decisions: tuple[float, ...], games: float, length: float) -> None:
    speed = statistics.median(decisions)
    print(f"{name:<48}{speed:>14,.0f}{games or speed / length:>12,.1f}{length:>16,.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter rounds, no cold start")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    asked = parser.parse_args()
    bench = run_bench(asked.quick, lambda stage: print(stage, file=sys.stderr), (catanatron, open_spiel_hearts))
    print_tables(bench)
    if asked.json:
        ratios = {speeds.game: wanted(bench, speeds) for speeds in bench.games}
        answers = {speeds.game: wanted_answer(speeds) for speeds in bench.games}
        document = bench.to_json() | {"ratios": ratios, "answers": answers}
        asked.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

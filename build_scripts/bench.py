"""Measures how fast things are on this machine, beside well-known programs, in one run.

python3 build_scripts/bench.py core [--rounds N] [--no-pyodide]
python3 build_scripts/bench.py bots [--rounds N] [--no-pyodide]
python3 build_scripts/bench.py page [--rounds N]
python3 build_scripts/bench.py start [--rounds N] [--slow]
python3 build_scripts/bench.py class [--rounds N] [--pupils N] [--megabits N]
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path

from benches import bots
from machine.environment import ROOT, SCRIPTS, SetupError, ensure_python_tools, run, run_module
from machine.node import NODE_MODULES, ensure_packages
from machine.progress import say, step
from website.build import build_site

PYODIDE_RUNNER = SCRIPTS / "benches" / "core_in_pyodide.mjs"
PERFT_TARGET = 1.5
MOST_MILLISECONDS = 50.0
MOST_GROWTH = 1.2
MOST_WAITING = {"oregon": 6.0, "boomtown": 5.0}  # seconds, at normal pace with four
MOST_TAPS = {"oregon": 6}  # a turn, without an extra turn
LEAST_STARTS = 9
# Of the bare page's time, cold, warm and with a service worker; and of its bytes, cold.
START_TARGETS = {"snapshot": (0.22, 0.22, 0.20), "library": (0.40, 0.40, 0.40)}
START_BYTES = {"snapshot": 0.75, "library": 0.50}
SLOW_TARGETS = (1500, 3000)  # milliseconds to the board and to the pick, six times slower
MOST_CLASS = 0.45  # of the time that thirty bare pages take
MOST_FIRST_BOARD = 300  # milliseconds, in the warm case


def main() -> int:
    """Run one bench and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what",
        choices=["core", "bots", "page", "start", "class"],
        help="core: the rules, beside others' rules; bots: the levels of the computer players;"
        " page: to the highlight, memory over games, waiting for others, and taps a turn;"
        " start: from the navigation to the first accepted pick, beside a bare Pyodide page;"
        " class: the same for thirty on one line, until the last of them",
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=5,
        help="repetitions, each measure in turn; for bots: positions of each match;"
        " for page: four games a round; for start: at least 9",
    )
    parser.add_argument("--pupils", type=int, default=30, help="for class")
    parser.add_argument("--megabits", type=float, default=20.0, help="for class: a second, for all")
    parser.add_argument("--slow", action="store_true", help="for start: a slow device alone")
    parser.add_argument("--no-pyodide", action="store_true", help="CPython only")
    wanted = parser.parse_args()
    try:
        if wanted.what == "page":
            return bench_page(max(1, wanted.rounds))
        if wanted.what == "start":
            if wanted.slow:
                return bench_slow_start(max(1, wanted.rounds))
            return bench_start(max(LEAST_STARTS, wanted.rounds))
        if wanted.what == "class":
            return bench_class(max(1, wanted.rounds), max(1, wanted.pupils), wanted.megabits)
        bench = bench_core if wanted.what == "core" else bench_players
        return bench(max(1, wanted.rounds), not wanted.no_pyodide)
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1


def bench_start(rounds: int) -> int:
    """Measure the start of the page beside a bare one; fail when a target is missed."""
    python = ensure_python_tools("test")
    with step(f"Measuring the start, {rounds} rounds"):
        told = json.loads(
            _measured("start", str(rounds), python=python, what="The bench of the start")
        )
    missed = False
    slow = told.pop("slow device")
    say("\nfrom the navigation to the first accepted pick, medians of milliseconds")
    for place, (case, pages) in enumerate(told.items()):
        for page, one in pages.items():
            target = START_TARGETS[page][place] if page in START_TARGETS else None
            met = target is None or one["ratio"] <= target
            verdict = "" if target is None else f"target {target:.2f}: {'met' if met else 'MISSED'}"
            say(
                f"  {case:<16}{page:<10}{one['accepted']:>7}{one['ratio']:>7.3f} ×"
                f"  board {one['board']:>5}  {one['kilobytes']:>6} kB  {verdict}"
            )
            missed = missed or not met
    board = max(told["warm"][page]["board"] for page in START_TARGETS)
    say(f"  first board, warm: {board} ms (target {MOST_FIRST_BOARD})")
    missed = _is_late(slow) or missed
    bare = told["cold"]["bare"]["kilobytes"]
    for page, most in START_BYTES.items():
        share = told["cold"][page]["kilobytes"] / bare
        say(f"  bytes, {page}: {share:.2f} × the bare page's (target {most:.2f})")
        missed = missed or share > most
    return 1 if missed or board > MOST_FIRST_BOARD else 0


def bench_slow_start(rounds: int) -> int:
    """Measure a return visit on a slow device; fail when a target is missed."""
    python = ensure_python_tools("test")
    with step(f"Measuring the start on a slow device, {rounds} rounds"):
        found = _measured(
            "start", str(rounds), "slow", python=python, what="The bench of the start"
        )
    return 1 if _is_late(json.loads(found)["slow device"]) else 0


def _is_late(slow: dict[str, dict[str, float]]) -> bool:
    """Print how long a slow device takes; tell whether a target was missed."""
    ours = slow["snapshot"]
    late = ours["board"] > SLOW_TARGETS[0] or ours["accepted"] > SLOW_TARGETS[1]
    say(
        f"  six times slower, warm, snapshot: board {ours['board']}, pick {ours['accepted']}"
        f" (targets {SLOW_TARGETS[0]}, {SLOW_TARGETS[1]}: {'MISSED' if late else 'met'}),"
        f" {ours['ratio']:.3f} × the bare page's {slow['bare']['accepted']}"
    )
    return late


def bench_class(rounds: int, pupils: int, megabits: float) -> int:
    """Measure a class on one line beside as many bare pages; fail when the target is missed."""
    python = ensure_python_tools("test")
    with step(f"Measuring a class of {pupils}, {rounds} rounds"):
        told = json.loads(
            _measured(
                "classroom",
                str(rounds),
                str(pupils),
                str(megabits),
                python=python,
                what="The bench of a class",
            )
        )
    missed = False
    say("\nfrom the first request to the last pupil's first accepted pick, medians of seconds")
    for server, pages in told.items():
        ratio = pages["ours"]["last"] / pages["bare"]["last"]
        missed = missed or ratio > MOST_CLASS
        for page, one in pages.items():
            say(
                f"  {server:<24}{page:<6}{one['last']:>7.1f}  in the middle {one['middle']:>6.1f}"
                f"  {one['megabytes']:>6.1f} MB carried"
            )
        verdict = "MISSED" if ratio > MOST_CLASS else "met"
        say(f"  {'':<24}{ratio:.2f} × (target {MOST_CLASS:.2f}: {verdict})")
    return 1 if missed else 0


def bench_core(rounds: int, pyodide: bool) -> int:
    """Measure the rules core in CPython and inside Pyodide; fail when a target is missed."""
    python = ensure_python_tools("bench")
    with step(f"Measuring in CPython, {rounds} rounds"):
        native = json.loads(
            _measured("core", str(rounds), python=python, what="The bench in CPython")
        )
    results = {f"CPython {native['version']}": native["rates"]}
    if pyodide:
        node = ensure_packages()
        packages = run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
            "Asking Python for its paths",
        ).strip()
        with step(f"Measuring inside Pyodide under Node, {rounds} rounds"):
            module = NODE_MODULES / "pyodide" / "pyodide.mjs"
            command: list[str | Path] = [node.node, PYODIDE_RUNNER, module, ROOT]
            command += [packages, str(rounds)]
            inside = json.loads(run(command, "The bench in Pyodide").strip().splitlines()[-1])
        results[f"Pyodide {inside['version']}"] = inside["rates"]
    missed = False
    for where, rates in results.items():
        say("")
        missed = _show(where, rates) or missed
    return 1 if missed else 0


def bench_players(positions: int, pyodide: bool) -> int:
    """Measure how long each level thinks; fail when a Marshal is too slow in the page."""
    python = ensure_python_tools("bench")
    with step(f"Measuring in CPython, {positions} positions of each match"):
        native = json.loads(
            _measured("bots", str(positions), python=python, what="The bench in CPython")
        )
    results = {f"CPython {native['version']}": native["bots"]}
    if pyodide:
        python = ensure_python_tools("test")
        build_site()
        with step(f"Measuring in Chromium, {positions} positions of each match"):
            inside = json.loads(
                _measured("bots_page", str(positions), python=python, what="The bench in Chromium")
            )
        results[f"Chromium, Python {inside['version']}"] = inside["bots"]
    for where, levels in results.items():
        say("")
        for line in bots.table(where, levels):
            say(line)
    late = [case for levels in results.values() for case in bots.missed(levels)]
    verdict = f"MISSED in {', '.join(late)}" if late else "met"
    say(
        f"  target: the median action of a Marshal in {bots.MOST_SECONDS:g} s,"
        f" the slowest in {bots.MOST_AT_ALL:g} s: {verdict}"
    )
    return 1 if late else 0


def bench_page(rounds: int) -> int:
    """Measure the page in Chromium; fail when it is slow to answer or its memory grows."""
    python = ensure_python_tools("test")
    build_site()
    games = 4 * rounds
    with step(f"Measuring in Chromium, {games} games"):
        measured = json.loads(
            _measured(
                "page", str(20 * rounds), str(games), python=python, what="The bench of the page"
            )
        )
    say("\nFrom the pointer to the highlight, 95th percentile, milliseconds")
    for game, slow in measured["highlights"].items():
        say(f"  {game:<12}{slow:>8.1f}")
    first, *others = measured["memory"]
    growth = max(others[-3:]) / first
    say(f"Memory of the page after the first game and {len(others)} more: {growth:.2f} ×")
    late = max(measured["highlights"].values()) >= MOST_MILLISECONDS
    say(
        f"  targets: under {MOST_MILLISECONDS:g} ms: {'MISSED' if late else 'met'};"
        f" at most {MOST_GROWTH} ×: {'MISSED' if growth > MOST_GROWTH else 'met'}"
    )
    long = False
    say("From one's own action to the next decision, with three Greenhorns between, seconds")
    for game, taken in measured["waits"].items():
        middle, slowest = sorted(taken)[len(taken) // 2], max(taken)
        long = long or slowest > MOST_WAITING[game]
        say(f"  {game:<12}{middle:>8.1f}{slowest:>8.1f}   (at most {MOST_WAITING[game]:g})")
    say("Taps that a turn takes on a phone, the median and the most")
    for game, taken in measured["taps"].items():
        long = long or max(taken) > MOST_TAPS.get(game, math.inf)
        say(f"  {game:<12}{sorted(taken)[len(taken) // 2]:>8}{max(taken):>8}")
    return 1 if late or long or growth > MOST_GROWTH else 0


def _measured(bench: str, *arguments: str, python: Path, what: str) -> str:
    """Run one of benches/ and give the line of JSON that it ends with."""
    told = run_module(f"benches.{bench}", *arguments, python=python, what=what)
    return told.strip().splitlines()[-1]


def _show(where: str, rates: dict[str, dict[str, float]]) -> bool:
    """Print one table of ratios; tell whether the target was missed."""
    perft = rates["perft"]
    chess = perft["python-chess, perft(3)"]
    say(f"{where}: perft, nodes a second (bulk counting at the leaves)")
    for name, rate in perft.items():
        say(f"  {name:<44}{rate:>12,.0f}{rate / chess:>9.2f} ×")
    steps = rates["steps"]
    base = steps["catanatron, 4 random players"]
    say(f"{where}: random play, steps a second")
    for name, rate in steps.items():
        say(f"  {name:<44}{rate:>12,.0f}{rate / base:>9.2f} ×")
    lead = perft["Boomers, standard start, perft(2)"] / chess
    verdict = "met" if lead >= PERFT_TARGET else "MISSED"
    say(f"  target: Boomers at least {PERFT_TARGET} × python-chess: {lead:.2f} × ({verdict})")
    return lead < PERFT_TARGET


if __name__ == "__main__":
    sys.exit(main())

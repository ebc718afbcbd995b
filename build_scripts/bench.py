"""Measures how fast things are on this machine, beside well-known programs, in one run.

python3 build_scripts/bench.py core [--rounds N] [--no-pyodide]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from environment import ROOT, SetupError, ensure_python_tools, run
from node import NODE_MODULES, ensure_packages
from progress import say, step

MEASURES = ROOT / "build_scripts" / "bench_core.py"
PYODIDE_RUNNER = ROOT / "build_scripts" / "bench_pyodide.mjs"
PERFT_TARGET = 1.5


def main() -> int:
    """Run one bench and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["core"], help="core: the rules, beside others' rules")
    parser.add_argument("--rounds", type=int, default=5, help="repetitions, each measure in turn")
    parser.add_argument("--no-pyodide", action="store_true", help="CPython only")
    wanted = parser.parse_args()
    try:
        return bench_core(max(1, wanted.rounds), not wanted.no_pyodide)
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1


def bench_core(rounds: int, pyodide: bool) -> int:
    """Measure the rules core in CPython and inside Pyodide; fail when a target is missed."""
    python = ensure_python_tools("bench")
    with step(f"Measuring in CPython, {rounds} rounds"):
        native = json.loads(run([python, MEASURES, str(rounds)], "The bench in CPython"))
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

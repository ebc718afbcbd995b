"""Bakes what the page knows before Python is there, by asking the core: facts and figures.

facts/facts.json            the facts of every game with its cover, and the limits of everything
facts/figures-<game>.json   the figures of its rules page
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from machine.environment import CORE, ensure_python_tools, run_module


def write_facts(into: Path, core: Path = CORE) -> None:
    """Write the facts into a folder, with the Python that the core is tested with."""
    python = ensure_python_tools("build")
    run_module("website.bake", into, python=python, path=core, what="Asking the rules for facts")


def bake(into: Path) -> None:
    """Ask the core for everything, and write it down."""
    from frontier.doors.page import answer

    def ask(**request: str) -> dict[str, Any]:
        told = json.loads(answer(json.dumps(request)))
        if "error" in told:
            raise SystemExit(f"The rules refused {request}: {told['error']}")
        result: dict[str, Any] = told["ok"]
        return result

    into.mkdir(parents=True, exist_ok=True)
    facts = ask(do="facts")
    for game in facts["games"]:
        figures = ask(do="figures", game=game["name"])["figures"]
        _write(into / f"figures-{game['name']}.json", figures)
    _write(into / "facts.json", facts)


def _write(file: Path, content: Any) -> None:
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    file.write_text(text + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    bake(Path(sys.argv[1]))

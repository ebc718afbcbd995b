"""The tree, and the virtual environment with the pinned Python tools of pyproject.toml.

Needs nothing but the standard library, because it runs before anything is installed.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (said before a newer import can fail)
    sys.exit("Frontier's scripts need Python 3.11 or newer: run them with a newer python3.")

import hashlib
import importlib.util
import json
import os
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from machine.lock import exclusive
from machine.progress import step

SCRIPTS = Path(__file__).resolve().parent.parent
ROOT = SCRIPTS.parent
CORE = ROOT / "py_core"
WEB = ROOT / "web"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
WORKSHOP = ROOT / ".build"  # downloads, stamps and locks; safe to delete

_CONSTRAINTS = Path(__file__).with_name("constraints.txt")
_STAMP = VENV / "frontier.json"


class SetupError(Exception):
    """Something is missing or failed; the message is the sentence to show."""


def run(
    command: Sequence[str | Path], what: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> str:
    """Run a tool silently and return what it printed; on failure show its output and give up."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise SetupError(f"{done.stdout.rstrip()}\n\n{what} failed (see above).")
    return done.stdout


def run_module(
    module: str, *arguments: str | Path, python: Path, what: str, path: Path = CORE
) -> str:
    """Run a module of these scripts with another Python, and return what it printed.

    It finds the rules in the folder `path`.
    """
    command = [python, "-B", "-m", module, *arguments]
    return run(command, what, env={"PYTHONPATH": os.pathsep.join([str(SCRIPTS), str(path)])})


def requirements(group: str) -> list[str]:
    """List the pinned packages of one dependency group, with the groups that it includes."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        groups = tomllib.load(file)["dependency-groups"]
    found: list[str] = []
    for entry in groups[group]:
        found += requirements(entry["include-group"]) if isinstance(entry, dict) else [entry]
    return found


def venv_python() -> Path:
    """Name the virtual environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pip() -> list[str | Path]:
    """Give the start of a command line that calls the virtual environment's pip."""
    return [venv_python(), "-m", "pip", "--disable-pip-version-check"]


def ensure_python_tools(*groups: str) -> Path:
    """Make the virtual environment hold these dependency groups; return its Python."""
    with exclusive(WORKSHOP / "environment.lock"):
        if not venv_python().exists():
            _make_venv()
        wanted = {group: _fingerprint(group) for group in groups}
        have = json.loads(_STAMP.read_text("utf-8")) if _STAMP.exists() else {}
        missing = [group for group in groups if have.get(group) != wanted[group]]
        if missing:
            packages = sorted({package for group in missing for package in requirements(group)})
            with step(f"Installing the Python tools ({', '.join(missing)})"):
                run(
                    [*pip(), "install", "--quiet", "-c", _CONSTRAINTS, *packages],
                    "Installing from PyPI",
                )
                _show_the_core_to_the_venv()
            _STAMP.write_text(json.dumps({**have, **wanted}, indent=1), "utf-8")
    return venv_python()


def _make_venv() -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            "This Python has no venv module: install it"
            " (on Debian and Ubuntu: apt-get install python3-venv) and run the command again."
        )
    with step("Making a virtual environment in .venv"):
        run([sys.executable, "-m", "venv", "--clear", VENV], "Making the virtual environment")


def _show_the_core_to_the_venv() -> None:
    """Let `python -m frontier` find the sources, as an editable install would."""
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run([venv_python(), "-c", code], "Asking Python for its paths").strip())
    (packages / "frontier.pth").write_text(f"{CORE}\n", "utf-8")


def _fingerprint(group: str) -> str:
    text = "\n".join(requirements(group)) + _CONSTRAINTS.read_text("utf-8")
    return hashlib.sha256(text.encode()).hexdigest()[:16]

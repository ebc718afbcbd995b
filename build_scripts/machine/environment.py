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
import re
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

_LOCKED = Path(__file__).with_name("locked")
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


def _declared() -> dict[str, list[str | dict[str, str]]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        declared: dict[str, list[str | dict[str, str]]] = tomllib.load(file)["dependency-groups"]
    return declared


def groups() -> dict[str, list[str]]:
    """List the pinned packages of each dependency group; those that others include come first."""
    names = sorted(_declared(), key=lambda name: len(included(name)))
    return {name: requirements(name) for name in names}


def included(group: str) -> list[str]:
    """List the groups that a group includes, itself left out."""
    found: list[str] = []
    for entry in _declared()[group]:
        if isinstance(entry, dict):
            found += [*included(entry["include-group"]), entry["include-group"]]
    return list(dict.fromkeys(found))


def requirements(group: str) -> list[str]:
    """List the pinned packages of one dependency group, with the groups that it includes."""
    chosen = [*included(group), group]
    return [entry for one in chosen for entry in _declared()[one] if isinstance(entry, str)]


def canonical(name: str) -> str:
    """Spell the name of a package as all spellings of it are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked_file(group: str) -> Path:
    """Name the file that says to the last package, with hashes, what a group needs."""
    return _LOCKED / f"{group}.txt"


def locked(group: str) -> dict[str, str]:
    """Read the versions of a group's file."""
    text = locked_file(group).read_text("utf-8") if locked_file(group).exists() else ""
    return dict(re.findall(r"(?m)^([\w.-]+)==([\w.]+)", text))


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
            files = dict.fromkeys(one for group in missing for one in [*included(group), group])
            wanted_files = [part for one in files for part in ("-r", locked_file(one))]
            with step(f"Installing the Python tools ({', '.join(missing)})"):
                command = [*pip(), "install", "--quiet", "--require-hashes", *wanted_files]
                run(command, "Installing from PyPI")
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
    chosen = [*included(group), group]
    text = "\n".join(requirements(group)) + "".join(
        locked_file(one).read_text("utf-8") for one in chosen
    )
    return hashlib.sha256(text.encode()).hexdigest()[:16]

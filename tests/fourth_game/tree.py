"""Plants the fourth game in a copy of the house: its folders, and one line on each floor."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.fifth_language.tree import invent

from machine.environment import ROOT, VENV, WEB

HERE = Path(__file__).parent
NAME = "claims"
COPIED = (
    "build_scripts",
    "py_core",
    "web",
    "pyproject.toml",
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
)

# Where each floor names its games; the last line of the list is repeated for the new one.
FLOORS = {
    "py_core/frontier/games/__init__.py": '    "boomtown",\n',
    "web/games/all.js": 'export { boomtown } from "./boomtown/index.js";\n',
}


def copy_house(house: Path) -> Path:
    """Copy what is built and played; what is installed is shared with the copy."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, house / name, ignore=_left_behind)
        elif source.exists():
            shutil.copyfile(source, house / name)
    _share(VENV, house / ".venv")
    _share(WEB / "node_modules", house / "web" / "node_modules")
    return house


def plant(house: Path) -> Path:
    """Copy the house and let the fourth game move in."""
    return move_in(copy_house(house))


def move_in(house: Path) -> Path:
    """Give a copy of the house its fourth game."""
    shutil.copytree(HERE / "core" / NAME, house / "py_core" / "frontier" / "games" / NAME)
    shutil.copytree(HERE / "page" / NAME, house / "web" / "games" / NAME)
    for language in (house / "web" / "words").iterdir():
        own = HERE / "words" / language.name / f"{NAME}.json"
        if own.is_file():
            shutil.copyfile(own, language / own.name)
        else:  # as it would be in a language that the author does not speak
            invent(HERE / "words" / "en" / own.name, language / own.name)
    for floor, line in FLOORS.items():
        file = house / floor
        text = file.read_text("utf-8")
        if line not in text:
            raise LookupError(f"{floor} does not name its games as it used to.")
        added = line + line.replace("boomtown", NAME)
        file.write_text(text.replace(line, added), "utf-8", newline="\n")
    # What is made from the core is made anew, as for any change of it.
    subprocess.run([sys.executable, house / "build_scripts/website/wire_types.py"], check=True)
    return house


def environment(house: Path) -> dict[str, str]:
    """Let a command of the copy find the core of the copy before that of the installed tools."""
    paths = [house / "py_core", house / "build_scripts", house]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def _share(source: Path, target: Path) -> None:
    """Link what is installed; where links are not allowed the copy installs it anew by itself."""
    with suppress(OSError):
        target.symlink_to(source, target_is_directory=True)


def _left_behind(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name in ("node_modules", "__pycache__") or name[0] == "."}

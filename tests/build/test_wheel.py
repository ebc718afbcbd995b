"""The wheel as a guest gets it: installed alone, it plays, counts, speaks and is typed."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

import frontier
from machine.environment import ROOT
from website.wheel import build_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def guest(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel, and nothing else, into a new environment; give its folder of commands."""
    folder = tmp_path_factory.mktemp("guest")
    venv.create(folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [*pip, "--python", str(commands / "python"), "install", "--no-index", str(wheel)],
        check=True,
    )
    return commands


def run(command: Path, *arguments: str, folder: Path) -> str:
    """Run a command of the guest's where nothing of the repository can be found."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(command), *arguments],
        cwd=folder,
        env={**clean, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert not done.returncode, done.stderr
    return done.stdout


def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


def test_the_command_counts_positions(guest: Path, tmp_path: Path) -> None:
    assert run(guest / "frontier", "perft", "boomers", "2", folder=tmp_path) == "40729\n"


def test_the_command_replays_a_record_in_words(guest: Path, tmp_path: Path) -> None:
    match = frontier.new_match("oregon", seed="prairie", players=2)
    match.play(match.position.legal()[0])
    (tmp_path / "match.txt").write_text(frontier.write_record(match), "utf-8")
    told = run(guest / "frontier", "replay", "match.txt", folder=tmp_path)
    assert "Red" in told
    assert "event." not in told


def test_the_library_plays_as_the_guide_says(guest: Path, tmp_path: Path) -> None:
    code = (
        "import frontier; match = frontier.new_match('boomtown', seed='prairie');"
        "match.play(frontier.make_bot('boomtown', 'greenhorn').choose(match.position).action);"
        "print(frontier.__version__, len(match.actions), frontier.__file__)"
    )
    told = run(guest / "python", "-c", code, folder=tmp_path)
    assert told.startswith(f"{frontier.__version__} 1 ")
    assert str(ROOT) not in told


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    told = metadata(wheel)
    assert told["Version"] == frontier.__version__
    assert told["License-Expression"] == "MIT"
    assert told["Requires-Python"] == ">=3.11"
    assert told["Requires-Dist"] is None
    assert str(told.get_payload()).startswith("# Frontier")
    classifiers = told.get_all("Classifier", [])
    assert "Typing :: Typed" in classifiers
    for minor in range(11, 15):
        assert f"Programming Language :: Python :: 3.{minor}" in classifiers


def test_the_wheel_is_typed(wheel: Path) -> None:
    assert "frontier/py.typed" in ZipFile(wheel).namelist()


def test_a_source_distribution_holds_what_the_wheel_is_made_of(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    core = {file.relative_to(ROOT).as_posix() for file in (ROOT / "py_core").rglob("*.py")}
    assert core <= names
    assert {"pyproject.toml", "README.md", "LICENSE", "web/words/en/table.json"} <= names
    assert not {name.partition("/")[0] for name in names} & {".venv", ".build", "tests", "dist"}

"""The house takes in a fourth game: the suites over all games find it by themselves.

`tests/web/test_fourth_game.py` plays it in the page.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.fourth_game.tree import NAME, environment, plant

from machine.environment import ROOT
from machine.node import NODE_MODULES, ensure_packages

SUITES = ("games/test_every_game.py", "table/test_options.py", "test_structure.py", "test_words.py")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = plant(tmp_path_factory.mktemp("fourth"))
    for folder in ("core", "vectors"):
        shutil.copytree(ROOT / "tests" / folder, house / "tests" / folder)
    shutil.copyfile(ROOT / "tests" / "conftest.py", house / "tests" / "conftest.py")
    return house


def run(house: Path, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env=environment(house),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("suite", SUITES)
def test_the_suites_over_all_games_pick_it_up_and_pass(house: Path, suite: str) -> None:
    told = run(house, "pytest", "-q", "-p", "no:cacheprovider", f"tests/core/{suite}", "-k", NAME)
    assert " passed" in told


def test_its_folder_of_the_page_keeps_the_painters_contract(house: Path) -> None:
    node = ensure_packages().node
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    command = [str(node), str(tsc), "-p", str(house / "web" / "tsconfig.json")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_played_at_the_terminal(house: Path) -> None:
    told = run(house, "frontier", "perft", NAME, "2", "--option", "die=off")
    assert told.strip() == str(9 * 8)

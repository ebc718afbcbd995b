"""A fifth language is one folder and one line: the suites over all languages find it by themselves.

`tests/web/test_fourth_game.py` shows the page in it.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.core.test_fourth_game import run
from tests.fifth_language.tree import LANGUAGE, invented, plant_language
from tests.fourth_game.tree import copy_house

from frontier.doors.words import read_words
from machine.environment import ROOT
from machine.node import ensure_packages


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = plant_language(copy_house(tmp_path_factory.mktemp("fifth")))
    for folder in ("core", "vectors", "js"):
        shutil.copytree(ROOT / "tests" / folder, house / "tests" / folder)
    shutil.copyfile(ROOT / "tests" / "conftest.py", house / "tests" / "conftest.py")
    return house


def test_letters_change_and_slots_do_not() -> None:
    assert invented("{seat} has {n|one=# point|other=# points}.") == (
        "{seat} yes {n|one=# puont|other=# puonts}."
    )
    assert invented("to {town:town}") == "tu {town:town}"


def test_the_suites_over_all_languages_pick_it_up_and_pass(house: Path) -> None:
    suite = ("tests/core/test_words.py", "tests/core/test_people_words.py")
    told = run(house, "pytest", "-q", "-p", "no:cacheprovider", *suite, "-k", LANGUAGE)
    assert " passed" in told


def test_the_reader_of_the_page_counts_and_lists_as_it_does(house: Path) -> None:
    node = ensure_packages().node
    command = [str(node), "--test", str(house / "tests" / "js" / "core" / "words.test.mjs")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout
    assert f"{LANGUAGE} counts, groups and lists" in done.stdout


def test_it_is_spoken_at_the_terminal(house: Path) -> None:
    english = read_words("en", "terminal")["help"]
    told = run(house, "frontier", "play", "boomers", "--language", LANGUAGE, typed="quit\n")
    assert invented(english) in told
    assert english not in told

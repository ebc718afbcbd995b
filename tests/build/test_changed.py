"""What `test.py --changed` runs: everything that a change can touch, and little else."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from checks.changed import Suite, changed_files
from checks.plan import TESTS, what_changed
from machine.environment import ROOT


@pytest.fixture(scope="module")
def suite() -> Suite:
    return Suite()


def test_a_rule_of_one_game_touches_its_tests_and_those_of_all_games(suite: Suite) -> None:
    touched = suite.touched_by(["py_core/frontier/games/boomers/legal.py"])
    assert suite.of_folder("tests/core/games/boomers") <= touched
    assert "tests/core/games/test_every_game.py" in touched
    assert "tests/web/test_boomers_page.py" in touched
    assert not touched & suite.of_folder("tests/core/games/oregon")
    assert not touched & suite.of_folder("tests/core/games/boomtown")
    assert "tests/build/test_serve.py" not in touched


def test_data_of_a_game_touches_what_its_rules_touch(suite: Suite) -> None:
    data = suite.touched_by(["py_core/frontier/games/oregon/data/map.txt"])
    assert suite.of_folder("tests/core/games/oregon") & data
    assert not suite.of_folder("tests/core/games/boomers") & data


def test_what_all_games_share_touches_all_of_them(suite: Suite) -> None:
    touched = suite.touched_by(["py_core/frontier/table/game.py"])
    for game in suite.games:
        assert touched & suite.of_folder(f"tests/core/games/{game}")
    assert suite.of_folder("tests/web") <= touched


def test_a_helper_touches_the_tests_that_import_it(suite: Suite) -> None:
    assert suite.touched_by(["tests/web/school.py"]) >= {"tests/web/test_lessons_page.py"}
    assert "tests/web/test_qr.py" not in suite.touched_by(["tests/web/school.py"])


def test_a_golden_touches_the_tests_beside_it(suite: Suite) -> None:
    touched = suite.touched_by(["tests/core/games/boomtown/goldens/3-players.txt"])
    assert touched == suite.of_folder("tests/core/games/boomtown")


def test_a_painter_touches_the_page_tests_that_name_its_game(suite: Suite) -> None:
    touched = suite.touched_by(["web/games/oregon/paint.js"])
    assert "tests/web/test_oregon_page.py" in touched
    assert "tests/web/test_boomers_page.py" not in touched


def test_a_script_touches_what_uses_it(suite: Suite) -> None:
    assert suite.touched_by(["build_scripts/benches/ladder.py"]) == {"tests/build/test_ladder.py"}
    assert suite.touched_by(["build_scripts/website/serve.py"]) >= {"tests/build/test_serve.py"}
    assert suite.of_folder("tests/web") <= suite.touched_by(
        ["build_scripts/runtime/inside/warm.py"]
    )
    assert suite.of_folder("tests/web") <= suite.touched_by(["build_scripts/website/bundle.mjs"])
    assert "tests/build/test_commands.py" in suite.touched_by(["build_scripts/play.py"])


@pytest.mark.parametrize("file", ["pyproject.toml", "web/package-lock.json", "a/new/thing.xyz"])
def test_what_nobody_has_thought_of_touches_everything(suite: Suite, file: str) -> None:
    assert suite.touched_by([file]) == suite.of_folder("tests")


def test_every_test_is_in_a_section(suite: Suite) -> None:
    folders = [folder for section in TESTS.values() for folder in section]
    assert suite.of_folder("tests") == {one for f in folders for one in suite.of_folder(f)}
    there = {file.relative_to(ROOT).as_posix() for file in (ROOT / "tests").rglob("test_*.py")}
    assert suite.of_folder("tests") == there


def test_the_rules_of_a_changed_game_come_first() -> None:
    plan = what_changed({"lint", "core"}, ["py_core/frontier/games/boomtown/legal.py"])
    assert plan.sections == {"lint", "core"}
    assert set(plan.first) <= Suite().of_folder("tests/core/games/boomtown")
    assert "tests/core/games/boomtown/test_auction.py" in plan.first
    assert "tests/core/games/boomtown/test_random_games.py" in plan.tests["core"], (
        "but not the long"
    )
    assert not set(plan.first) & set(plan.tests["core"])


def test_a_change_of_the_page_runs_the_tests_in_node() -> None:
    assert "js" in what_changed({"js"}, ["web/core/storage.js"]).sections
    assert "js" not in what_changed({"js"}, ["py_core/frontier/table/link.py"]).sections


def test_what_is_not_committed_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*command: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *command], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("kept.txt", "edited.txt", "committed.txt"):
        (tmp_path / name).write_text("1")
    git("add", ".")
    git("commit", "-m", "first")
    git("switch", "-c", "work")
    (tmp_path / "committed.txt").write_text("2")
    git("commit", "-am", "second")
    (tmp_path / "edited.txt").write_text("2")
    (tmp_path / "new.txt").write_text("1")
    monkeypatch.setattr("checks.changed.ROOT", tmp_path)
    assert changed_files() == ["committed.txt", "edited.txt", "new.txt"]

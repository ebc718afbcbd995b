"""What guests of the library rely on: names, types, examples that run, and reprs that rebuild."""

from __future__ import annotations

import doctest
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.games.random_games import GAMES, new_match, play_out, random_options

import frontier
from frontier import library
from frontier.table.game import Game
from machine.environment import ROOT

GUIDE = ROOT / "docs" / "library.md"


def code_of(document: Path) -> str:
    """Join the Python of a document's code blocks, as one reader would type it in."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", document.read_text("utf-8"), re.S | re.M))


@pytest.mark.parametrize("module", [frontier, library], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_are_right(module: object) -> None:
    assert inspect.ismodule(module)
    found = doctest.testmod(module)
    assert found.attempted
    assert not found.failed


def run(code: str) -> str:
    """Run code in a Python of its own, as a guest does, and give what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py_core")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert not done.returncode, done.stderr
    return done.stdout


def test_the_guide_plays_writes_a_bot_and_counts_in_thirty_lines() -> None:
    code = code_of(GUIDE)
    assert 20 < sum(bool(line.strip()) for line in code.splitlines()) <= 30
    assert "Outcome(winners=(0,)" in run(code)


def test_the_example_of_the_readme_runs() -> None:
    assert "start-tile" in run(code_of(ROOT / "README.md"))


def test_the_guide_names_everything_that_there_is_to_call() -> None:
    guide = GUIDE.read_text("utf-8")
    called = [name for name in library.__all__ if inspect.isfunction(getattr(frontier, name))]
    assert not [name for name in called if name not in guide and name != "fresh_seed"]
    errors = [
        name
        for name in library.__all__
        if inspect.isclass(found := getattr(frontier, name)) and issubclass(found, Exception)
    ]
    assert not [name for name in errors if f"`{name}`" not in guide]


def test_everything_offered_says_what_it_is() -> None:
    for name in library.__all__:
        offered = getattr(frontier, name)
        if inspect.isclass(offered) or inspect.isfunction(offered):
            assert inspect.getdoc(offered), name


def test_a_name_that_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'boomers'"):
        frontier.boomers  # type: ignore[attr-defined]  # noqa: B018
    assert {*library.__all__, "__version__"} <= set(dir(frontier))


def test_the_page_starts_without_the_library() -> None:
    told = run("import sys, frontier.doors.page; print('frontier.library' in sys.modules)")
    assert told.strip() == "False"


def reprs_of(game: Game) -> Iterator[frontier.Position]:
    """Meet positions of every option, from the first to the last of a game."""
    chance = frontier.Chance("repr")
    for number in range(12):
        match = new_match(game.name, random_options(game, chance), f"r{number}")
        if match is None:
            continue
        for move, (before, _) in enumerate(play_out(match, chance)):
            if move % 9 == 0:
                yield before
        yield match.position


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_repr_of_a_position_rebuilds_it(game: Game) -> None:
    met = 0
    for position in reprs_of(game):
        # How often a position has occurred is not part of it (docs/notation.md).
        once = {"repeats": 1} if "repeats" in position.view(None) else {}
        outcome = position.outcome()
        if outcome is not None and outcome.ended_by == "repeated":
            continue
        again = eval(repr(position), {"frontier": frontier})  # noqa: S307
        assert type(again) is type(position)
        assert again.text() == position.text()
        assert again.legal() == position.legal()
        assert again.outcome() == outcome
        for seat in (None, *range(position.players)):
            assert again.view(seat) == {**position.view(seat), **once}
        met += 1
    assert met > 40


@pytest.mark.parametrize("name", ["oregon", "boomtown"])
def test_a_position_rebuilt_from_its_repr_has_the_same_luck(name: str) -> None:
    match = frontier.new_match(name, seed="luck")
    chance = frontier.Chance("luck")
    for _ in range(20):
        match.play(chance.choose(match.position.legal()))
    real = match.position.copy()
    again = eval(repr(real), {"frontier": frontier})  # noqa: S307
    while real.turn is not None:
        action = chance.choose(real.legal())
        assert again.play(action) == real.play(action)
    assert again.outcome() == real.outcome()


@pytest.mark.parametrize(
    "refused",
    [
        lambda: frontier.find_game("chess"),
        lambda: frontier.new_match("oregon", players=5),
        lambda: frontier.new_match("oregon", seed="Not a seed!"),
        lambda: frontier.new_match("oregon").play(("nowhere",)),
        lambda: frontier.new_match("oregon").undo(),
        lambda: frontier.read_position("boomers", "11/11 b"),
        lambda: frontier.read_record("frontier record 99"),
        lambda: frontier.read_link("https://frontier.example/#1abc"),
        lambda: frontier.read_action("  "),
        lambda: frontier.make_bot("oregon", "sheriff"),
    ],
)
def test_what_is_refused_is_a_value_error(refused: object) -> None:
    assert callable(refused)
    with pytest.raises(ValueError, match=r".") as caught:
        refused()
    assert isinstance(caught.value, frontier.FrontierError)


def test_a_bot_has_nothing_to_choose_when_the_game_is_over() -> None:
    over = "11/6E4/2A8/7o3/1F9/5o5/9C1/3o7/8D2/4B6/11 b 37 20 - - - - -"
    with pytest.raises(frontier.Unreadable, match="nothing-to-think"):
        frontier.make_bot("boomers", "greedy").choose(frontier.read_position("boomers", over))


def test_a_bot_plays_the_same_from_the_same_seed_and_draws_on_from_move_to_move() -> None:
    def game(seed: str) -> list[frontier.Action]:
        match = frontier.new_match("boomtown", seed="prairie", players=3)
        bot = frontier.make_bot("boomtown", "random", seed=seed)
        for _ in range(30):
            match.play(bot.choose(match.position).action)
        return match.actions

    assert game("a") == game("a") != game("b")
    ranks = {action for action in game("a") if action[0].startswith(("bid", "pass"))}
    assert len(ranks) > 3


def test_options_are_given_as_python_has_them() -> None:
    match = frontier.new_match(
        "boomers", rivers="long", river_stones=True, sooners=False, setup="random", mine_count=5
    )
    options = match.setup.options
    assert (options["river-stones"], options["sooners"], options["mine-count"]) == (
        "on",
        "off",
        "5",
    )
    assert frontier.new_match("boomers", position=match.position.text()).position.text() == (
        match.position.text()
    )


def test_a_record_keeps_the_names_and_a_link_who_sits_where() -> None:
    match = frontier.new_match("oregon", seed="prairie", players=2)
    match.play(match.position.legal()[0])
    record = frontier.Record(match, ("Ann", "Bo"), ("person", "marshal"))
    assert frontier.read_record(frontier.write_record(record)).players == ("Ann", "Bo")
    followed = frontier.read_link("https://example.org/frontier/#" + frontier.write_link(record))
    assert followed.kinds == ("person", "marshal")
    assert followed.match.actions == match.actions

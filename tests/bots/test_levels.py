"""What docs/levels.md says of the weak levels: every example is played again, every number read."""

from __future__ import annotations

import re

import pytest

from frontier.bots.players import make_bot
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.levels import LEVEL_NAMES, Level
from machine.environment import ROOT

TEXT = (ROOT / "docs" / "levels.md").read_text("utf-8")
WEAK = LEVEL_NAMES[:3]
EXAMPLE = re.compile(r"- (?:`([\w-]+)`: )?In `([^`]+)` it plays `([^`]+)`, not `([^`]+)`\.")
HABITS = {"boomers": "greedy", "oregon": "sampling", "boomtown": "sampling"}
"""How somebody who looks at the next action alone chooses, by game."""


def part(name: str) -> str:
    return TEXT.split(f"\n## {name.capitalize()}\n")[1].split("\n## ")[0]


def examples(name: str) -> dict[str, tuple[str, str, str]]:
    found = {}
    slip = ""
    for line in part(name).splitlines():
        if line.startswith("**"):
            named = re.findall(r"`([\w-]+)`", line)
            slip = named[0]
        if example := EXAMPLE.fullmatch(line):
            found[example[1] or slip] = (example[2], example[3], example[4])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_slip_has_an_example_that_comes_true(name: str) -> None:
    game = find_game(name)
    assert game.judge
    shown = examples(name)
    assert set(shown) == set(game.judge.slips)
    reach = game.levels["greenhorn"].reach
    for slip, (text, wrong, right) in shown.items():
        position = game.read(text, Chance(1))
        for slips, action in (((), right), (((slip, 100),), wrong)):
            level = Level(HABITS[name], slips=slips, reach=reach)
            choice = make_bot(game, "own", level).choose(position, position.turn, Chance(1))
            assert " ".join(choice.action) == action, (slip, text)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_says_how_often_a_level_slips(name: str) -> None:
    game = find_game(name)
    table = TEXT.split(f"| {name.capitalize()} | Greenhorn ")[1].split("\n\n")[0]
    said = {
        slip: tuple(cell.strip() for cell in cells.strip("|").split("|"))
        for slip, cells in re.findall(r"^\| `([\w-]+)` \|(.*)\|$", table, re.M)
    }
    assert game.judge
    levels = [dict(game.levels[level].slips) for level in WEAK]
    true = {slip: tuple(str(level.get(slip, "–")) for level in levels) for slip in game.judge.slips}
    assert said == true


def test_a_slip_comes_up_as_often_as_it_should() -> None:
    from frontier.bots.mind import Mind

    game = find_game("boomers")
    level = Level("greedy", slips=(("freedom", 30),))
    times = sum(Mind(game, level, Chance(seed)).weighs for seed in range(1_000))
    assert 260 <= times <= 340
    assert not any(Mind(game, level._replace(slips=()), Chance(seed)).weighs for seed in range(9))


def test_what_does_not_come_to_mind_is_played_where_nothing_else_is_left() -> None:
    from frontier.bots.mind import Mind

    game = find_game("oregon")
    text = "players:2 phase:extra turn:1 board:15/15/15/15/15/15/15/5B9/6p4g3/5A9 start:pg"
    text += " tokens:E,JE hands:WBSg,Bh points:3.0.0.0.0.0,3.0.0.0.0.0 coal:-,- gold:-,-"
    position = game.read(text, Chance(1))
    mind = Mind(game, Level("sampling", slips=(("no-extra", 100),)), Chance(1))
    assert mind.seen(position, [("extra",), ("end",)]) == [("end",)]
    assert mind.seen(position, [("extra",)]) == [("extra",)]

"""A record that is refused is refused by a sentence, whatever is wrong, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.core.sentences import LANGUAGES, assert_said, worded

from frontier.doors.page import Door
from frontier.doors.words import speak
from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

GAMES = list(all_games())
# Of the headers and lines themselves; `{game}` stands for any.
BROKEN = {
    "record-title": "",
    "record-new": "frontier record 99\n",
    "record-header": "frontier record 1\nno heading\n",
    "record-missing": "frontier record 1\n\n",
    "game-unknown": "frontier record 1\ngame: constructor\nseed: a\n",
    "seed": "frontier record 1\ngame: {game}\nseed: N O\n",
    "record-option": "frontier record 1\ngame: {game}\noptions: on\nseed: a\n",
    "option-unknown": "frontier record 1\ngame: {game}\noptions: poker=on\nseed: a\n",
    "no-picks": "frontier record 1\ngame: {game}\nseed: a\n\n = 3\n",
    "record-long": "x" * 1_000_001,
}


def refusal(record: str) -> dict[str, Any] | None:
    """Let the page open a record, and give what it is told where that is refused."""
    reply = json.loads(Door().answer(json.dumps({"do": "read", "record": record})))
    told: dict[str, Any] | None = reply.get("error")
    return told


def check(told: dict[str, Any]) -> None:
    """Word a refusal as the page does (`core/word-error.js`), in every language."""
    about = told["values"].get("game")
    file = about if about in GAMES else "table"
    family = "why" if told["kind"] == "illegal" else "error"
    assert_said(file, f"{family}.{told['key']}", told["values"])
    if "line" in told["values"]:
        assert_said("table", "error.line", {"line": told["values"]["line"], "text": "-"})


@pytest.mark.parametrize(("key", "record"), BROKEN.items(), ids=list(BROKEN))
@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_wrong_form_is_refused_by_a_sentence(
    game: str, key: str, record: str
) -> None:
    told = refusal(record.replace("{game}", game))
    assert told is not None
    assert told["key"] == key
    check(told)


def test_a_line_without_picks_is_refused_by_its_number() -> None:
    told = refusal(BROKEN["no-picks"].replace("{game}", "oregon"))
    assert told is not None
    assert told["values"]["line"] == 5


def wrong_actions(match: Match, chance: Chance) -> Iterator[tuple[str, ...]]:
    """Make actions out of those that could be played, now or earlier, and out of nothing."""
    legal = match.position.legal()
    picks = sorted({pick for action in (*legal, *match.actions) for pick in action})
    chosen = list(chance.choose(legal))
    yield (*chosen[: chance.below(len(chosen))], chance.choose(picks))
    yield (*chosen, chance.choose(picks))
    yield tuple(chosen[:-1]) or ("nonsense",)
    yield tuple(chance.choose(picks) for _ in range(1 + chance.below(3)))
    yield (chance.choose(["x99", "why.zero-move", "é", "__class__", "0"]),)


def told_of(game: str, count: int) -> Iterator[dict[str, Any]]:
    """Write records of random matches whose last line is wrong, and give the refusals."""
    for seed in range(count):
        chance = Chance(seed)
        rules = find_game(game)
        options = {option.name: chance.choose(option.values) for option in rules.options}
        try:
            match = Match(rules, Setup(game, f"s{seed}", options))
        except ValueError:
            continue
        for _ in range(chance.below(40)):
            if match.position.turn is not None:
                match.play(chance.choose(match.position.legal()))
        if match.position.turn is None:
            continue
        record = write_record(Record(match))
        for action in wrong_actions(match, chance):
            told = refusal(f"{record}{' '.join(action)}\n")
            if told is not None:
                yield told


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_line_is_refused_by_a_sentence_of_its_game(
    game: str, many: Callable[[int], int]
) -> None:
    found = set()
    for told in told_of(game, many(400)):
        check(told)
        assert told["values"]["line"] > 1
        found.add(told["key"])
    assert len(found) > 5, sorted(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_and_every_refused_set_up_can_be_said_at_a_line(game: str) -> None:
    for language in LANGUAGES:
        words = speak(language, ["Ann", "Bob", "Cleo", "Dora", "Eve"])
        for family in ("why", "error"):
            for key in worded(game, family):
                said = words.say(game, f"{family}.{key}")
                assert not re.fullmatch(r"[\w.-]+", said), f"{language}: {said}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("position", ["", "x", "x y z", "/ / /", "0" * 500])
def test_a_wrong_position_is_refused_by_a_sentence_of_its_game(game: str, position: str) -> None:
    told = refusal(f"frontier record 1\ngame: {game}\nposition: {position}\nseed: a\n\n")
    assert told is not None
    assert told["values"]["game"] == game
    check(told)

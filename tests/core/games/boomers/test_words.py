"""Every sentence of the game exists in both languages and is filled by what the core tells."""

import json
import re

import pytest
from tests.core.games.boomers.samples import choose_action, sample_options
from tests.core.games.boomers.stated import stated

from frontier.games.boomers import GAME, scoring
from frontier.table.chance import Chance
from machine.environment import ROOT

WORDS = {
    language: json.loads((ROOT / f"web/words/{language}/boomers.json").read_text("utf-8"))
    for language in ("en", "fr")
}
SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted((ROOT / "py_core/frontier/games/boomers").glob("*.py"))
)


def slots(template):
    return set(re.findall(r"\{(\w+)", template))


def test_both_languages_have_the_same_keys_and_slots():
    assert set(WORDS["en"]) == set(WORDS["fr"])
    for key, template in WORDS["en"].items():
        assert slots(template) == slots(WORDS["fr"][key]), key


@pytest.mark.parametrize("language", WORDS)
def test_rules_options_endings_and_errors_are_worded(language):
    words = WORDS[language]
    needed = {f"rule.{rule.id}.{part}" for rule in GAME.rules for part in ("title", "text")}
    for option in GAME.options:
        needed |= {f"option.{option.name}", f"option.{option.name}.help"}
        needed |= {f"option.{option.name}.{value}" for value in option.values}
    needed |= {f"end.{ended_by}" for ended_by in scoring.ENDINGS}
    needed |= {
        f"error.{key}" for key in re.findall(r'(?:Impossible|Unreadable)\(\s*"([\w-]+)"', SOURCE)
    }
    needed |= {
        f"{table}.{letter}" for table in ("a", "piece") for letter in (*"ABCDEFXYZ", "stone")
    }
    needed |= {f"phase.placing-{kind}" for kind in ("stone", "boomer", "sooner")}
    needed |= {"phase.moving", "phase.over", "title", "tagline", "pick.none"}
    assert needed <= set(words)


def test_no_rule_text_is_for_a_rule_that_does_not_exist():
    worded = {key.split(".")[1] for key in WORDS["en"] if key.startswith("rule.")}
    assert worded == {rule.id for rule in GAME.rules}


def assert_worded(kind, values):
    for words in WORDS.values():
        assert slots(words[kind]) - {"seat"} <= set(values), (kind, values)


def test_events_items_and_outcomes_are_worded_and_name_their_rules(many):
    rules = {rule.id for rule in GAME.rules}
    told_kinds = set()
    for number in range(many(1_000)):
        chance = Chance(number)
        position = GAME.start(sample_options(number), chance)
        while position.turn is not None:
            for event in position.play(choose_action(position, chance, eager=number % 3 > 0)):
                told_kinds.add(event.kind)
                assert event.rule in rules
                assert_worded(f"event.{event.kind}", event.values)
        for item in position.score():
            assert item.rule in rules
            assert_worded(f"item.{item.kind}", item.values)
        assert position.outcome().rule in rules
    for event in stated("A b1 D h8", supply=1).play(("A", "b2", "D", "b8")):
        told_kinds.add(event.kind)
    worded = {key.removeprefix("event.") for key in WORDS["en"] if key.startswith("event.")}
    assert told_kinds <= worded
    assert worded - told_kinds <= {"ended-repeated", "draw"}

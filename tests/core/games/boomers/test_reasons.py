"""Every refusal has a specific reason, named by a rule of the rules page, in every language."""

import json

import pytest
from tests.core.games.boomers.samples import chance_board, choose_action, sample_start
from tests.core.games.boomers.stated import at
from tests.core.sentences import LANGUAGES

from frontier.games.boomers import GAME
from frontier.table.chance import Chance
from frontier.table.errors import Illegal
from machine.environment import ROOT

WORDS = {
    language: json.loads((ROOT / f"web/words/{language}/boomers.json").read_text("utf-8"))
    for language in LANGUAGES
}
RULE_IDS = {rule.id for rule in GAME.rules}
KINDS = {key.removeprefix("why.") for key in WORDS["en"] if key.startswith("why.")}
SQUARES = [f"{column}{row}" for row in range(1, 12) for column in "abcdefghijk"]
NONSENSE = ("", "l1", "a0", "a12", "G", "a", "none", "é", "AA", "e5-e6", "bid:4")


def refused(position, *picks):
    reason = position.why_not(picks)
    assert reason is not None, f"{picks} is legal"
    return reason.kind, reason.values


@pytest.mark.parametrize(
    ("pieces", "stones", "more", "picks", "kind", "values"),
    [
        ("A e5 D h8", "", {}, ("D",), "not-yours", {"piece": "D"}),
        ("A e5 D h8", "", {}, ("B",), "piece-absent", {"piece": "B"}),
        ("A e5 D h8", "", {}, ("Q",), "piece-unknown", {"pick": "Q"}),
        ("A e5 D h8", "", {}, ("e5",), "piece-first", {"pick": "e5"}),
        ("A a1 B e5 D h8", "a2 b1", {}, ("A",), "exhausted", {"piece": "A"}),
        ("A a1 B e5 D a2 E b1", "", {}, ("A",), "hemmed-in", {"piece": "A"}),
        ("A e5 D h8 X c3", "", {"barred": "X"}, ("X",), "barred", {"piece": "X"}),
        ("A e5 D h8", "", {}, ("A", "e5"), "zero-move", {"to": "e5"}),
        ("A e5 D h8", "", {}, ("A", "f6"), "not-straight", {"from": "e5", "to": "f6"}),
        ("A e5 D h8", "", {}, ("A", "z9"), "square-unknown", {"pick": "z9"}),
        ("A e5 D h5", "", {}, ("A", "i5"), "path-blocked", {"blocker": "D", "at": "h5"}),
        ("A e5 D h8", "e7", {}, ("A", "e9"), "path-blocked", {"blocker": "stone", "at": "e7"}),
        ("A e5 D h5", "", {}, ("A", "h5"), "square-taken", {"blocker": "D", "to": "h5"}),
        ("A e5 D h8", "", {"mines": "e7"}, ("A", "e7"), "mine-stop", {"to": "e7"}),
        ("A e5 D h8", "", {"rivers": "e7"}, ("A", "e8"), "river-ends", {"at": "e7", "to": "e8"}),
        (
            "A b2 B k1 D a1 E h8", "", {"rivers": "b1 b2 b3 a4"}, ("A", "a2"),
            "homestead-enter", {"to": "a2", "owner": 1},
        ),
        (
            "A d2 B k1 D c1 E h8", "", {"rivers": "b1 b2 b3 d1 d2 d3 c4"}, ("A", "b2"),
            "homestead-cross", {"at": "c2", "to": "b2", "owner": 1},
        ),
        ("A b1 D h8", "", {}, ("A", "b8", "D"), "same-row", {"used": "D"}),
        ("A b1 D h8", "", {}, ("A", "h1", "D"), "same-column", {"used": "D"}),
        ("A b1 B f6 D h8", "", {}, ("A", "b2", "B"), "use-own", {"used": "B"}),
        ("A b1 D h8", "", {}, ("A", "b2", "A"), "use-itself", {"used": "A"}),
        ("A b1 D h8", "", {}, ("A", "b2", "E"), "piece-absent", {"piece": "E"}),
        ("A b1 D h8", "", {}, ("A", "b2", "e5"), "use-unknown", {"pick": "e5"}),
        ("A b1 D h8 X c3 Y e5", "", {}, ("X", "c4", "Y"), "sooner-with-sooner", {"used": "Y"}),
        ("A b1 D h8", "", {"supply": 0}, ("A", "b2", "D"), "no-stones-left", {"used": "D"}),
        ("A b1 D h8", "", {"supply": 0}, ("A", "b2", "none"), "no-stones-left", {}),
        ("A f5 D a1 E k11", "a2 b1", {}, ("A", "f6", "D"), "used-exhausted", {"used": "D"}),
        (
            "A a1 B f6 D k11 X b1", "a3 b3 c2", {"rivers": "c1"}, ("B", "e6", "X"),
            "used-settled", {"used": "X"},
        ),
        (
            "A a1 B h8 D k11 X b1", "a3 b3 c2 c1", {}, ("X", "b2", "D"),
            "settled-sooner", {"to": "b2"},
        ),
        (
            "A b2 B k1 D h8 E k11", "", {"rivers": "b1 b2 b3 a4"}, ("A", "a2", "D"),
            "settled-by-move", {"to": "a2"},
        ),
        ("A b1 D h8", "", {}, ("A", "b8", "none"), "nothing-to-place", {"to": "b8"}),
        (
            "A b1 D h8 E k2", "b5 e2", {}, ("A", "b2", "D"),
            "corner-blocked",
            {"corner": "h2", "seer": "A", "blocker": "stone", "at": "e2", "other": "b8",
             "other_cause": "blocked"},
        ),
        (
            "A b1 D h8", "b8 h2", {}, ("A", "b2", "D"),
            "corner-taken", {"corner": "h2", "blocker": "stone", "other_cause": "taken"},
        ),
        (
            "A b1 D h8", "", {"mines": "h2", "rivers": "b8"}, ("A", "b2", "D"),
            "corner-mine", {"corner": "h2", "other": "b8", "other_cause": "river"},
        ),
        (
            "A b1 D h8", "", {"mines": "b8", "rivers": "h2"}, ("A", "b2", "D"),
            "corner-river", {"corner": "h2", "other": "b8", "other_cause": "mine"},
        ),
        (
            "A b2 B k1 D a1 E a5 F k11", "a6 b4", {"rivers": "b1 b2 b3 a4"}, ("A", "b3", "E"),
            "corner-homestead", {"corner": "a3", "owner": 1, "other_cause": "blocked"},
        ),
        (
            "A b3 B k1 D c1 E e8", "b7", {"rivers": "b1 b2 b3 d1 d2 d3 c4"}, ("A", "b2", "E"),
            "corner-behind-homestead",
            {"corner": "e2", "seer": "A", "at": "c2", "owner": 1, "other_cause": "blocked"},
        ),
        ("A b1 D h8", "", {}, ("A", "b2", "D", "b8"), "no-choice", {"used": "D"}),
        ("A b1 D h8", "", {}, ("A", "b2", "none", "b8"), "too-many", {"pick": "b8"}),
        ("A b1 D h8", "", {"supply": 1}, ("A", "b2", "D", "e5"), "not-a-choice", {"at": "e5"}),
        ("A b1 D h8", "", {"supply": 1}, ("A", "b2", "D", "?"), "square-unknown", {"pick": "?"}),
        ("A e5 D h8", "c3", {"pending": "bp"}, ("c3",), "place-taken", {"blocker": "stone"}),
        ("A e5 D h8", "", {"pending": "bp"}, ("h8",), "place-taken", {"blocker": "D"}),
        ("A e5 D h8", "", {"pending": "bp", "mines": "c3"}, ("c3",), "place-mine", {"at": "c3"}),
        ("A e5 D h8", "", {"pending": "bs", "rivers": "c3"}, ("c3",), "place-river", {"at": "c3"}),
        ("A e5 D h8", "", {"pending": "bp"}, ("B",), "square-unknown", {"pick": "B"}),
        ("A e5 D h8", "", {"pending": "bp"}, ("c3", "c4"), "too-many", {"pick": "c4"}),
        ("A a1 D h8", "a2 b1", {}, ("A",), "game-over", {}),
    ],
)  # fmt: skip
def test_the_reason_names_what_is_wrong(pieces, stones, more, picks, kind, values):
    found, told = refused(at(pieces, stones, **more), *picks)
    assert found == kind
    assert {name: told.get(name) for name in values} == values


def test_each_kind_of_reason_is_tried_above():
    (mark,) = test_the_reason_names_what_is_wrong.pytestmark
    tried = {case[4] for case in mark.args[1]}
    assert tried - {"game-over"} == KINDS


def test_an_illegal_action_is_refused_with_its_reason():
    with pytest.raises(Illegal) as refusal:
        at("A e5 D h5").play(("A", "h5"))
    assert refusal.value.key == "square-taken"


def sample_picks(position, chance):
    """Make up picks of which some are legal: a legal beginning, and something strange behind it."""
    anything = (*SQUARES, *"ABCDEFXYZ", "none", *NONSENSE)
    picks = chance.choose(position.legal())[: chance.below(5)]
    picks += tuple(chance.choose(anything) for _ in range(1 + chance.below(2)))
    return picks


def assert_explained(position, picks):
    legal = position.legal()
    reason = position.why_not(picks)
    begins = any(action[: len(picks)] == picks for action in legal)
    assert (reason is None) == begins, (position.text(), picks)
    if reason is None:
        return
    assert reason.rule in RULE_IDS, (position.text(), picks, reason)
    assert reason.kind in KINDS, (position.text(), picks, reason)
    for words in WORDS.values():
        slots = words[f"why.{reason.kind}"].split("{")[1:]
        for slot in slots:
            name = slot.split("}")[0].split(":")[0].split("|")[0]
            assert name in reason.values, (position.text(), picks, reason, name)
    assert set(reason.where) <= set(SQUARES)


def test_every_sampled_refusal_in_games_is_explained(many):
    for number in range(many(2_000)):
        position, chance = sample_start(number)
        for _ in range(chance.below(60)):
            if position.turn is None:
                break
            position.play(choose_action(position, chance, eager=True))
        if position.turn is not None:
            for _ in range(20):
                assert_explained(position, sample_picks(position, chance))


def test_every_sampled_refusal_on_strewn_boards_is_explained(many):
    for number in range(many(3_000)):
        chance = Chance(number)
        position = GAME.read(chance_board(chance), chance)
        if position.turn is not None:
            for _ in range(30):
                assert_explained(position, sample_picks(position, chance))

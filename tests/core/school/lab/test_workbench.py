"""Code of pupils: what it answers, prints and says, and one plain sentence for each mistake."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.core.school.lab.bots import BEST_SCORE, FIRST, GAMES, fault_of, match_of, reply_of
from tests.core.sentences import assert_said, worded

from frontier.school.lab.faults import OutOfWork, nearest
from machine.environment import ROOT

SAYS = ROOT / "py_core" / "frontier" / "school" / "data" / "python-says.txt"
LAB = ROOT / "py_core" / "frontier" / "school" / "lab"


def inside(line: str) -> str:
    return f"def choose(position):\n    {line}\n    return position.legal()[0]\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_with_its_action(game: str) -> None:
    match = match_of(game, moves=2)
    reply = reply_of(FIRST, match=match)
    assert reply["action"] == match.position.legal()[0]
    assert reply["fault"] is None


def test_an_action_may_be_given_as_a_list_or_a_line() -> None:
    assert reply_of("def choose(p):\n    return 'A d9 D'")["action"] == ("A", "d9", "D")
    assert reply_of("def choose(p):\n    return ['A', 'd9', 'D']")["action"] == ("A", "d9", "D")


def test_thoughts_and_values_come_with_the_reply() -> None:
    reply = reply_of(BEST_SCORE)
    assert reply["said"] == ["my lead will be 0"]
    assert len(reply["rated"]) == 222
    assert reply["rated"][0] == {"action": ("A", "d9", "D"), "value": 0.0}


def test_nothing_is_remembered_from_one_choice_to_the_next() -> None:
    code = "seen = []\n" + inside("seen.append(1); print(len(seen))")
    match = match_of("boomers")
    assert [reply_of(code, match=match)["printed"] for _ in range(2)] == [["1"], ["1"]]


def test_what_is_printed_is_kept_up_to_a_thousand_lines() -> None:
    reply = reply_of(inside("for i in range(1500): print(i)"))
    assert (len(reply["printed"]), reply["unprinted"]) == (1000, 500)
    assert reply_of(inside("print('a', end=''); print('b' * 999)"))["printed"] == ["a" + "b" * 299]


MISTAKES: list[tuple[str, str, dict[str, Any], int]] = [
    ("def choose(position)\n    return 1", "colon", {}, 1),
    ("def choose(position):\n    return max(position.legal()", "bracket", {"bracket": "("}, 2),
    ("def choose(position):\n    return 1)", "bracket-extra", {"bracket": ")"}, 2),
    ("def choose(position):\n    print('a)\n", "string", {}, 2),
    ("def choose(position):\nreturn 1", "indent-missing", {}, 2),
    ("x = 1\n    y = 2", "indent-extra", {}, 2),
    ("if True:\n        x = 1\n    y = 2", "indent-uneven", {}, 3),
    ("def choose(p):\n    if p.turn = 1:\n        return 1", "equals", {}, 2),
    ("return 1", "outside", {"word": "return"}, 1),
    ("def choose(p):\n    while not:\n        pass", "syntax", {}, 2),
    (inside("postion.legal()"), "name-like", {"name": "postion", "near": "position"}, 2),
    (inside("prnt(1)"), "name-like", {"near": "print"}, 2),
    (inside("unheardof"), "name", {"name": "unheardof"}, 2),
    (inside("position.lagel()"), "attribute-like", {"name": "lagel", "near": "legal"}, 2),
    (inside("position.fly()"), "attribute", {"name": "fly"}, 2),
    (inside("[][0]"), "index", {}, 2),
    (inside("{}['land']"), "key", {"name": "land"}, 2),
    (inside("1 / 0"), "zero", {}, 2),
    (inside("'a' + 1"), "type", {}, 2),
    (inside("int('a')"), "value", {}, 2),
    (inside("import nowhere"), "import", {}, 2),
    (inside("input()"), "input", {}, 2),
    ("def choose(p):\n    return choose(p)", "recursion", {}, 2),
    (inside("raise OSError"), "other", {"kind": "OSError"}, 2),
    (inside("raise SystemExit"), "other", {"kind": "SystemExit"}, 2),
    ("def choose(p):\n    p.legal()", "nothing", {}, 0),
    ("def choose(p):\n    return 7", "not-action", {"answer": "7"}, 0),
    ("def choos(p):\n    return 7", "no-choose", {}, 0),
    ("def choose(p):\n    return ('A', 'a1', 'B')", "illegal", {}, 0),
    ("def choose(p):\n    return p.after(('A', 'a1')).legal()[0]", "illegal", {}, 2),
]


@pytest.mark.parametrize(("code", "key", "values", "line"), MISTAKES)
def test_a_mistake_has_a_sentence_and_its_line(
    code: str, key: str, values: dict[str, Any], line: int
) -> None:
    fault = fault_of(code)
    assert (fault["key"], fault["line"]) == (f"fault.{key}", line or None)
    assert values.items() <= fault["values"].items()
    assert_said("lab", fault["key"], fault["values"])


def test_the_expression_is_marked_and_only_lines_of_the_pupil_are_told() -> None:
    code = "def worth(a):\n    return a.nothing\n\ndef choose(p):\n    return worth(p)\n"
    fault = fault_of(code)
    assert (fault["line"], fault["column"], fault["end"]) == (2, 11, 20)
    assert fault["calls"] == [5, 2]


def test_work_that_is_used_up_is_no_error_that_code_can_catch() -> None:
    assert not issubclass(OutOfWork, Exception)


def test_every_fault_of_the_code_has_its_sentence_and_none_is_left_over() -> None:
    code = "".join(file.read_text("utf-8") for file in LAB.glob("*.py"))
    code += re.sub(r"^(fault[^\t]+)\t", r'"\1"', SAYS.read_text("utf-8"), flags=re.M)
    doors = (ROOT / "py_core" / "frontier" / "doors" / "bot_process.py").read_text("utf-8")
    page = "".join(file.read_text("utf-8") for file in (ROOT / "web" / "lab").rglob("*.js"))
    named = set(re.findall(r'"fault\.([a-z-]+)"', code + doors + page))
    named |= {f"{name}-like" for name in ("name", "attribute")} | {"lab-feature", "lab-seat"}
    assert named - {"stopped"} == worded("lab", "fault") - {"stopped"}


@pytest.mark.parametrize(
    ("name", "near"),
    [("lagel", "legal"), ("scor", "score"), ("Legal", "legal"), ("xyz", None), ("a", None)],
)
def test_a_name_that_is_nearly_right_is_found(name: str, near: str | None) -> None:
    assert nearest(name, ["legal", "score", "after"]) == near

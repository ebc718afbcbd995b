"""Every refusal of the school has its sentence, filled with values that the refusal has."""

from __future__ import annotations

import ast
import json
import re

from machine.environment import ROOT

SOURCES = sorted((ROOT / "py_core" / "frontier" / "school").glob("*.py"))
KINDS = {"Unreadable", "Impossible", "TooNew"}


def words(name: str) -> dict[str, str]:
    told: dict[str, str] = json.loads((ROOT / f"web/words/en/{name}.json").read_text("utf-8"))
    return told


def refusals() -> list[tuple[str, set[str]]]:
    """List the keys that are raised, each with the names of its values."""
    found = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS:
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"{source.name} makes up a key"
                given = {keyword.arg or "**" for keyword in node.keywords}
                found.append((str(key.value), given))
    return found


def test_every_refusal_has_its_sentence_and_its_values() -> None:
    sentences = words("table") | words("school")
    for key, given in refusals():
        sentence = sentences[f"error.{key}"]
        slots = set(re.findall(r"\{(\w+)", sentence))
        assert slots <= given or "**" in given, f"{key} cannot fill {sentence}"


def test_no_sentence_is_left_over() -> None:
    raised = {key for key, _ in refusals()}
    said = {key.removeprefix("error.") for key in words("school") if key.startswith("error.lesson")}
    assert said <= raised

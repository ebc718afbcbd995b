"""Links that earlier versions made open to what they were, for ever.

A file here is never changed; `build_scripts/release/keep_links.py` adds the links of a new version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from frontier.games import all_games
from frontier.table.link import read_link
from machine.environment import ROOT, SetupError
from release.keep_links import keep_links, made_links

GAMES = all_games()
FOLDER = ROOT / "tests" / "links"
FILES = sorted(FOLDER.glob("*.json"))


def kept() -> list[Any]:
    return [
        pytest.param(one, id=f"{file.stem}-{number}-{one['game']}")
        for file in FILES
        for number, one in enumerate(json.loads(file.read_text("utf-8")))
    ]


@pytest.mark.parametrize("kept", kept())
def test_an_old_link_opens_to_what_it_was(kept: dict[str, Any]) -> None:
    record = read_link(kept["link"], GAMES)
    match, position = record.match, record.match.position
    assert match.game.name == kept["game"]
    assert match.setup.seed == kept["seed"]
    assert match.setup.options == match.game.complete(kept["options"])
    assert match.setup.position == kept["position"]
    assert record.players == tuple(kept["players"])
    people = ["person"] * position.players
    assert list(record.kinds or people) == kept.get("kinds", people)
    assert match.cursor == kept["moves"]
    assert position.text() == kept["opens"]
    assert position.totals() == kept["totals"]


def test_there_are_links_of_every_game_and_option_at_every_stage() -> None:
    links = [one for file in FILES for one in json.loads(file.read_text("utf-8"))]
    for name, game in GAMES.items():
        own = [one for one in links if one["game"] == name]
        assert {one["moves"] for one in own} > {0, 1, 5, 12, 30}
        assert any(one["position"] for one in own)
        for option in game.options:
            chosen = {one["options"].get(option.name, option.default) for one in own}
            assert chosen >= set(option.values)


def test_the_links_of_a_version_are_kept_once(tmp_path: Path) -> None:
    file = keep_links("1.0.0", tmp_path)
    written = json.loads(file.read_text("utf-8"))
    assert written == list(made_links())
    with pytest.raises(SetupError, match="for ever"):
        keep_links("1.0.0", tmp_path)
    assert keep_links("1.0.1", tmp_path) == file, "the same links need no second file"

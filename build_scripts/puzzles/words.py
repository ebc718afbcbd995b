"""The texts of a puzzle in every language: the judge's own reasons, in the words of the page.

What puzzles say besides is in words.json. No text holds notation.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from frontier.bots.reasons import Account
from frontier.bots.sentences import Sentence, deed_of, look_at
from frontier.doors.words import Words, read_words
from frontier.table.chance import Chance
from frontier.table.chances import in_a_hundred
from frontier.table.game import Game, Position
from puzzles.play import setups

Json: TypeAlias = dict[str, Any]

OWN = "puzzles"
"""The name of the file of words that only puzzles have."""


class Puzzler:
    """The sentences of one game, of the bots and of puzzles, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        def read(file: str) -> Mapping[str, str]:
            return _own()[language] if file == OWN else read_words(language, file)

        self._words = Words(read)
        self._game = game.name
        self.names = [self._words.say(game.name, f"colour.{colour}") for colour in game.colours]
        self._words.names = self.names
        self.listed = self._words.listed

    def of_game(self, key: str) -> str:
        """Say something of the game."""
        return self._words.say(self._game, key)

    def own(self, key: str, **values: Any) -> str:
        """Say something that only puzzles say."""
        return self._words.say(OWN, key, values)

    def sentence(self, said: Sentence) -> str:
        """Word a sentence of the judge."""
        return self._words.say(said.file, said.key, said.values)

    def sentences(self, said: list[Sentence]) -> str:
        """Word what the judge says, one sentence after the other."""
        return " ".join(map(self.sentence, said))


@cache
def _own() -> dict[str, dict[str, str]]:
    words: dict[str, dict[str, str]] = json.loads(
        Path(__file__).with_suffix(".json").read_text("utf-8")
    )
    return words


LANGUAGES = tuple(_own())


def lesson(game: Game, found: Json, account: Account) -> Json:
    """Make the lesson of a puzzle: one step, checked by its best action."""
    position = game.read(found["position"], Chance(found["seed"]))
    told = {language: _told(game, position, found, account, language) for language in LANGUAGES}

    def words(name: str) -> dict[str, str]:
        return {language: told[language][name] for language in LANGUAGES}

    match = {
        "seed": found["seed"],
        "options": {} if game.name == "boomers" else {"players": str(position.players)},
        "position": found["position"],
        "actions": [],
    }
    step = {
        "match": match,
        "text": words("text"),
        "check": [{"is": "play", "actions": [list(action) for action in found["actions"]]}],
        "hints": [words("look"), words("aim")],
        "right": words("right"),
    }
    return {"format": 1, "game": game.name, "title": words("title"), "steps": [step]}


def _told(
    game: Game, position: Position, found: Json, account: Account, language: str
) -> dict[str, str]:
    words = Puzzler(game, language)
    seat = position.turn
    assert seat is not None
    view = position.view(seat)
    scores = [
        words.own("score", name=words.names[one], points=points)
        for one, points in enumerate(_open_scores(game, position))
    ]
    facts = {
        "seat": seat,
        "theme": words.of_game(f"theme.{found['theme']}"),
        "phase": words.of_game(f"phase.{position.phase}"),
        "players": position.players,
        "round": view.get("round"),
        "rounds": view.get("rounds"),
        "setups": [words.own(f"setup.{name}") for name in setups(position)],
        "scores": words.listed(scores),
    }
    best, other = tuple(found["actions"][0]), account.verdict.action
    kind = "of-other" if account.of_other else "of-better"
    said = {
        "action": _capital(words.sentence(deed_of(game, position, best))),
        "other": words.sentence(deed_of(game, position, other)),
        "why": words.sentences(account.why),
    }
    reason = {**said, "cost": _cost(words, account, f"cost.{kind}", said["other"])}
    return {
        "title": words.own(f"title.{game.name}", **facts),
        "text": words.own(f"text.{game.name}", **facts),
        "look": words.sentence(look_at(game, position, best)),
        "aim": words.own(f"hint.{kind}", **reason),
        "right": words.own(f"right.{kind}", **reason),
    }


def _cost(words: Puzzler, account: Account, key: str, other: str) -> str:
    """Say what the other action costs, as the page does when it is tried."""
    points = round(account.verdict.points)
    best, now = map(in_a_hundred, account.verdict.chances)
    fitting = key if points > 0 else f"{key}.chances"
    return words.own(fitting, points=points, best=best, now=now, other=other)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _open_scores(game: Game, position: Position) -> list[int]:
    """Add up the score of every seat, as far as all can see it."""
    totals = [0] * position.players
    for item in position.score():
        if game.name != "oregon" or item.kind not in ("coal", "gold"):
            totals[item.seat] += item.points
    return totals

"""What the terminal says: events, score items, refusals and results of one game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontier.bots.sentences import Sentence
from frontier.games import NAMES
from frontier.table.errors import FrontierError, Illegal
from frontier.table.events import Event, Item
from frontier.table.game import Game, Outcome

from .words import speak


class Talk:
    """The sentences of one game for the players at this terminal."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self._words = speak(language)
        self._game = game.name if game else "table"
        colours = game.colours if game else ()
        self._words.names = names or [self.of_game(f"colour.{colour}") for colour in colours]

    def say(self, key: str, **values: Any) -> str:
        """Say something of the terminal."""
        return self._words.say("terminal", key, values)

    def of_game(self, key: str, **values: Any) -> str:
        """Say something of the game."""
        return self._words.say(self._game, key, values)

    def event(self, event: Event) -> str:
        """Word an event."""
        return self.of_game(f"event.{event.kind}", **{**event.values, "seat": event.seat})

    def sentence(self, said: Sentence) -> str:
        """Word a sentence of the bots, with those that stand inside it."""
        values = {
            name: self.sentence(value) if isinstance(value, Sentence) else value
            for name, value in said.values.items()
        }
        return self._words.say(said.file, said.key, values)

    def item(self, item: Item) -> str:
        """Word an item of the score, with its points."""
        told = self.of_game(f"item.{item.kind}", **{**item.values, "seat": item.seat})
        return self.say("item", points=f"{item.points:>4}", item=told)

    def result(self, outcome: Outcome) -> list[str]:
        """Tell why it ended, and the total of every seat."""
        return [
            self.of_game(f"end.{outcome.ended_by}"),
            *(
                self.say("total.won" if seat in outcome.winners else "total", seat=seat, points=sum)
                for seat, sum in enumerate(outcome.totals)
            ),
        ]

    def refusal(self, error: FrontierError) -> str:
        """Word whatever went wrong, by the game that it is about."""
        about = error.values.get("game")
        file = about if about in NAMES else self._game
        family = "why" if isinstance(error, Illegal) else "error"
        said = self._words.say(file, f"{family}.{error.key}", error.values)
        if "line" not in error.values:
            return said
        return self.say("error.line", line=error.values["line"], text=said)

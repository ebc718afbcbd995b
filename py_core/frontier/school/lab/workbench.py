"""Runs the code of one bot: a brief in, a reply out, and every error a sentence for a beginner.

Nothing is remembered from one choice to the next: the code is run afresh for each, so the same
brief always gets the same reply. How much work a choice may take is up to whoever runs this Python.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from types import CodeType
from typing import TYPE_CHECKING, Any

from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.picks import Action

from .faults import FILE, NoInput, OutOfWork, WrongAnswer, fault_of
from .sight import Sight

if TYPE_CHECKING:
    from . import shapes

MOST_LINES = 1_000
"""Of what is printed in one choice; the rest is only counted."""
MOST_LETTERS = 300
"""Of one line that is printed or said."""
MOST_SAID = 12
MOST_RATED = 500


class Workbench:
    """Holds the code of one bot."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._code: CodeType | None = None
        self._source = ""
        self._fault: shapes.Fault | None = None

    def load(self, source: str) -> shapes.Fault | None:
        """Take over new code; say what is wrong where it cannot be read."""
        self._source, self._code, self._fault = source, None, None
        try:
            self._code = compile(source, FILE, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            self._fault = fault_of(error)
        return self._fault

    def choose(self, brief: shapes.Brief) -> shapes.Reply:
        """Let the bot choose."""
        choice = _Choice(self._games[brief["game"]], brief)
        if self._code is not None:
            choice.run(self._code)
        return {
            "action": choice.action,
            "fault": self._fault or choice.fault,
            "said": choice.said,
            "rated": choice.rated,
            "printed": choice.output.lines,
            "unprinted": choice.output.more,
        }


class _Output:
    """Takes what is printed, up to a limit."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.more = 0
        self._open = ""

    def write(self, text: str) -> int:
        """Take some of it."""
        *whole, rest = (self._open + text).split("\n")
        for line in whole:
            self._keep(line)
        self._open = rest[:MOST_LETTERS]
        return len(text)

    def flush(self) -> None:
        """Show at once what is there: it always is."""

    def end(self) -> None:
        """Take what is left without the end of a line."""
        if self._open:
            self._keep(self._open)
            self._open = ""

    def _keep(self, line: str) -> None:
        if len(self.lines) < MOST_LINES:
            self.lines.append(line[:MOST_LETTERS])
        else:
            self.more += 1


class _Choice:
    """One choice of a bot, with all that comes of it."""

    def __init__(self, game: Game, brief: shapes.Brief) -> None:
        luck = Chance(int(brief["luck"], 16))
        table = game.read(brief["text"], luck)
        self.position = Sight(game, table, brief["seat"], luck)
        self.action: Action | None = None
        self.fault: shapes.Fault | None = None
        self.said: list[str] = []
        self.rated: list[shapes.Rated] = []
        self.output = _Output()
        self._seed = brief["luck"]

    def run(self, code: CodeType) -> None:
        """Run the code and its `choose`; an error of whatever kind is a fault."""
        names: dict[str, Any] = {
            "__name__": "bot",
            "deal": self.position.deal,
            "say": self._say,
            "rate": self._rate,
            "input": _no_input,
        }
        stdout = sys.stdout
        sys.stdout = self.output
        try:
            _seed_random(self._seed)
            exec(code, names)  # noqa: S102 (running a pupil's code is what this is for)
            self.action = self._checked(_chooser(names)(self.position))
        except (Exception, OutOfWork, SystemExit, GeneratorExit) as error:
            self.fault = fault_of(error, names)
        finally:
            sys.stdout = stdout
            self.output.end()

    def _checked(self, answer: Any) -> Action:
        if answer is None:
            raise WrongAnswer("fault.nothing")
        picks = answer.split() if isinstance(answer, str) else answer
        if not isinstance(picks, tuple | list) or not all(isinstance(pick, str) for pick in picks):
            raise WrongAnswer("fault.not-action", answer=repr(answer)[:60])
        action = tuple(picks)
        if action not in self.position.legal():
            self.position.after(action)  # says why
        return action

    def _say(self, *words: Any) -> None:
        """Keep a thought, to be shown when the game is looked at."""
        if len(self.said) < MOST_SAID:
            self.said.append(" ".join(map(str, words))[:MOST_LETTERS])

    def _rate(self, action: Sequence[str], value: float) -> None:
        """Keep what an action is worth, to be shown on the board."""
        value = float(value)
        if len(self.rated) < MOST_RATED and isfinite(value):
            self.rated.append({"action": tuple(map(str, action)), "value": round(value, 3)})


def _chooser(names: dict[str, Any]) -> Callable[[Sight], Any]:
    found = names.get("choose")
    if not callable(found):
        raise WrongAnswer("fault.no-choose")
    chooser: Callable[[Sight], Any] = found
    return chooser


def _no_input(*_: object) -> str:
    raise NoInput


def _seed_random(seed: str) -> None:
    """Let the same choice draw the same numbers, for code that imports `random` or has done so."""
    import random

    random.seed(seed)

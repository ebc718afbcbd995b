"""What the page can ask of the bots: a choice, a hint, a reason, and a review of a match.

Everything long is done in slices; an answer that is not `done` is asked for again. What was begun
for one position is dropped as soon as another one is on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from frontier.table.errors import Illegal, Unreadable
from frontier.table.events import Reason
from frontier.table.match import Match
from frontier.table.picks import Action

from .bot import Bot
from .explain import Sentence, explain
from .review import Review
from .slices import Slices, start_thinking

if TYPE_CHECKING:
    from . import shapes

HINT_LEVEL = "marshal"
HINT_STEPS = 3


class _Thought(NamedTuple):
    """A bot at work, for one level."""

    level: str
    bot: Bot
    slices: Slices


class Adviser:
    """Keeps what was begun, for the match and the move that it was begun for."""

    def __init__(self) -> None:
        self._about: object = None
        self._thought: _Thought | None = None
        self._review: Review | None = None

    def think(self, match: Match, level: str, milliseconds: float) -> shapes.Thought:
        """Carry on thinking; tell the progress, the choice so far, and when done why."""
        thought = self._carry_on(match, level, milliseconds)
        choice = thought.bot.choice
        why: list[Sentence] = []
        if thought.slices.done and choice is not None:
            why = explain(match.game, match.position, choice.action, choice.line)
        return {
            "level": level,
            "done": thought.slices.done,
            "progress": round(thought.slices.progress, 3),
            "choice": None if choice is None else choice.action,
            "value": None if choice is None else round(choice.value, 1),
            "why": [sentence.told() for sentence in why],
        }

    def hint(self, match: Match, step: int, milliseconds: float) -> shapes.Hint:
        """Carry on looking for a hint: where to look, then what to aim for, then the move."""
        if not 1 <= step <= HINT_STEPS:
            raise Unreadable("request", request="step")
        thought = self._carry_on(match, HINT_LEVEL, milliseconds)
        told: shapes.Hint = {
            "step": step,
            "steps": HINT_STEPS,
            "done": thought.slices.done,
            "progress": round(thought.slices.progress, 3),
            "picks": [],
            "hint": [],
        }
        choice = thought.bot.choice
        if thought.slices.done and choice is not None:
            why = explain(match.game, match.position, choice.action, choice.line)
            sentences = _hint(step, choice.action, why)
            told["hint"] = [sentence.told() for sentence in sentences]
            told["picks"] = _shown(step, choice.action)
        return told

    def why(self, match: Match, action: Action, move: int | None = None) -> shapes.Explanation:
        """Explain a legal action of the position, or of the one after so many moves."""
        position = match.position if move is None else match.at(move)
        if action not in position.legal():
            raise Illegal(position.why_not(action) or Reason("unfinished", "picks"))
        return {"why": [said.told() for said in explain(match.game, position, action)]}

    def review(self, match: Match, milliseconds: float) -> shapes.Review:
        """Carry on reviewing the match from its first move to where it stands."""
        self._turn_to(match)
        if self._review is None:
            self._review = Review(match)
        self._review.carry_on(milliseconds)
        return self._review.told()

    def _carry_on(self, match: Match, level: str, milliseconds: float) -> _Thought:
        self._turn_to(match)
        if match.position.turn is None:
            raise Unreadable("nothing-to-think")
        if self._thought is None or self._thought.level != level:
            self._thought = _Thought(level, *start_thinking(match, level))
        self._thought.slices.carry_on(milliseconds)
        return self._thought

    def _turn_to(self, match: Match) -> None:
        """Drop what was begun for another position."""
        if self._about is not match.position:
            self._about = match.position
            self._thought = None
            self._review = None


def _hint(step: int, action: Action, why: list[Sentence]) -> list[Sentence]:
    if step == 1:
        return [
            Sentence("bots", "hint.look", {"pick": action[0]}, action[:1])
            if len(action) > 1
            else Sentence("bots", "hint.options", {})
        ]
    if step == 2:
        return why[:1]
    return [Sentence("bots", "hint.move", {"picks": " ".join(action)}, action), *why]


def _shown(step: int, action: Action) -> Action:
    """Give the picks that a step of the hint gives away."""
    if step >= HINT_STEPS:
        return action
    return action[:1] if len(action) > 1 else ()

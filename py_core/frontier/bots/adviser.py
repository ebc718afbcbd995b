"""What the page can ask of the bots: a choice, a hint, a reason, a lesson, a look back.

Everything long is done in slices; an answer that is not `done` is asked for again. What the judge
has found of a position is kept for the next question about it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from frontier.table.errors import Illegal, Unreadable
from frontier.table.events import Reason
from frontier.table.match import Match
from frontier.table.picks import Action

from .bot import Bot
from .judging import Decision
from .reasons import SEVERAL, SLIGHT, Account, account, at_once, otherwise, recommend
from .review import Review, told_mistake
from .sentences import Sentence, deed_of, look_at, steps_of
from .slices import Slices, start_thinking
from .teacher import hands_back, is_mistake, tolerance_named

if TYPE_CHECKING:
    from . import shapes

HINT_STEPS = 3
MOST_DECISIONS = 60
"""Of how many positions the judge remembers what was found."""


class _Thought(NamedTuple):
    """A bot at work, for one level."""

    level: str
    bot: Bot
    slices: Slices


class _Asked:
    """One question to the judge, carried on in slices."""

    def __init__(self, about: object, steps: Iterator[Account | float]) -> None:
        self.about = about
        self.account: Account | None = None
        self.slices = Slices(self._work(steps))

    def _work(self, steps: Iterator[Account | float]) -> Iterator[float]:
        for told in steps:
            if isinstance(told, Account):
                self.account = told
            else:
                yield told


class Adviser:
    """Keeps what was begun, for the match and the move that it was begun for."""

    def __init__(self) -> None:
        self._about: object = None
        self._thought: _Thought | None = None
        self._review: Review | None = None
        self._asked: _Asked | None = None
        self._decisions: dict[tuple[str, str], Decision] = {}

    def think(self, match: Match, level: str, milliseconds: float) -> shapes.Thought:
        """Carry on thinking; tell the progress and the choice so far."""
        self._turn_to(match)
        if match.position.turn is None:
            raise Unreadable("nothing-to-think")
        if self._thought is None or self._thought.level != level:
            self._thought = _Thought(level, *start_thinking(match, level))
        thought = self._thought
        thought.slices.carry_on(milliseconds)
        choice = thought.bot.choice
        return {
            "level": level,
            "done": thought.slices.done,
            "progress": round(thought.slices.progress, 3),
            "choice": None if choice is None else choice.action,
            "value": None if choice is None else round(choice.value, 1),
        }

    def hint(self, match: Match, step: int, milliseconds: float) -> shapes.Hint:
        """Carry on looking for a hint: where to look, then what to aim for, then the move."""
        if not 1 <= step <= HINT_STEPS:
            raise Unreadable("request", request="step")
        if match.position.turn is None:
            raise Unreadable("nothing-to-think")
        decision = self._decision(match, match.cursor)
        asked = self._ask(("hint", match.position), recommend(decision), milliseconds)
        told: shapes.Hint = {
            "step": step,
            "steps": HINT_STEPS,
            "done": asked.slices.done,
            "progress": round(asked.slices.progress, 3),
            "picks": [],
            "hint": [],
            "line": [],
        }
        if asked.account is not None and decision.best is not None:
            said = _hint(step, decision, asked.account)
            told["hint"] = [sentence.told() for sentence in said]
            told["picks"] = list(said[0].where)
            if step == HINT_STEPS:
                line = decision.best.line[:HINT_STEPS]
                # Whatever is to be picked is marked, a button for a number too.
                told["picks"] = list(dict.fromkeys([*told["picks"], *line[0]]))
                steps = steps_of(match.game, match.position, line)
                told["line"] = [one.told() for one in steps]
        return told

    def why(
        self, match: Match, action: Action, move: int, viewer: int | None, milliseconds: float
    ) -> shapes.Explanation:
        """Carry on explaining a legal action of the position after so many moves."""
        position = match.at(move)
        if action not in position.legal():
            raise Illegal(position.why_not(action) or Reason("unfinished", "picks"))
        game = match.game
        if game.secrets and viewer != position.turn and match.position.turn is not None:
            # What would have been better tells of a hand that the asker may not see.
            why = at_once(game, position, action)
            return {"done": True, "progress": 1.0, "why": [said.told() for said in why]}
        decision = self._decision(match, move)
        steps = _explain(decision, action)
        asked = self._ask(("why", position, action), steps, milliseconds)
        said: list[Sentence] = []
        if asked.account is not None:
            said = _why(decision, action, asked.account)
        return {
            "done": asked.slices.done,
            "progress": round(asked.slices.progress, 3),
            "why": [sentence.told() for sentence in said],
        }

    def teach(
        self, match: Match, action: Action, tolerance: str, milliseconds: float
    ) -> shapes.Lecture:
        """Carry on finding out whether an action would be handed back, before it is played."""
        allowed = tolerance_named(tolerance)
        position = match.position
        if action not in position.legal():
            raise Illegal(position.why_not(action) or Reason("unfinished", "picks"))
        decision = self._decision(match, match.cursor)
        asked = self._ask(("teach", position, action), account(decision, action), milliseconds)
        told: shapes.Lecture = {
            "done": asked.slices.done,
            "progress": round(asked.slices.progress, 3),
            "back": None,
        }
        if asked.account is not None and hands_back(asked.account.verdict, allowed):
            told["back"] = told_mistake(match, match.cursor, asked.account)
        return told

    def refute(
        self, match: Match, move: int, actions: tuple[Action, Action], milliseconds: float
    ) -> shapes.Lecture:
        """Carry on finding what an action gives away beside another that is known to be best."""
        position = match.at(move)
        action, best = actions
        legal = position.legal()
        for one in actions:
            if one not in legal:
                raise Illegal(position.why_not(one) or Reason("unfinished", "picks"))
        about = ("refute", position, actions)
        decision = Decision(match.game, position)
        decision.settle(best)
        asked = self._ask(about, account(decision, action), milliseconds)
        told = asked.account
        lost = told is not None and told.verdict.better != action
        return {
            "done": asked.slices.done,
            "progress": round(asked.slices.progress, 3),
            "back": told_mistake(match, move, told) if told is not None and lost else None,
        }

    def judge(self, match: Match, milliseconds: float) -> shapes.Slice:
        """Carry on finding the best action, so that later questions are answered sooner."""
        if match.position.turn is None:
            raise Unreadable("nothing-to-think")
        decision = self._decision(match, match.cursor)
        asked = self._ask(("judge", match.position), decision.think(), milliseconds)
        return {"done": asked.slices.done, "progress": round(asked.slices.progress, 3)}

    def review(self, match: Match, milliseconds: float) -> shapes.Review:
        """Carry on reviewing the match from its first move to where it stands."""
        self._turn_to(match)
        if self._review is None:
            self._review = Review(match, lambda move: self._decision(match, move))
        self._review.carry_on(milliseconds)
        return self._review.told()

    def _ask(self, about: object, steps: Iterator[Account | float], milliseconds: float) -> _Asked:
        """Carry on with a question, or begin it."""
        if self._asked is None or self._asked.about != about:
            self._asked = _Asked(about, steps)
        self._asked.slices.carry_on(milliseconds)
        return self._asked

    def _decision(self, match: Match, move: int) -> Decision:
        """Find what is known of the decision after so many moves, or begin anew."""
        position = match.at(move)
        key = match.game.name, position.text()
        known = self._decisions.pop(key, None) or Decision(match.game, position)
        self._decisions[key] = known
        if len(self._decisions) > MOST_DECISIONS:
            del self._decisions[next(iter(self._decisions))]
        return known

    def _turn_to(self, match: Match) -> None:
        """Drop what was begun for another position."""
        if self._about is not match.position:
            self._about = match.position
            self._thought = None
            self._review = None


def _explain(decision: Decision, action: Action) -> Iterator[Account | float]:
    """Account for an action: beside what is better, or beside the obvious other one."""
    mine: Account | None = None
    for told in account(decision, action):
        if isinstance(told, Account):
            mine = told
        else:
            yield told
    assert mine is not None
    if is_mistake(mine.verdict) or decision.best is None or action != decision.best.action:
        yield mine
        return
    yield from recommend(decision)


def _why(decision: Decision, action: Action, told: Account) -> list[Sentence]:
    """Say why an action was good, or what would have been better."""
    game, position, verdict = decision.game, decision.position, told.verdict
    if verdict.action == action and is_mistake(verdict):
        deed = deed_of(game, position, verdict.better)
        better = Sentence("bots", "why.better", {"deed": deed}, deed.where)
        # What comes of the action itself is told before the better one, whose doing it is not.
        of_it = told.of_other and told.kind != SEVERAL
        return [*told.why, better] if of_it else [better, *told.why]
    if verdict.better == action:
        said = otherwise(game, position, told)
    else:
        said = at_once(game, position, action)
    key = "why.nothing"
    if verdict.loss >= SLIGHT:
        key = "why.anyway" if verdict.action == action else "why.several"
    return said or [Sentence("bots", key, {"seat": decision.seat})]


def _hint(step: int, decision: Decision, told: Account) -> list[Sentence]:
    assert decision.best is not None
    game, position, best = decision.game, decision.position, decision.best.action
    if step == 1:
        return [look_at(game, position, best)]
    why = otherwise(game, position, told) if told.verdict.better == best else []
    if not why:
        equal = told.verdict.loss < SLIGHT and told.verdict.action != best
        why = at_once(game, position, best)
        why = why or [Sentence("bots", "hint.equal" if equal else "why.several", {})]
    if step == HINT_STEPS:
        deed = deed_of(game, position, best)
        return [Sentence("bots", "hint.move", {"deed": deed}, deed.where), *why]
    return [why[0]._replace(where=why[0].where or look_at(game, position, best).where), *why[1:]]

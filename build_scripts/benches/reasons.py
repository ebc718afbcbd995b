"""Samples reasons of every kind, worded, with what is needed to check them by reading.

python3 build_scripts/benches/reasons.py [GAME] [KIND] [-n REASONS] [--seed SEED] [--language L]

Of each it prints the position, what is said, the verdict, every cause that was found with the
points that it makes, both lines in words, and the score and the features at both of their ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import ROOT, WEB
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))

from frontier.bots.adviser import HINT_STEPS, _explain, _hint, _why
from frontier.bots.following import compare
from frontier.bots.judging import Decision, Verdict
from frontier.bots.reasons import Account, account, at_a_glance, recommend
from frontier.bots.review import Review
from frontier.bots.sentences import Sentence, deed_of, steps_of
from frontier.bots.teacher import is_mistake
from frontier.doors.talk import Talk
from frontier.games import NAMES, find_game
from frontier.table.causes import Cause, Line
from frontier.table.chance import Chance
from frontier.table.chances import in_a_hundred
from frontier.table.game import Game, Position
from frontier.table.match import Match
from frontier.table.picks import Action, write_action
from puzzles.play import SLIPS, Task, begin, players_of

KINDS = ("hint", "why", "back", "look", "puzzle")
"""A hint, a reason for a move that was made, one handed back, a look back, a refuted answer."""
OF_A_MATCH = 4
"""How many decisions of a match are taken at most, so that reasons come from many."""
EVERY = 9
"""One decision in so many is taken."""
MOST_ACTIONS = 2_000
FOREVER = 1e12
WRONG = 2
"""How many wrong answers to a puzzle are refuted: those that look best."""


Decide: TypeAlias = Callable[[Position], Decision]


class Reason(NamedTuple):
    """What was said at a moment, and the account that it came from."""

    game: Game
    position: Position
    about: str
    said: list[Sentence]
    verdict: Verdict
    kind: str


def sample(game: Game, kind: str, seed: str, haste: int = 1) -> Iterator[Reason]:
    """Give reasons of a kind, for ever where they come from matches.

    The judge's effort is divided by `haste`: what is said, and how, hangs little on it.
    """

    def decide(position: Position) -> Decision:
        decision = Decision(game, position)
        decision.level = decision.level._replace(effort=decision.level.effort // haste)
        decision.deals = max(2, decision.deals // haste)
        return decision

    if kind == "puzzle":
        yield from _refuted(game, decide)
        return
    for number in count():
        task = Task(game.name, number, f"{seed}{number}")
        mix, match = begin(game, task)
        if match is None:
            continue
        if kind == "look":
            for _ in _moments(match, task.seed):
                pass
            yield from _looked_back(match, mix, decide)
            continue
        taken = 0
        chance = Chance(f"{seed}x{number}")
        for action in _moments(match, task.seed):
            if taken == OF_A_MATCH or chance.below(EVERY) or len(match.position.legal()) < 2:
                continue
            told = _told(decide(match.position), kind, action, chance)
            if told is not None:
                taken += 1
                yield told._replace(about=f"{mix} · {match.setup.seed} · move {match.cursor}")


def _moments(match: Match, seed: str) -> Iterator[Action]:
    """Play a match as those of puzzles are, giving each action before it is played."""
    chance = Chance(seed)
    seats = players_of(match.game, match.position, chance)
    while (seat := match.position.turn) is not None and match.cursor < MOST_ACTIONS:
        position = match.position
        action = seats[seat].choose(position, seat, chance).action
        if not chance.below(SLIPS):
            action = chance.choose(position.legal())
        yield action
        match.play(action)


def _told(decision: Decision, kind: str, action: Action, chance: Chance) -> Reason | None:
    """Ask for one reason; nothing where a teacher would not hand anything back."""
    game, position = decision.game, decision.position
    if kind == "hint":
        told = _last(recommend(decision))
        return _reason(decision, _hint(HINT_STEPS, decision, told), told)
    if kind == "why":
        told = _last(_explain(decision, action))
        said = _why(decision, action, told)
        return _reason(decision, [deed_of(game, position, action), *said], told)
    for _ in decision.think():
        pass
    tempting = [action, *at_a_glance(decision)[:3], chance.choose(position.legal())]
    for one in dict.fromkeys(tempting):
        told = _last(account(decision, one))
        if is_mistake(told.verdict):
            return _reason(decision, _of_mistake(decision, told), told)
    return None


def _looked_back(match: Match, mix: str, decide: Decide) -> Iterator[Reason]:
    decisions: dict[int, Decision] = {}

    def after(move: int) -> Decision:
        return decisions.setdefault(move, decide(match.at(move)))

    review = Review(match, after)
    review.carry_on(FOREVER)
    for move, told in review.mistakes:
        decision = decisions[move]
        found = _reason(decision, _of_mistake(decision, told), told)
        yield found._replace(about=f"{mix} · {match.setup.seed} · move {move}")


def _refuted(game: Game, decide: Decide) -> Iterator[Reason]:
    """Refute the wrong answers to puzzles that look best, as the page does."""
    file = WEB / "puzzles" / f"{game.name}.json"
    for puzzle in json.loads(file.read_text("utf-8"))["puzzles"]:
        if puzzle.get("retired"):
            continue
        step = puzzle["lesson"]["steps"][0]
        position = game.read(step["match"]["position"], Chance(step["match"]["seed"]))
        right = [tuple(one) for one in step["check"][0]["actions"]]
        decision = decide(position)
        decision.settle(right[0])
        for wrong in [one for one in at_a_glance(decision) if one not in right][:WRONG]:
            told = _last(account(decision, wrong))
            if told.verdict.better == wrong:
                continue  # The page does not refute what loses nothing.
            about = f"{puzzle['id']} {puzzle['grade']}"
            yield _reason(decision, _of_mistake(decision, told), told)._replace(about=about)


def _of_mistake(decision: Decision, told: Account) -> list[Sentence]:
    """Say of a mistake what the page says: the deed, what it costs, and why."""
    points = round(told.verdict.points)
    best, now = map(in_a_hundred, told.verdict.chances)
    key = "mistake.cost" if points > 0 else "mistake.cost-chances"
    cost = Sentence("bots", key, {"points": points, "best": best, "now": now})
    deed = deed_of(decision.game, decision.position, told.verdict.action)
    why = told.why
    if why and not told.of_other:
        # The page says once what the better move is about, before all of it.
        why = [Sentence("bots", "mistake.better", {"reason": why[0]}), *why[1:]]
    return [Sentence("bots", "teach.back", {"played": deed}), cost, *why]


def _reason(decision: Decision, said: list[Sentence], told: Account) -> Reason:
    return Reason(decision.game, decision.position, "", said, told.verdict, told.kind)


def _last(steps: Iterator[Account | float]) -> Account:
    (told,) = (one for one in steps if isinstance(one, Account))
    return told


def write(reason: Reason, languages: Sequence[str]) -> str:
    """Write a reason with what is needed to check it."""
    game, position, verdict = reason.game, reason.position, reason.verdict
    talk = Talk("en", game)
    seat = position.turn
    assert seat is not None
    best, now = (f"{100 * chance:.0f}" for chance in verdict.chances)
    parts = [
        f"{talk.of_game('colour.' + game.colours[seat])} · {position.phase} · {reason.about}",
        position.text(),
        game.sketch(position.view(seat), talk.of_game),
    ]
    for language in languages:
        own = Talk(language, game)
        parts.append(f"{language}: {' '.join(map(own.sentence, reason.said))}")
    parts.append(
        f"{reason.kind or '-'} · loss {verdict.loss:.1f} points {verdict.points:.1f} · "
        f"{best} to {now} in 100 · {write_action(verdict.action)}"
        f" (better: {write_action(verdict.better)})"
    )
    if verdict.better != verdict.action:
        parts += _compared(reason, talk)
    return "\n".join(parts)


def _compared(reason: Reason, talk: Talk) -> Iterator[str]:
    """Tell all causes, and where both lines end."""
    game, position, verdict = reason.game, reason.position, reason.verdict
    judge = game.judge
    for followed in compare(game, position, verdict):
        if followed is None or judge is None or judge.causes is None:
            continue
        for cause in sorted(judge.causes(followed), key=lambda one: -one.points):
            yield f"  {_cause(cause)}"
        for name, lines, actions in (
            ("better", followed.better, verdict.lines[0]),
            ("other", followed.other, verdict.lines[1]),
        ):
            steps = steps_of(game, position, actions)
            told = "; ".join(f"{step.seat} {talk.sentence(step.said)}" for step in steps)
            yield f"  {name}: {told}"
            yield f"    ends {_end(game, lines, followed.seat)}"


def _cause(cause: Cause) -> str:
    of = " of the other" if cause.of_other else ""
    return f"{cause.kind} {cause.points:.1f}{of} {json.dumps(cause.values)}"


def _end(game: Game, lines: Sequence[Line], seat: int) -> str:
    """Tell the totals where lines end, on average over deals, and the features where one does."""
    ends = [line.end.totals() for line in lines]
    means = " ".join(f"{sum(points) / len(ends):.1f}" for points in zip(*ends, strict=True))
    found: dict[str, Any] = {}
    if len(lines) == 1 and game.judge is not None:
        found = {
            one.name: f"{one.value:g}x{one.weight:.2f}"
            for one in game.judge.features(lines[0].end, seat)
        }
    # Where the judge weighs more than it tells people, what it weighs.
    parts = getattr(import_module(f"frontier.games.{game.name}.causes"), "parts", None)
    if parts is not None:
        found = {name: f"{points:.1f}" for name, points in parts(lines[0].end, seat).items()}
    return f"{means} {' '.join(f'{name} {told}' for name, told in found.items())}".rstrip()


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=NAMES)
    parser.add_argument("kind", nargs="?", choices=KINDS)
    parser.add_argument("-n", type=int, default=100, help="reasons of each kind")
    parser.add_argument("--seed", default="read", help="one to eight of a-z and 0-9")
    parser.add_argument("--haste", type=int, default=1, help="divide the judge's effort by it")
    parser.add_argument("--language", default="fr", help="in which they are worded besides English")
    wanted = parser.parse_args()
    for name in [wanted.game] if wanted.game else NAMES:
        for kind in [wanted.kind] if wanted.kind else KINDS:
            reasons = sample(find_game(name), kind, wanted.seed, wanted.haste)
            for number, reason in zip(range(1, wanted.n + 1), reasons, strict=False):
                text = write(reason, ("en", wanted.language))
                say(f"#{number} {name} {kind} · {text}\n")


if __name__ == "__main__":
    main()

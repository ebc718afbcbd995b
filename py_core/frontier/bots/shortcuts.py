"""Shortcuts to a position: let computers play on, deal as wished, find a moment worth asking about.

Each is carried on in slices; an answer that is not `done` is asked for again with the same request.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from frontier.table.wishes import Stated

from .judging import Decision
from .reasons import SEVERAL, Account, account, at_a_glance, theme_of
from .sentences import deed_of
from .slices import Slices, thinking
from .teacher import Tolerance, hands_back

if TYPE_CHECKING:
    from . import shapes

MOST_MOVES = 200
MOST_DEALS = 4000
"""After so many deals a wish is called too rare."""
MOST_FOUND = 12
MOST_GAMES = 60
RIVALS = 3
"""An action stands out if none of so many others that look good comes near it."""
STANDS_OUT = Tolerance(3.0, 0.08)
"""How much every one of them must give away."""
FEWEST_CHOICES = 3
ONE_IN = 4
"""Of so many decisions one is looked at: neighbours are much alike."""


class Moment(NamedTuple):
    """A decision in which one action stands out."""

    match: Match
    move: int
    theme: str
    told: Account
    best: Action


class Shortcuts:
    """Keeps the one that is under way, for whoever asks for it again."""

    def __init__(self) -> None:
        self._about: object = None
        self._work: _PlayingOn | _Dealing | _Moments | None = None

    def play_on(
        self, game: Game, setup: Setup, actions: list[Action], about: tuple[str, int], ms: float
    ) -> shapes.PlayedOn:
        """Carry on letting computers of a level play so many actions."""
        level, moves = about
        if not 1 <= moves <= MOST_MOVES:
            raise Unreadable("request", request="moves")
        key = ("play", setup, tuple(actions), about)
        if self._about != key or not isinstance(self._work, _PlayingOn):
            self._about, self._work = key, _PlayingOn(Match(game, setup, actions), level, moves)
        work = self._work
        work.slices.carry_on(ms)
        return {
            "done": work.slices.done,
            "progress": round(work.slices.progress, 3),
            "actions": work.match.actions[len(actions) :],
        }

    def deal(
        self, game: Game, setup: Setup, wishes: Sequence[Stated], key: str, ms: float
    ) -> shapes.Dealt:
        """Carry on dealing until all wishes hold; a seed that gives that, or none."""
        about = ("deal", setup, key)
        if self._about != about or not isinstance(self._work, _Dealing):
            self._about, self._work = about, _Dealing(game, setup, wishes)
        work = self._work
        work.slices.carry_on(ms)
        return {
            "done": work.slices.done,
            "progress": round(work.slices.progress, 3),
            "tried": work.tried,
            "seed": work.seed,
        }

    def moments(
        self, game: Game, setup: Setup, about: tuple[str, str], since: int, ms: float
    ) -> shapes.Moments:
        """Carry on playing games of a level and finding moments of a theme (of any: nothing)."""
        level, theme = about
        themes = game.judge.themes if game.judge else {}
        if theme and theme not in themes:
            raise Unreadable("request", request="theme")
        key = ("moments", setup, about)
        if self._about != key or not isinstance(self._work, _Moments):
            self._about, self._work = key, _Moments(game, setup, level, theme)
        work = self._work
        work.slices.carry_on(ms)
        return {
            "done": work.slices.done,
            "progress": round(work.slices.progress, 3),
            "games": work.games,
            "looked": work.looked,
            "moments": [_told(moment) for moment in work.found[since:]],
        }


class _PlayingOn:
    """Computers that play on from a moment of a match."""

    def __init__(self, match: Match, level: str, moves: int) -> None:
        self.match = match
        self.slices = Slices(self._steps(level, moves))

    def _steps(self, level: str, moves: int) -> Iterator[float]:
        for move in range(moves):
            if self.match.position.turn is None:
                return
            bot, steps = thinking(self.match, level)
            for progress in steps:
                yield (move + progress) / moves
            assert bot.choice is not None
            self.match.play(bot.choice.action)


class _Dealing:
    """Deals one after the other, until one is as wished."""

    def __init__(self, game: Game, setup: Setup, wishes: Sequence[Stated]) -> None:
        self.tried = 0
        self.seed: str | None = None
        self.slices = Slices(self._steps(game, setup, wishes))

    def _steps(self, game: Game, setup: Setup, wishes: Sequence[Stated]) -> Iterator[float]:
        seeds = Chance(setup.seed)
        while self.tried < MOST_DEALS:
            seed = seeds.seed()
            self.tried += 1
            position = _begun(game, setup, seed)
            if all(wish.holds(position) for wish in wishes):
                self.seed = seed
                return
            yield self.tried / MOST_DEALS


def _begun(game: Game, setup: Setup, seed: str) -> Position:
    if setup.position is not None:
        return game.read(setup.position, Chance(seed))
    return game.start(game.complete(setup.options), Chance(seed))


class _Moments:
    """Games played one after the other, with the decisions in them that one action decides."""

    def __init__(self, game: Game, setup: Setup, level: str, theme: str) -> None:
        self.games = 0
        self.looked = 0
        self.found: list[Moment] = []
        self.slices = Slices(self._steps(game, setup, level, theme))

    def _steps(self, game: Game, setup: Setup, level: str, theme: str) -> Iterator[float]:
        seeds = Chance(setup.seed)
        while self.games < MOST_GAMES and len(self.found) < MOST_FOUND:
            seed = seeds.seed()
            match = Match(game, Setup(game.name, seed, setup.options, setup.position))
            skip = seeds.below(ONE_IN)
            while match.position.turn is not None and len(self.found) < MOST_FOUND:
                if match.cursor % ONE_IN == skip and len(match.position.legal()) >= FEWEST_CHOICES:
                    yield from self._look(match, theme)
                bot, steps = thinking(match, level)
                for _ in steps:
                    yield self._progress
                assert bot.choice is not None
                match.play(bot.choice.action)
            self.games += 1

    @property
    def _progress(self) -> float:
        return max(len(self.found) / MOST_FOUND, self.games / MOST_GAMES)

    def _look(self, match: Match, theme: str) -> Iterator[float]:
        """Ask the judge whether one action stands out, and why."""
        game = match.game
        decision = Decision(game, match.position)
        for _ in decision.think():
            yield self._progress
        self.looked += 1
        main: Account | None = None
        for other in at_a_glance(decision)[:RIVALS]:
            told: Account | None = None
            for step in account(decision, other):
                if isinstance(step, Account):
                    told = step
                else:
                    yield self._progress
            if told is None or not hands_back(told.verdict, STANDS_OUT):
                return
            main = main or told
        if main is None or main.kind in ("", SEVERAL) or decision.best is None:
            return
        about = theme_of(game, main)
        if theme in ("", about):
            self.found.append(Moment(match, match.cursor, about, main, decision.best.action))


def _told(moment: Moment) -> shapes.Moment:
    match, move = moment.match, moment.move
    position = match.at(move)
    setup = match.setup
    verdict = moment.told.verdict
    saved: Any = {
        "seed": setup.seed,
        "options": dict(setup.options),
        "position": setup.position,
        "actions": match.actions[:move],
    }
    return {
        "match": saved,
        "seat": position.turn or 0,
        "theme": moment.theme,
        "best": deed_of(match.game, position, moment.best).told(),
        "why": [sentence.told() for sentence in moment.told.why],
        "loss": round(verdict.points, 1),
        "risk": round(verdict.risk, 2),
    }

"""A match is its set-up, its seed and its actions; everything else is rebuilt from these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .chance import Chance, check_seed
from .errors import FrontierError, Impossible
from .events import Event
from .game import Game, Position
from .picks import Action

MOST_ACTIONS = 20_000
"""A match this long takes no more actions, so that what was played can always be reopened."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match begins: by its options, or at a position stated as text."""

    game: str
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    position: str | None = None


class NoSuchMove(FrontierError):
    """A move number, an undo or a redo that this match does not have."""

    kind = "no-such-move"


class Match:
    """A game being played: the actions so far, and those taken back that can be redone."""

    def __init__(self, game: Game, setup: Setup, actions: Iterable[Action] = ()) -> None:
        options = game.complete(setup.options)
        chance = Chance(check_seed(setup.seed))
        try:
            if setup.position is None:
                first = game.start(options, chance)
            else:
                first = game.read(setup.position, chance)
        except FrontierError as error:
            # Whoever reads a record or a link cannot know whose words its refusal is in.
            error.values.setdefault("game", game.name)
            raise
        self.game = game
        self.setup = Setup(game.name, setup.seed, options, setup.position)
        self.actions: list[Action] = []
        self.told: list[list[Event]] = []
        self._positions: list[Position] = [first]
        self.cursor = 0
        """How many of the actions are in force; the rest have been taken back."""
        for action in actions:
            self.play(action)

    def begins_with(self, game: Game, setup: Setup) -> bool:
        """Say whether this match was set up like that."""
        return (
            self.game is game
            and self.setup.seed == setup.seed
            and self.setup.position == setup.position
            and self.setup.options == game.complete(setup.options)
        )

    def with_actions(self, actions: Iterable[Action]) -> Match:
        """Make a match of the same set-up with these actions.

        Positions never change once they are here, so both share those of the moves that they
        have in common, and only the others are played.
        """
        wanted = [tuple(action) for action in actions]
        common = 0
        for mine, other in zip(self.actions, wanted, strict=False):
            if mine != other:
                break
            common += 1
        twin = Match.__new__(Match)
        twin.game, twin.setup = self.game, self.setup
        twin.actions, twin.told = self.actions[:common], self.told[:common]
        twin._positions = self._positions[: common + 1]
        twin.cursor = common
        for action in wanted[common:]:
            twin.play(action)
        return twin

    @property
    def position(self) -> Position:
        """The position now; play through the match, not through this."""
        return self._positions[self.cursor]

    def at(self, move: int) -> Position:
        """Look at the position after so many actions, without going there."""
        if not 0 <= move <= len(self.actions):
            raise NoSuchMove("move-number", move=move, last=len(self.actions))
        return self._positions[move]

    def play(self, action: Action) -> list[Event]:
        """Play an action and tell what happened; what had been taken back is gone."""
        if self.cursor >= MOST_ACTIONS:
            raise Impossible("match-long", most=MOST_ACTIONS)
        after = self.position.copy()
        told = after.play(tuple(action))
        del self.actions[self.cursor :], self.told[self.cursor :]
        del self._positions[self.cursor + 1 :]
        self.actions.append(tuple(action))
        self.told.append(told)
        self._positions.append(after)
        self.cursor += 1
        return told

    @property
    def floor(self) -> int:
        """The earliest move that undo may reach: never past something chance has given."""
        for move in range(self.cursor, 0, -1):
            if any(event.given for event in self.told[move - 1]):
                return move
        return 0

    def go_to(self, move: int) -> None:
        """Undo or redo to this many actions."""
        if not 0 <= move <= len(self.actions):
            raise NoSuchMove("move-number", move=move, last=len(self.actions))
        if move < self.floor:
            raise NoSuchMove("undo-chance")
        self.cursor = move

    def undo(self) -> None:
        """Take back the last action."""
        if self.cursor == 0:
            raise NoSuchMove("nothing-to-undo")
        self.go_to(self.cursor - 1)

    def redo(self) -> None:
        """Play again what was taken back last."""
        if self.cursor == len(self.actions):
            raise NoSuchMove("nothing-to-redo")
        self.go_to(self.cursor + 1)

"""What is told of a match: how it stands, what has happened in it, and what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Reason
from frontier.table.game import Game, Outcome, Position
from frontier.table.match import Match

from . import asked
from .asked import Asked

if TYPE_CHECKING:
    from . import wire


def tell_seen(match: Match, seat: int | None, since: int) -> wire.Seen:
    """Tell what a seat, or an onlooker, sees of a match."""
    position = match.position
    return {
        "seat": seat,
        "view": position.view(seat),
        "legal": position.legal() if seat == position.turn else [],
        "told": {
            "since": since,
            "turns": [tell_told(match, move, seat) for move in range(since, match.cursor)],
        },
    }


def tell_shown(request: Asked, game: Game, position: Position) -> wire.Shown:
    """Tell what can be seen of a position that is not on the table."""
    outcome = position.outcome()
    return {
        "view": position.view(asked.viewer(request, game, position)),
        "turn": position.turn,
        "phase": position.phase,
        "outcome": None if outcome is None else tell_outcome(outcome),
    }


def tell_told(match: Match, move: int, seat: int | None) -> wire.ToldTurn:
    """Tell an action, who was to act, and what a seat sees of what came of it."""
    return {
        "action": match.actions[move],
        "turn": match.at(move).turn,
        "phase": match.at(move).phase,
        "events": [event.seen_by(seat) for event in match.told[move]],
    }


def tell_items(position: Position) -> list[wire.ScoreItem]:
    """Tell the score items, each with the sum of its seat up to it."""
    sums = [0] * position.players
    told: list[wire.ScoreItem] = []
    for item in position.score():
        sums[item.seat] += item.points
        told.append(
            {
                "seat": item.seat,
                "points": item.points,
                "kind": item.kind,
                "rule": item.rule,
                "values": dict(item.values),
                "where": item.where,
                "sum": sums[item.seat],
            }
        )
    return told


def tell_outcome(outcome: Outcome) -> wire.Outcome:
    """Tell who won, and why it ended."""
    return {
        "winners": outcome.winners,
        "totals": outcome.totals,
        "ended_by": outcome.ended_by,
        "rule": outcome.rule,
    }


def tell_reason(reason: Reason) -> wire.Reason:
    """Tell which rule refuses something."""
    return {
        "kind": reason.kind,
        "rule": reason.rule,
        "values": dict(reason.values),
        "where": reason.where,
    }

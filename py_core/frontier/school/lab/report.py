"""What a series says: how sure the wins are, where the points came from, what to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from frontier.bots.statistics import summarise

if TYPE_CHECKING:
    from . import shapes
    from .series import Played

MOST_GAMES = 3
_DIGITS = 3


def sum_up(played: Sequence[Played]) -> shapes.SeriesSum:
    """Add up some games, from the view of the first player."""
    told = summarise([game.result for game in played])
    seats = len(played[0].points)
    own = [game.points[game.result.seat] for game in played]
    others = [
        points
        for game in played
        for seat, points in enumerate(game.points)
        if seat != game.result.seat
    ]
    return {
        "matches": told.matches,
        "wins": round(told.wins, _DIGITS),
        "draws": told.draws,
        "losses": round(told.losses, _DIGITS),
        "share": round(told.share, _DIGITS),
        "low": round(told.low, _DIGITS),
        "high": round(told.high, _DIGITS),
        "margin": round(told.margin, _DIGITS),
        "margin_error": round(told.margin_error, _DIGITS),
        "seats": seats,
        "points": _means(own),
        "others": _means(others),
    }


def look_at(played: Sequence[Played]) -> list[tuple[str, Played]]:
    """Choose up to three games worth looking at, each once, and say why."""
    found: dict[int, tuple[str, Played]] = {}
    wanted: list[tuple[str, Callable[[Played], bool], Callable[[Played], float]]] = [
        ("fault", lambda game: game.fault is not None, lambda game: game.number),
        ("worst", _is_lost, lambda game: game.result.margin),
        ("best", _is_won, lambda game: -game.result.margin),
        *[("closest", lambda _: True, lambda game: abs(game.result.margin))] * MOST_GAMES,
    ]
    for why, fits, order in wanted:
        games = [game for game in played if game.number not in found and fits(game)]
        if games and len(found) < MOST_GAMES:
            best = min(games, key=lambda game: (order(game), game.number))
            found[best.number] = why, best
    return list(found.values())


def _is_won(game: Played) -> bool:
    return game.result.share > 0 and not game.result.drawn


def _is_lost(game: Played) -> bool:
    return not game.result.share and not game.result.drawn


def _means(sums: Sequence[dict[str, int]]) -> dict[str, float]:
    """Give the mean of each kind of points, the largest first."""
    kinds = {kind for points in sums for kind in points}
    means = {
        kind: round(sum(points.get(kind, 0) for points in sums) / len(sums), 2) for kind in kinds
    }
    return dict(sorted(means.items(), key=lambda mean: (-mean[1], mean[0])))

"""A picture of a ladder: one bar for each pair of players, with its 95 % interval."""

from __future__ import annotations

from typing import NamedTuple

from frontier.bots.statistics import Summary

WIDTH, LEFT, RIGHT = 720, 190, 90
TOP, STEP = 56, 40
PAPER, INK, BAR, FAIR = "#f6efdf", "#33261a", "#8a5a2b", "#a8321e"


class Rung(NamedTuple):
    """One pair of the ladder."""

    first: str
    second: str
    fair: float
    """The share that equal players would have."""
    summary: Summary


def picture(game: str, options: list[str], rungs: list[Rung]) -> str:
    """Draw the ladder as an SVG file."""
    height = TOP + STEP * len(rungs) + 34
    title = f"{game.capitalize()}: share of decided matches won by the first player"
    under = " ".join(options) or "as it comes"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="{WIDTH}" height="{height}" font-family="Georgia, serif" fill="{INK}">',
        f"<title>{_plain(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="24" font-size="16">{_plain(title)}</text>',
        f'<text x="16" y="42" font-size="12">{_plain(under)}</text>',
    ]
    for number, rung in enumerate(rungs):
        parts += _bar(TOP + STEP * number, rung)
    bottom = TOP + STEP * len(rungs)
    for percent in (0, 25, 50, 75, 100):
        parts.append(
            f'<text x="{_x(percent / 100):.0f}" y="{bottom + 20}" font-size="12"'
            f' text-anchor="middle">{percent} %</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def _bar(y: int, rung: Rung) -> list[str]:
    won = rung.summary
    middle = y + 12
    start = _x(0)
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" font-size="14" text-anchor="end">'
        f"{_plain(rung.first)} – {_plain(rung.second)}</text>",
        f'<rect x="{start:.0f}" y="{y}" width="{_x(won.share) - start:.1f}" height="24"'
        f' fill="{BAR}" fill-opacity="0.75"/>',
        f'<path d="M{_x(won.low):.1f} {middle}H{_x(won.high):.1f}M{_x(won.low):.1f} {middle - 5}'
        f'v10M{_x(won.high):.1f} {middle - 5}v10" stroke="{INK}" stroke-width="2"/>',
        f'<path d="M{_x(rung.fair):.1f} {y - 4}v32" stroke="{FAIR}" stroke-dasharray="4 3"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5}" font-size="14">'
        f"{100 * won.share:.1f} %</text>",
    ]


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

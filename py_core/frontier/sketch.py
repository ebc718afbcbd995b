"""Draws a view in plain letters, for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

View = dict[str, Any]


def sketch(game: str, view: View) -> str:
    """Draw what a seat sees."""
    return _SKETCHES[game](view)


def _boomers(view: View) -> str:
    letters = {
        **dict.fromkeys(view["rivers"], "~"),
        **dict.fromkeys(view["mines"], "$"),
        **dict.fromkeys(view["stones"], "#"),
        **{square: piece for piece, square in view["pieces"].items()},
    }
    owners = {
        square: "',"[home["seat"]] for home in view["homesteads"] for square in home["squares"]
    }
    columns = "abcdefghijk"
    lines = []
    for row in range(11, 0, -1):
        cells = [
            letters.get(f"{column}{row}", owners.get(f"{column}{row}", ".")) for column in columns
        ]
        lines.append(f"{row:>2}  " + " ".join(cells))
    lines.append("    " + " ".join(columns))
    if view["tracks"]:
        lines.append("tracks " + " ".join(view["tracks"]))
    lines.append(
        f"stones left {view['supply']}"
        + (f", quiet turns {view['quiet']}" if view["quiet"] else "")
    )
    return "\n".join(lines)


def _oregon(view: View) -> str:
    columns = "abcdefghijklmno"
    marks = {square: str(seat) for seat, own in enumerate(view["farmers"]) for square in own}
    marks |= {
        square: {"coal-mine": "K", "gold-mine": "G", "station": "S"}.get(name, name[0].upper())
        for square, name in view["buildings"].items()
    }
    lines = ["       " + "  ".join(f"{name[:5]:<5}" for name in view["symbols"])]
    for top, land in enumerate(view["map"]):
        row = 10 - top
        cells = [
            marks.get(f"{column}{row}", mark.lower())
            for column, mark in zip(columns, land, strict=True)
        ]
        threes = " ".join("".join(cells[start : start + 3]) for start in range(0, 15, 3))
        label = view["symbols"][top // 2][:4] if top % 2 == 0 else ""
        lines.append(f"{label:<4} {row:>2} " + threes)
    lines.append("        " + " ".join(columns[start : start + 3] for start in range(0, 15, 3)))
    lines.append("tiles " + " ".join(f"{name} {left}" for name, left in view["tiles"].items()))
    for number, seat in enumerate(view["seats"]):
        tokens = ", ".join(token for token in ("joker", "extra") if seat[token])
        hand = " ".join(seat["hand"]) if seat["hand"] is not None else "hidden"
        told = f"{seat['points']} points, {seat['farmers']} farmers, {tokens or 'no token'}"
        lines.append(f"seat {number}: {told}, hand {hand}")
    return "\n".join(lines)


def _boomtown(view: View) -> str:
    def card(told: View) -> str:
        if told["kind"] == "event":
            return str(told["card"])
        return f"{told['card']}({told['produces']}{'!' if told['dangerous'] else ''})"

    lines = [f"round {view['round']} of {view['rounds']}, {view['deck']} cards left"]
    lines.append("row: " + " ".join(card(told) for told in view["row"]))
    if view["bid"]:
        lines.append(f"bid: {view['bid']['gold']} by seat {view['bid']['seat']}")
    for seat, gold in enumerate(view["gold"]):
        mines = [card(mine) for mine in view["mines"] if mine["seat"] == seat]
        mayor = [f"mayor:{town['town']}" for town in view["towns"] if town["mayor"] == seat]
        saloons = [f"saloon:{one['town']}" for one in view["saloons"] if one["seat"] == seat]
        kept = [one["card"] for one in view["kept"] if one["seat"] == seat]
        lines.append(f"seat {seat}: {gold} gold; " + " ".join([*mines, *mayor, *saloons, *kept]))
    return "\n".join(lines)


_SKETCHES: dict[str, Callable[[View], str]] = {
    "boomers": _boomers,
    "oregon": _oregon,
    "boomtown": _boomtown,
}

"""A view of Oregon in plain letters, for the terminal."""

from __future__ import annotations

from frontier.table.game import Say, View


def sketch(view: View, say: Say) -> str:
    """Draw what a seat sees."""
    columns = "abcdefghijklmno"
    marks = {square: str(seat) for seat, own in enumerate(view["farmers"]) for square in own}
    marks |= {
        square: {"coal-mine": "K", "gold-mine": "G", "station": "S"}.get(name, name[0].upper())
        for square, name in view["buildings"].items()
    }
    symbols = [say(f"card.{name}") for name in view["symbols"]]
    lines = ["       " + "  ".join(f"{name[:5]:<5}" for name in symbols)]
    for top, land in enumerate(view["map"]):
        row = 10 - top
        cells = [
            marks.get(f"{column}{row}", mark.lower())
            for column, mark in zip(columns, land, strict=True)
        ]
        threes = " ".join("".join(cells[start : start + 3]) for start in range(0, 15, 3))
        label = symbols[top // 2][:4] if top % 2 == 0 else ""
        lines.append(f"{label:<4} {row:>2} " + threes)
    lines.append("        " + " ".join(columns[start : start + 3] for start in range(0, 15, 3)))
    tiles = [f"{say(f'building.{name}')} {left}" for name, left in view["tiles"].items()]
    lines.append(say("sketch.tiles", tiles=tiles))
    for number, seat in enumerate(view["seats"]):
        lines.append(
            say("sketch.seat", seat=number, points=seat["points"], farmers=seat["farmers"])
        )
        lines += [f"    {say(key)}" for key in _tokens(seat)]
        if seat["hand"] is not None:
            hand = [say(f"card.{card}") for card in seat["hand"]]
            lines.append("    " + say("sketch.hand", hand=hand))
    return "\n".join(lines)


def _tokens(seat: View) -> list[str]:
    """Name the sentences about the tokens of a seat."""
    return [
        f"cell.seat-{token}" if seat[token] else f"cell.seat-no-{token}"
        for token in ("joker", "extra")
    ]

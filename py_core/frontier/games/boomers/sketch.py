"""A view of Oklahoma Boomers in plain letters, for the terminal."""

from __future__ import annotations

from frontier.table.game import Say, View


def sketch(view: View, say: Say) -> str:
    """Draw what a seat sees."""
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
        lines.append(say("sketch.tracks", tracks=" ".join(view["tracks"])))
    lines.append(say("tray.supply", n=view["supply"]))
    if view["quiet"]:
        lines.append(say("sketch.quiet", n=view["quiet"]))
    return "\n".join(lines)

"""The page's woodcut icons: those that web/icons.txt names, out of the thousands of game-icons."""

from __future__ import annotations

import json
import re
from pathlib import Path

from machine.environment import SetupError
from machine.node import NODE_MODULES

_SET = NODE_MODULES / "@iconify-json" / "game-icons"
_BODY = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def read_names(file: Path) -> list[str]:
    """Read a list of names, one a line; `#` starts a comment."""
    lines = (line.split("#")[0].strip() for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def write_icons(names: list[str], into: Path) -> None:
    """Write `icons.json`: for each name the path that a canvas or an SVG draws."""
    collection = json.loads((_SET / "icons.json").read_text("utf-8"))
    about = json.loads((_SET / "info.json").read_text("utf-8"))
    paths = {}
    for name in sorted(names):
        icon = collection["icons"].get(name)
        body = _BODY.fullmatch(icon["body"]) if icon else None
        if body is None:
            raise SetupError(
                f"web/icons.txt names the icon “{name}”, which game-icons does not have."
            )
        paths[name] = body[1]
    content = {
        "credit": "Lorc, Delapouite and contributors, game-icons.net",
        "licence": about["license"]["title"],
        "size": collection["width"],
        "icons": paths,
    }
    into.mkdir(parents=True, exist_ok=True)
    (into / "icons.json").write_text(json.dumps(content, indent=1), "utf-8", newline="\n")

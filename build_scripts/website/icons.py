"""The page's woodcut icons: those that are listed, out of the thousands of game-icons."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from machine.environment import SetupError
from machine.node import NODE_MODULES

_SET = NODE_MODULES / "@iconify-json" / "game-icons"
_BODY = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def icon_lists(web: Path) -> dict[str, Path]:
    """Find the lists of icons: `icons`, which every screen may draw, and one for some games."""
    games = {file.parent.name: file for file in sorted(web.glob("games/*/icons.txt"))}
    return {"icons": web / "icons.txt", **games}


def read_names(file: Path) -> list[str]:
    """Read a list of names, one a line; `#` starts a comment."""
    lines = (line.split("#")[0].strip() for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def write_icons(web: Path, into: Path) -> None:
    """Write a file for each list: for each name the path that a canvas or an SVG draws."""
    collection = json.loads((_SET / "icons.json").read_text("utf-8"))
    into.mkdir(parents=True, exist_ok=True)
    for name, file in icon_lists(web).items():
        content = _drawn(file, collection)
        (into / f"{name}.json").write_text(json.dumps(content), "utf-8", newline="\n")


def _drawn(file: Path, collection: dict[str, Any]) -> dict[str, Any]:
    about = json.loads((_SET / "info.json").read_text("utf-8"))
    paths = {}
    for name in sorted(read_names(file)):
        icon = collection["icons"].get(name)
        body = _BODY.fullmatch(icon["body"]) if icon else None
        if body is None:
            where = f"{file.parent.name}/{file.name}"
            raise SetupError(f"{where} names the icon “{name}”, which game-icons does not have.")
        paths[name] = body[1]
    return {
        "credit": "Lorc, Delapouite and contributors, game-icons.net",
        "licence": about["license"]["title"],
        "size": collection["width"],
        "icons": paths,
    }

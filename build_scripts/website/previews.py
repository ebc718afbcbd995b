"""What a link shows before it is opened: title, text and picture of the house and of every game.

Each game has a page of its own, `<game>/`, that says so in its head and leads on to the game.
"""

from __future__ import annotations

import html
import json
import os
from pathlib import Path

TEMPLATE = "game.html"
PICTURES = "previews"
HOME = f"{PICTURES}/home.jpg"


def site_address() -> str:
    """Name the address that the site will have, with its final slash, where the host tells it.

    Only whole addresses of pictures are understood everywhere; the host's build sets URL.
    """
    address = os.environ.get("URL", "").rstrip("/")
    return f"{address}/" if address else ""


def preview_values(app: str) -> dict[str, str]:
    """Give what the head of the page says of its own picture."""
    return {"preview": f"{site_address()}{app}/{HOME}"}


def template_files(web: Path) -> list[Path]:
    """List what the pages of the games are made from, besides words and facts."""
    return [file for file in [web / TEMPLATE] if file.is_file()]


def game_pages(web: Path, app: Path, place: str) -> dict[str, str]:
    """Write the page of every game, by its path; `place` is where the app will lie."""
    if not template_files(web):
        return {}
    template = (web / TEMPLATE).read_text("utf-8")
    games = json.loads((app / "facts" / "facts.json").read_text("utf-8"))["games"]
    words = json.loads((app / "words" / "en.json").read_text("utf-8"))
    pages = {}
    for game in games:
        name = game["name"]
        own = f"{PICTURES}/{name}.jpg"
        picture = own if (web / own).is_file() else HOME
        values = {
            "name": name,
            "title": words[name]["title"],
            "text": words[name]["tagline"],
            "preview": f"{site_address() or '../'}{place}/{picture}",
            "app": place,
        }
        text = template
        for key, value in values.items():
            text = text.replace("{{" + key + "}}", html.escape(value))
        pages[f"{name}/index.html"] = text
    return pages

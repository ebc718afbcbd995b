"""What a link shows before it is opened: a title, a text and a picture, for home and every game."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import pytest

from frontier.games import all_games
from machine.environment import WEB
from website.previews import HOME, PICTURES, game_pages, preview_values

DRAWN = sorted((WEB / PICTURES).glob("*.jpg"))
AGAIN = "draw it again: .venv/bin/python build_scripts/shots/draw_icons.py"


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """An app that knows the games and says their words."""
    (tmp_path / "facts").mkdir()
    (tmp_path / "words").mkdir()
    games = [{"name": name} for name in all_games()]
    (tmp_path / "facts" / "facts.json").write_text(json.dumps({"games": games}), "utf-8")
    words = {
        name: json.loads((WEB / "words" / "en" / f"{name}.json").read_text("utf-8"))
        for name in all_games()
    }
    (tmp_path / "words" / "en.json").write_text(json.dumps(words), "utf-8")
    return tmp_path


def said(page: str, name: str) -> str:
    """Give what a page's head says of a property."""
    found = re.search(rf'(?:property|name)="{name}"\s+content="([^"]*)"', page)
    assert found, name
    return html.unescape(found[1])


def test_every_game_has_a_page_that_says_what_it_is_and_leads_to_it(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("URL", "https://games.example/")
    pages = game_pages(WEB, app, "app/0a")
    assert set(pages) == {f"{name}/index.html" for name in all_games()}
    page = pages["boomers/index.html"]
    assert "<title>Oklahoma Boomers · Frontier</title>" in page
    assert said(page, "og:title") == "Oklahoma Boomers"
    assert said(page, "og:description").startswith("Ride, set cornerstones")
    assert said(page, "og:image") == "https://games.example/app/0a/previews/boomers.jpg"
    assert "url=../#/new/boomers" in page
    assert "{{" not in page
    assert "noindex" not in page


def test_without_a_known_address_pictures_are_named_from_where_the_page_lies(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("URL", raising=False)
    assert preview_values("app/0a") == {"preview": f"app/0a/{HOME}"}
    page = game_pages(WEB, app, "app/0a")["oregon/index.html"]
    assert said(page, "og:image") == "../app/0a/previews/oregon.jpg"


def test_a_game_without_a_picture_of_its_own_shows_that_of_the_house(
    app: Path, tmp_path: Path
) -> None:
    web = tmp_path / "bare"
    web.mkdir()
    (web / "game.html").write_text((WEB / "game.html").read_text("utf-8"), "utf-8")
    assert said(game_pages(web, app, "app/0a")["oregon/index.html"], "og:image").endswith(HOME)


def test_there_is_a_picture_of_the_house_and_of_every_game() -> None:
    assert {file.stem for file in DRAWN} == {"home", *all_games()}, AGAIN


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: file.stem)
def test_a_preview_is_small_and_as_wide_as_links_show_it(file: Path) -> None:
    data = file.read_bytes()
    assert data[:2] == b"\xff\xd8", f"{file.name} is no JPEG: {AGAIN}"
    assert len(data) < 150_000, AGAIN
    frame = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", data, re.DOTALL)
    assert frame
    height, width = (int.from_bytes(part) for part in frame.groups())
    assert (width, height) == (800, 420), AGAIN

"""The icons that are fetched are those that are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from machine.environment import WEB
from website.icons import icon_lists, read_names


def _sources(folder: Path) -> str:
    files = [file for file in folder.rglob("*.js") if "node_modules" not in file.parts]
    return "\n".join(file.read_text("utf-8") for file in sorted(files))


@pytest.mark.parametrize("name", list(icon_lists(WEB)))
def test_every_listed_icon_is_drawn_by_somebody(name: str) -> None:
    file = icon_lists(WEB)[name]
    code = _sources(file.parent)
    assert [icon for icon in read_names(file) if f'"{icon}"' not in code] == []


def test_no_icon_is_listed_twice() -> None:
    names = [icon for file in icon_lists(WEB).values() for icon in read_names(file)]
    assert len(names) == len(set(names))

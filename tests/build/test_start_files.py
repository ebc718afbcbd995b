"""What Python starts from: the same bytes from the same sources, and only what the page needs."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from machine import fingerprint
from runtime.page_modules import libraries_of_the_page, modules_of_the_page
from runtime.start_files import LIBRARY, SNAPSHOT, WHOLE, make_start_files
from website.wheel import build_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def made(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("start") / "files"
    make_start_files(wheel, folder)
    return folder


def test_the_same_wheel_gives_the_same_bytes(wheel: Path, made: Path, tmp_path: Path) -> None:
    make_start_files(wheel, tmp_path / "again")
    assert fingerprint.of_folder(tmp_path / "again") == fingerprint.of_folder(made)


def test_every_module_of_the_page_is_in_the_library(wheel: Path, made: Path) -> None:
    names = zipfile.ZipFile(made / LIBRARY).namelist()
    modules = modules_of_the_page(wheel)
    assert "frontier.doors.page" in modules
    for module in modules:
        path = module.replace(".", "/")
        assert f"{path}.pyc" in names or f"{path}/__init__.pyc" in names
    assert "frontier/games/oregon/data/map.txt" in names


def test_what_only_terminal_and_guests_use_stays_out_of_the_library(
    wheel: Path, made: Path
) -> None:
    assert not {"frontier.doors.terminal", "frontier.library"} & {*modules_of_the_page(wheel)}
    near = set(zipfile.ZipFile(made / LIBRARY).namelist())
    whole = set(zipfile.ZipFile(made / WHOLE).namelist())
    assert near < whole
    assert "frontier/doors/terminal.pyc" in whole - near
    assert "statistics.pyc" in whole - near


def test_what_rules_import_inside_functions_is_in_the_library_too(wheel: Path, made: Path) -> None:
    assert {"random", "zlib"} <= {*libraries_of_the_page(wheel)}
    assert "random.pyc" in zipfile.ZipFile(made / LIBRARY).namelist()


def test_what_only_the_start_of_pyodide_wants_is_small_in_the_library(made: Path) -> None:
    near, whole = zipfile.ZipFile(made / LIBRARY), zipfile.ZipFile(made / WHOLE)
    for name in ("asyncio/__init__.pyc", "inspect.pyc", "_pyodide/_base.pyc", "traceback.pyc"):
        assert b"stand_in" in near.read(name)
        assert b"stand_in" not in whole.read(name)
    assert not {"ast.pyc", "asyncio/events.pyc", "zipfile/__init__.pyc"} & {*near.namelist()}


def test_shapes_of_json_are_not_loaded_in_the_page(wheel: Path) -> None:
    modules = modules_of_the_page(wheel)
    assert not [name for name in modules if {"shapes", "wire"} & {*name.split(".")}]


def test_nothing_is_compressed_twice(made: Path) -> None:
    for name in (LIBRARY, WHOLE):
        for entry in zipfile.ZipFile(made / name).infolist():
            assert entry.compress_type == zipfile.ZIP_STORED


def test_the_files_stay_small(made: Path) -> None:
    """A start that has grown by a third has taken in something that it does not need."""
    megabytes = {LIBRARY: 2.3, WHOLE: 11.5, SNAPSHOT: 7.6}
    for name, most in megabytes.items():
        assert (made / name).stat().st_size < most * 1_000_000

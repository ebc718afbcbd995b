"""The build: same input, same bytes; names carry the hash; mistakes are refused by name."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

import frontier
from machine import fingerprint
from machine.environment import ROOT, WEB, SetupError
from runtime import distribution
from website.headers import HASHED_FOLDERS
from website.layout import joined_words, lay_out

BARE_PAGE = ROOT / "tests" / "web" / "bare_page"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    return shutil.copytree(BARE_PAGE, tmp_path / "web")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("built")
    lay_out(BARE_PAGE, out)
    return out


def app_of(site: Path) -> Path:
    (app,) = (site / "app").iterdir()
    return app


def test_the_same_sources_give_the_same_bytes(built: Path, tmp_path: Path) -> None:
    lay_out(BARE_PAGE, tmp_path / "again")
    assert fingerprint.of_folder(tmp_path / "again") == fingerprint.of_folder(built)


def test_folders_are_named_by_their_content(built: Path) -> None:
    for folder in (folder for part in HASHED_FOLDERS for folder in (built / part).iterdir()):
        assert folder.name == fingerprint.of_folder(folder)


def test_a_changed_module_changes_the_name_and_the_old_version_goes(
    web: Path, tmp_path: Path
) -> None:
    out = tmp_path / "site"
    lay_out(web, out)
    before = app_of(out)
    (web / "shown.js").write_text("export function shown() {}\n")
    lay_out(web, out)
    after = app_of(out)
    assert after.name != before.name
    assert after.name in (out / "index.html").read_text("utf-8")


def test_the_page_names_the_joined_modules(built: Path) -> None:
    text = (built / "index.html").read_text("utf-8")
    assert "{{" not in text
    (script,) = re.findall(r'<script type="module" src="([^"]+)"', text)
    assert "shown" not in {file.stem for file in app_of(built).rglob("*.js")}
    assert 'getElementById("answer")' in (built / script).read_text("utf-8"), (
        "what shown.js does is in there"
    )


def test_a_module_that_the_page_names_too_is_shared(web: Path, tmp_path: Path) -> None:
    page = (web / "index.html").read_text("utf-8")
    first = '<script type="module" src="{{app}}/shown.js"></script>'
    (web / "index.html").write_text(page.replace("</head>", f"{first}</head>"))
    lay_out(web, tmp_path / "site")
    app = app_of(tmp_path / "site")
    assert (app / "shown.js").is_file()
    assert 'from"./shown.js"' in (app / "main.js").read_text("utf-8")


def test_pictures_are_a_file_of_their_own_that_the_page_fetches_later(
    web: Path, tmp_path: Path
) -> None:
    (web / "art").mkdir()
    (web / "art" / "pictures.js").write_text('export const hill = "drawn";\n')
    (web / "shown.js").write_text('export const shown = () => import("./art/pictures.js");\n')
    lay_out(web, tmp_path / "site")
    app = app_of(tmp_path / "site")
    assert "drawn" in (app / "art" / "pictures.js").read_text("utf-8")
    joined = (app / "main.js").read_text("utf-8")
    assert "drawn" not in joined
    assert 'import("./art/pictures.js")' in joined


def test_a_room_is_fetched_later_and_shares_the_modules_of_the_page(
    web: Path, tmp_path: Path
) -> None:
    (web / "hall").mkdir()
    (web / "shared.js").write_text('export const count = { n: "shared once" };\n')
    (web / "hall" / "chair.js").write_text('export const chair = "only there";\n')
    (web / "hall" / "room.js").write_text(
        'import { count } from "../shared.js";\nimport { chair } from "./chair.js";\n'
        "export const enter = () => [count.n, chair];\n"
    )
    (web / "shown.js").write_text(
        'import { count } from "./shared.js";\n'
        'export const shown = () => [count.n, import("./hall/room.js")];\n'
    )
    lay_out(web, tmp_path / "site")
    app = app_of(tmp_path / "site")
    joined = (app / "main.js").read_text("utf-8")
    room = (app / "hall" / "room.js").read_text("utf-8")
    assert "shared once" in joined
    assert 'import("./hall/room.js")' in joined
    assert "only there" not in joined
    assert "only there" in room
    assert "shared once" not in room
    assert 'frontierModules["shared.js"]' in room


def test_the_words_of_a_room_are_a_file_of_their_own(web: Path, tmp_path: Path) -> None:
    (web / "words" / "en").mkdir(parents=True)
    (web / "words" / "en" / "page.json").write_text("{}", "utf-8")
    (web / "words" / "en" / "class.json").write_text('{"title": "Classes"}', "utf-8")
    lay_out(web, tmp_path / "site")
    words = app_of(tmp_path / "site") / "words"
    assert json.loads((words / "en.json").read_text("utf-8")) == {"page": {}}
    assert json.loads((words / "en-class.json").read_text("utf-8")) == {"title": "Classes"}


def test_the_words_of_a_language_are_one_file(web: Path, tmp_path: Path) -> None:
    (web / "words" / "en").mkdir(parents=True)
    (web / "words" / "en" / "page.json").write_text('{"title": "Oh – là"}', "utf-8")
    (web / "words" / "en" / "table.json").write_text("{}", "utf-8")
    (web / "words" / "en" / "terminal.json").write_text("{}", "utf-8")
    lay_out(web, tmp_path / "site")
    (words,) = (app_of(tmp_path / "site") / "words").iterdir()
    assert words.name == "en.json"
    assert json.loads(words.read_text("utf-8")) == {"page": {"title": "Oh – là"}, "table": {}}


def test_no_line_of_french_begins_with_a_sign() -> None:
    french = WEB / "words" / "fr"
    files = {**json.loads(joined_words(french)), "class": json.loads(joined_words(french, "class"))}
    assert any("\u202f?" in text for text in files["page"].values())
    loose = re.compile(r" [:;!?»]|« ")
    for name, words in files.items():
        rules = ("bond.", "plural.") if name == "language" else ()
        said = [text for key, text in words.items() if not key.startswith(rules or " ")]
        assert [text for text in said if loose.search(text)] == []


def test_a_language_holds_together_what_it_says_and_keeps_its_rules(tmp_path: Path) -> None:
    own = tmp_path / "words" / "xx"
    own.mkdir(parents=True)
    (own / "page.json").write_text('{"ask": "Who plays #?"}', "utf-8")
    rules = {"bond. (?=#)": "_", "plural.one": "n = 1 #"}
    (own / "language.json").write_text(json.dumps(rules), "utf-8")
    files = json.loads(joined_words(own))
    assert files == {"language": rules, "page": {"ask": "Who plays_#?"}}


def test_the_build_list_names_every_hashed_file(built: Path) -> None:
    app = app_of(built)
    listed = json.loads((app / "build.json").read_text("utf-8"))
    folders = {"app": app, "pyodide": built / listed["pyodide"], "start": built / listed["start"]}
    for part, folder in folders.items():
        there = {file.relative_to(folder).as_posix() for file in fingerprint.files_in(folder)}
        assert set(listed["files"][part]) == there - {"build.json"}
        for name, facts in listed["files"][part].items():
            assert facts["sha256"] == fingerprint.of_file(folder / name)
            assert facts["size"] == (folder / name).stat().st_size
    assert listed["version"] == frontier.__version__


def test_the_wheel_holds_the_core_and_the_sentences(built: Path) -> None:
    (wheel,) = app_of(built).glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for folder, inside in (
        (ROOT / "py_core" / "frontier", "frontier"),
        (ROOT / "web/words", "frontier/words"),
    ):
        for file in fingerprint.files_in(folder):
            if file.suffix in (".py", ".json", ".txt"):
                assert f"{inside}/{file.relative_to(folder).as_posix()}" in names
    assert not any("__pycache__" in name for name in names)


def test_the_lock_file_names_only_what_is_served(built: Path) -> None:
    (runtime,) = (built / "pyodide").iterdir()
    packages = json.loads((runtime / "pyodide-lock.json").read_text("utf-8"))["packages"]
    assert list(packages) == ["micropip"]
    wheel = runtime / packages["micropip"]["file_name"]
    assert packages["micropip"]["sha256"] == fingerprint.of_file(wheel)


def test_the_runtime_comes_with_its_terms_and_where_its_sources_are(built: Path) -> None:
    (runtime,) = (built / "pyodide").iterdir()
    terms = (runtime / "LICENSES.txt").read_text("utf-8")
    assert "https://github.com/pyodide/pyodide/tree/" in terms
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in terms
    assert 'i.e., "Copyright (c) 2001 Python Software Foundation; All Rights Reserved"' in terms
    assert "Emscripten" in terms


def test_a_python_whose_licence_is_missing_is_not_handed_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(distribution, "_stock_lock", lambda: {"info": {"python": "3.99.1"}})
    with pytest.raises(SetupError, match=r"Python 3\.99\.1: put its licence into cpython-3\.99"):
        distribution.licences()


def test_only_the_listed_icons_are_taken(built: Path) -> None:
    icons = json.loads((app_of(built) / "icons" / "icons.json").read_text("utf-8"))
    assert list(icons["icons"]) == ["bison"]
    assert icons["licence"] == "CC BY 3.0"


def test_an_unknown_icon_is_refused(web: Path, tmp_path: Path) -> None:
    (web / "icons.txt").write_text("bison\nno-such-beast\n")
    with pytest.raises(SetupError, match="“no-such-beast”"):
        lay_out(web, tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_an_unknown_placeholder_is_refused(web: Path, tmp_path: Path) -> None:
    (web / "index.html").write_text("{{wheels}}")
    with pytest.raises(SetupError, match=r"\{\{wheels\}\}"):
        lay_out(web, tmp_path / "site")


def test_an_import_of_nothing_is_refused(web: Path, tmp_path: Path) -> None:
    (web / "shown.js").write_text('import "./gone.js";\n')
    with pytest.raises(SetupError, match=r'shown\.js:1: Could not resolve "\./gone\.js"'):
        lay_out(web, tmp_path / "site")


def test_a_script_that_is_not_there_is_refused(web: Path, tmp_path: Path) -> None:
    (web / "main.js").unlink()
    with pytest.raises(SetupError, match=r"“main\.js”, which does not exist"):
        lay_out(web, tmp_path / "site")

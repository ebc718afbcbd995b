"""How the site lies in dist/: pages at the root, and one folder per version named by its content.

index.html  sw.js  manifest.webmanifest     always asked for anew; they name the folders
<game>/index.html                           what a link to a game shows before it is opened
app/<hash>/                                 modules, styles, words, fonts, icons, facts, the wheel
start/<hash>/                               what Python starts from: the rules, compiled
pyodide/<hash>/                             the Python runtime, which changes seldom
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
import zlib
from pathlib import Path

from machine import fingerprint
from machine.environment import WORKSHOP, SetupError
from runtime.distribution import abi_version, copy_runtime
from runtime.start_files import copy_start_files
from website.bake import write_facts
from website.bundle import bundle
from website.fonts import copy_fonts
from website.headers import HASHED_FOLDERS, ROOT_FILES
from website.icons import write_icons
from website.opening import opening_files, opening_words, with_opening
from website.previews import TEMPLATE, game_pages, preview_values, template_files
from website.wheel import build_wheel
from website.words import FIRST, SITE, bound_words_of, languages, words_of

APP, PYODIDE, START = HASHED_FOLDERS
MANIFEST = "manifest.webmanifest"

# What lies in web/ for the tools and not for the page.
_NOT_SERVED = (
    "package.json",
    "package-lock.json",
    "tsconfig*.json",
    "icons.txt",
    TEMPLATE,
    "*.md",
    "*.d.ts",
)

_PLACEHOLDER = re.compile(r"\{\{\s*(\w+)\s*\}\}")


def served_files(web: Path) -> list[Path]:
    """List the files of the web folder that belong to the site."""
    files = []
    for path in sorted(web.iterdir()):
        hidden = path.name.startswith(".") or path.name == "node_modules"
        if not hidden:
            files += fingerprint.files_in(path) if path.is_dir() else [path]
    return [
        file
        for file in files
        if not any(file.match(pattern) for pattern in _NOT_SERVED)
        and not any(part.startswith(".") for part in file.relative_to(web).parts)
    ]


def lay_out(web: Path, out: Path) -> None:
    """Make the site in a folder; what an older version left there goes when the new one stands."""
    WORKSHOP.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORKSHOP) as name:
        draft = Path(name)
        copy_runtime(draft / PYODIDE)
        runtime = f"{PYODIDE}/{fingerprint.of_folder(draft / PYODIDE)}"
        wheel = _fill_app(web, draft / APP)
        copy_start_files(wheel, draft / START)
        start = f"{START}/{fingerprint.of_folder(draft / START)}"
        _write_build_list(draft, wheel.name, runtime, start)
        app = f"{APP}/{fingerprint.of_folder(draft / APP)}"
        values = {
            "app": app,
            "pyodide": runtime,
            "abi": abi_version(),
            "start": start,
            "weights": _weights(draft),
            "wheel": wheel.name,
            "version": _version(wheel),
            "release": _release(app, web),
            **opening_words(web),
            **preview_values(app),
        }
        pages = {
            file.name: with_opening(fill_in(file, values), web)
            for file in served_files(web)
            if _is_root(file, web)
        }
        if MANIFEST in pages:
            pages[MANIFEST] = _in_every_language(_with_shortcuts(pages[MANIFEST], draft / APP), web)
        pages |= game_pages(web, draft / APP, app)

        out.mkdir(parents=True, exist_ok=True)
        _put(draft / PYODIDE, out / runtime)
        _put(draft / START, out / start)
        _put(draft / APP, out / app)
    for file_name, text in pages.items():
        (out / file_name).parent.mkdir(exist_ok=True)
        (out / file_name).write_text(text, "utf-8", newline="\n")
    _remove_others(
        out, {*(name.removesuffix("/index.html") for name in pages), app, start, runtime}
    )


def _fill_app(web: Path, app: Path) -> Path:
    for file in served_files(web):
        if not _is_root(file, web) and not _is_joined(file, web):
            target = app / file.relative_to(web)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    app.mkdir(exist_ok=True)
    bundle(web, app)
    _join_words(web / "words", app / "words")
    copy_fonts(app / "fonts")
    write_icons(web, app / "icons")
    write_facts(app / "facts")
    return build_wheel(app)


def _is_joined(file: Path, web: Path) -> bool:
    """Tell whether a file reaches the page only together with others."""
    return file.suffix in (".js", ".css") or file.is_relative_to(web / "words")


# Words that the page never says, and those of rooms that few visits enter.
_SILENT_WORDS = ("site", "terminal")
_LATER_WORDS = ("class", "journal", "lab", "people")


def _join_words(words: Path, out: Path) -> None:
    """Write the words of a language as one file, but for those that are asked for later."""
    for language in sorted(words.iterdir()) if words.exists() else []:
        out.mkdir(exist_ok=True)
        (out / f"{language.name}.json").write_text(joined_words(language), "utf-8", newline="\n")
        for name in _LATER_WORDS:
            if (language / f"{name}.json").is_file():
                later = out / f"{language.name}-{name}.json"
                later.write_text(joined_words(language, name), "utf-8", newline="\n")


def joined_words(language: Path, later: str = "") -> str:
    """Join the files of a language's folder that are needed together, or give a later one."""
    web = language.parents[1]
    files = {
        file.stem: bound_words_of(language.name, file.stem, web)
        for file in sorted(language.glob("*.json"))
    }
    apart = (*_SILENT_WORDS, *_LATER_WORDS)
    together = {name: words for name, words in files.items() if name not in apart}
    said = files.get(later, {}) if later else together
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def _write_build_list(draft: Path, wheel: str, runtime: str, start: str) -> None:
    """Write `build.json`: every hashed file of this version, for a cache that takes all or none."""
    content = {
        "version": _version(Path(wheel)),
        "wheel": wheel,
        "pyodide": runtime,
        "start": start,
        "files": {
            part: {
                file.relative_to(draft / part).as_posix(): _facts(file)
                for file in fingerprint.files_in(draft / part)
            }
            for part in HASHED_FOLDERS
        },
    }
    (draft / APP / "build.json").write_text(json.dumps(content, indent=1), "utf-8", newline="\n")


def _release(app: str, web: Path) -> str:
    """Name everything that this version is, the pages at the root too."""
    roots = [file for file in served_files(web) if _is_root(file, web)]
    roots += [*opening_files(web), *template_files(web)]
    return fingerprint.of_text(app + fingerprint.of_files(web, roots))


def _weights(draft: Path) -> str:
    """Tell the sizes of the large files before they have come: bytes, and about as many packed.

    For the head of the snapshot, its bytes only.
    """
    files = (draft / START).iterdir()
    sizes = {file.name: f"{file.stat().st_size}:{_packed(file)}" for file in sorted(files)}
    with (draft / START / "snapshot.bin").open("rb") as snapshot:
        sizes["head"] = str(int.from_bytes(snapshot.read(4), "little"))
    return " ".join(f"{name}:{size}" for name, size in sizes.items())


def _packed(file: Path) -> int:
    """Tell about how many bytes a host sends; the page hears the exact number with the answer."""
    return len(zlib.compress(file.read_bytes(), 6))


def _facts(file: Path) -> dict[str, str | int]:
    return {"sha256": fingerprint.of_file(file), "size": file.stat().st_size}


def _version(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def _is_root(file: Path, web: Path) -> bool:
    return file.parent == web and file.name in ROOT_FILES


def fill_in(file: Path, values: dict[str, str]) -> str:
    """Put the names of this version into a root file."""
    text = file.read_text("utf-8")

    def value(match: re.Match[str]) -> str:
        if match[1] not in values:
            known = ", ".join(values)
            raise SetupError(f"web/{file.name} asks for {match[0]}; the build knows {known}.")
        return values[match[1]]

    return _PLACEHOLDER.sub(value, text)


def _with_shortcuts(manifest: str, app: Path) -> str:
    """Let an installed page offer a match of each game from its icon, after what is for today."""
    games = json.loads((app / "facts" / "facts.json").read_text("utf-8"))["games"]
    words = json.loads((app / "words" / f"{FIRST}.json").read_text("utf-8"))
    told = json.loads(manifest)
    icons = [icon for icon in told["icons"] if icon["sizes"] == "192x192"]
    for game in games:
        title = words[game["name"]]["title"]
        shortcut = {"name": title, "url": f"./#/new/{game['name']}", "icons": icons}
        told["shortcuts"].append(shortcut)
    return json.dumps(told, indent=2) + "\n"


def _in_every_language(manifest: str, web: Path) -> str:
    """Say each text of the manifest in all other languages too; the browser takes its own."""
    told = json.loads(manifest)
    every = {language: words_of(language, SITE, web) for language in languages(web)}
    for file in (web / "words" / FIRST).glob("*.json"):
        for language, words in every.items():
            if title := words_of(language, file.stem, web).get("title"):
                words[f"{file.stem}.title"] = title
    places = {text: key for key, text in every.pop(FIRST, {}).items()}
    for part in (told, *told["shortcuts"]):
        for member in ("name", "short_name", "description"):
            if part.get(member) in places:
                key = places[part[member]]
                part[f"{member}_localized"] = {
                    language: words[key] for language, words in every.items() if key in words
                }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def _put(draft: Path, target: Path) -> None:
    """Move a finished folder to its place, unless the same content is there already."""
    if target.exists():
        if fingerprint.of_folder(target) == target.name:
            return
        shutil.rmtree(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(draft, target)


def _remove_others(out: Path, kept: set[str]) -> None:
    for path in [
        *out.iterdir(),
        *(found for folder in HASHED_FOLDERS for found in (out / folder).iterdir()),
    ]:
        name = path.relative_to(out).as_posix()
        if name in kept or name in HASHED_FOLDERS:
            continue
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()

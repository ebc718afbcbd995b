"""Packs the site into one zip for a memory stick or a school's intranet.

python3 build_scripts/website/pack.py [--out frontier.zip]

Unpack it below any folder of any web server and open that folder's address, or double-click its
"Start Frontier". A page opened as a file does not work: browsers let no file start a worker.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
import unicodedata
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine import fingerprint
from machine.environment import DIST, ROOT, SetupError
from machine.progress import say
from website.build import build_site
from website.headers import RULES
from website.words import languages, site_words

_FOLDER = "frontier"
_EXTRAS = Path(__file__).with_name("school")  # a note and a small server
_NOTE = "README.txt"
_SAID = re.compile(r"\{\{([\w.-]+)\}\}")
_QUOTES = re.compile(r"«\s*|\s*»|[“”„]")
_PROGRAMS = ("play_here.py", "Start Frontier.command", "Start Frontier.sh")


def pack(site: Path, target: Path, moment: int | None = None) -> None:
    """Write a site with its own small server into a zip.

    The same site of the same moment (seconds since 1970) gives the same bytes. The dates matter:
    servers and browsers tell by them that a file of the same name has changed.
    """
    files = {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for folder in (site, _EXTRAS)
        for file in fingerprint.files_in(folder)
        if file.suffix != ".pyc" and not file.name.startswith("README.")
    }
    files[_NOTE] = _note().encode()
    files["headers.json"] = json.dumps(RULES, indent=1).encode()
    # The page may ask the pack's own server for its address in the network; no other has one.
    files["index.html"] = files["index.html"].replace(b"<html", b"<html data-pack", 1)
    for name in files:
        if name.endswith(".bat"):
            text = spoken(files[name].decode(), plain=True)
            files[name] = text.replace("\r\n", "\n").replace("\n", "\r\n").encode("ascii")
        elif name in _PROGRAMS and not name.endswith(".py"):
            files[name] = spoken(files[name].decode()).encode()
    date = time.gmtime(commit_time() if moment is None else moment)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(f"{_FOLDER}/{name}", date[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, whose modes say that everybody may read
            mode = 0o755 if name in _PROGRAMS else 0o644
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, files[name])


def _note() -> str:
    """Join the notes that there are, one for each language."""
    notes = [_EXTRAS / f"README.{language}.txt" for language in languages()]
    return "\n\n".join(note.read_text("utf-8") for note in notes if note.is_file())


def spoken(script: str, *, plain: bool = False) -> str:
    """Repeat each line that says something in every language; plain is without accents."""
    lines = []
    for line in script.splitlines(keepends=True):
        if found := _SAID.search(line):
            told = [words[found[1]] for words in site_words().values() if found[1] in words]
            lines += [line.replace(found[0], _plainly(one) if plain else one) for one in told]
        else:
            lines.append(line)
    return "".join(lines)


def _plainly(said: str) -> str:
    told = _QUOTES.sub('"', said).replace("’", "'").replace("ß", "ss")
    return unicodedata.normalize("NFKD", told).encode("ascii", "ignore").decode()


def commit_time() -> int:
    """Tell when what is packed was written: as the environment says, else the last commit."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
        return int(done.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time())  # a tree without its history


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Pack the site for a school.")
    parser.add_argument("--out", type=Path, default=ROOT / "frontier-school.zip")
    options = parser.parse_args(arguments)
    try:
        build_site()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    pack(DIST, options.out)
    say(f"The school pack is {options.out} ({options.out.stat().st_size / 1e6:.1f} MB).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Packs the site into one zip for a memory stick or a school's intranet.

python3 build_scripts/website/pack.py [--out frontier.zip]

Unpack it below any folder of any web server and open that folder's address. A page opened as a
file does not work: browsers let no file start a worker.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine import fingerprint
from machine.environment import DIST, ROOT, SetupError
from machine.progress import say
from website.build import build_site

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_FOLDER = "frontier"
_EXTRAS = Path(__file__).with_name("school")  # a note and a small server


def pack(site: Path, target: Path) -> None:
    """Write a site with its own small server into a zip; the same site gives the same bytes."""
    files = {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for folder in (site, _EXTRAS)
        for file in fingerprint.files_in(folder)
        if file.suffix != ".pyc"
    }
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(f"{_FOLDER}/{name}", _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])


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

"""The page's type: which files of which npm packages, under which family names."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from machine.node import NODE_MODULES

SUBSETS = ("latin-ext", "latin")  # the browser takes the last that fits, and latin has it all


@dataclass(frozen=True)
class Face:
    """One style of a family: the package, how its files are named, and the weights in it."""

    family: str
    package: str
    files: str  # with {subset}
    weight: str
    style: str = "normal"


FACES = (
    # Rye: wood type of the 1880s, for titles only.
    Face("Frontier Title", "@fontsource/rye", "rye-{subset}-400-normal", "400"),
    # Source Serif: long reading. Source Sans: labels, numbers, the board.
    Face(
        "Frontier Text",
        "@fontsource-variable/source-serif-4",
        "source-serif-4-{subset}-wght-normal",
        "200 900",
    ),
    Face(
        "Frontier Text",
        "@fontsource-variable/source-serif-4",
        "source-serif-4-{subset}-wght-italic",
        "200 900",
        "italic",
    ),
    Face(
        "Frontier Sans",
        "@fontsource-variable/source-sans-3",
        "source-sans-3-{subset}-wght-normal",
        "200 900",
    ),
)


def copy_fonts(into: Path) -> None:
    """Fill a folder with the font files, `fonts.css` and the fonts' licences."""
    into.mkdir(parents=True)
    rules = []
    for face in FACES:
        package = NODE_MODULES / face.package
        ranges = json.loads((package / "unicode.json").read_text("utf-8"))
        for subset in SUBSETS:
            name = f"{face.files.format(subset=subset)}.woff2"
            shutil.copyfile(package / "files" / name, into / name)
            rules.append(_rule(face, name, ranges[subset]))
    (into / "fonts.css").write_text("\n".join(rules), "utf-8", newline="\n")
    (into / "LICENSES.txt").write_text(_licences(), "utf-8", newline="\n")


def _rule(face: Face, file: str, unicode_range: str) -> str:
    return (
        "@font-face {\n"
        f'  font-family: "{face.family}";\n'
        f"  font-style: {face.style};\n"
        f"  font-weight: {face.weight};\n"
        "  font-display: swap;\n"
        f'  src: url("./{file}") format("woff2");\n'
        f"  unicode-range: {unicode_range};\n"
        "}\n"
    )


def _licences() -> str:
    parts = []
    for package in dict.fromkeys(face.package for face in FACES):
        name = package.split("/")[1]
        parts.append(f"{name}\n{'=' * len(name)}\n\n")
        parts.append((NODE_MODULES / package / "LICENSE").read_text("utf-8").strip() + "\n\n\n")
    return "".join(parts)

"""Hashes of files and folders: what names a version, and what tells that nothing has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def of_file(file: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def files_in(folder: Path) -> list[Path]:
    """List the files of a folder, in an order that is the same on every system."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(found, key=lambda path: path.relative_to(folder).as_posix())


def of_folder(folder: Path) -> str:
    """Return a short hash of a folder's names and contents."""
    return of_files(folder, files_in(folder))


def of_files(base: Path, files: Iterable[Path]) -> str:
    """Return a short hash of some files' contents and their names below a folder."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(base).as_posix()}\0{of_file(file)}\n".encode())
    return total.hexdigest()[:16]


def of_text(text: str) -> str:
    """Return a short hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]

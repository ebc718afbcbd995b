"""The library of a page that is being worked on: the rules as they are, with their line numbers.

Python compiles them when it starts; of the standard library that is done already.
"""

from __future__ import annotations

import io
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

from machine import fingerprint
from runtime.start_files import DISPENSABLE, compiled_stdlib


def standard_library() -> bytes:
    """Give the compiled standard library, without what the page does not need."""
    packed = io.BytesIO()
    with ZipFile(compiled_stdlib()) as source, ZipFile(packed, "w", ZIP_STORED) as target:
        for entry in source.infolist():
            if not entry.filename.startswith(DISPENSABLE):
                target.writestr(entry, source.read(entry))
    return packed.getvalue()


def with_sources(library: bytes, core: Path) -> bytes:
    """Add the files of the rules to a library."""
    packed = io.BytesIO(library)
    with ZipFile(packed, "a", ZIP_STORED) as archive:
        for file in fingerprint.files_in(core):
            if file.suffix != ".pyc":
                archive.write(file, file.relative_to(core).as_posix())
    return packed.getvalue()

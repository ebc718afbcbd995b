"""Modules of which the page needs a small part, or nothing but that they are there at the start.

In the library of the page something smaller stands for each; `inside/late.py` lets it become the
real one, out of the whole library, when more is asked of it.
"""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

_FOLDER = Path(__file__).parent / "inside" / "stand_ins"

_WITH_SOMETHING = {
    "_pyodide/_base.py": "for_pyodide_base.py",
    "_pyodide/docstring.py": "for_pyodide_docstring.py",
    "_pyodide/jsbind.py": "for_jsbind.py",
    "annotationlib.py": "for_annotationlib.py",
    "asyncio/__init__.py": "for_asyncio.py",
    "inspect.py": "for_inspect.py",
    "pyodide/_package_loader.py": "for_package_loader.py",
    "pyodide/webloop.py": "for_webloop.py",
    "traceback.py": "for_traceback.py",
}
_WITH_NOTHING = ("pyodide/code.py",)
_NOTHING = "from late import stand_in\n\n__getattr__ = stand_in(__name__)\n"


def write_stand_ins(archive: Path) -> None:
    """Write the sources of all that stands for something larger."""
    with ZipFile(archive, "w") as target:
        for name, file in _WITH_SOMETHING.items():
            target.write(_FOLDER / file, name)
        for name in _WITH_NOTHING:
            target.writestr(name, _NOTHING)

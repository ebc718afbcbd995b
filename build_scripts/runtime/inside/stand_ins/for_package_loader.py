"""Stands for `pyodide._package_loader`: the page loads no packages."""

from __future__ import annotations

import sys
from site import getsitepackages

from late import stand_in
from pyodide_js import loadedPackages

__getattr__ = stand_in(__name__)
_held = loadedPackages  # a snapshot is refused where nobody holds it


class _Folder:
    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib" if sys.base_prefix == sys.prefix else f"{sys.prefix}/lib")


def init_loaded_packages() -> None:
    """Look for packages that are there from the beginning: none."""

"""Reads the data files of a game, wherever its package lies: in a folder, a zip or a page.

By the package's own loader: `importlib.resources` would double the time that imports take.
"""

from __future__ import annotations

from pkgutil import get_data


def read_data(package: str, file: str) -> str:
    """Read a file of the `data` folder of a package."""
    content = get_data(package, f"data/{file}")
    if content is None:
        raise FileNotFoundError(f"{package}/data/{file}")
    return content.decode("utf-8")

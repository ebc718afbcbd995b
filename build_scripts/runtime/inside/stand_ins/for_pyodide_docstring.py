"""Stands for `_pyodide.docstring`, which writes the texts of `help`: there are none in the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def dedent_docstring(docstring: str) -> str:
    """Leave a text as it is."""
    return docstring


def get_cmeth_docstring(func: Callable[..., Any]) -> str:
    """Give a text without the signature, for which functions would be inspected."""
    return f"{func.__name__}()\n--\n\n"

"""Frontier's rules core: three board games of the American West, without input or output.

>>> import frontier
>>> match = frontier.new_match("boomers", seed="prairie", rivers="long")
>>> [event.kind for event in match.play(("A", "d9", "D"))]
['moved', 'stone', 'stone']
>>> match.position.totals()
[0, 0]

Every name is imported from `frontier.library` when it is first asked for, so that the page,
which goes by `frontier.doors.page`, starts without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "1.0.0"

if TYPE_CHECKING:
    from .library import *  # noqa: F403 (a tool that reads types sees what guests see)
    from .library import __all__ as __all__
else:

    def __getattr__(name: str) -> object:
        """Import the library when one of its names is first asked for."""
        if not name.startswith("_") or name == "__all__":
            from importlib import import_module

            library = import_module("frontier.library")
            if name in (*library.__all__, "__all__"):
                globals()[name] = getattr(library, name)
                return globals()[name]
        raise AttributeError(f"module 'frontier' has no attribute {name!r}")

    def __dir__() -> list[str]:
        """List what guests may ask for."""
        return sorted({*globals(), *__getattr__("__all__")})

"""Errors in kinds, each with a message key and values; the sentence itself is in `words`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .events import Reason


class FrontierError(ValueError):
    """Something a person should be told; `key` names the sentence, `values` fill it.

    A ValueError, because what was given is at fault: guests of the library expect one.
    """

    kind = "error"
    where: tuple[str, ...] = ()
    """The squares or other things that it is about, where that can be shown."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.kind}: {self.key}" + (f" ({inside})" if inside else "")


class Unreadable(FrontierError):
    """A text, record, link or request that cannot be read."""

    kind = "unreadable"


class TooNew(Unreadable):
    """Something written by a later version of Frontier than this one."""

    kind = "too-new"


class Impossible(FrontierError):
    """A set-up that the rules do not allow."""

    kind = "impossible"


class Illegal(FrontierError):
    """An action that the rules refuse, with the reason."""

    kind = "illegal"

    def __init__(self, reason: Reason, **values: Any) -> None:
        super().__init__(reason.kind, **{**reason.values, **values})
        self.reason = reason
        self.where = reason.where

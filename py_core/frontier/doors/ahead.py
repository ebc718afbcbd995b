"""What the page asks for answers in advance; what they need is loaded when there are some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.errors import Unreadable

from . import asked
from .table import Table

if TYPE_CHECKING:
    from . import wire


class Ahead(Table):
    """The table, with what has been answered in advance."""

    def imagine(self, request: wire.AskImagine) -> wire.Opened:
        """Put on the table what a seat may imagine to come, played on where something is seen."""
        from frontier.table.advance import imagine

        saved = asked.an_object(request.get("saved"))
        actions = asked.actions(saved.get("actions", []))
        match = self.build(asked.setup(saved), actions[: asked.whole(saved, "cursor")])
        seat, seen = asked.whole(request, "seat"), request.get("seen")
        if not 0 <= seat < match.position.players:
            raise Unreadable("request", request="seat")
        imagined = imagine(match, seat, None if seen is None else asked.actions(seen))
        self.lay(imagined, asked.names(saved))
        return self.opened({"seat": seat})

    def foreseen(self, request: wire.AskForeseen) -> wire.Foreseen:
        """Find what of a sheet of answers in advance applies now."""
        from . import advance

        return advance.foreseen(self.on_table(), advance.sheet(request))

    def said_answers(self, request: wire.AskForeseen) -> wire.SaidAnswers:
        """Say the answers of a sheet in words."""
        from . import advance

        return advance.said(self.on_table(), advance.sheet(request))

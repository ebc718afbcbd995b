"""What the page asks of the table: the match that lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.games import all_games, find_game
from frontier.table.errors import Unreadable
from frontier.table.link import read_link, write_link
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from frontier.table.record import Record, read_record, write_record

from . import asked
from .asked import Asked
from .telling import tell_items, tell_outcome, tell_reason, tell_seen, tell_shown

if TYPE_CHECKING:
    from frontier.table.advance import Sheet

    from . import wire


class Table:
    """The table as the page sees it: one match, and the questions that can be asked of it."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.players: tuple[str, ...] = ()
        self._checked: Match | None = None
        """How a match would begin that is not on the table yet."""

    def check(self, request: wire.AskCheck) -> wire.Shown:
        """Show how a match would begin, or refuse it, without putting it on the table."""
        match = self.build(asked.setup(request))
        self._checked = match
        return tell_shown(request, match.game, match.position)

    def new(self, request: wire.AskNew) -> wire.Opened:
        """Set up a new match."""
        self.lay(self.build(asked.setup(request)), asked.names(request))
        return self.opened(request)

    def open(self, request: wire.AskOpen) -> wire.Opened:
        """Put a saved match on the table, with what had been taken back."""
        saved = asked.an_object(request.get("saved"))
        actions = asked.actions(saved.get("actions", []))
        match = self.build(asked.setup(saved), actions)
        cursor = saved.get("cursor", len(actions))
        if not isinstance(cursor, int):
            raise Unreadable("saved")
        if cursor != len(actions):
            match.go_to(cursor)
        self.lay(match, asked.names(saved))
        return self.opened(request)

    def read(self, request: wire.AskRead) -> wire.Followed:
        """Put the match of a text record on the table."""
        record = read_record(asked.text(request, "record"), find_game)
        self.lay(record.match, record.players)
        return {**self.opened(request), "kinds": record.kinds, "sheets": []}

    def write(self, request: wire.AskWrite) -> wire.WrittenRecord:
        """Write the match as a text record."""
        record = Record(self.on_table(), self.players, asked.kinds(request))
        return {"record": write_record(record)}

    def link(self, request: wire.AskLink) -> wire.WrittenLink:
        """Write the match, up to the move it is at, as the text of a link."""
        sheets: tuple[Sheet, ...] = ()
        if request.get("sheets"):
            from . import advance

            sheets = advance.sheets(request)
        record = Record(self.on_table(), self.players, asked.kinds(request), sheets)
        return {"link": write_link(record, all_games())}

    def follow(self, request: wire.AskFollow) -> wire.Followed:
        """Put the match of a link on the table, and tell who sits where."""
        record = read_link(asked.text(request, "link"), all_games())
        self.lay(record.match, record.players)
        sheets: list[wire.AdvanceSheet] = []
        if record.sheets:
            from . import advance

            sheets = advance.written(record.sheets)
        return {**self.opened(request), "kinds": record.kinds, "sheets": sheets}

    def state(self, request: wire.GoingOn) -> wire.State:
        """Tell how the match stands."""
        return self.standing(request, asked.since(request, 0, self.on_table().cursor))

    def play(self, request: wire.AskPlay) -> wire.State:
        """Play an action."""
        match = self.on_table()
        since = asked.since(request, match.cursor, match.cursor)
        match.play(asked.picks(request))
        return self.standing(request, since)

    def undo(self, request: wire.GoingOn) -> wire.State:
        """Take back the last action."""
        match = self.on_table()
        since = asked.since(request, match.cursor - 1, match.cursor - 1)
        match.undo()
        return self.standing(request, since)

    def redo(self, request: wire.GoingOn) -> wire.State:
        """Play again what was taken back."""
        match = self.on_table()
        since = asked.since(request, match.cursor, match.cursor)
        match.redo()
        return self.standing(request, since)

    def look(self, request: wire.AskLook) -> wire.Look:
        """Show the position after so many actions, without going there."""
        match = self.on_table()
        move = asked.whole(request, "move")
        position = match.at(move)
        return {
            "move": move,
            "view": position.view(asked.viewer(request, match.game, position)),
            "turn": position.turn,
            "totals": position.totals(),
        }

    def preview(self, request: wire.AskPreview) -> wire.Previews:
        """Tell what each of these actions would do, unless chance has a part in it."""
        position = self.on_table().position
        previews = []
        for action in asked.actions(request.get("actions")):
            told = position.copy().play(action)
            known = not any(event.given for event in told)
            previews.append([event.seen_by(None) for event in told] if known else [])
        return {"previews": previews}

    def why_not(self, request: wire.AskWhyNot) -> wire.WhyNot:
        """Say which rule refuses these picks, if any does."""
        reason = self.on_table().position.why_not(asked.picks(request))
        return {"reason": None if reason is None else tell_reason(reason)}

    def lay(self, match: Match, players: tuple[str, ...] = ()) -> None:
        """Put a match on the table."""
        self.match, self.players = match, players

    def on_table(self) -> Match:
        """Give the match that is on the table."""
        if self.match is None:
            raise Unreadable("no-match")
        return self.match

    def build(self, setup: Setup, actions: Sequence[Action] = ()) -> Match:
        """Set up a match, going on from what has been built already where it begins alike."""
        game = find_game(setup.game)
        for known in (self.match, self._checked):
            if known is not None and known.begins_with(game, setup):
                return known.with_actions(actions)
        return Match(game, setup, actions)

    def opened(self, request: Asked) -> wire.Opened:
        """Tell all about a match that has just been put on the table."""
        match = self.on_table()
        setup = match.setup
        saved: wire.SavedMatch = {
            "game": match.game.name,
            "seed": setup.seed,
            "options": setup.options,
            "position": setup.position,
            "players": self.players,
            "actions": match.actions,
            "cursor": match.cursor,
        }
        return {**self.standing(request, 0), "saved": saved}

    def standing(self, request: Asked, since: int) -> wire.State:
        """Tell how the match stands, and what happened since that action."""
        match = self.on_table()
        position = match.position
        turn = position.turn
        seat = asked.viewer(request, match.game, position)
        sharing = asked.sharing(request, position)
        # A hand is for whoever is to act; between two players the device shows none.
        handed_over = match.game.secrets and bool(sharing) and turn != seat
        if handed_over:
            seat = None
        items = tell_items(position)
        totals = [0] * position.players
        for item in items:
            totals[item["seat"]] = item["sum"]
        outcome = position.outcome(totals)
        return {
            **tell_seen(match, seat, since),
            "seats": position.players,
            "colours": match.game.colours,
            "secrets": match.game.secrets,
            "turn": turn,
            "phase": position.phase,
            "totals": totals,
            "items": items,
            "outcome": None if outcome is None else tell_outcome(outcome),
            "cursor": match.cursor,
            "length": len(match.actions),
            "floor": match.floor,
            "onlooker": (position.view(None) if match.game.secrets and seat is not None else None),
            "next": tell_seen(match, turn, since) if handed_over and turn in sharing else None,
        }

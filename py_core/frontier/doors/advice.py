"""What the page asks of the computer players."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from frontier.table.errors import Illegal
from frontier.table.events import Reason

from . import asked
from .table import Table

if TYPE_CHECKING:
    from frontier.bots.adviser import Adviser

    from . import wire


class Advice(Table):
    """Whatever the bots say of the match on the table."""

    def think(self, request: wire.AskThink) -> wire.Thought:
        """Let a computer player think about the action that is due, for a slice of time."""
        level = asked.text(request, "level")
        return self.adviser.think(self.on_table(), level, asked.milliseconds(request))

    def hint(self, request: wire.AskHint) -> wire.Hint:
        """Give one of the three steps of a hint, thinking about it for a slice of time."""
        step = asked.whole(request, "step")
        return self.adviser.hint(self.on_table(), step, asked.milliseconds(request))

    def why(self, request: wire.AskWhy) -> wire.Explanation:
        """Explain an action, now or as it was after so many moves, for a slice of time."""
        match = self.on_table()
        move = match.cursor if request.get("move") is None else asked.whole(request, "move")
        viewer = asked.viewer(request, match.game, match.at(move))
        milliseconds = asked.milliseconds(request)
        return self.adviser.why(match, asked.picks(request), move, viewer, milliseconds)

    def teach(self, request: wire.AskTeach) -> wire.Lecture:
        """Find out whether a teacher would hand an action back, for a slice of time."""
        tolerance = asked.text(request, "tolerance")
        milliseconds = asked.milliseconds(request)
        return self.adviser.teach(self.on_table(), asked.picks(request), tolerance, milliseconds)

    def refute(self, request: wire.AskRefute) -> wire.Lecture:
        """Find what an action gives away beside the one that is best, for a slice of time."""
        move, milliseconds = asked.whole(request, "move"), asked.milliseconds(request)
        (better,) = asked.actions([request.get("better")])
        actions = asked.picks(request), better
        return self.adviser.refute(self.on_table(), move, actions, milliseconds)

    def judge(self, request: wire.Sliced) -> wire.Slice:
        """Let the judge look for the best action ahead of any question, for a slice of time."""
        return self.adviser.judge(self.on_table(), asked.milliseconds(request))

    def deed(self, request: wire.AskDeed) -> wire.Sentence:
        """Say in words what an action is, now or after so many moves."""
        from frontier.bots.sentences import deed_of

        match = self.on_table()
        move = match.cursor if request.get("move") is None else asked.whole(request, "move")
        position, picks = match.at(move), asked.picks(request)
        if picks not in position.legal():
            raise Illegal(position.why_not(picks) or Reason("unfinished", "picks"))
        return deed_of(match.game, position, picks, position.turn).told()

    def review(self, request: wire.Sliced) -> wire.Review:
        """Look back at the match, for a slice of time."""
        return self.adviser.review(self.on_table(), asked.milliseconds(request))

    @cached_property
    def adviser(self) -> Adviser:
        """What the bots say; they are imported when they are first asked, for a quicker start."""
        from frontier.bots.adviser import Adviser

        return Adviser()

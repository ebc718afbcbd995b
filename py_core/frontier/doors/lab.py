"""What the page asks of the laboratory: series of games, briefs, bots as files and links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.games import all_games, find_game
from frontier.school.lab.bot_file import (
    read_bot,
    read_bot_file,
    read_bot_link,
    write_bot_file,
    write_bot_link,
)
from frontier.school.lab.brief import write_brief
from frontier.school.lab.series import Series
from frontier.school.lesson import read_match
from frontier.table.errors import Unreadable
from frontier.table.match import Match

from . import asked

if TYPE_CHECKING:
    from . import wire


class Laboratory:
    """Holds the series that is being played."""

    def __init__(self) -> None:
        self._series: Series | None = None

    def series(self, request: wire.AskSeries) -> wire.Series:
        """Begin a series of games, or carry on with it."""
        since = 0
        if "players" in request:
            names = asked.texts(request, "players")
            if len(names) != 2:
                raise Unreadable("request", request="players")
            game = find_game(asked.text(request, "game"))
            match = request.get("match")
            self._series = Series(
                game,
                (names[0], names[1]),
                asked.whole(request, "matches"),
                asked.an_object(request.get("options") or {}),
                asked.text(request, "seed"),
                None if match is None else read_match(match, game),
            )
        elif self._series is None:
            raise Unreadable("request", request="players")
        else:
            since = asked.since(request, 0, len(self._series.played))
            self._series.carry_on(asked.milliseconds(request), request.get("reply"))
        return self._series.told(since)

    def brief(self, match: Match) -> wire.BriefTold:
        """Write down for a bot the moment at which a match is."""
        seat = match.position.turn
        if seat is None:
            raise Unreadable("nothing-to-think")
        return {"brief": write_brief(match.position, seat, match.cursor)}

    def write(self, request: wire.AskBot) -> wire.WrittenBot:
        """Write a bot as a file and as a link."""
        bot = read_bot(request.get("bot"), all_games())
        return {"bot": bot, "link": write_bot_link(bot), "file": write_bot_file(bot)}

    def read(self, request: wire.AskReadBot) -> wire.ReadBot:
        """Read a bot from its link, or from its file."""
        if "link" in request:
            return {"bot": read_bot_link(asked.text(request, "link"), all_games())}
        game = asked.text(request, "game") if "game" in request else ""
        return {"bot": read_bot_file(asked.text(request, "file"), all_games(), game)}

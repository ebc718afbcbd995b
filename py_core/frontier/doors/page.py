"""The door for the browser: one function, JSON in and JSON out.

It holds the match that is on the table. `wire` states the shapes of what is asked and answered;
an answer tells what is new, and the page adds that to what it knows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from frontier.games import all_games, find_game
from frontier.table.errors import FrontierError, Illegal, Unreadable
from frontier.table.events import Reason
from frontier.table.game import Game, Outcome, Position
from frontier.table.json_text import read_json
from frontier.table.link import read_link, write_link
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from frontier.table.record import Record, read_record, write_record

from . import asked
from .asked import Asked

if TYPE_CHECKING:
    from frontier.bots.adviser import Adviser
    from frontier.school.desk import Desk

    from . import wire


class Door:
    """The table as the page sees it: one match, and the questions that can be asked of it."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.players: tuple[str, ...] = ()
        self._checked: Match | None = None
        """How a match would begin that is not on the table yet."""
        self._adviser: Adviser | None = None
        self._desk: Desk | None = None

    def answer(self, text: str) -> str:
        """Answer one request; a refusal is an answer too."""
        reply: dict[str, Any]
        try:
            request = asked.an_object(_json(text))
            verb = VERBS.get(str(request.get("do")))
            if verb is None:
                raise Unreadable("request", request=str(request.get("do"))[:40])
            reply = {"ok": verb(self, request)}
        except FrontierError as error:
            reply = {"error": _error(error)}
        return json.dumps(reply, separators=(",", ":"))

    def facts(self, request: wire.NothingAsked) -> wire.Facts:
        """Tell the facts of every game, and the limits that hold for all of them."""
        from .facts import facts

        return facts()

    def figures(self, request: wire.AskFigures) -> wire.Figures:
        """Tell the figures of a game's rules page."""
        from .facts import figures

        return {"figures": figures(find_game(asked.text(request, "game")))}

    def check(self, request: wire.AskCheck) -> wire.Shown:
        """Show how a match would begin, or refuse it, without putting it on the table."""
        match = self._build(asked.setup(request))
        self._checked = match
        return _shown(request, match.game, match.position)

    def new(self, request: wire.AskNew) -> wire.Opened:
        """Set up a new match."""
        self.lay(self._build(asked.setup(request)), asked.names(request))
        return self._opened(request)

    def open(self, request: wire.AskOpen) -> wire.Opened:
        """Put a saved match on the table, with what had been taken back."""
        saved = asked.an_object(request.get("saved"))
        actions = asked.actions(saved.get("actions", []))
        match = self._build(asked.setup(saved), actions)
        cursor = saved.get("cursor", len(actions))
        if not isinstance(cursor, int):
            raise Unreadable("saved")
        if cursor != len(actions):
            match.go_to(cursor)
        self.lay(match, asked.names(saved))
        return self._opened(request)

    def read(self, request: wire.AskRead) -> wire.Opened:
        """Put the match of a text record on the table."""
        record = read_record(asked.text(request, "record"), find_game)
        self.lay(record.match, record.players)
        return self._opened(request)

    def write(self, request: wire.NothingAsked) -> wire.WrittenRecord:
        """Write the match as a text record."""
        return {"record": write_record(Record(self._on_table(), self.players))}

    def link(self, request: wire.AskLink) -> wire.WrittenLink:
        """Write the match, up to the move it is at, as the text of a link."""
        record = Record(self._on_table(), self.players, asked.kinds(request))
        return {"link": write_link(record, all_games())}

    def follow(self, request: wire.AskFollow) -> wire.Followed:
        """Put the match of a link on the table, and tell who sits where."""
        record = read_link(asked.text(request, "link"), all_games())
        self.lay(record.match, record.players)
        return {**self._opened(request), "kinds": record.kinds}

    def state(self, request: wire.GoingOn) -> wire.State:
        """Tell how the match stands."""
        return self._state(request, asked.since(request, 0, self._on_table().cursor))

    def play(self, request: wire.AskPlay) -> wire.State:
        """Play an action."""
        match = self._on_table()
        since = asked.since(request, match.cursor, match.cursor)
        match.play(asked.picks(request))
        return self._state(request, since)

    def undo(self, request: wire.GoingOn) -> wire.State:
        """Take back the last action."""
        match = self._on_table()
        since = asked.since(request, match.cursor - 1, match.cursor - 1)
        match.undo()
        return self._state(request, since)

    def redo(self, request: wire.GoingOn) -> wire.State:
        """Play again what was taken back."""
        match = self._on_table()
        since = asked.since(request, match.cursor, match.cursor)
        match.redo()
        return self._state(request, since)

    def look(self, request: wire.AskLook) -> wire.Look:
        """Show the position after so many actions, without going there."""
        match = self._on_table()
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
        position = self._on_table().position
        previews = []
        for action in asked.actions(request.get("actions")):
            told = position.copy().play(action)
            known = not any(event.given for event in told)
            previews.append([event.seen_by(None) for event in told] if known else [])
        return {"previews": previews}

    def why_not(self, request: wire.AskWhyNot) -> wire.WhyNot:
        """Say which rule refuses these picks, if any does."""
        reason = self._on_table().position.why_not(asked.picks(request))
        return {"reason": None if reason is None else _reason(reason)}

    def think(self, request: wire.AskThink) -> wire.Thought:
        """Let a computer player think about the action that is due, for a slice of time."""
        level = asked.text(request, "level")
        return self.adviser.think(self._on_table(), level, asked.milliseconds(request))

    def hint(self, request: wire.AskHint) -> wire.Hint:
        """Give one of the three steps of a hint, thinking about it for a slice of time."""
        step = asked.whole(request, "step")
        return self.adviser.hint(self._on_table(), step, asked.milliseconds(request))

    def why(self, request: wire.AskWhy) -> wire.Explanation:
        """Explain an action, now or as it was after so many moves."""
        move = None if request.get("move") is None else asked.whole(request, "move")
        return self.adviser.why(self._on_table(), asked.picks(request), move)

    def review(self, request: wire.Sliced) -> wire.Review:
        """Look back at the match, for a slice of time."""
        return self.adviser.review(self._on_table(), asked.milliseconds(request))

    def compose(self, request: wire.AskCompose) -> wire.Composed:
        """Write pieces that were put on a set-up board as a position, or as an option's value."""
        from . import setup_board

        setup, layer = asked.setup(request), asked.layer(request)
        game = find_game(setup.game)
        pieces = asked.an_object(request.get("pieces"))
        text, position = setup_board.compose(game, setup, pieces, layer)
        return {**_shown(request, game, position), "text": text}

    def take_apart(self, request: wire.AskTakeApart) -> wire.BoardPieces:
        """List the pieces of a moment of a match, for a set-up board to begin with."""
        from . import setup_board

        setup, layer = asked.setup(request), asked.layer(request)
        actions = asked.actions(request.get("actions", []))
        return {"pieces": setup_board.take_apart(find_game(setup.game), setup, actions, layer)}

    def scatter(self, request: wire.AskScatter) -> wire.BoardPieces:
        """Let chance put pieces like those that lie on a set-up board."""
        from . import setup_board

        setup, layer = asked.setup(request), asked.layer(request)
        pieces = asked.an_object(request.get("pieces"))
        return {"pieces": setup_board.scatter(find_game(setup.game), setup, pieces, layer)}

    def lesson(self, request: wire.AskLesson) -> wire.LaidLesson:
        """Read a lesson and put it on the desk."""
        return {"lesson": self.desk.read(request.get("lesson"))}

    def lesson_follow(self, request: wire.AskLessonLink) -> wire.LaidLesson:
        """Read a lesson from its link and put it on the desk."""
        return {"lesson": self.desk.follow(asked.text(request, "link"))}

    def lesson_step(self, request: wire.AskStep) -> wire.BegunStep:
        """Lay a fresh copy of a step's match on the table."""
        number = request.get("step")
        match = self.desk.begin(number)
        self.lay(match)
        seat = request.get("seat", match.position.turn)
        return {**self._opened({"seat": seat}), "step": number}

    def lesson_try(self, request: wire.AskTry) -> wire.Attempted:
        """Play the pupil's action, or one of the others where it is played on, and judge it."""
        judged = self.desk.attempt(request.get("picks"), self.match)
        return {**self._state({"seat": judged.seat}, judged.move), "verdict": judged.verdict}

    def lesson_solutions(self, request: wire.AskSolutions) -> wire.Solutions:
        """Carry on finding the actions that a check would accept."""
        return self.desk.solutions(request, asked.milliseconds(request))

    def lesson_verify(self, request: wire.AskVerification) -> wire.Verification:
        """Carry on finding out whether every step can be solved."""
        return self.desk.verify(request.get("lesson"), asked.milliseconds(request))

    def lesson_link(self, request: wire.AskVerification) -> wire.LinkedLesson:
        """Carry on verifying a lesson; once every step is known to be solvable, give its link."""
        return self.desk.link(request.get("lesson"), asked.milliseconds(request))

    def statements(self, request: wire.AskStatements) -> wire.Offers:
        """List what statements can be about in a position."""
        return self.desk.statements(request)

    def lay(self, match: Match, players: tuple[str, ...] = ()) -> None:
        """Put a match on the table."""
        self.match, self.players = match, players

    @property
    def adviser(self) -> Adviser:
        """What the bots say; they are imported when they are first asked, for a quicker start."""
        if self._adviser is None:
            from frontier.bots.adviser import Adviser

            self._adviser = Adviser()
        return self._adviser

    @property
    def desk(self) -> Desk:
        """The teacher's desk, which is put up when it is first asked for."""
        if self._desk is None:
            from frontier.school.desk import Desk

            self._desk = Desk(all_games())
        return self._desk

    def _on_table(self) -> Match:
        if self.match is None:
            raise Unreadable("no-match")
        return self.match

    def _build(self, setup: Setup, actions: Sequence[Action] = ()) -> Match:
        """Set up a match, going on from what has been built already where it begins alike."""
        game = find_game(setup.game)
        for known in (self.match, self._checked):
            if known is not None and known.begins_with(game, setup):
                return known.with_actions(actions)
        return Match(game, setup, actions)

    def _opened(self, request: Asked) -> wire.Opened:
        """Tell all about a match that has just been put on the table."""
        match = self._on_table()
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
        return {**self._state(request, 0), "saved": saved}

    def _state(self, request: Asked, since: int) -> wire.State:
        """Tell how the match stands, and what happened since that action."""
        match = self._on_table()
        position = match.position
        turn = position.turn
        seat = asked.viewer(request, match.game, position)
        sharing = asked.sharing(request, position)
        # A hand is for whoever is to act; between two players the device shows none.
        handed_over = match.game.secrets and bool(sharing) and turn != seat
        if handed_over:
            seat = None
        items = _items(position)
        totals = [0] * position.players
        for item in items:
            totals[item["seat"]] = item["sum"]
        outcome = position.outcome(totals)
        return {
            **_seen(match, seat, since),
            "seats": position.players,
            "colours": match.game.colours,
            "secrets": match.game.secrets,
            "turn": turn,
            "phase": position.phase,
            "totals": totals,
            "items": items,
            "outcome": None if outcome is None else _outcome(outcome),
            "cursor": match.cursor,
            "length": len(match.actions),
            "floor": match.floor,
            "onlooker": (position.view(None) if match.game.secrets and seat is not None else None),
            "next": _seen(match, turn, since) if handed_over and turn in sharing else None,
        }


def _seen(match: Match, seat: int | None, since: int) -> wire.Seen:
    """Tell what a seat, or an onlooker, sees of a match."""
    position = match.position
    return {
        "seat": seat,
        "view": position.view(seat),
        "legal": position.legal() if seat == position.turn else [],
        "told": {
            "since": since,
            "turns": [_told(match, move, seat) for move in range(since, match.cursor)],
        },
    }


def _shown(request: Asked, game: Game, position: Position) -> wire.Shown:
    """Tell what can be seen of a position that is not on the table."""
    outcome = position.outcome()
    return {
        "view": position.view(asked.viewer(request, game, position)),
        "turn": position.turn,
        "phase": position.phase,
        "outcome": None if outcome is None else _outcome(outcome),
    }


def _told(match: Match, move: int, seat: int | None) -> wire.ToldTurn:
    return {
        "action": match.actions[move],
        "turn": match.at(move).turn,
        "phase": match.at(move).phase,
        "events": [event.seen_by(seat) for event in match.told[move]],
    }


def _items(position: Position) -> list[wire.ScoreItem]:
    """Tell the score items, each with the sum of its seat up to it."""
    sums = [0] * position.players
    told: list[wire.ScoreItem] = []
    for item in position.score():
        sums[item.seat] += item.points
        told.append(
            {
                "seat": item.seat,
                "points": item.points,
                "kind": item.kind,
                "rule": item.rule,
                "values": dict(item.values),
                "where": item.where,
                "sum": sums[item.seat],
            }
        )
    return told


def _outcome(outcome: Outcome) -> wire.Outcome:
    return {
        "winners": outcome.winners,
        "totals": outcome.totals,
        "ended_by": outcome.ended_by,
        "rule": outcome.rule,
    }


def _reason(reason: Reason) -> wire.Reason:
    return {
        "kind": reason.kind,
        "rule": reason.rule,
        "values": dict(reason.values),
        "where": reason.where,
    }


def _error(error: FrontierError) -> wire.ToldError:
    told: wire.ToldError = {"kind": error.kind, "key": error.key, "values": error.values}
    if isinstance(error, Illegal):
        told["rule"] = error.reason.rule
    if error.where or isinstance(error, Illegal):
        told["where"] = error.where
    return told


def _json(text: str) -> Any:
    try:
        return read_json(text)
    except ValueError as error:
        raise Unreadable("request", request=type(error).__name__) from error


VERBS: Mapping[str, Callable[[Door, Any], Mapping[str, Any]]] = {
    verb.__name__: verb
    for verb in (
        Door.facts,
        Door.figures,
        Door.check,
        Door.new,
        Door.open,
        Door.read,
        Door.write,
        Door.link,
        Door.follow,
        Door.state,
        Door.play,
        Door.undo,
        Door.redo,
        Door.look,
        Door.preview,
        Door.why_not,
        Door.think,
        Door.hint,
        Door.why,
        Door.review,
        Door.compose,
        Door.take_apart,
        Door.scatter,
        Door.lesson,
        Door.lesson_follow,
        Door.lesson_step,
        Door.lesson_try,
        Door.lesson_solutions,
        Door.lesson_verify,
        Door.lesson_link,
        Door.statements,
    )
}
"""Everything that can be asked, by name; the methods' annotations are the shapes of it."""

answer = Door().answer

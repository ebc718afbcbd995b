"""The door for the browser: one function, JSON in and JSON out.

It holds the match that is on the table. The page keeps `saved` and hands it back to `open`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Illegal, Unreadable
from frontier.table.events import Reason
from frontier.table.figures import Figure, load_figures
from frontier.table.game import Game, Outcome, Position
from frontier.table.json_text import read_json
from frontier.table.levels import USUAL_LEVEL
from frontier.table.link import KINDS, read_link, write_link
from frontier.table.match import MOST_ACTIONS, Match, Setup
from frontier.table.picks import Action
from frontier.table.record import Record, read_record, write_record
from frontier.table.setup_board import SetupBoard

if TYPE_CHECKING:
    from frontier.bots.adviser import Adviser
    from frontier.school.desk import Desk

Json: TypeAlias = dict[str, Any]


class Door:
    """The table as the page sees it: one match, and the questions that can be asked of it."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.players: tuple[str, ...] = ()
        self._adviser: Adviser | None = None
        self.desk: Desk | None = None

    def answer(self, text: str) -> str:
        """Answer one request; a refusal is an answer too."""
        try:
            request = _object(_json(text))
            verb = _VERBS.get(str(request.get("do")))
            if verb is None:
                raise Unreadable("request", request=str(request.get("do"))[:40])
            reply = {"ok": verb(self, request)}
        except FrontierError as error:
            reply = {"error": _error(error)}
        return json.dumps(reply, separators=(",", ":"))

    def games(self, request: Json) -> Json:
        """Tell the facts of every game."""
        return {"games": [_facts(game) for game in all_games().values()]}

    def figures(self, request: Json) -> Json:
        """Tell the figures of a game's rules page, as an onlooker of the table would see them."""
        game = find_game(_text(request, "game"))
        return {"figures": [_figure(figure) for figure in load_figures(game)]}

    def check(self, request: Json) -> Json:
        """Show how a match would begin, or refuse it, without putting it on the table."""
        setup = _setup(request)
        game = find_game(setup.game)
        return _seen(request, game, Match(game, setup).position)

    def new(self, request: Json) -> Json:
        """Set up a new match."""
        setup = _setup(request)
        self.lay(Match(find_game(setup.game), setup), _names(request))
        return self._state(request, 0)

    def open(self, request: Json) -> Json:
        """Put a saved match on the table, with what had been taken back."""
        saved = _object(request.get("saved"))
        setup = _setup(saved)
        actions = _actions(saved.get("actions", []))
        match = Match(find_game(setup.game), setup, actions)
        cursor = saved.get("cursor", len(actions))
        if not isinstance(cursor, int):
            raise Unreadable("saved")
        if cursor != len(actions):
            match.go_to(cursor)
        self.lay(match, _names(saved))
        return self._state(request, 0)

    def read(self, request: Json) -> Json:
        """Put the match of a text record on the table."""
        record = read_record(_text(request, "record"), find_game)
        self.lay(record.match, record.players)
        return self._state(request, 0)

    def write(self, request: Json) -> Json:
        """Write the match as a text record."""
        return {"record": write_record(Record(self._on_table(), self.players))}

    def link(self, request: Json) -> Json:
        """Write the match, up to the move it is at, as the text of a link."""
        record = Record(self._on_table(), self.players, _kinds(request))
        return {"link": write_link(record, all_games())}

    def follow(self, request: Json) -> Json:
        """Put the match of a link on the table, and tell who sits where."""
        record = read_link(_text(request, "link"), all_games())
        self.lay(record.match, record.players)
        return {**self._state(request, 0), "kinds": record.kinds}

    def state(self, request: Json) -> Json:
        """Tell everything about the match as it stands."""
        return self._state(request, 0)

    def play(self, request: Json) -> Json:
        """Play an action."""
        match = self._on_table()
        match.play(_picks(request))
        return self._state(request, match.cursor - 1)

    def undo(self, request: Json) -> Json:
        """Take back the last action."""
        match = self._on_table()
        match.undo()
        return self._state(request, match.cursor)

    def redo(self, request: Json) -> Json:
        """Play again what was taken back."""
        match = self._on_table()
        match.redo()
        return self._state(request, match.cursor - 1)

    def look(self, request: Json) -> Json:
        """Show the position after so many actions, without going there."""
        match = self._on_table()
        move = request.get("move")
        if not isinstance(move, int):
            raise Unreadable("request", request="look")
        position = match.at(move)
        return {
            "move": move,
            "view": position.view(_viewer(request, match.game, position)),
            "turn": position.turn,
            "phase": position.phase,
            "totals": position.totals(),
            "items": _items(position),
        }

    def preview(self, request: Json) -> Json:
        """Tell what each of these actions would do, unless chance has a part in it."""
        position = self._on_table().position
        previews = []
        for action in _actions(request.get("actions")):
            told = position.copy().play(action)
            known = not any(event.given for event in told)
            previews.append([event.seen_by(None) for event in told] if known else [])
        return {"previews": previews}

    def why_not(self, request: Json) -> Json:
        """Say which rule refuses these picks, if any does."""
        reason = self._on_table().position.why_not(_picks(request))
        return {"reason": None if reason is None else _reason(reason)}

    def think(self, request: Json) -> Json:
        """Let a computer player think about the action that is due, for a slice of time."""
        level = _text(request, "level")
        return self.adviser.think(self._on_table(), level, _milliseconds(request))

    def hint(self, request: Json) -> Json:
        """Give one of the three steps of a hint, thinking about it for a slice of time."""
        step = request.get("step")
        if not isinstance(step, int):
            raise Unreadable("request", request="step")
        return self.adviser.hint(self._on_table(), step, _milliseconds(request))

    def why(self, request: Json) -> Json:
        """Explain an action, now or as it was after so many moves."""
        move = request.get("move")
        if move is not None and not isinstance(move, int):
            raise Unreadable("request", request="move")
        return self.adviser.why(self._on_table(), _picks(request), move)

    def review(self, request: Json) -> Json:
        """Look back at the match, for a slice of time."""
        return self.adviser.review(self._on_table(), _milliseconds(request))

    def position(self, request: Json) -> Json:
        """Show a position stated as text, or refuse it, without putting it on the table."""
        game = find_game(_text(request, "game"))
        position = game.read(_text(request, "position"), Chance())
        seen = _seen(request, game, position)
        return {**seen, "text": position.text(), "legal": position.legal()}

    def compose(self, request: Json) -> Json:
        """Write pieces that were put on a set-up board as a position, or as an option's value."""
        from . import setup_board

        setup, layer = _setup(request), _layer(request)
        game = find_game(setup.game)
        text, position = setup_board.compose(game, setup, _object(request.get("pieces")), layer)
        return {**_seen(request, game, position), "text": text}

    def take_apart(self, request: Json) -> Json:
        """List the pieces of a moment of a match, for a set-up board to begin with."""
        from . import setup_board

        setup, layer = _setup(request), _layer(request)
        actions = _actions(request.get("actions", []))
        game = find_game(setup.game)
        return {"pieces": setup_board.take_apart(game, setup, actions, layer)}

    def scatter(self, request: Json) -> Json:
        """Let chance put pieces like those that lie on a set-up board."""
        from . import setup_board

        setup, layer = _setup(request), _layer(request)
        pieces = _object(request.get("pieces"))
        return {"pieces": setup_board.scatter(find_game(setup.game), setup, pieces, layer)}

    def school(self, request: Json) -> Json:
        """Answer what is asked about lessons."""
        if self.desk is None:
            from frontier.school.desk import Desk

            self.desk = Desk(all_games(), self)
        return self.desk.answer(request)

    def lay(self, match: Match, players: tuple[str, ...] = ()) -> None:
        """Put a match on the table."""
        self.match, self.players = match, players

    def tell(self, seat: int | None, since: int) -> Json:
        """Tell the state as a seat sees it, and what happened since that action."""
        return self._state({"seat": seat}, since)

    @property
    def adviser(self) -> Adviser:
        """What the bots say; they are imported when they are first asked, for a quicker start."""
        if self._adviser is None:
            from frontier.bots.adviser import Adviser

            self._adviser = Adviser()
        return self._adviser

    def _on_table(self) -> Match:
        if self.match is None:
            raise Unreadable("no-match")
        return self.match

    def _state(self, request: Json, since: int) -> Json:
        """Tell the state for one seat, and what happened since that action."""
        match = self._on_table()
        position = match.position
        seat = _viewer(request, match.game, position)
        outcome = position.outcome()
        return {
            "saved": {
                "game": match.game.name,
                "seed": match.setup.seed,
                "options": match.setup.options,
                "position": match.setup.position,
                "players": self.players,
                "actions": match.actions,
                "cursor": match.cursor,
            },
            "seats": position.players,
            "colours": match.game.colours,
            "secrets": match.game.secrets,
            "seat": seat,
            "turn": position.turn,
            "phase": position.phase,
            "view": position.view(seat),
            "legal": position.legal() if seat == position.turn else [],
            "totals": position.totals(),
            "items": _items(position),
            "outcome": None if outcome is None else _outcome(outcome),
            "floor": match.floor,
            "told": {
                "since": since,
                "turns": [_told(match, move, seat) for move in range(since, match.cursor)],
            },
        }


def _seen(request: Json, game: Game, position: Position) -> Json:
    """Tell what can be seen of a position that is not on the table."""
    outcome = position.outcome()
    return {
        "view": position.view(_viewer(request, game, position)),
        "turn": position.turn,
        "phase": position.phase,
        "outcome": None if outcome is None else _outcome(outcome),
    }


def _told(match: Match, move: int, seat: int | None) -> Json:
    return {
        "action": match.actions[move],
        "turn": match.at(move).turn,
        "phase": match.at(move).phase,
        "events": [event.seen_by(seat) for event in match.told[move]],
    }


def _facts(game: Game) -> Json:
    return {
        "name": game.name,
        "colours": game.colours,
        "seats": game.seats,
        "minutes": game.minutes,
        "levels": list(game.levels),
        "usual_level": USUAL_LEVEL,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "open": option.open,
                "when": [when._asdict() for when in option.when],
                "seats": option.seats,
            }
            for option in game.options
        ],
        "drawn": [when._asdict() for when in game.drawn],
        "things": game.things(),
        "setup_board": None if game.setup_board is None else _board(game.setup_board),
        "rules": [{"id": rule.id, "house": rule.house} for rule in game.rules],
    }


def _board(board: SetupBoard) -> Json:
    return {
        "tools": [tool._asdict() for tool in board.tools],
        "layers": board.layers,
        "empty": board.empty(),
    }


def _figure(figure: Figure) -> Json:
    told = [event.seen_by(None) for event in figure.last]
    previews = [
        {"pick": pick, "events": [event.seen_by(None) for event in events]}
        for pick, events in figure.previews
    ]
    return {**figure._asdict(), "last": told, "previews": previews}


def _items(position: Position) -> list[Json]:
    """Tell the score items, each with the sum of its seat up to it."""
    sums = [0] * position.players
    told = []
    for item in position.score():
        sums[item.seat] += item.points
        told.append({**item._asdict(), "values": dict(item.values), "sum": sums[item.seat]})
    return told


def _outcome(outcome: Outcome) -> Json:
    return outcome._asdict()


def _reason(reason: Reason) -> Json:
    return {**reason._asdict(), "values": dict(reason.values)}


def _error(error: FrontierError) -> Json:
    told: Json = {"kind": error.kind, "key": error.key, "values": error.values}
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


def _object(value: Any) -> Json:
    if not isinstance(value, dict):
        raise Unreadable("request", request=type(value).__name__)
    return value


def _text(request: Json, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise Unreadable("request", request=name)
    return value


def _setup(request: Json) -> Setup:
    position = request.get("position")
    if position is not None and not isinstance(position, str):
        raise Unreadable("saved")
    return Setup(
        _text(request, "game"),
        _text(request, "seed"),
        _object(request.get("options") or {}),
        position,
    )


def _kinds(request: Json) -> tuple[str, ...]:
    """Read who sits where; whoever a link cannot name travels as a person."""
    kinds = request.get("kinds") or []
    if not isinstance(kinds, list):
        raise Unreadable("request", request="kinds")
    return tuple(kind if kind in KINDS else KINDS[0] for kind in kinds)


def _names(request: Json) -> tuple[str, ...]:
    names = request.get("players") or []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Unreadable("saved")
    return tuple(name[:80] for name in names[:8])


def _layer(request: Json) -> str | None:
    """Read which option is drawn on a set-up board; none where it is a position."""
    return None if request.get("layer") is None else _text(request, "layer")


def _milliseconds(request: Json) -> float:
    """Read how long a slice may be; a page that does not say gets a short one."""
    value = request.get("ms", 40)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= 10_000:
        raise Unreadable("request", request="ms")
    return float(value)


def _picks(request: Json) -> Action:
    return _action(request.get("picks"))


def _action(value: Any) -> Action:
    if not isinstance(value, list) or not all(isinstance(pick, str) for pick in value):
        raise Unreadable("request", request="picks")
    return tuple(value)


def _actions(value: Any) -> list[Action]:
    if not isinstance(value, list) or len(value) > MOST_ACTIONS:
        raise Unreadable("saved")
    return [_action(action) for action in value]


def _viewer(request: Json, game: Game, position: Position) -> int | None:
    """Find whose view is wanted: a seat's, or an onlooker's; without secrets, of who is to act."""
    seat = request.get("seat")
    if not game.secrets:
        return position.turn
    if seat is None or (isinstance(seat, int) and 0 <= seat < len(game.colours)):
        return seat
    raise Unreadable("request", request="seat")


_VERBS: dict[str, Callable[[Door, Json], Json]] = {
    "games": Door.games,
    "figures": Door.figures,
    "check": Door.check,
    "new": Door.new,
    "open": Door.open,
    "read": Door.read,
    "write": Door.write,
    "link": Door.link,
    "follow": Door.follow,
    "state": Door.state,
    "play": Door.play,
    "undo": Door.undo,
    "redo": Door.redo,
    "look": Door.look,
    "preview": Door.preview,
    "why_not": Door.why_not,
    "think": Door.think,
    "hint": Door.hint,
    "why": Door.why,
    "review": Door.review,
    "position": Door.position,
    "compose": Door.compose,
    "take_apart": Door.take_apart,
    "scatter": Door.scatter,
    "lesson": Door.school,
    "lesson_follow": Door.school,
    "lesson_step": Door.school,
    "lesson_try": Door.school,
    "lesson_solutions": Door.school,
    "lesson_verify": Door.school,
    "lesson_link": Door.school,
    "statements": Door.school,
}

answer = Door().answer

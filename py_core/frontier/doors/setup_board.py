"""What the page asks of a set-up board: what a change makes of its pieces, and what the rules say.

The page holds the pieces and hands them over with every change; nothing is kept here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Impossible, Unreadable
from frontier.table.game import Game, Position, View
from frontier.table.link import read_link
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from frontier.table.record import read_record
from frontier.table.setup_board import Pieces, SetupBoard

from . import asked
from .asked import Asked

if TYPE_CHECKING:
    from . import wire

MOST_PROBLEMS = 8
"""Whoever has more to mend begins with these."""
_LESSON = "L"


class Judged(NamedTuple):
    """What the rules say of pieces."""

    text: str
    """The text of the position, or the value of the option that is drawn."""
    position: Position | None
    """None where it is not allowed."""
    problems: list[FrontierError]


def board_of(game: Game, layer: str | None = None) -> SetupBoard:
    """Find the set-up board of a game, on which this option is drawn."""
    board = None if game.setup_board is None else game.setup_board()
    if board is None or (layer is not None and layer not in board.layers):
        raise Unreadable("request", request=str(layer or "setup_board")[:40])
    return board


def edit(game: Game, setup: Setup, request: Asked) -> wire.SetupBoardState:
    """Change the pieces of a set-up board, if that is asked for, and say what they come to."""
    layer = asked.layer(request)
    board = board_of(game, layer)
    pieces = asked.an_object(request.get("pieces"))
    board.check(pieces)
    change = asked.an_object(request.get("change") or {})
    pieces, refused = _changed(board, setup, pieces, layer, change)
    board.check(pieces)
    return told(game, setup, pieces, layer, refused=refused)


def told(
    game: Game, setup: Setup, pieces: Pieces, layer: str | None, *, refused: bool = False
) -> wire.SetupBoardState:
    """Tell all that the page shows of a set-up board."""
    board = board_of(game, layer)
    text, position, problems = judge(game, setup, pieces, layer)
    shown: View = board.seen(pieces) if position is None else position.view(position.turn)
    outcome = None if position is None else position.outcome()
    return {
        "pieces": pieces,
        "text": text,
        "view": shown,
        "over": None if outcome is None else outcome.ended_by,
        "problems": [
            {"kind": one.kind, "key": one.key, "values": one.values, "where": one.where}
            for one in problems
        ],
        "counts": board.counts(pieces),
        "marks": board.marks(pieces),
        "unused": board.unused(pieces),
        "players": board.players(pieces),
        "refused": refused,
    }


def _changed(
    board: SetupBoard, setup: Setup, pieces: Pieces, layer: str | None, change: Asked
) -> tuple[Pieces, bool]:
    if "tool" in change:
        return board.put(pieces, asked.text(change, "tool"), asked.texts(change, "at"))
    if "field" in change:
        seat = None if change.get("seat") is None else asked.whole(change, "seat")
        return board.set(pieces, asked.text(change, "field"), seat, change.get("value")), False
    if "turn" in change:
        return board.turn(pieces, asked.text(change, "turn")), False
    if "clear" in change:
        return _cleared(board, pieces, layer), False
    if "scatter" in change:
        return scatter(find_game(setup.game), setup, pieces, layer), False
    return pieces, False


def _cleared(board: SetupBoard, pieces: Pieces, layer: str | None) -> Pieces:
    """Take away everything, but what was chosen beside the board; of a layout, what is drawn."""
    if layer is not None:
        return {**pieces, board.layers[layer]: []}
    cleared = board.empty()
    for name in board.choices:
        cleared = board.set(cleared, name, None, pieces[name])
    return cleared


def judge(game: Game, setup: Setup, pieces: Pieces, layer: str | None) -> Judged:
    """Write pieces as a position or a layout, and list what speaks against it."""
    board = board_of(game, layer)
    text = board.compose(pieces) if layer is None else board.write_layer(layer, pieces)
    problems: list[FrontierError] = []
    while len(problems) < MOST_PROBLEMS:
        try:
            position = _begun(game, setup, board, pieces, layer)
        except FrontierError as error:
            error.where = board.faults(pieces, error)
            problems.append(error)
            mended = None if layer is not None else board.mend(pieces, error)
            if mended is None or mended == pieces:
                break
            # Behind this one there may be others; each is told once.
            pieces = mended
        else:
            return Judged(text, None if problems else position, problems)
    return Judged(text, None, problems)


def _begun(
    game: Game, setup: Setup, board: SetupBoard, pieces: Pieces, layer: str | None
) -> Position:
    if layer is None:
        return game.read(board.compose(pieces), Chance(setup.seed))
    value = board.write_layer(layer, pieces)
    return game.start(game.complete({**setup.options, layer: value}), Chance(setup.seed))


def take_apart(game: Game, setup: Setup, actions: list[Action], layer: str | None) -> Pieces:
    """List the pieces of a moment of a match; for a layout, how its match begins without it."""
    board = board_of(game, layer)
    if layer is None:
        return board.take_apart(Match(game, setup, actions).position)
    options = game.complete(setup.options)
    option = next(one for one in game.options if one.name == layer)
    # What goes with some layout goes with the one that is about to be drawn.
    usual = next(value for value in option.values if value != option.default)
    try:
        pieces = board.take_apart(game.start({**options, layer: usual}, Chance(setup.seed)))
    except Impossible:
        pieces = board.empty()
    drawn = options[layer] not in option.values
    return {
        **pieces,
        board.layers[layer]: board.read_layer(layer, options[layer]) if drawn else [],
    }


def scatter(game: Game, setup: Setup, pieces: Pieces, layer: str | None) -> Pieces:
    """Let chance put the kinds of things that lie here, or draw the layout."""
    board = board_of(game, layer)
    asked_for: dict[str, Any] = dict(
        board.random_options(pieces)
        if layer is None
        else {**setup.options, layer: board.random_layer(layer)}
    )
    drawn = board.take_apart(game.start(game.complete(asked_for), Chance(setup.seed)))
    if layer is None:
        # What was chosen beside the board stays as it is.
        kept = {name: pieces[name] for name in board.choices}
        return {**drawn, **kept}
    part = board.layers[layer]
    return {**pieces, part: drawn[part]}


def read_any(game: Game, text: str, seed: str) -> Match:
    """Read what somebody has pasted: a position, a record, or the link of a match or a lesson."""
    text = text.strip()
    link = text.rpartition("#")[2]
    if "\n" in text:
        match = read_record(text, find_game).match
    elif " " in text or not link:
        match = Match(game, Setup(game.name, seed, {}, text))
    elif link.startswith(_LESSON):
        match = _of_lesson(link)
    else:
        match = read_link(link, all_games()).match
    if match.game.name != game.name:
        raise Unreadable("other-game", other=match.game.name)
    return match


def _of_lesson(link: str) -> Match:
    """Read the first step of a lesson, which may be a puzzle."""
    from frontier.school.desk import Desk

    desk = Desk(all_games())
    desk.follow(link)
    return desk.begin(0)[0]

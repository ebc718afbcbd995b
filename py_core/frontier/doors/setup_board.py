"""What the page asks of a set-up board: positions and layouts from pieces, and pieces from them."""

from __future__ import annotations

from typing import Any, NamedTuple

from frontier.table.chance import Chance
from frontier.table.errors import Impossible, Unreadable
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from frontier.table.setup_board import Pieces, SetupBoard


class Composed(NamedTuple):
    """Pieces that the rules allow, written down."""

    text: str
    """The text of the position, or the value of the option that is drawn."""
    position: Position


def board_of(game: Game, layer: str | None = None) -> SetupBoard:
    """Find the set-up board of a game, on which this option is drawn."""
    board = None if game.setup_board is None else game.setup_board()
    if board is None or (layer is not None and layer not in board.layers):
        raise Unreadable("request", request=str(layer or "setup_board")[:40])
    return board


def compose(game: Game, setup: Setup, pieces: Pieces, layer: str | None) -> Composed:
    """Write pieces as a position, or as a layout; a refusal says where it is to be seen."""
    board = board_of(game, layer)
    try:
        if layer is None:
            text = board.compose(pieces)
            return Composed(text, game.read(text, Chance()))
        value = board.write_layer(layer, pieces)
        options = game.complete({**setup.options, layer: value})
        return Composed(value, game.start(options, Chance(setup.seed)))
    except Impossible as error:
        error.where = board.faults(pieces, error)
        raise


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
    asked: dict[str, Any] = dict(
        board.random_options(pieces)
        if layer is None
        else {**setup.options, layer: board.random_layer(layer)}
    )
    drawn = board.take_apart(game.start(game.complete(asked), Chance(setup.seed)))
    if layer is None:
        # What was chosen beside the board stays as it is.
        kept = {name: pieces[name] for name in board.choices}
        return {**drawn, **kept}
    part = board.layers[layer]
    return {**pieces, part: drawn[part]}

"""What the page asks on the way to a position: set-up boards and shortcuts."""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING

from frontier.games import find_game

from . import asked

if TYPE_CHECKING:
    from frontier.bots.shortcuts import Shortcuts

    from . import wire


class Preparing:
    """Whatever leads to a position; nothing of it lies on the table."""

    def edit(self, request: wire.AskEdit) -> wire.SetupBoardState:
        """Change what lies on a set-up board, and say what the rules make of it."""
        from . import setup_board

        setup = asked.setup(request)
        return setup_board.edit(find_game(setup.game), setup, request)

    def take_apart(self, request: wire.AskTakeApart) -> wire.SetupBoardState:
        """Lay a moment of a match, or what was pasted, on a set-up board."""
        from . import setup_board

        setup, layer = asked.setup(request), asked.layer(request)
        game = find_game(setup.game)
        if "pasted" in request:
            match = setup_board.read_any(game, asked.text(request, "pasted"), setup.seed)
            pieces = setup_board.board_of(game).take_apart(match.position)
        else:
            actions = asked.actions(request.get("actions", []))
            pieces = setup_board.take_apart(game, setup, actions, layer)
        return setup_board.told(game, setup, pieces, layer)

    def pick_tool(self, request: wire.AskPickTool) -> wire.PickedTool:
        """Name the tool that would put what lies somewhere on a set-up board."""
        from . import setup_board

        board = setup_board.board_of(find_game(asked.setup(request).game), asked.layer(request))
        pieces = asked.an_object(request.get("pieces"))
        board.check(pieces)
        return {"tool": board.put_by(pieces, asked.text(request, "at"))}

    def play_on(self, request: wire.AskPlayOn) -> wire.PlayedOn:
        """Carry on letting computers play from a moment of a match, for a slice of time."""
        setup, actions = asked.setup(request), asked.actions(request.get("actions"))
        about = asked.text(request, "level"), asked.whole(request, "moves")
        game = find_game(setup.game)
        return self.shortcuts.play_on(game, setup, actions, about, asked.milliseconds(request))

    def deal(self, request: wire.AskDeal) -> wire.Dealt:
        """Carry on dealing until a deal is as wished, for a slice of time."""
        from frontier.table.wishes import read_wishes

        setup = asked.setup(request)
        game, wishes = find_game(setup.game), request.get("wishes")
        stated, key = read_wishes(find_game(setup.game), wishes), json.dumps(wishes)
        return self.shortcuts.deal(game, setup, stated, key, asked.milliseconds(request))

    def moments(self, request: wire.AskMoments) -> wire.Moments:
        """Carry on looking for moments in which one action stands out, for a slice of time."""
        setup = asked.setup(request)
        about = asked.text(request, "level"), asked.text(request, "theme")
        game, since = find_game(setup.game), max(0, asked.whole(request, "since"))
        return self.shortcuts.moments(game, setup, about, since, asked.milliseconds(request))

    @cached_property
    def shortcuts(self) -> Shortcuts:
        """Whatever leads to a position quickly; it is loaded when somebody asks for it."""
        from frontier.bots.shortcuts import Shortcuts

        return Shortcuts()

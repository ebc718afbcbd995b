"""Positions of Boomtown that are made by hand, from pieces to text and back.

The board is a register of all cards: each lies before a seat, in the row, in the deck or out of
the game. What is allowed is for `reading` to say. With `rest`, whatever lies nowhere is in the deck
by chance.
"""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Unreadable
from frontier.table.game import Options, Position, View
from frontier.table.setup_board import NOBODY, Field, Pieces, SetupBoard, Tool, are_names

from .cards import (
    CODES,
    COPIES,
    DECK,
    EVENT_SPOTS,
    KEEPABLE,
    NAMES,
    SALOON,
    TOWN,
    TOWNS,
)
from .checking import MOST_GOLD_IN_ALL, PHASES
from .mayors import MOST_PLAYERS
from .position import BoomtownPosition
from .register import (
    MINE_NAMES,
    PILES,
    appointed,
    card_at,
    far_enough,
    for_players,
    in_turn,
    is_at,
    is_saloon,
    is_seat,
    listed,
    off_piles,
    placed,
    town_at,
)
from .setup import OPTIONS, START_GOLD
from .view import gone, view

_KEPT = tuple(NAMES[card] for card in KEEPABLE)
_FACES = ("1", "2", "3", "4", "5", "6")
_MOST_ROUNDS = len(DECK) // 3


class BoomtownSetupBoard(SetupBoard):
    """The register of cards, with mayors and saloons; gold, auction and deck beside it."""

    tools = (
        *(Tool(f"seat-{seat}", "mines", seat=seat, kind="seat") for seat in range(MOST_PLAYERS)),
        Tool("row", "row"),
        Tool("deck", "deck"),
        Tool("gone", "gone"),
        Tool("governor", "governor"),
        Tool("girls", "saloons"),
        Tool("vein", "vein"),
    )
    fields = (
        Field("players", "choice", OPTIONS[0].values, group="turn"),
        Field("phase", "choice", PHASES, "phase", group="turn"),
        Field("turn", "seat", group="turn"),
        Field("first", "seat", group="turn"),
        Field("round", "number", least=1, most=_MOST_ROUNDS, group="turn"),
        Field("rounds", "number", least=1, most=_MOST_ROUNDS, group="turn"),
        Field("gold", "number", most=MOST_GOLD_IN_ALL, seats=True, group="seat"),
        Field("bid", "number", most=MOST_GOLD_IN_ALL, group="auction"),
        Field("bidder", "seat", nobody=True, group="auction"),
        Field("passed", "flag", seats=True, group="seat"),
        Field("order", "seats", group="auction"),
        Field("dice", "cards", _FACES, most=2, group="auction"),
        Field("rest", "flag", group="deck"),
        Field("row", "cards", NAMES, "card", most=len(DECK), group="deck"),
        Field("deck", "cards", NAMES, "card", most=len(DECK), group="deck"),
        Field("gone", "cards", NAMES, "card", most=len(DECK), group="deck"),
        Field("aside", "cards", NAMES, "card", most=len(DECK), group="deck"),
    )
    choices = ("players", "rounds")
    turns = ("pass-on", "by-chance")

    def empty(self) -> Pieces:
        """Give a table for four before anything is dealt."""
        players = int(OPTIONS[0].default)
        position = BoomtownPosition(players, len(DECK) // players, Chance())
        position.gold = [START_GOLD] * players
        return {**self.take_apart(position), "gone": [], "rest": True}

    def players(self, pieces: Pieces) -> int:
        """Count the seats."""
        if pieces.get("players") not in OPTIONS[0].values:
            raise Unreadable("request", request="pieces")
        return int(pieces["players"])

    def check_board(self, pieces: Pieces) -> bool:
        """Tell whether cards, mayors and saloons are those that there are, before seats at it."""
        players = self.players(pieces)

        def are_owned(part: str, names: tuple[str, ...]) -> bool:
            owned = pieces[part]
            return (
                isinstance(owned, dict)
                and are_names(list(owned), names)
                and all(is_seat(seat, players) for seat in owned.values())
            )

        saloons = pieces["saloons"]
        return (
            are_owned("mines", MINE_NAMES)
            and are_owned("mayors", TOWNS)
            and are_owned("kept", _KEPT)
            and are_names([pieces["vein"]], ("", *MINE_NAMES))
            and are_names([pieces["governor"]], ("", *TOWNS))
            and isinstance(saloons, list)
            and len(saloons) <= len(DECK)
            and all(is_saloon(saloon, players) for saloon in saloons)
        )

    def compose(self, pieces: Pieces) -> str:
        """Write pieces as the text of a position; with `rest`, chance fills deck and aside."""
        players = range(self.players(pieces))
        over = pieces["phase"] == "over"
        rest = ["?"] if pieces["rest"] else []
        bidder = pieces["bidder"]
        fields: dict[str, list[object]] = {
            "gold": pieces["gold"],
            "passed": [seat for seat in players if pieces["passed"][seat]],
            "order": pieces["order"],
            "row": pieces["row"],
            "mines": [
                f"{mine}:{pieces['mines'][mine]}" + ("+vein" if mine == pieces["vein"] else "")
                for mine in MINE_NAMES
                if mine in pieces["mines"]
            ],
            "mayors": [
                f"{town}:{pieces['mayors'][town]}"
                + ("+governor" if town == pieces["governor"] else "")
                for town in TOWNS
                if town in pieces["mayors"]
            ],
            "saloons": [
                f"{one['town']}:{one['seat']}" + ("+girls" if one["girls"] else "")
                for one in pieces["saloons"]
            ],
            "kept": [f"{card}:{pieces['kept'][card]}" for card in _KEPT if card in pieces["kept"]],
            "deck": [*pieces["deck"], *rest],
            "aside": [*pieces["aside"], *rest],
            "gone": pieces["gone"],
        }
        single = {
            "round": f"{pieces['round']}/{pieces['rounds']}",
            "first": str(pieces["first"]),
            "phase": pieces["phase"],
            "turn": "-" if over else str(pieces["turn"]),
            "bid": "-" if bidder == NOBODY else f"{pieces['bid']}:{bidder}",
            "dice": "+".join(pieces["dice"]) or "-",
        }
        joined = {name: ",".join(map(str, words)) or "-" for name, words in fields.items()}
        stated = {**single, **joined}
        # What is left out is nothing, and deck and aside are left to chance.
        usual = {**dict.fromkeys(stated, "-"), "deck": "?", "aside": "?"}
        return " ".join(f"{name}={value}" for name, value in stated.items() if value != usual[name])

    def take_apart(self, position: Position) -> Pieces:
        """List where every card is, and all that is known of the turn."""
        assert isinstance(position, BoomtownPosition)
        players = range(position.players)
        return {
            "players": str(position.players),
            "phase": position.phase,
            "turn": position.turn or 0,
            "first": position.first,
            "round": position.round,
            "rounds": position.rounds,
            "gold": position.gold[:],
            "bid": position.bid if position.bidder >= 0 else 0,
            "bidder": position.bidder,
            "passed": [bool(position.passed >> seat & 1) for seat in players],
            "order": list(position.order),
            "dice": list(map(str, position.dice)),
            "row": [NAMES[card] for card in position.row],
            "mines": {NAMES[mine]: seat for mine, seat in enumerate(position.owner) if seat >= 0},
            "vein": NAMES[position.vein] if position.vein >= 0 else "",
            "mayors": {TOWNS[town]: seat for town, seat in enumerate(position.mayors) if seat >= 0},
            "governor": TOWNS[position.governor] if position.governor >= 0 else "",
            "saloons": [
                {"town": TOWNS[town], "seat": seat, "girls": girls}
                for seat, town, girls in position.saloons
            ],
            "kept": {
                card: seat for card, seat in zip(_KEPT, position.kept, strict=True) if seat >= 0
            },
            "deck": [NAMES[card] for card in position.deck[position.drawn :]],
            "aside": [NAMES[card] for card in position.aside],
            "gone": [NAMES[card] for card in gone(position)],
            "rest": False,
        }

    def seen(self, pieces: Pieces) -> View:
        """Show the table as far as it is made."""
        players = self.players(pieces)
        position = BoomtownPosition(players, pieces["rounds"], Chance())
        position.round, position.first = pieces["round"], pieces["first"]
        position.phase, position.gold = pieces["phase"], pieces["gold"][:]
        position.turn = None if position.phase == "over" else pieces["turn"]
        position.bid, position.bidder = pieces["bid"], pieces["bidder"]
        position.order = tuple(pieces["order"])
        position.dice = tuple(map(int, pieces["dice"]))
        position.row = [CODES[card] for card in pieces["row"]]
        for name, seat in pieces["mines"].items():
            mine = CODES[name]
            position.owner[mine] = seat
            position.count[TOWN[mine] * MOST_PLAYERS + seat] += 1
        position.vein = CODES[pieces["vein"]] if pieces["vein"] else -1
        for town, seat in pieces["mayors"].items():
            position.mayors[TOWNS.index(town)] = seat
        position.governor = TOWNS.index(pieces["governor"]) if pieces["governor"] else -1
        position.saloons = tuple(
            (one["seat"], TOWNS.index(one["town"]), one["girls"]) for one in pieces["saloons"]
        )
        for card, seat in pieces["kept"].items():
            position.kept[_KEPT.index(card)] = seat
        position.deck = tuple(CODES[card] for card in pieces["deck"])
        return view(position)

    def holds(self, pieces: Pieces, tool: Tool, at: str) -> bool:
        """Tell whether a card, a mayor or a saloon has what the tool gives it."""
        kind, town = town_at(at)
        if tool.seat is not None:
            if kind == "mayor":
                return bool(pieces["mayors"].get(town) == tool.seat)
            if kind == "saloon":
                return any(is_at(saloon, town, tool.seat) for saloon in pieces["saloons"])
            return self._lies(pieces, at) == f"seat-{tool.seat}"
        if tool.name == "governor":
            return kind == "mayor" and bool(pieces["governor"] == town)
        if tool.name == "girls":
            return kind == "saloon" and any(
                saloon["town"] == town and saloon["girls"] for saloon in pieces["saloons"]
            )
        if tool.name == "vein":
            return bool(pieces["vein"] == at)
        return self._lies(pieces, at) == tool.name

    def place(self, pieces: Pieces, tool: Tool, at: str) -> Pieces | None:
        """Give a card to a seat, lay it into the row, the deck or out of the game, and so on."""
        kind, town = town_at(at)
        if tool.seat is not None and tool.seat >= self.players(pieces):
            return None
        if town:
            return self._place_in_town(pieces, tool, kind, town)
        card = card_at(at)
        if card is None:
            return None
        if tool.name == "vein":
            return {**pieces, "vein": at} if at in pieces["mines"] else None
        if tool.seat is None and tool.name not in PILES:
            return None
        if tool.seat is not None and card not in (*MINE_NAMES, *_KEPT):
            return None
        pieces = self._freed(pieces, at)
        if tool.seat is None:
            return {**pieces, tool.name: [*pieces[tool.name], card]}
        part = "mines" if card in MINE_NAMES else "kept"
        given = {**pieces, part: {**pieces[part], card: tool.seat}}
        return appointed(given, self.players(pieces))

    def _place_in_town(self, pieces: Pieces, tool: Tool, kind: str, town: str) -> Pieces | None:
        if town not in TOWNS:
            return None
        if kind == "mayor" and tool.seat is not None:
            return {**pieces, "mayors": {**pieces["mayors"], town: tool.seat}}
        if kind == "mayor" and tool.name == "governor":
            return {**pieces, "governor": town} if town in pieces["mayors"] else None
        if kind == "saloon" and tool.seat is not None:
            saloon = {"town": town, "seat": tool.seat, "girls": False}
            freed = pieces
            if len(pieces["saloons"]) + listed(pieces, "saloon") >= COPIES[SALOON]:
                freed = off_piles(pieces, "saloon")
            return {**freed, "saloons": [*freed["saloons"], saloon]}
        if kind == "saloon" and tool.name == "girls":
            here = next((one for one in pieces["saloons"] if one["town"] == town), None)
            if here is None:
                return None
            saloons = [{**one, "girls": one is here} for one in pieces["saloons"]]
            return {**off_piles(pieces, "girls"), "saloons": saloons}
        return None

    def take_away(self, pieces: Pieces, tool: Tool, at: str) -> Pieces:
        """Take back what a tool has given."""
        kind, town = town_at(at)
        if tool.name in ("governor", "vein"):
            return {**pieces, tool.into: ""}
        if kind == "saloon":
            if tool.seat is None:
                saloons = [{**one, "girls": False} for one in pieces["saloons"]]
            else:
                own = [one for one in pieces["saloons"] if is_at(one, town, tool.seat)]
                saloons = [one for one in pieces["saloons"] if one is not own[-1]]
            return {**pieces, "saloons": saloons}
        return self.erase(pieces, at)

    def erase(self, pieces: Pieces, at: str) -> Pieces:
        """Put a card back among those that lie nowhere; dismiss a mayor; close a saloon."""
        kind, town = town_at(at)
        if kind == "mayor":
            mayors = {name: seat for name, seat in pieces["mayors"].items() if name != town}
            governor = "" if pieces["governor"] == town else pieces["governor"]
            return {**pieces, "mayors": mayors, "governor": governor}
        if kind == "saloon":
            here = [one for one in pieces["saloons"] if one["town"] == town]
            return {**pieces, "saloons": [one for one in pieces["saloons"] if one not in here[-1:]]}
        return pieces if self._lies(pieces, at) == "" else self._freed(pieces, at)

    def _lies(self, pieces: Pieces, at: str) -> str:
        """Tell where a card is: `seat-1`, `row`, `deck`, `gone`, `aside`, or nowhere."""
        card = card_at(at)
        if card is None:
            return ""
        if card in pieces["mines"]:
            return f"seat-{pieces['mines'][card]}"
        places = [f"seat-{pieces['kept'][card]}"] if card in pieces["kept"] else []
        places += ["placed"] * placed(pieces, card)
        for pile in PILES:
            places += [pile] * pieces[pile].count(card)
        copy = int(at.partition(".")[2] or 1)
        return places[copy - 1] if copy <= len(places) else ""

    def _freed(self, pieces: Pieces, at: str) -> Pieces:
        """Take a card from where it lies, the others of its kind not."""
        card, lies = card_at(at), self._lies(pieces, at)
        assert card is not None
        if lies in PILES:
            pile = [*pieces[lies]]
            pile.remove(card)
            return {**pieces, lies: pile, "rest": True}
        if lies == "placed":
            if card == "saloon":
                return {**pieces, "saloons": pieces["saloons"][:-1]}
            if card == "girls":
                return {**pieces, "saloons": [{**one, "girls": False} for one in pieces["saloons"]]}
            return {**pieces, "governor" if card == "governor" else "vein": ""}
        if not lies:
            return {**pieces, "rest": True}
        part = "mines" if card in MINE_NAMES else "kept"
        rest = {one: seat for one, seat in pieces[part].items() if one != card}
        vein = "" if pieces["vein"] == card else pieces["vein"]
        return appointed({**pieces, part: rest, "vein": vein}, self.players(pieces))

    def marks(self, pieces: Pieces) -> dict[str, str]:
        """Tell where every card lies that lies anywhere."""
        places = {at: self._lies(pieces, at) for at in (*MINE_NAMES, *EVENT_SPOTS)}
        return {at: place for at, place in places.items() if place}

    def counts(self, pieces: Pieces) -> dict[str, list[int]]:
        """Count the cards before each seat, and in each pile."""
        counted = {pile: [len(pieces[pile])] for pile in ("row", "deck", "gone")}
        counted["row"].append(self.players(pieces))
        for tool in self.tools:
            if tool.seat is not None:
                owned = (*pieces["mines"].values(), *pieces["kept"].values())
                counted[tool.name] = [owned.count(tool.seat)]
        return counted

    def settle(self, pieces: Pieces, part: str) -> Pieces:
        """Fit seats, mayors and the course of the turn to what was changed by hand."""
        if part == "players":
            pieces = for_players(pieces, self.players(pieces))
            pieces = appointed(pieces, self.players(pieces))
        if part in PILES:
            pieces = {**pieces, "rest": True}
        if part not in ("round", "rounds"):
            pieces = far_enough(pieces, self.players(pieces))
        return in_turn(pieces, part, self.players(pieces))

    def turn(self, pieces: Pieces, name: str) -> Pieces:
        """Hand everything on to the next seat, or leave to chance all that is hidden."""
        if name == "by-chance":
            return {**pieces, "deck": [], "aside": [], "rest": True}
        if name != "pass-on":
            return super().turn(pieces, name)
        players = self.players(pieces)

        def on(seat: int) -> int:
            return NOBODY if seat == NOBODY else (seat + 1) % players

        owned = {
            part: {thing: on(seat) for thing, seat in pieces[part].items()}
            for part in ("mines", "mayors", "kept")
        }
        seats = {part: on(pieces[part]) for part in ("turn", "first", "bidder")}
        parts = {part: [*pieces[part][-1:], *pieces[part][:-1]] for part in ("gold", "passed")}
        saloons = [{**one, "seat": on(one["seat"])} for one in pieces["saloons"]]
        order = [on(seat) for seat in pieces["order"]]
        return {**pieces, **owned, **seats, **parts, "saloons": saloons, "order": order}

    def unused(self, pieces: Pieces) -> tuple[str, ...]:
        """Leave out what says nothing in this phase."""
        phase = pieces["phase"]
        if phase == "over":
            return ("turn", "bid", "bidder", "passed", "order", "dice")
        if phase == "bid":
            return ("order", "dice")
        return ("passed",) if phase == "telegraph" else ("passed", "dice")

    def random_options(self, pieces: Pieces) -> Options:
        """Ask for a start with as many players."""
        return {"players": pieces["players"]}

    def faults(self, pieces: Pieces, error: FrontierError) -> tuple[str, ...]:
        """Name the card, the mayor or the field that a refusal is about."""
        values = error.values
        if "town" in values:
            return (f"mayor:{values['town']}",)
        if "card" in values:
            return (str(values["card"]),)
        if error.key == "text-phase-field":
            return (str(values["field"]),)
        return _WHERE.get(error.key, ())

    def mend(self, pieces: Pieces, error: FrontierError) -> Pieces | None:
        """Look past a wrong mayor, a kept card that should be placed, too much gold."""
        if error.key == "mayor-wrong":
            return appointed(pieces, self.players(pieces))
        if error.key == "kept-placeable":
            kept = {card: at for card, at in pieces["kept"].items() if card != error.values["card"]}
            return {**pieces, "kept": kept, "rest": True}
        if error.key == "too-much-gold":
            return {**pieces, "gold": [0] * self.players(pieces), "bid": 0, "bidder": NOBODY}
        return None


_WHERE: dict[str, tuple[str, ...]] = {
    "deck-short": ("round", "rounds"),
    "deck-size": ("deck",),
    "cards-missing": ("deck",),
    "text-number": ("round", "rounds"),
    "too-much-gold": ("gold",),
    "no-choice": ("phase",),
}
"""The fields that a refusal is about."""

"""A view of Boomtown in plain letters, for the terminal."""

from __future__ import annotations

from frontier.table.game import Say, View


def sketch(view: View, say: Say) -> str:
    """Draw what a seat sees."""

    def card(told: View) -> str:
        name = say(f"card.{told['card']}")
        if told["kind"] == "event":
            return name
        return f"{name} ({told['produces']}{'!' if told['dangerous'] else ''})"

    lines = [say("cell.deck", n=view["deck"], round=view["round"], of=view["rounds"])]
    lines.append(say("sketch.row", cards=[card(told) for told in view["row"]]))
    if view["bid"]:
        lines.append(say("sketch.bid", **view["bid"]))
    for seat, gold in enumerate(view["gold"]):
        mines = [card(mine) for mine in view["mines"] if mine["seat"] == seat]
        mayor = [
            say("sketch.mayor", town=town["town"])
            for town in view["towns"]
            if town["mayor"] == seat
        ]
        saloons = [
            say("sketch.saloon", town=one["town"]) for one in view["saloons"] if one["seat"] == seat
        ]
        kept = [say(f"card.{one['card']}") for one in view["kept"] if one["seat"] == seat]
        things = [*mines, *mayor, *saloons, *kept]
        key = "sketch.seat" if things else "cell.purse"
        lines.append(say(key, seat=seat, n=gold, things=things))
    return "\n".join(lines)

"""A view of Boomtown in plain letters, for the terminal."""

from __future__ import annotations

from frontier.table.game import View


def sketch(view: View) -> str:
    """Draw what a seat sees."""

    def card(told: View) -> str:
        if told["kind"] == "event":
            return str(told["card"])
        return f"{told['card']}({told['produces']}{'!' if told['dangerous'] else ''})"

    lines = [f"round {view['round']} of {view['rounds']}, {view['deck']} cards left"]
    lines.append("row: " + " ".join(card(told) for told in view["row"]))
    if view["bid"]:
        lines.append(f"bid: {view['bid']['gold']} by seat {view['bid']['seat']}")
    for seat, gold in enumerate(view["gold"]):
        mines = [card(mine) for mine in view["mines"] if mine["seat"] == seat]
        mayor = [f"mayor:{town['town']}" for town in view["towns"] if town["mayor"] == seat]
        saloons = [f"saloon:{one['town']}" for one in view["saloons"] if one["seat"] == seat]
        kept = [one["card"] for one in view["kept"] if one["seat"] == seat]
        lines.append(f"seat {seat}: {gold} gold; " + " ".join([*mines, *mayor, *saloons, *kept]))
    return "\n".join(lines)

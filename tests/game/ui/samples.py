"""Arguments to try every text with, by the name of the argument."""

from collections.abc import Iterator

from game.lobby import FirewallState, Trouble, Unreached
from game.rules.companies import COMPANIES
from game.ui.i18n.plain_messages import Argument

COMPANY_NAMES = ("company", "give", "take", "wrong")
COMPANY_LISTS = ("companies", "others")
WORDS = {
    "ahead": "yes",
    "board": "La France",
    "button": "Continue",
    "cause": "silent",
    "code": "4711",
    "game": "Paris Connection",
    "ours": "1.0",
    "table": "Sunday",
    "target": "192.168.0.7:27272",
    "theirs": "1.1",
    "ways": "192.168.0.7",
    "address": "192.168.0.7:27272",
    "why": "other",
    "cities": "Lille +3",
    "city": "Marseille",
    "file": "settings.broken",
    "folder": "/home/ada/games",
    "goals": "Marseille on France",
    "hands": "10 with 3 players",
    "last": "Inès",
    "limits": "20 with 3 players",
    "locomotives": "2 Nord",
    "manner": "leaves Midi few locomotives",
    "map": "France",
    "move": "Ada places 1 Nord locomotive",
    "name": "Inès",
    "network": "wlan0",
    "names": "Ada, Hugo",
    "other": "Hugo",
    "place": "Lyon",
    "player": "Ada",
    "reason": "…",
    "state": "blocks",
    "station": "Saint-Lazare",
    "sum": "6 + 3",
    "time": "14:05",
    "times": "0.5",
    "version": "1.0",
    "when": "3 May",
    "won": "1½",
    "words": "Ada",
    "worth": "1, 2",
}
NUMBERS = {
    *("all", "each", "end", "fewest", "high", "highest", "lost", "low", "penalty", "total"),
    *("actual", "after", "asked", "before", "changes", "chosen", "cost", "count", "day", "depot"),
    *(
        "depots",
        "game",
        "games",
        "hand",
        "held",
        "hexes",
        "left",
        "limit",
        "megabytes",
        "line",
        "minutes",
        "month",
        "most",
        "number",
        "over",
        "percent",
        "players",
        "points",
        "port",
        "rank",
        "room",
        "seats",
        "seconds",
        "taken",
        "turn",
        "turns",
        "value",
    ),
    *("average", "year"),
}


def samples(variables: frozenset[str]) -> Iterator[dict[str, Argument]]:
    """Arguments for a text: each company, and the numbers that have plurals of their own."""
    for number, company in zip((0, 1, 2, 5, 21, -20), COMPANIES, strict=True):
        filled: dict[str, Argument] = {}
        for name in variables:
            if name in NUMBERS:
                filled[name] = number
            elif name in COMPANY_NAMES:
                filled[name] = company
            elif name in COMPANY_LISTS:
                filled[name] = (COMPANIES[0], company)
            else:
                filled[name] = WORDS[name]
        yield filled
        if "place" in filled:
            yield filled | {"place": "here"}
        if "why" in filled:
            yield from (filled | {"why": why} for why in Trouble)
        if "state" in filled:
            yield from (filled | {"state": state} for state in FirewallState)
        if "cause" in filled:
            yield from (filled | {"cause": cause} for cause in Unreached)

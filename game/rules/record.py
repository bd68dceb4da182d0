"""Records as text: a game in progress, a saved game and a replay are all lines of JSON.

Only text and values here; `game.storage.records` handles files.
"""

import json
from collections.abc import Mapping
from typing import NamedTuple, assert_never

from game.board import Board
from game.rules.actions import Action, Build, Trade
from game.rules.companies import PerCompany, tally
from game.rules.scoring import Result
from game.rules.setup import Deal, begin
from game.rules.state import State

FORMAT = "paris-connection"
VERSION = 2  # of new records; from version 2 on a game can end by agreement (R30)
READABLE = (1, 2)
PERSON = "human"


class Player(NamedTuple):
    """The player of a seat; the kind is "human" or a bot level."""

    name: str
    kind: str

    @property
    def bot(self) -> bool:
        """Whether a bot plays the seat."""
        return self.kind != PERSON


class Header(NamedTuple):
    """A record's first line: everything decided before the first turn."""

    board: Board
    players: tuple[Player, ...]
    drawn: Deal
    seed: int
    version: int = VERSION

    def state(self) -> State:
        """The game before its first turn."""
        return begin(self.board, self.drawn)


def header_line(header: Header) -> str:
    """The first line of a record, with its newline."""
    start, hands, first = header.drawn
    places = dict(zip(tally(hands[0]), start, strict=True))
    return _line(
        {
            "format": FORMAT,
            "version": header.version,
            "board": header.board.name,
            "players": [player._asdict() for player in header.players],
            "start": places,
            "hands": [_held(hand) for hand in hands],
            "first": first,
            "seed": header.seed,
        }
    )


def action_line(number: int, seat: int, action: Action) -> str:
    """The line of one action; the first has number 1."""
    match action:
        # Written by hand: a host answers only once the line is on the disk.
        case Build(company, hexes):
            places = ",".join([f"[{q},{r}]" for q, r in hexes])
            told = f'"build":{{"company":"{company}","hexes":[{places}]}}'
        case Trade(give, take, count):
            told = f'"trade":{{"give":"{give}","take":"{take}","count":{count}}}'
        case _:
            assert_never(action)
    return f'{{"n":{number},"seat":{seat},{told}}}\n'


def end_line(final: Result) -> str:
    """The last line of a finished game."""
    return _line(
        {
            "end": {
                "reason": final.ending,
                "values": tally(final.values),
                "scores": [score.total for score in final.scores],
                "winners": final.winners,
            }
        }
    )


def _held(hand: PerCompany) -> dict[str, int]:
    """A hand without the companies of which it has none."""
    return {company: count for company, count in tally(hand).items() if count}


def _line(entry: Mapping[str, object]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"

"""Bots without a process: they answer when they are let, and any legal move is good enough."""

import random
from collections.abc import Sequence

from game.bots.advice import Advice
from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.session import LocalSession
from game.updates import Verdict
from tests.builders import france, random_action
from tools.make_records import NAMES


class QuickBots:
    """Plays the bots' seats of a match, one move at a call; `waiting` holds them back."""

    def __init__(self, match: Match, seed: int = 1) -> None:
        self._match, self._chance = match, random.Random(seed)
        self.waiting = False
        self.asked: list[int] = []  # the seats that wanted a hint
        self.next_advice: tuple[Advice, ...] | None = None
        self._hinting: int | None = None

    @property
    def thinking(self) -> int | None:
        table = self._match.snapshot(None).view.table
        if self._hinting is not None:
            return self._hinting
        bot = self._match.header.players[table.turn].bot and table.ending is None
        return table.turn if bot else None

    def advance(self) -> None:
        if self.waiting or self.thinking is None or self._hinting is not None:
            return
        action = random_action(self._match._state(), self._chance)
        answer = self._match.submit(self.thinking, action, self._match.seq)
        assert answer.verdict is Verdict.DONE

    def hint(self, seat: int) -> None:
        self.asked.append(seat)
        self._hinting = seat

    def take_advice(self) -> tuple[Advice, ...] | None:
        if self._hinting is None or self.next_advice is None:
            return None
        advice, self.next_advice, self._hinting = self.next_advice, None, None
        return advice


def a_session_with_bots(kinds: Sequence[str], seed: int = 1) -> tuple[LocalSession, QuickBots]:
    """A game whose first player is drawn by the seed."""
    players = tuple(map(Player, NAMES, kinds))
    header = Header(france(), players, deal(france(), len(kinds), seed), seed)
    match = Match.begin(header)
    bots = QuickBots(match, seed)
    people = [seat for seat, player in enumerate(players) if not player.bot]
    return LocalSession(match, people, bots), bots

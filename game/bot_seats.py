"""Bots in the seats of a match, asked on their turn without blocking the window."""

from collections.abc import Mapping, Set

from game.bot_proposals import let_bots_propose
from game.bots.advice import Advice
from game.bots.bot_process import BotProcess, Question
from game.bots.hard import Effort
from game.bots.levels import LEVELS, Level, seed_for, styled
from game.match import Match
from game.updates import Verdict


class BotSeats:
    """Asks the bot process for the seat to move and submits its answer.

    `seed` is the bots' own: with the deal's, their moves could reveal hands.
    """

    def __init__(
        self, match: Match, thinker: BotProcess, seed: int, effort: Effort | None = None
    ) -> None:
        self.match = match
        self._thinker = thinker
        self._seed = seed
        self._effort = effort or Effort()
        self._asked: tuple[int, int] | None = None  # seat and sequence number
        self._hinting = False
        self._advice: tuple[Advice, ...] | None = None
        self._stand_ins: dict[int, str] = {}
        self._stand_in_moves: set[int] = set()
        self._starts_bots = any(player.kind in LEVELS for player in match.header.players)

    @property
    def thinking(self) -> int | None:
        """The seat a bot is thinking for, for a move or a hint."""
        return None if self._asked is None else self._asked[0]

    @property
    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat in range(len(self.match.header.players)) if not self._is_bot(seat)]

    @property
    def stand_ins(self) -> Mapping[int, str]:
        """The levels of the bots in the seats of people, by seat."""
        return self._stand_ins

    @property
    def stand_in_moves(self) -> Set[int]:
        """The numbers of the updates in which such a bot has moved."""
        return self._stand_in_moves

    def stand_in(self, levels: Mapping[int, str]) -> None:
        """Let bots play these seats of people, and people all their others."""
        self._stand_ins = {**levels}
        self._asked = self._advice = None  # the one that thinks now may have lost its seat

    def hint(self, seat: int) -> None:
        """Ask the hard bot for a seat's best moves; `take_advice` returns them."""
        self._hinting = True
        self._ask(seat, Level.HARD, hint=True)

    def take_advice(self) -> tuple[Advice, ...] | None:
        """The best moves for the asking seat, once."""
        advice, self._advice = self._advice, None
        return advice

    def advance(self) -> None:
        """Let the bots move as far as they can now. Non-blocking."""
        if self._starts_bots:  # early enough for the first move, but after the table is shown
            self._starts_bots = False
            self._thinker.start()
        self._receive()
        let_bots_propose(self.match, self._is_bot)
        table, proposal = self.match.snapshot(None).view.table, self.match.proposal
        asking = proposal is not None and proposal.open
        if table.ending is not None or asking or self._asked is not None:
            return
        if self._is_bot(table.turn):
            self._hinting = False
            self._ask(table.turn, self._level(table.turn), hint=False)

    def _is_bot(self, seat: int) -> bool:
        return seat in self._stand_ins or self.match.header.players[seat].kind in LEVELS

    def _level(self, seat: int) -> str:
        """The level of a bot, with the style of its person; one that stands in has no style."""
        player = self.match.header.players[seat]
        return self._stand_ins.get(seat) or styled(player.kind, player.name)

    def _ask(self, seat: int, level: str, *, hint: bool) -> None:
        view = self.match.snapshot(seat).view
        seed = seed_for(self._seed, seat)
        self._asked = (seat, self.match.seq)
        self._thinker.ask(Question(view, level, seed, self._effort, hint))

    def _receive(self) -> None:
        reply = self._thinker.poll()
        if reply is None or self._asked is None:
            return
        seat, seq = self._asked
        self._asked = None
        if seq != self.match.seq:
            return  # the player moved before the hint was ready
        if self._hinting:
            self._advice = reply.advice
            return
        answer = self.match.submit(seat, reply.action, seq)
        if answer.verdict is not Verdict.DONE:
            raise RuntimeError(f"the bot at seat {seat} made an illegal move: {answer.reason}")
        if seat in self._stand_ins:
            self._stand_in_moves.add(self.match.seq)

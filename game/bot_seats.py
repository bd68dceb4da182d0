"""Bots at seats of a match: asked when it is their turn, while the game goes on being drawn."""

from game.bots.advice import Advice
from game.bots.bot_process import BotProcess, Question
from game.bots.hard import Effort
from game.bots.levels import LEVELS, Level, seed_for
from game.match import Match
from game.updates import Verdict


class BotSeats:
    """Asks the thinking process for whoever is to act, and submits what it answers.

    `seed` is the bots' own: made from the deal's, their moves could tell of everybody's hands.
    """

    def __init__(
        self, match: Match, thinker: BotProcess, seed: int, effort: Effort | None = None
    ) -> None:
        self._match = match
        self._thinker = thinker
        self._seed = seed
        self._effort = effort or Effort()
        self._asked: tuple[int, int] | None = None  # the seat and the sequence number
        self._hinting = False
        self._advice: tuple[Advice, ...] | None = None
        if any(player.kind in LEVELS for player in match.header.players):
            thinker.start()

    @property
    def thinking(self) -> int | None:
        """The seat that is thought for now; a hint is thought for its seat too."""
        return None if self._asked is None else self._asked[0]

    def hint(self, seat: int) -> None:
        """Ask the hard bot what this seat could do; `take_advice` has the answer when it comes."""
        self._hinting = True
        self._ask(seat, Level.HARD, hint=True)

    def take_advice(self) -> tuple[Advice, ...] | None:
        """The best moves for the seat that asked; each answer is given once."""
        advice, self._advice = self._advice, None
        return advice

    def advance(self) -> None:
        """Let the game go on as far as bots can bring it now. Never waits."""
        self._receive()
        table = self._match.snapshot(None).view.table
        if table.ending is not None or self._asked is not None:
            return
        kind = self._match.header.players[table.turn].kind
        if kind in LEVELS:
            self._hinting = False
            self._ask(table.turn, kind, hint=False)

    def _ask(self, seat: int, level: str, *, hint: bool) -> None:
        view = self._match.snapshot(seat).view
        seed = seed_for(self._seed, seat)
        self._asked = (seat, self._match.seq)
        self._thinker.ask(Question(view, level, seed, self._effort, hint))

    def _receive(self) -> None:
        reply = self._thinker.poll()
        if reply is None or self._asked is None:
            return
        seat, seq = self._asked
        self._asked = None
        if seq != self._match.seq:
            return  # the person has moved while a hint was thought out
        if self._hinting:
            self._advice = reply.advice
            return
        answer = self._match.submit(seat, reply.action, seq)
        if answer.verdict is not Verdict.DONE:
            raise RuntimeError(f"the bot at seat {seat} made an illegal move: {answer.reason}")

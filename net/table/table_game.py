"""One game at a table: each action done once, the turn timer, pauses, and which bots move."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from game.bot_proposals import let_bots_propose
from game.bots.levels import styled
from game.lobby import AtEnd, Options
from game.match import Match
from game.move_times import OPENING, move_seconds
from game.rules.actions import Action
from game.rules.proposals import Proposal
from game.rules.scoring import Result
from game.rules.views import View
from game.series import GameResult
from game.updates import Answer, Verdict
from net.wire.from_guest import Act, Propose, Respond
from net.wire.from_host import Answered

ANSWER_TIME = 60.0  # seconds after which a player who has not answered a proposal declines it
REMEMBERED = 256  # answers kept, in case an action is repeated


class Thinking(NamedTuple):
    """A bot's turn: game, step, seat, level and style, and what it may see."""

    game: int
    seq: int
    seat: int
    level: str
    view: View
    shown_until: float = 0.0  # when people have seen the move before, by the host's clock


class TableGame:
    """A match, with what only a table needs to know about it."""

    def __init__(self, match: Match, number: int, options: Options, now: float) -> None:
        self.match = match
        self.number = number
        self.paused = False
        self._options = options
        self._answers: OrderedDict[tuple[int, int], Answered] = OrderedDict()
        self._left = float(options.turn_seconds)
        self._counted = now
        self._shown_until = now + OPENING  # of what has happened last
        self._hurried = -1  # the step on which a bot moves because time is up
        self._unanswered = 0.0  # seconds since a proposal was made or last answered
        self._told_proposal: Proposal | None = None

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        if self.match.table.ending is None:
            return None
        return self.match.snapshot(None).view.result

    @property
    def counted(self) -> GameResult | None:
        """The game's result for a series, once it is over."""
        final, header = self.result, self.match.header
        if final is None:
            return None
        names = tuple(player.name for player in header.players)
        return GameResult(names, tuple(one.total for one in final.scores), header.drawn.first)

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.match.table.turn

    def act(self, party: int, wish: Act, now: float) -> Answered:
        """Do an action, or repeat the answer to one already done."""
        key = (party, wish.id)
        if known := self._answers.get(key):
            return known
        answer = self.submit(wish.seat, wish.action, wish.seq, now)
        told = Answered(wish.id, answer.verdict, answer.seq, answer.reason)
        self._answers[key] = told
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return told

    def knows(self, party: int, wish: Act) -> bool:
        """Whether an action has been answered before."""
        return (party, wish.id) in self._answers

    def submit(self, seat: int, action: Action, seq: int, now: float) -> Answer:
        """Do an action; the next turn gets its full time."""
        before = self.match.seq
        answer = self.match.submit(seat, action, seq)
        if self.match.seq != before:
            self._left = float(self._options.turn_seconds)
            self._counted = now
            newest = self.match.updates(None, before)[0]
            self._shown_until = now + max(map(move_seconds, newest.events))
        return answer

    def propose(self, wish: Propose, now: float) -> Answer:
        """Propose to end the game; the turn timer stands still until all have answered."""
        self.tick(now)
        self._unanswered = 0.0
        return self.match.propose(wish.seat, wish.seq)

    def respond(self, wish: Respond, now: float) -> Answer:
        """Answer the open proposal."""
        self.tick(now)
        answer = self.match.respond(wish.seat, wish.seq, agrees=wish.agrees)
        if answer.verdict is Verdict.DONE:
            self._unanswered = 0.0
        return answer

    def let_bots_propose(self, is_bot: Callable[[int], bool], now: float) -> None:
        """Let bots propose to end the game, or answer the open proposal."""
        if not self.paused and let_bots_propose(self.match, is_bot):
            self.tick(now)
            self._unanswered = 0.0

    def changed_proposal(self) -> bool:
        """Whether the proposal has changed since the last call."""
        before, self._told_proposal = self._told_proposal, self.match.proposal
        return before != self._told_proposal

    def pause(self, paused: bool, now: float) -> None:
        """Pause or continue the game and its timer."""
        self.tick(now)
        self.paused = paused

    def slept(self, seconds: float, now: float) -> None:
        """The host's computer was asleep until now; the timer ignores that time."""
        self._counted = min(now, self._counted + seconds)

    def tick(self, now: float) -> bool:
        """Let the timer run; True at the moment when time runs out."""
        passed, self._counted = now - self._counted, now
        if self.paused or self.result:
            return False
        proposal = self.match.proposal
        if proposal is not None and proposal.open:
            self._unanswered += passed
            if self._unanswered >= ANSWER_TIME:
                self.match.respond(proposal.waiting[0], self.match.seq, agrees=False)
            return False
        if not self._options.turn_seconds:
            return False
        before, self._left = self._left, max(0.0, self._left - passed)
        out = before > 0 and self._left == 0
        if out and self._options.at_end is AtEnd.BOT:
            self._hurried = self.match.seq
        return out

    def clock(self, now: float) -> int | None:
        """Milliseconds left for the turn; None without a timer."""
        if not self._options.turn_seconds:
            return None
        self.tick(now)
        return int(self._left * 1000)

    def thinking(
        self, level_of: Callable[[int], str], hurry: str, *, watched: bool
    ) -> Thinking | None:
        """The bot that has to move; `hurry` is the level of one that moves when time is up. Where
        people watch, it moves when they have seen the move before."""
        table, proposal = self.match.table, self.match.proposal
        asking = proposal is not None and proposal.open
        if self.paused or asking or table.ending is not None:
            return None
        seq, seat = self.match.seq, table.turn
        level = level_of(seat) or (hurry if self._hurried == seq else "")
        if not level:
            return None
        player = self.match.header.players[seat]
        if player.kind == level:  # not a bot that plays for a person
            level = styled(level, player.name)
        shown_until = self._shown_until if watched else 0.0
        return Thinking(self.number, seq, seat, level, self.match.snapshot(seat).view, shown_until)

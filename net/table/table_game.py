"""One game at a table: each action done once, the turn timer, pauses, and which bots move."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from game.bot_proposals import let_bots_propose
from game.bots.levels import styled
from game.lobby import Options
from game.match import Match
from game.move_times import ANNOUNCEMENT, DEAL, move_seconds
from game.rules.actions import Action
from game.rules.proposals import Proposal
from game.rules.scoring import Result
from game.rules.views import View
from game.series import GameResult
from game.updates import Answer, Verdict
from net.table.turn_timer import TurnTimer
from net.wire.from_guest import Act, Propose, Respond
from net.wire.from_host import Answered

ANSWER_TIME = 60.0  # seconds after which a player who has not answered a proposal declines it
REMEMBERED = 256  # answers kept, in case an action is repeated
# What the host says for a player after a bot has made one move for them.
TIME_UP, HELPED = "time-up", "helped"


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
        self.names = [player.name for player in match.header.players]  # who sits there now
        self.by_bot: set[int] = set()  # the steps in which a bot has moved for a person
        self._timer = TurnTimer(options, now)
        self._answers: OrderedDict[tuple[int, int], Answered] = OrderedDict()
        self._shown_until = now + DEAL + ANNOUNCEMENT  # of what has happened last
        self._once = (-1, "")  # the step on which a bot moves for a person, and what it then says
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
        scores = tuple(one.total for one in final.scores)
        ended = GameResult(tuple(self.names), scores, header.drawn.first)
        return ended.begun_by(tuple(player.name for player in header.players))

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
            self._timer.begin_turn(now)
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
        self._timer.slept(seconds, now)

    def tick(self, now: float) -> bool:
        """Let the timer run; True at the moment when time runs out."""
        passed = self._timer.passed(now)
        if self.paused or self.result:
            return False
        proposal = self.match.proposal
        if proposal is not None and proposal.open:
            self._unanswered += passed
            if self._unanswered >= ANSWER_TIME:
                self.match.respond(proposal.waiting[0], self.match.seq, agrees=False)
            return False
        out = self._timer.run(passed)
        if out and self._timer.bot_at_end:
            self._once = self.match.seq, TIME_UP
        return out

    def clock(self, now: float) -> int | None:
        """Milliseconds left for the turn; None without a timer."""
        if self._timer.left is not None:
            self.tick(now)
        return self._timer.left

    @property
    def overdue(self) -> bool:
        """Whether the turn is taking so long that the owner may let a bot move."""
        return self._timer.overdue and self.result is None

    def change_timer(self, options: Options, now: float) -> None:
        """Play with another time limit from now on."""
        self._timer.change(options, now)

    def let_bot_move(self) -> None:
        """Let a bot make the move that is due, for a person."""
        self._once = self.match.seq, HELPED

    def phrase_after(self, seq: int) -> str:
        """What is said after a bot has made the move that was due at a step."""
        return self._once[1] if self._once[0] == seq else ""

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
        level = level_of(seat) or (hurry if self._once[0] == seq else "")
        if not level:
            return None
        player = self.match.header.players[seat]
        if player.kind == level:  # not a bot that plays for a person
            level = styled(level, player.name)
        shown_until = self._shown_until if watched else 0.0
        return Thinking(self.number, seq, seat, level, self.match.snapshot(seat).view, shown_until)

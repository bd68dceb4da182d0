"""The guest's half of the fuzzer: a guest in a game, and what an honest host told it.

Whatever is left of a spoiled message goes through the checks to the guest, and then the questions
of a screen are asked: nothing but the documented errors may come of it.
"""

from contextlib import suppress

from game.board import load_board
from game.bot_proposals import let_bots_propose
from game.bots.levels import make
from game.bots.stalemate import choose
from game.lobby import Connection, Line, Link, Lobby, Onlooker, Options, Phase, Seat, Sitter
from game.match import Match
from game.rules.reasons import Reason, Rule
from game.rules.record import PERSON, Header, Player
from game.rules.setup import deal
from game.series import GameResult, Series
from game.updates import Verdict
from net.guest.guest_state import GuestLinks, GuestState
from net.guest.message_checks import MessageChecks
from net.table.host_messages import board_is, dealt, standing_for, step
from net.wire.bounds import check_bounds
from net.wire.codec import decode_from_host
from net.wire.errors import BadMessage, Turned
from net.wire.from_host import (
    Answered,
    Declined,
    FromHost,
    Goodbye,
    Greeting,
    Offer,
    Said,
    TableIs,
    Welcome,
)
from net.wire.limits import PORT, PROTOCOL, RULES
from net.wire.refusal_reasons import No

_PLAYERS = tuple(Player(name, PERSON) for name in ("Ada", "Ben", "Cleo"))
_OWN = (0,)
_KNOWN = 8  # steps that the guest has followed when the fuzzing begins
_ANEW = 2000  # cases until a guest begins again, with the game as it was
_WELCOME = Welcome(1, _OWN, b"t" * 32, ("10.0.0.7",), PORT)


class FuzzedGuest:
    """A guest that hears what is left of the messages of its host."""

    def __init__(self) -> None:
        self._match = _played()
        self._cases = 0
        self._now = 0.0
        self._trouble = False  # the guest wanted another connection, or to leave
        self._checks = MessageChecks()
        self._visit = self._new_visit()
        self._begin()

    def honest(self) -> list[FromHost]:
        """Every message of an honest host, from its greeting to the end of a game."""
        steps = [step(update) for update in self._match.updates(None, 0)]
        return [*_at_the_door(), *self._opening(), *_at_the_table(), *steps]

    def hears(self, data: bytes) -> None:
        """Hear it, if it is a message at all; raises what is not documented."""
        self._cases += 1
        self._now += 0.05
        if self._cases % _ANEW == 0:
            self._begin()
        with suppress(BadMessage, Turned):
            message = decode_from_host(data)
            check_bounds(message)
            if isinstance(message, Welcome):
                self._checks.entered(message)
            self._visit.hear(self._checks.checked(message, self._now))
        if self._trouble:
            self._trouble = False
            self._visit.hear(Connection(Link.THERE))  # another connection, as a client would have
        self._look()

    def _look(self) -> None:
        """What a screen asks in every frame."""
        game, lobby = self._visit.game, self._visit.lobby
        if game is None or lobby is None:
            raise AssertionError("a guest has lost its table")
        game.poll()
        game.view_as(next(iter(game.seats), None))
        if game.thinking is not None and game.thinking >= len(game.players):
            raise AssertionError("a bot thinks for nobody")
        lobby.series.standings([seat.name for seat in lobby.seats])

    def _begin(self) -> None:
        self._trouble = False
        self._checks, self._visit = MessageChecks(), self._new_visit()
        self._checks.entered(_WELCOME)
        for message in self._opening():
            self._visit.hear(self._checks.checked(message, self._now))
        for update in self._match.updates(None, 0)[:_KNOWN]:
            self._visit.hear(self._checks.checked(step(update), self._now))
        if self._visit.game is None:
            raise AssertionError("an honest host was not believed")
        self._visit.game.miss()

    def _new_visit(self) -> GuestState:
        def give_up(_: Turned) -> None:
            self._troubled()

        return GuestState(GuestLinks(lambda _: None, self._troubled, give_up=give_up), 1)

    def _troubled(self) -> None:
        self._trouble = True

    def _opening(self) -> list[FromHost]:
        match = self._match
        standing = standing_for(Match.begin(match.header), _OWN)
        lobby = TableIs(_lobby())
        return [board_is(match.header.board), lobby, dealt(match, 1, _OWN), standing]


def _played() -> Match:
    """A whole game between bots."""
    board = load_board("france")
    match = Match.begin(Header(board, _PLAYERS, deal(board, 3, 7), 7))
    bot = make("easy", 7)
    while match.snapshot(None).view.table.ending is None:
        if not let_bots_propose(match, lambda _seat: True):
            turn = match.snapshot(None).view.table.turn
            match.submit(turn, choose(bot, match.snapshot(turn).view), match.seq)
    return match


def _lobby() -> Lobby:
    seats = [
        Seat(Sitter.PERSON, player.name, "", peer, True, True)
        for peer, player in enumerate(_PLAYERS, start=1)
    ]
    series = Series(3, (GameResult(tuple(player.name for player in _PLAYERS), (70, 81, 64), 1),))
    return Lobby(
        *("Fuzz", Phase.PLAYING, tuple(seats), (Onlooker(9, "Eve"),), Options(), 1),
        *(False, 90_000, True, series),
    )


def _at_the_door() -> list[FromHost]:
    greeting = Greeting(PROTOCOL, RULES, "1", "Fuzz", "id", Phase.LOBBY, 3, 3, True)
    return [greeting, Offer("France", 3), _WELCOME, Goodbye(No.WAIT, "later", 8)]


def _at_the_table() -> list[FromHost]:
    return [
        Said(1, Line("Ben", 1, "hello", True)),
        Answered(1, Verdict.REFUSED, 3, Reason(Rule.OUT_OF_TURN, seat=0, actual=1)),
        Declined(No.PAUSED, "the game is paused", 1),
    ]

"""Checks that a host's messages are possible: their bounds, and the game they are about.

This happens before anything reaches a screen. A guest leaves a host that sends nonsense.
"""

from collections import deque
from typing import NamedTuple, assert_never

from game.board import Board, BoardError, load_board, read_board, shipped_boards
from game.bots.levels import LEVELS
from game.lobby import Lobby, Phase, Seat, Sitter
from game.rules.companies import COMPANIES, HAND_SIZE, IN_THE_BAG
from game.rules.events import Built, GameEnded, SeenEvent, TurnBegan
from game.rules.proposals import Proposal
from game.rules.table import Ending, Traded
from net.wire.bounds import check_bounds
from net.wire.credentials import TOKEN_BYTES
from net.wire.errors import BadMessage, Nonsense, Turned
from net.wire.from_guest import Beat
from net.wire.from_host import (
    Answered,
    BoardIs,
    CodeAccepted,
    CodeAnswer,
    Dealt,
    Declined,
    DoorIs,
    FromHost,
    Goodbye,
    Greeting,
    NameTaken,
    Offer,
    ProposalIs,
    Said,
    Seated,
    Standing,
    Step,
    TableIs,
    Welcome,
)
from net.wire.rates import Bucket, Rate
from net.wire.refusal_reasons import No
from net.wire.standing import digest

BOARDS = 4  # maps kept, so that a repeated one is not parsed again
# Burst and rate. An owner may browse through all maps of a shelf as
# fast as a host lets players change the table.
NEW_BOARDS = Rate(40, 5.0)
CHAT_LINES = Rate(400, 50.0)


class BoardTold(NamedTuple):
    """A map from the host, parsed and valid."""

    board: Board


class _Read(NamedTuple):
    file: bytes
    board: Board


class MessageChecks:
    """What one host has sent so far, as far as later messages must agree with it."""

    def __init__(self) -> None:
        self._lobby: Lobby | None = None
        self._game: Dealt | None = None
        self._over = True  # the newest game is on, or may be after a lost connection
        self._boards: deque[_Read] = deque(maxlen=BOARDS)
        self._new_boards, self._chat = Bucket(*NEW_BOARDS), Bucket(*CHAT_LINES)

    def entered(self, welcome: Welcome) -> None:
        """A connection has been admitted; raises Nonsense."""
        self._check_bounds(welcome)
        _check_own_seats(welcome)
        self._over = True
        self._chat = Bucket(*CHAT_LINES)  # the newest lines are repeated after every gap

    def checked(self, message: FromHost, now: float) -> FromHost | BoardTold:
        """The message, with a map already parsed; raises Turned if the host must be left."""
        self._check_bounds(message)
        match message:
            case Answered() | Declined() | Goodbye() | Beat() | DoorIs():
                pass
            case Step():
                self._check_step(message)
            case Seated():
                _check_own_seats(message)
                seats = len(self._lobby.seats) if self._lobby else 0
                if any(seat >= seats for seat in message.seats):
                    raise Nonsense("a seat that there is not")
            case BoardIs():
                return BoardTold(self._read(message.file, now))
            case TableIs():
                self._check_table(message.lobby)
            case Said():
                if not self._chat.take(now):
                    raise Nonsense("far too many lines of chat")
            case Dealt():
                self._check_deal(message)
            case Standing():
                self._check_standing(message)
            case ProposalIs():
                self._check_proposal(message.proposal)
            case Welcome() | Greeting() | Offer() | CodeAnswer() | CodeAccepted() | NameTaken():
                raise Nonsense(f"a {type(message).__name__} after the welcome")
            case _:
                assert_never(message)
        return message

    def _check_bounds(self, message: FromHost) -> None:
        try:
            check_bounds(message)
        except BadMessage as bad:
            raise Nonsense(bad.words) from None

    def _check_table(self, lobby: Lobby) -> None:
        for seat in lobby.seats:
            _check_seat(seat)
        for game in lobby.series.games:
            if not len(game.names) == len(game.scores) > game.first:
                raise Nonsense("a result without a name and a score for every seat")
            if len(game.finished_by) not in (0, len(game.names)):
                raise Nonsense("a result without a name for every seat at the end")
        if any(request.seat >= len(lobby.seats) for request in lobby.requests):
            raise Nonsense("a request for a seat that there is not")
        self._lobby = lobby
        self._check_players()

    def _check_deal(self, deal: Dealt) -> None:
        seats = len(deal.players)
        if deal.first >= seats:
            raise Nonsense(f"a start player {deal.first} of {seats}")
        if sum(deal.depots) != IN_THE_BAG * len(COMPANIES) - seats * HAND_SIZE[seats]:
            raise Nonsense("depots that no deal leaves")
        own = [hand.seat for hand in deal.hands]
        if len({*own}) < len(own) or any(seat >= seats for seat in own):
            raise Nonsense("a hand for a seat that there is not")
        if any(sum(hand.portfolio) != HAND_SIZE[seats] for hand in deal.hands):
            raise Nonsense(f"a hand that has not {HAND_SIZE[seats]} locomotives")
        for order, depot in enumerate(deal.depots):
            if depot + sum(hand.portfolio[order] for hand in deal.hands) > IN_THE_BAG:
                raise Nonsense("more locomotives of a company than there are")
        before = self._game.game if self._game else 0
        if deal.game < before or (deal.game > before and not self._over):
            raise Nonsense(f"game {deal.game} in the middle of game {before}")
        self._game, self._over = deal, False
        self._check_players()

    def _check_step(self, step: Step) -> None:
        seats = self._seats("a step")
        if len(step.events) == 1:
            self._check_agreed_end(step.events[0])
            return
        done, after = step.events
        if not isinstance(done, Built | Traded) or not isinstance(after, TurnBegan | GameEnded):
            raise Nonsense("a step that is no action and what comes of it")
        if done.seat >= seats or (isinstance(after, TurnBegan) and after.seat >= seats):
            raise Nonsense(f"a step of a seat that there is not among {seats}")
        if isinstance(done, Built) and len(done.hexes) != len(done.points):
            raise Nonsense("a build without points for every hex")
        self._over = self._over or isinstance(after, GameEnded)

    def _check_agreed_end(self, event: SeenEvent) -> None:
        if not isinstance(event, GameEnded) or event.result.ending is not Ending.AGREED:
            raise Nonsense("a step without an action that is no agreed end")
        self._over = True

    def _check_proposal(self, told: Proposal | None) -> None:
        seats = self._seats("a proposal")
        if told is None:
            return
        named = [told.seat, *told.waiting]
        if len({*named}) < len(named) or max(named) >= seats:
            raise Nonsense("a proposal that asks a seat twice, or one that there is not")
        if told.declined_by is not None and told.declined_by not in named:
            raise Nonsense("a proposal declined by a seat that was not asked")
        if not told.waiting and told.declined_by is None:
            raise Nonsense("a proposal that everyone agreed to, in a game that goes on")

    def _check_standing(self, told: Standing) -> None:
        seats = self._seats("a standing")
        if len(told.held) != seats or told.turn >= seats:
            raise Nonsense(f"a standing of {len(told.held)} seats in a game of {seats}")
        self._over = self._over or told.result is not None

    def _seats(self, what: str) -> int:
        if self._game is None:
            raise Nonsense(f"{what} of a game that was not dealt")
        return len(self._game.players)

    def _check_players(self) -> None:
        """A resumed game must have as many players as the table has seats."""
        game, lobby = self._game, self._lobby
        if game is None or self._over or lobby is None or lobby.phase is not Phase.PLAYING:
            return
        if len(game.players) != len(lobby.seats):
            raise Nonsense(f"{len(game.players)} players at {len(lobby.seats)} seats")

    def _read(self, file: bytes, now: float) -> Board:
        """Parse a map; raises Turned if it is invalid or differs from the local one so named."""
        known = next((one.board for one in self._boards if one.file == file), None)
        if known is not None:
            return known
        if not self._new_boards.take(now):
            raise Nonsense("far too many maps")
        try:
            board = read_board(file)
        except BoardError:
            raise Turned(No.BOARD_BROKEN, "the host's map is not playable") from None
        if board.name in shipped_boards() and digest(load_board(board.name)) != digest(board):
            words = f"your map {board.name!r} is different from the host's"
            raise Turned(No.BOARD_DIFFERS, words)
        self._boards.append(_Read(file, board))
        return board


def _check_own_seats(told: Welcome | Seated) -> None:
    if [*told.seats] != sorted({*told.seats}):
        raise Nonsense("a welcome to the same seat twice")
    if len(told.token) != (TOKEN_BYTES if told.seats else 0):
        raise Nonsense("a welcome whose token does not go with its seats")


def _check_seat(seat: Seat) -> None:
    if seat.level and seat.level not in LEVELS:
        raise Nonsense("a bot of a level that there is not")
    if not seat.level if seat.sitter is Sitter.BOT else seat.level and seat.sitter is Sitter.OPEN:
        raise Nonsense("a bot without a level, or one that plays an open seat")
    if bool(seat.name) is (seat.sitter is Sitter.OPEN):
        raise Nonsense("an open seat with a name, or somebody without one")
    if seat.left and seat.here:
        raise Nonsense("a player who has left and is there")
    if (seat.peer is not None) is not (seat.sitter is Sitter.PERSON):
        raise Nonsense("a seat that somebody plays from nowhere, or nobody from somewhere")

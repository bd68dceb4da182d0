"""What a match sends to a guest: only what that guest may see."""

from collections.abc import Iterator, Sequence

from game.board import Board, write_board
from game.lobby import Lobby
from game.match import Match
from game.updates import Update
from net.table.table_game import TableGame
from net.wire.from_host import BoardIs, Dealt, FromHost, Hand, ProposalIs, Standing, Step
from net.wire.standing import digest, standing


def board_is(board: Board) -> BoardIs:
    """A map, for guests who may not have it."""
    return BoardIs(write_board(board))


def dealt(match: Match, game: int, own: Sequence[int]) -> Dealt:
    """The beginning of a game, for a guest with these seats."""
    header = match.header
    first = match.first(None).view.table
    return Dealt(
        game=game,
        board=header.board.name,
        digest=digest(header.board),
        players=header.players,
        start=header.drawn.start,
        depots=first.depots,
        first=header.drawn.first,
        hands=tuple(Hand(seat, match.first(seat).view.portfolio or ()) for seat in own),
    )


def step(update: Update, *, by_bot: bool = False) -> Step:
    """One action; the same for all guests, since builds and trades are public (R28)."""
    return Step(update.seq, update.events, by_bot)


def steps(game: TableGame, after: int) -> list[Step]:
    """The actions after a step."""
    updates = game.match.updates(None, after)
    return [step(update, by_bot=update.seq in game.by_bot) for update in updates]


def game_messages(
    game: TableGame, own: Sequence[int], seen: int | None, *, proposal: bool
) -> Iterator[FromHost]:
    """A whole game for a guest with these seats, or what follows the newest step it has seen."""
    if seen is None:
        yield dealt(game.match, game.number, own)
    yield from steps(game, seen or 0)
    yield standing_for(game.match, own)
    if proposal:
        yield ProposalIs(game.match.proposal)


def standing_for(match: Match, own: Sequence[int]) -> Standing:
    """The current state of the game, for a guest with these seats."""
    views = [match.snapshot(seat).view for seat in own]
    return standing(match.seq, match.snapshot(None).view, views)


def hurries(before: Lobby | None, now: Lobby) -> bool:
    """Whether guests must learn of a change before anything else."""
    return before is None or (
        *(before.phase, before.paused, before.saved, len(before.seats), before.options),
    ) != (now.phase, now.paused, now.saved, len(now.seats), now.options)

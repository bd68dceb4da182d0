"""Keeps the finished games of a guest; files are written in the network's thread."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from game.board import Board
from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG
from game.lobby import Lobby, Phase
from game.options import MOST_GAMES
from game.rules.errors import RecordError
from game.series import Series
from game.storage.kept_games import KeptGames
from net.guest.guest_record import record_text
from net.guest.guest_state import GuestState
from net.wire.rates import Bucket, Rate

# Burst and rate: a host could deal games that end with the first move, and fill the disk.
GAMES = Rate(MOST_GAMES, 1 / 60)


class GameKeeper:
    """Keeps each game of a table once, when it is over; without a place for them, none."""

    def __init__(
        self,
        soon: Callable[[Callable[[], None]], None],
        kept_games: KeptGames | None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._soon, self._kept_games, self._now = soon, kept_games, now  # as `Network.soon`
        self._allowed = Bucket(*GAMES)
        self._newest = 0  # the game that was kept last
        self._failed = False

    def look(self, state: GuestState) -> None:
        """Keep the newest game if it is over; called after every message of the host."""
        if self._kept_games is None or state.game is None:
            return
        game = state.game.following
        if game.game == self._newest or not game.over:
            return
        self._newest = game.game
        if not self._allowed.take(self._now()):
            return
        text, board, before = record_text(game), game.board, _before(state.lobby)
        kept_games = self._kept_games
        self._soon(lambda: self._keep(kept_games, text, board, before))

    def take_failure(self) -> bool:
        """Whether a game could not be kept; True once."""
        failed, self._failed = self._failed, False
        return failed

    def _keep(self, kept_games: KeptGames, text: str, board: Board, before: Series) -> None:
        try:
            kept_games.keep(text, board, before)
            LOG.note("guest: a finished game is kept")
        except (OSError, RecordError):
            LOG.note("guest: a finished game could not be kept")
            self._failed = True
        except Exception as error:  # unexpected; the player gets the same message
            FAILURES.report(error, FailurePlace.TASK, "keeping a game")
            self._failed = True


def _before(lobby: Lobby | None) -> Series:
    """The series before the newest game, which counts for a guest that comes after its end."""
    if lobby is None:
        return Series()
    games = lobby.series.games
    return replace(lobby.series, games=games[:-1] if lobby.phase is Phase.OVER else games)

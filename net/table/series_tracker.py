"""Which games of a table count together, and what changing the number of games does.

Only the games before the current one are stored; it counts as soon as it is over.
"""

from dataclasses import dataclass, field, replace

from game.lobby import Options
from game.series import Series, length_of
from net.table.table_game import TableGame


@dataclass
class SeriesTracker:
    """Counts the games of one table."""

    seats: int
    before: Series = field(default_factory=Series)  # as it stood when the present game began

    def series(self, play: TableGame | None, options: Options) -> Series:
        """The games so far, and how many were agreed on."""
        if play is None:
            return self._new(options)
        game = play.counted
        return self.before.followed_by(game) if game else self.before

    def begins(self, play: TableGame | None, options: Options) -> None:
        """Start another game, in the same series or a new one."""
        series = self.series(play, options)
        self.before = self._new(options) if series.over else series

    def agrees(self, earlier: Options, options: Options) -> None:
        """Change the number of games; those already played count."""
        if options.games != earlier.games:
            self.before = replace(self.before, length=self._new(options).length)

    def _new(self, options: Options) -> Series:
        return Series(length_of(options.games, self.seats))

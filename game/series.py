"""Several games in a row: wins, standings, and who starts the next one.

A value that identifies players by name; no screen, no disk, no network.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from game.options import A_ROUND, MOST_GAMES
from game.rules.companies import MOST_SEATS
from game.rules.fields import FieldError, Fields, integer
from game.rules.setup import next_first

_LONGEST_NAME = 40  # characters, as in a record
_LARGEST_SCORE = 10_000  # points, above or below zero


class GameResult(NamedTuple):
    """What counts of a finished game."""

    names: tuple[str, ...]  # by seat
    scores: tuple[int, ...]
    first: int  # the start player's seat
    finished_by: tuple[str, ...] = ()  # who sat there at the end; empty if nobody was replaced

    @property
    def players(self) -> tuple[tuple[str, ...], ...]:
        """The names of each seat: who began there and, if they were replaced, who finished."""
        ends = self.finished_by or self.names
        pairs = zip(self.names, ends, strict=False)
        return tuple((began,) if key(began) == key(end) else (began, end) for began, end in pairs)

    def begun_by(self, names: tuple[str, ...]) -> "GameResult":
        """The result of a game that players of these names began; those named here finished it."""
        return self._replace(names=names, finished_by=self.names if names != self.names else ())

    @property
    def points(self) -> Mapping[str, int]:
        """Points by the key of each player's name."""
        return {key(name): score for name, score in zip(self.names, self.scores, strict=False)}

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners (R27)."""
        best = max(self.scores, default=0)
        pairs = zip(self.names, self.scores, strict=False)
        return tuple(name for name, score in pairs if score == best)


class SeriesStanding(NamedTuple):
    """One player's line in the standings."""

    place: int  # from 1; equal players have the same
    name: str
    won: Fraction  # games won; a shared win counts in equal parts
    points: tuple[int | None, ...]  # of each game; None for games without this player
    total: int
    keys: tuple[str, ...] = ()  # of the names of all who played for this line

    def has_won(self, game: GameResult) -> bool:
        """Whether this line won or shared a game."""
        return any(key(winner) in self.keys for winner in game.winners)


class SeriesPlace(NamedTuple):
    """The position of a game in its series."""

    game: int  # from 1
    length: int | None  # number of games; None if open-ended


@dataclass(frozen=True, slots=True)
class Series:
    """Consecutive games at one table; a single game is a series of one."""

    length: int | None = 1  # games; None if no end was agreed
    games: tuple[GameResult, ...] = ()

    @property
    def single(self) -> bool:
        """Whether there is only one game, so that there are no standings."""
        return self.length == 1

    @property
    def next_place(self) -> SeriesPlace:
        """The position of the next game."""
        return SeriesPlace(len(self.games) + 1, self.length)

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return len(self.games) >= (MOST_GAMES if self.length is None else self.length)

    def followed_by(self, game: GameResult) -> "Series":
        """The series with one more game."""
        return replace(self, games=(*self.games, game))

    def next_first(self, seats: int) -> int | None:
        """The start player of the next game: the start locomotive passes clockwise (R10).

        None before the first game, for which one is drawn.
        """
        return next_first(self.games[-1].first, seats) if self.games else None

    def standings(
        self, names: Sequence[str] = (), *, counted: int | None = None
    ) -> tuple[SeriesStanding, ...]:
        """All players, past and present, best first; after all games, or after so many.

        Games won come first, then total points. Players equal in both share the place, in the order
        in which they joined.
        """
        lines = [self._line(group, self.games[:counted]) for group in self._groups(names)]
        ranked = sorted(lines, key=_merit, reverse=True)  # a stable sort
        merits = [_merit(line) for line in ranked]
        return tuple(line._replace(place=merits.index(_merit(line)) + 1) for line in ranked)

    @property
    def leaders(self) -> tuple[str, ...]:
        """The names in first place; empty before the end of the first game."""
        lines = self.standings() if self.games else ()
        return tuple(line.name for line in lines if line.place == 1)

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners of the series once it is over."""
        return self.leaders if self.over else ()

    def _groups(self, present: Sequence[str]) -> tuple[Mapping[str, str], ...]:
        """The players of each line by the keys of their names, in the latest spelling.

        Who takes over a seat shares a line with the player before, unless both have a seat of
        their own in one of the games.
        """
        known: dict[str, str] = {}
        lines: dict[str, tuple[str, ...]] = {}
        seats = [players for game in self.games for players in game.players]
        for names in (*seats, *((name,) for name in present)):
            known.update({key(name): name for name in names})
            for name in names:
                lines.setdefault(key(name), (key(name),))
        for began, end in (map(key, names) for names in seats if len(names) > 1):
            both = dict.fromkeys((*lines[began], *lines[end]))
            if all(_seats_of(both, game) <= 1 for game in self.games):
                lines.update(dict.fromkeys(both, tuple(both)))
        groups = dict.fromkeys(lines.values())
        return tuple({one: known[one] for one in group} for group in groups)

    def _line(self, group: Mapping[str, str], games: Sequence[GameResult]) -> SeriesStanding:
        points = tuple(_points_of(group, game) for game in games)
        won = Fraction(0)
        for game in games:
            winners = [key(winner) for winner in game.winners]
            if _began(group, game) in winners:
                won += Fraction(1, len(winners))
        total = sum(one for one in points if one is not None)
        name = " / ".join(group.values())
        return SeriesStanding(0, name, won, points, total, tuple(group))


def key(name: str) -> str:
    """Identifies a player from game to game: the name, ignoring case."""
    return name.casefold()


def length_of(wished: int, seats: int) -> int:
    """The number of games for an option: the number itself, or a full round."""
    return seats if wished == A_ROUND else wished


def series_to_json(series: Series) -> Mapping[str, object]:
    """A series as JSON values."""
    return {"length": series.length, "games": [*map(_game_to_json, series.games)]}


def read_series(entries: Fields) -> Series:
    """Read a series from JSON values; raises FieldError."""
    length = _read_length(entries)
    games = tuple(_read_game(Fields(entry, "a game")) for entry in entries.items("games"))
    if len(games) > MOST_GAMES:
        raise FieldError(f"'games' must list at most {MOST_GAMES} games")
    return Series(length, games)


def place_to_json(place: SeriesPlace) -> Mapping[str, object]:
    """A place in a series as JSON values."""
    return place._asdict()


def read_place(entries: Fields) -> SeriesPlace:
    """Read a place in a series from JSON values; raises FieldError."""
    game, length = entries.integer("game"), _read_length(entries)
    if not 1 <= game <= (length or MOST_GAMES):
        raise FieldError("'game' must be a game of the series")
    return SeriesPlace(game, length)


def _read_length(entries: Fields) -> int | None:
    length = entries.value("length")
    if length is None:
        return None
    if not 1 <= integer(length, "'length'") <= MOST_GAMES:
        raise FieldError(f"'length' must be from 1 to {MOST_GAMES}")
    return integer(length, "'length'")


def _game_to_json(game: GameResult) -> Mapping[str, object]:
    entries = game._asdict()
    if not game.finished_by:
        del entries["finished_by"]
    return entries


def _read_game(entries: Fields) -> GameResult:
    names = tuple(name for name in entries.items("names") if isinstance(name, str))
    scores = tuple(integer(score, "a score") for score in entries.items("scores"))
    first = entries.integer("first")
    told = entries.items("finished_by") if "finished_by" in entries else []
    finished_by = tuple(name for name in told if isinstance(name, str))
    if not len(entries.items("names")) == len(names) == len(scores) > first >= 0:
        raise FieldError("a game needs a name and a score for every seat, and a valid 'first' seat")
    if len(names) > MOST_SEATS:
        raise FieldError(f"a game has at most {MOST_SEATS} seats")
    if told and not len(told) == len(finished_by) == len(names):
        raise FieldError("'finished_by' needs a name for every seat, or none")
    everyone = (*names, *finished_by)
    if any(not (1 <= len(name) <= _LONGEST_NAME and name.isprintable()) for name in everyone):
        raise FieldError(f"a name must have 1 to {_LONGEST_NAME} printable characters")
    if any(abs(score) > _LARGEST_SCORE for score in scores):
        raise FieldError(f"a score must be within ±{_LARGEST_SCORE}")
    return GameResult(names, scores, first, finished_by)


def _seats_of(group: Collection[str], game: GameResult) -> int:
    """How many seats of a game the players of a line had."""
    return sum(1 for names in game.players if any(key(name) in group for name in names))


def _began(group: Collection[str], game: GameResult) -> str | None:
    """The key of the player of a line who began a game."""
    return next((key(name) for name in game.names if key(name) in group), None)


def _points_of(group: Collection[str], game: GameResult) -> int | None:
    began = _began(group, game)
    return None if began is None else game.points.get(began)


def _merit(line: SeriesStanding) -> tuple[Fraction, int]:
    return line.won, line.total

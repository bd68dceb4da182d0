"""The results of the arena: wins with intervals, scores, lengths, endings, values."""

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from commands.arena.game import Played
from game.rules.companies import COMPANIES, FEWEST_SEATS
from game.rules.english import counted
from game.rules.table import Ending

CONFIDENCE = 1.96  # standard deviations for 95 %


class Wins(NamedTuple):
    """A number of wins, with shared wins counted in parts."""

    games: int
    wins: float
    low: float
    high: float
    score: float  # on average

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games


class Report(NamedTuple):
    """The summary of a number of games."""

    games: int
    levels: dict[str, Wins]
    seats: list[Wins]
    order: list[Wins]  # by position in the first round
    endings: dict[str, int]
    actions: tuple[int, float, int]  # fewest, mean, most
    companies: dict[str, float]  # the mean final value
    stations: dict[str, float]  # the mean final value of the company that started there


def report(played: Sequence[Played]) -> Report:
    """Summarise at least one game."""
    levels: dict[str, list[tuple[float, int]]] = defaultdict(list)
    seats: dict[int, list[tuple[float, int]]] = defaultdict(list)
    order: dict[int, list[tuple[float, int]]] = defaultdict(list)
    stations: dict[str, list[int]] = defaultdict(list)
    for game in played:
        for seat, score in enumerate(game.scores):
            part = 1 / len(game.winners) if seat in game.winners else 0.0
            levels[game.bots[seat]].append((part, score))
            seats[seat].append((part, score))
            order[(seat - game.first) % len(game.scores)].append((part, score))
        for station, value in zip(game.stations, game.values, strict=True):
            stations[station].append(value)
    lengths = [game.actions for game in played]
    return Report(
        len(played),
        {level: wins(levels[level]) for level in sorted(levels)},
        [wins(seats[seat]) for seat in sorted(seats)],
        [wins(order[place]) for place in sorted(order)],
        dict(Counter(game.ending for game in played)),
        (min(lengths), statistics.fmean(lengths), max(lengths)),
        {
            str(company): statistics.fmean(game.values[company.order] for game in played)
            for company in COMPANIES
        },
        {station: statistics.fmean(values) for station, values in stations.items()},
    )


def wins(results: Sequence[tuple[float, int]]) -> Wins:
    """The sum of results, with Wilson's 95 % interval of the rate."""
    games = len(results)
    won = sum(part for part, _ in results)
    rate, square = won / games, CONFIDENCE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = rate * (1 - rate) / games + square / (4 * games**2)
    half = CONFIDENCE * math.sqrt(spread) / (1 + square / games)
    mean = statistics.fmean(score for _, score in results)
    return Wins(games, won, max(middle - half, 0.0), min(middle + half, 1.0), mean)


def as_json(found: Report) -> dict[str, object]:
    """The report for programs."""
    return {
        "games": found.games,
        "levels": {level: _facts(one) for level, one in found.levels.items()},
        "seats": [_facts(one) for one in found.seats],
        "order": [_facts(one) for one in found.order],
        "endings": found.endings,
        "actions": dict(zip(("fewest", "mean", "most"), found.actions, strict=True)),
        "values": found.companies,
        "stations": found.stations,
    }


def lines(found: Report, goal: str) -> list[str]:
    """The report for people, with the name of the goal city."""
    players = max(len(found.seats), FEWEST_SEATS)
    fewest, mean, most = found.actions
    games = counted(found.games, "game")
    told = [f"{games}, {players} seats; an even share of the wins is {100 / players:.0f}%"]
    told.append(f"{'':14}{'played':>6}{'wins':>8}{'wins %':>8}  {'95% range':13}{'score':>7}")
    told += [_row(level, one) for level, one in found.levels.items()]
    told += [_row(f"seat {number}", one) for number, one in enumerate(found.seats, start=1)]
    told += [_row(f"turn {number}", one) for number, one in enumerate(found.order, start=1)]
    names = {str(Ending.MARSEILLE): goal}
    ends = (f"{names.get(end, end)} {count}" for end, count in found.endings.items())
    told.append(f"endings: {_listed(ends)}")
    told.append(f"actions per game: {fewest} to {most}, average {mean:.1f}")
    told.append(
        "average final values: "
        + _listed(f"{name} {value:.1f}" for name, value in found.companies.items())
    )
    by_station = (f"{name} {value:.1f}" for name, value in found.stations.items())
    told.append("by start station: " + _listed(by_station))
    return told


def _facts(one: Wins) -> dict[str, float]:
    return {
        "games": one.games,
        "wins": round(one.wins, 3),
        "rate": round(one.rate, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
        "score": round(one.score, 2),
    }


def _row(name: str, one: Wins) -> str:
    interval = f"{100 * one.low:.1f}-{100 * one.high:.1f}"
    rate = f"{100 * one.rate:.1f}"
    return f"{name[:14]:14}{one.games:6}{one.wins:8.1f}{rate:>8}  {interval:13}{one.score:7.1f}"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)

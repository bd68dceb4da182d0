"""The results of the arena: wins with intervals, scores, trades, lengths, endings, values."""

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from commands.arena.game import Played
from game.rules.companies import COMPANIES, FEWEST_SEATS
from game.rules.english import counted
from game.rules.table import Ending

CONFIDENCE = 1.96  # standard deviations for 95 %
SHORT = 5  # turns each, within which a game ends before it has really begun
NAME_COLUMN = 14  # characters


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


class Share(NamedTuple):
    """How many of a number of things, with Wilson's 95 % interval of the rate."""

    part: float
    of: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share, between 0 and 1; 0 of nothing."""
        return self.part / self.of if self.of else 0.0


class Lengths(NamedTuple):
    """How long the games took."""

    actions: tuple[int, float, int]  # fewest, mean, most
    short: Share  # games that ended within SHORT turns each
    longest: int  # turns each
    stuck: int  # most turns each in a row in which no company could build


class Report(NamedTuple):
    """The summary of a number of games."""

    games: int
    levels: dict[str, Wins]
    copied: dict[str, Share]  # trades that took what the trade before took, by bot
    cpu: dict[str, float]  # milliseconds a move, by bot
    seats: list[Wins]
    order: list[Wins]  # by position in the first round
    endings: dict[str, int]
    lengths: Lengths
    lowest: int  # score of a winner
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
    return Report(
        len(played),
        {level: wins(levels[level]) for level in sorted(levels)},
        _copied(played),
        _cpu(played),
        [wins(seats[seat]) for seat in sorted(seats)],
        [wins(order[place]) for place in sorted(order)],
        dict(sorted(Counter(game.ending for game in played).items())),
        _lengths(played),
        min(max(game.scores) for game in played),
        {
            str(company): statistics.fmean(game.values[company.order] for game in played)
            for company in COMPANIES
        },
        {station: statistics.fmean(values) for station, values in stations.items()},
    )


def wins(results: Sequence[tuple[float, int]]) -> Wins:
    """The sum of results, with Wilson's 95 % interval of the rate."""
    won = share(sum(part for part, _ in results), len(results))
    mean = statistics.fmean(score for _, score in results)
    return Wins(won.of, won.part, won.low, won.high, mean)


def share(part: float, of: int) -> Share:
    """A share with Wilson's 95 % interval."""
    if not of:
        return Share(part, of, 0.0, 1.0)
    rate, square = part / of, CONFIDENCE**2
    middle = (rate + square / (2 * of)) / (1 + square / of)
    spread = rate * (1 - rate) / of + square / (4 * of**2)
    half = CONFIDENCE * math.sqrt(spread) / (1 + square / of)
    return Share(part, of, max(middle - half, 0.0), min(middle + half, 1.0))


def _copied(played: Sequence[Played]) -> dict[str, Share]:
    """By bot, the trades that took what the trade before took; the first of a game is left out."""
    same, trades = Counter[str](), Counter[str]()
    for game in played:
        for before, trade in pairwise(game.trades):
            bot = game.bots[trade.seat]
            trades[bot] += 1
            same[bot] += trade.take is before.take
    return {bot: share(same[bot], trades[bot]) for bot in _bots(played)}


def _cpu(played: Sequence[Played]) -> dict[str, float]:
    """By bot, the mean processor time of a move in milliseconds."""
    seconds, moves = defaultdict[str, float](float), Counter[str]()
    for game in played:
        for bot, spent, count in zip(game.bots, game.cpu, game.moves, strict=False):
            seconds[bot] += spent
            moves[bot] += count
    return {bot: 1000 * seconds[bot] / max(moves[bot], 1) for bot in _bots(played)}


def _bots(played: Sequence[Played]) -> list[str]:
    return sorted({bot for game in played for bot in game.bots})


def _lengths(played: Sequence[Played]) -> Lengths:
    lengths = [game.actions for game in played]
    short = sum(game.actions <= SHORT * len(game.bots) for game in played)
    return Lengths(
        (min(lengths), statistics.fmean(lengths), max(lengths)),
        share(short, len(played)),
        max(math.ceil(game.actions / len(game.bots)) for game in played),
        max(math.ceil(game.stuck / len(game.bots)) for game in played),
    )


def as_json(found: Report) -> dict[str, object]:
    """The report for programs."""
    lengths = found.lengths
    return {
        "games": found.games,
        "levels": {
            level: _facts(one)
            | {
                "trades": found.copied[level].of,
                "copied": round(found.copied[level].rate, 4),
                "cpu_ms": round(found.cpu[level], 2),
            }
            for level, one in found.levels.items()
        },
        "seats": [_facts(one) for one in found.seats],
        "order": [_facts(one) for one in found.order],
        "endings": found.endings,
        "actions": dict(zip(("fewest", "mean", "most"), lengths.actions, strict=True)),
        "turns": {
            "within_5": lengths.short.part,
            "longest": lengths.longest,
            "most_without_a_possible_build": lengths.stuck,
        },
        "lowest_winning_score": found.lowest,
        "values": found.companies,
        "stations": found.stations,
    }


def lines(found: Report, goal: str) -> list[str]:
    """The report for people, with the name of the goal city."""
    players = max(len(found.seats), FEWEST_SEATS)
    fewest, mean, most = found.lengths.actions
    games = counted(found.games, "game")
    width = max(NAME_COLUMN, *map(len, found.levels))
    told = [f"{games}, {players} seats; an even share of the wins is {100 / players:.0f}%"]
    told.append(
        f"{'':{width}}{'played':>6}{'wins':>8}{'wins %':>8}  {'95% range':13}{'score':>7}"
        f"{'copied %':>10}{'ms':>7}"
    )
    told += [
        f"{_row(level, one, width)}{100 * found.copied[level].rate:10.1f}{found.cpu[level]:7.1f}"
        for level, one in found.levels.items()
    ]
    told += [_row(f"seat {number}", one, width) for number, one in enumerate(found.seats, start=1)]
    told += [_row(f"turn {number}", one, width) for number, one in enumerate(found.order, start=1)]
    told.append(f"endings: {_listed(endings(found, goal))}")
    told.append(f"actions per game: {fewest} to {most}, average {mean:.1f}")
    short, longest = found.lengths.short, found.lengths.longest
    told.append(
        f"turns each: longest game {longest}; {counted(int(short.part), 'game')} within {SHORT}"
        f" ({100 * short.rate:.1f}%); at most {found.lengths.stuck} while nobody could build"
    )
    told.append(f"lowest winning score: {found.lowest}")
    told.append(
        "average final values: "
        + _listed(f"{name} {value:.1f}" for name, value in found.companies.items())
    )
    by_station = (f"{name} {value:.1f}" for name, value in found.stations.items())
    told.append("by start station: " + _listed(by_station))
    told.append("copied: trades that take what the trade before took; ms: processor time of a move")
    return told


def endings(found: Report, goal: str) -> list[str]:
    """How often the games ended in which way."""
    names = {str(Ending.MARSEILLE): goal}
    return [f"{names.get(end, end)} {count}" for end, count in found.endings.items()]


def _facts(one: Wins) -> dict[str, float]:
    return {
        "games": one.games,
        "wins": round(one.wins, 3),
        "rate": round(one.rate, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
        "score": round(one.score, 2),
    }


def _row(name: str, one: Wins, width: int) -> str:
    interval = f"{100 * one.low:.1f}-{100 * one.high:.1f}"
    rate = f"{100 * one.rate:.1f}"
    return f"{name:{width}}{one.games:6}{one.wins:8.1f}{rate:>8}  {interval:13}{one.score:7.1f}"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)

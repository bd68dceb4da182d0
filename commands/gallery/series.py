"""Standings of a series, for the gallery: in the middle, on the move, at the end, large ones."""

from collections.abc import Callable
from functools import partial

import pygame

from commands.gallery import games
from commands.gallery.studio import Studio
from game.match import Match
from game.series import GameResult, Series
from game.session import LocalSession, Session
from game.ui.results.game_history import result_of, story_of
from game.ui.results.model import ResultsAction, game_footer, next_game_label, review_actions
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.table.hand_over import nothing

HALFWAY = 2.9  # seconds: the points are there, the rows pass each other
RAINING = 1.2  # seconds after the winner of the series is named


def middle(studio: Studio) -> None:
    """After the second of three games."""
    studio.without_motion()
    _standings(studio, games.finished(4), 3, ((88, 61, 73, 40),))


def moving(studio: Studio) -> None:
    """The newest points have been added, and places change."""
    _results(studio, games.finished(4), 3, ((40, 88, 61, 73),))
    studio.key(pygame.K_SPACE)
    studio.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, settle=False)
    studio.key(pygame.K_RETURN, settle=False)
    studio.wait(HALFWAY)


def last_scores(studio: Studio) -> None:
    """The scores of the last game, before the standings tell who has won the series."""
    studio.without_motion()
    _results(studio, games.finished(4), 3, ((70, 61, 73, 40), (52, 90, 31, 90)))
    studio.key(pygame.K_SPACE)


def end(studio: Studio) -> None:
    """The series is over: its winner, and confetti."""
    _results(studio, games.finished(4), 3, ((70, 61, 73, 40), (52, 90, 31, 90)))
    studio.key(pygame.K_SPACE)
    studio.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, settle=False)
    studio.key(pygame.K_RETURN, settle=False)
    studio.key(pygame.K_SPACE, settle=False)
    studio.wait(RAINING)


def six(studio: Studio) -> None:
    """A round of six, with shared wins and negative points."""
    studio.without_motion()
    earlier = (
        (80, 80, 33, -20, 12, 80),
        (45, 52, 51, 50, 49, 48),
        (10, 20, 30, 40, 50, 60),
        (61, 5, 61, 9, -8, 2),
        (30, 31, 32, 33, 34, 35),
    )
    _standings(studio, games.finished(6), 6, earlier)


def long_names(studio: Studio) -> None:
    """Names as long as they may be, and more games than there are columns."""
    studio.without_motion()
    earlier = tuple((20 + n, 40 - n, 33, 18, 12, 9) for n in range(9))
    _standings(studio, games.finished(6, names=games.LONG_NAMES), 12, earlier)


def taken_over(studio: Studio) -> None:
    """Another person took over the second seat in the game that has just ended."""
    studio.without_motion()
    _standings(studio, games.finished(4), 3, ((88, 61, 73, 40),), taken_over_by="Véronique")


def show_results(studio: Studio, session: Session, series: Series | None = None) -> None:
    """The results of a game, by itself or in a series."""
    stage, story, series = studio.stage, story_of(session), series or Series()
    actions = (
        ResultsAction("title", "results-title-screen", nothing),
        *review_actions(nothing, nothing),
        ResultsAction("again", next_game_label(series), nothing),
    )
    footer = partial(game_footer, story, series)
    pages = results_pages(stage, story, series)
    stage.push(ResultsScene(stage, story, pages, actions, footer))


SERIES: dict[str, Callable[[Studio], None]] = {
    "series-middle": middle,
    "series-moving": moving,
    "series-last-scores": last_scores,
    "series-end": end,
    "series-six": six,
    "series-long-names": long_names,
    "series-taken-over": taken_over,
}


def _standings(
    studio: Studio,
    match: Match,
    length: int,
    earlier: tuple[tuple[int, ...], ...],
    taken_over_by: str = "",
) -> None:
    """The page with the standings, at rest."""
    _results(studio, match, length, earlier, taken_over_by)
    studio.key(pygame.K_SPACE)
    studio.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)


def _results(
    studio: Studio,
    match: Match,
    length: int,
    earlier: tuple[tuple[int, ...], ...],
    taken_over_by: str = "",
) -> None:
    session = LocalSession(match, range(len(match.header.players)))
    last = result_of(story_of(session))
    if taken_over_by:
        last = last._replace(finished_by=(last.names[0], taken_over_by, *last.names[2:]))
    seats = len(last.names)
    first = last.first - len(earlier)
    before = tuple(
        GameResult(last.names, scores, (first + number) % seats)
        for number, scores in enumerate(earlier)
    )
    series = Series(length, (*before, last))
    show_results(studio, session, series)

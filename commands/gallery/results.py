"""The end of a game and its replay, for the gallery."""

from collections.abc import Callable

import pygame

from commands.gallery import games
from commands.gallery.series import show_results
from commands.gallery.studio import Studio
from game.match import Match
from game.session import LocalSession
from game.ui.replay.scene import ReplayScene
from game.ui.table.hand_over import nothing

OPENING = 4.2  # seconds: two players are counted, the third one's screen opens
RAINING = 1.0  # seconds after the winner is named
HALF_A_MOVE = 0.6  # seconds of a replay
BEFORE_THE_END = 25  # moves
ALIKE = ("Camille", "Colette", "Gaston", "Lulu")  # two with the same first letter


def results_opening(studio: Studio) -> None:
    """All players show their locomotives, one after another."""
    _results(studio, games.finished())
    studio.wait(OPENING)


def results_winner(studio: Studio) -> None:
    """The winner is named, confetti falls."""
    _results(studio, games.finished())
    studio.key(pygame.K_SPACE, settle=False)
    studio.wait(RAINING)


def results_alone(studio: Studio) -> None:
    """A solo player reads the result; two names share their first letter."""
    studio.without_motion()
    match = games.finished(names=ALIKE)
    show_results(studio, LocalSession(match, [0]))
    studio.key(pygame.K_SPACE)


def results_scores(studio: Studio) -> None:
    """The score sheet of six players."""
    studio.without_motion()
    _results(studio, games.finished(6))
    studio.key(pygame.K_SPACE)


def results_long_names(studio: Studio) -> None:
    """The score sheet with names as long as they may be."""
    studio.without_motion()
    _results(studio, games.finished(6, names=games.LONG_NAMES))
    studio.key(pygame.K_SPACE)


def results_charts(studio: Studio) -> None:
    """Values and portfolios over the game."""
    studio.without_motion()
    _results(studio, games.finished())
    studio.key(pygame.K_SPACE)
    studio.key(pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)


def replay_start(studio: Studio) -> None:
    """A replay before its first move."""
    studio.show(ReplayScene(studio.stage, _session(games.finished()), nothing))


def replay(studio: Studio) -> None:
    """A replay in the middle of a move."""
    studio.show(ReplayScene(studio.stage, _session(games.finished(6)), nothing))
    studio.key(pygame.K_END, *[pygame.K_LEFT] * BEFORE_THE_END)
    studio.key(pygame.K_RIGHT, settle=False)
    studio.wait(HALF_A_MOVE)


def replay_end(studio: Studio) -> None:
    """A replay after its last move, with the winner."""
    studio.show(ReplayScene(studio.stage, _session(games.finished()), nothing, at_end=True))


def results_agreed(studio: Studio) -> None:
    """The score sheet of a game that all players agreed to end."""
    studio.without_motion()
    _results(studio, games.ended_by_agreement())
    studio.key(pygame.K_SPACE)


def replay_agreed(studio: Studio) -> None:
    """The last moment of its replay."""
    match = games.ended_by_agreement()
    studio.show(ReplayScene(studio.stage, _session(match), nothing, at_end=True))


RESULTS: dict[str, Callable[[Studio], None]] = {
    "results-opening": results_opening,
    "results-winner": results_winner,
    "results-alone": results_alone,
    "results-scores": results_scores,
    "results-long-names": results_long_names,
    "results-charts": results_charts,
    "replay-start": replay_start,
    "replay": replay,
    "replay-end": replay_end,
    "results-agreed": results_agreed,
    "replay-agreed": replay_agreed,
}


def _results(studio: Studio, match: Match) -> None:
    show_results(studio, _session(match))


def _session(match: Match) -> LocalSession:
    return LocalSession(match, range(len(match.header.players)))

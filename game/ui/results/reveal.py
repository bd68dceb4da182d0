"""The timeline of the count: one player's screen after the other opens, then their points."""

from game.rules.companies import COMPANIES, Company
from game.rules.scoring import Result
from game.ui.anim.effects import Fade
from game.ui.anim.timeline import Timeline, count, cue, parallel, pause, pop, sequence, track

Subject = tuple[str, int] | tuple[str, int, Company]

WINNER: Subject = ("winner", 0)
VICTORY = "victory"
_DOOR, _CELL, _NOTHING, _PENALTY, _REST = 0.8, 0.34, 0.1, 0.6, 0.3


def door(seat: int) -> Subject:
    """A seat's screen; how far it is open is its opacity."""
    return ("door", seat)


def cell(seat: int, company: Company) -> Subject:
    """What a seat has of one company."""
    return ("cell", seat, company)


def penalty(seat: int) -> Subject:
    """What a seat loses for holding too many."""
    return ("penalty", seat)


def total(seat: int) -> Subject:
    """A seat's points so far, a number that rolls."""
    return ("total", seat)


def reveal(result: Result) -> Timeline:
    """The whole count; its last cue is the winner's."""
    seats = range(len(result.scores))
    opened = (_counted(result, seat) for seat in seats)
    return sequence(pause(0.5), *opened, cue(VICTORY), pop(WINNER, 0.7))


def _counted(result: Result, seat: int) -> Timeline:
    score = result.scores[seat]
    steps = [cue("curtain"), track(door(seat), _DOOR, Fade(0, 1)), count(total(seat), 0, 0, 0.0)]
    so_far = 0
    for company in COMPANIES:
        points = score.points[company.order]
        seconds = _CELL if points else _NOTHING
        shown = pop(cell(seat, company), seconds)
        if points:
            rolling = count(total(seat), so_far, so_far + points, seconds)
            shown = parallel(cue("points"), shown, rolling)
        steps.append(shown)
        so_far += points
    if score.penalty:
        lost = count(total(seat), so_far, score.total, _PENALTY)
        steps.append(parallel(cue("take_back"), pop(penalty(seat), _PENALTY), lost))
    else:
        steps.append(pop(penalty(seat), _NOTHING))
    return sequence(*steps, pause(_REST))

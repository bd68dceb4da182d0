import pytest

from game.rules.companies import COMPANIES
from game.rules.scoring import Result, score
from game.rules.table import Ending
from game.ui.results.page import VICTORY
from game.ui.results.score_sheet import WINNER
from game.ui.results.scores_page import count_timeline

VALUES = (3, 0, 10, 7, 1, 4)
HANDS = ((2, 1, 4, 0, 0, 3), (5, 5, 5, 5, 5, 0), (0, 0, 0, 0, 0, 0))
SCORES = tuple(score(hand, VALUES, 3) for hand in HANDS)
RESULT = Result(Ending.DEPOTS, VALUES, HANDS, SCORES, (0,))
MOMENTS = [number / 20 for number in range(400)]


def test_screens_open_one_after_another() -> None:
    line = count_timeline(RESULT)
    begun = [min(t for t in MOMENTS if ("door", seat) in line.at(t)) for seat in range(3)]
    assert begun == sorted(set(begun))


@pytest.mark.parametrize("seat", range(3))
def test_no_points_are_counted_before_the_screen_is_open(seat: int) -> None:
    for moment in MOMENTS:
        looks = count_timeline(RESULT).at(moment)
        if any(("cell", seat, company) in looks for company in COMPANIES):
            assert looks[("door", seat)].opacity == 1


@pytest.mark.parametrize("seat", range(3))
def test_r26_at_the_end_every_total_is_the_score(seat: int) -> None:
    line = count_timeline(RESULT)
    looks = line.at(line.duration)
    assert looks[("total", seat)].number == SCORES[seat].total
    assert ("penalty", seat) in looks
    assert all(("cell", seat, company) in looks for company in COMPANIES)


def test_the_winner_is_named_last() -> None:
    line = count_timeline(RESULT)
    assert line.cues[-1].name == VICTORY
    assert WINNER not in line.at(line.cues[-1].moment - 0.01)
    assert WINNER in line.at(line.duration)


def test_only_points_above_zero_have_a_sound() -> None:
    heard = [cue.name for cue in count_timeline(RESULT).cues]
    assert heard.count("points") == sum(bool(p) for one in SCORES for p in one.points)
    assert heard.count("take_back") == 1
    assert heard.count("curtain") == 3

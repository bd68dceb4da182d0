"""How the game was installed, told from facts."""

import pytest

from commands.doctor.finding import Severity
from commands.doctor.installation import Installation, Way, findings, way_of

READY = {"wanted": True, "free": True, "inside": True, "made": True, "current": True}
READY |= {"starts": True, "own": False}


@pytest.mark.parametrize(
    ("facts", "way"),
    [
        ({}, Way.INSIDE),
        ({"inside": False, "starts": False}, Way.BROKEN),
        ({"inside": False, "current": False}, Way.INCOMPLETE),
        ({"inside": False, "current": False, "made": False}, Way.NOT_SET_UP),
        ({"inside": False, "current": False, "made": False, "own": True}, Way.OWN),
        ({"free": False}, Way.NO_SETUP),
        ({"wanted": False}, Way.INSTALLED),
    ],
)
def test_the_way(facts: dict[str, bool], way: Way) -> None:
    assert way_of(**{**READY, **facts}, prefix="/usr") is way


def test_pipx_is_known_by_its_folder() -> None:
    facts = {**READY, "wanted": False}
    assert way_of(**facts, prefix="/opt/pipx/venvs/paris-connection") is Way.PIPX


@pytest.mark.parametrize("way", Way)
def test_what_cannot_run_is_a_problem_with_advice(way: Way) -> None:
    line, *_ = findings(Installation(way), has_uv=False)
    bad = way in (Way.NOT_SET_UP, Way.INCOMPLETE, Way.BROKEN)
    assert (line.state is Severity.PROBLEM) == bad == bool(line.advice)
    assert Installation(way).remedy


@pytest.mark.parametrize("way", Way)
def test_uv_is_mentioned_only_where_the_set_up_could_use_it(way: Way) -> None:
    names = [one.name for one in findings(Installation(way), has_uv=False)]
    sets_up = way in (Way.INSIDE, Way.NOT_SET_UP, Way.INCOMPLETE, Way.BROKEN)
    assert names == (["installation", "uv"] if sets_up else ["installation"])

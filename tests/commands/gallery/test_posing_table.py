"""The visit of the gallery keeps what it is told, and answers nothing."""

from commands.gallery.posing_table import PosingTable
from game.lobby import Line, Link
from tests.game.ui.lan.a_visit import a_lobby


def test_it_has_heard_what_it_was_told() -> None:
    line = Line("Ada", 0, "hello", phrase=True)
    visit = PosingTable(a_lobby(), lines=[line], peer=2)
    assert visit.lines == [line]
    assert visit.connection.link is Link.THERE
    assert not visit.owner
    assert PosingTable(a_lobby()).owner


def test_what_it_is_asked_changes_nothing() -> None:
    visit = PosingTable(a_lobby())
    before = visit.lobby
    visit.say("Hello")
    visit.pause(True)
    visit.start()
    assert visit.lobby is before
    assert visit.lines == []
    assert not visit.pump()
    assert not visit.declined()

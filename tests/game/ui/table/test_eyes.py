"""Whose locomotives may be seen at a screen that several people look at."""

from game.ui.table.eyes import without_secrets
from tests.game.ui.evening import a_session


def test_where_several_sit_a_rack_is_seen_only_on_its_turn() -> None:
    session = a_session(3)
    turn = session.look(None).view.table.turn
    own, other = session.look(turn).view, session.look((turn + 1) % 3).view
    assert without_secrets(own, (0, 1, 2)) == own
    hidden = without_secrets(other, (0, 1, 2))
    assert (hidden.seat, hidden.portfolio) == (None, None)


def test_whoever_is_alone_at_a_screen_always_sees_their_own() -> None:
    session = a_session(3)
    other = (session.look(None).view.table.turn + 1) % 3
    view = session.look(other).view
    assert without_secrets(view, (other,)) == view

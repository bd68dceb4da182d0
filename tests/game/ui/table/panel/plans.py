"""Plans of a small game, for tests of what the panel shows."""

from game.rules.state import State
from game.rules.views import view_for
from game.ui.i18n.text import Texts
from game.ui.table.plan import Plan
from tests.builders import BLUE, RED, a_state

NAMES = ["Ada", "Zoë", "Max"]
TEXTS = Texts("en", strict=True)


def a_plan(state: State | None = None, seat: int | None = 0) -> Plan:
    return Plan(view_for(state or a_state(hands=[{BLUE: 2, RED: 1}] * 3), seat))

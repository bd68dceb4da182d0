"""An error that was reported, for tests of the screen that tells of it."""

from game.diagnostics.failures import Failure, FailurePlace, Failures
from game.diagnostics.program_log import ProgramLog
from game.ui.core.context import CrashOutcome
from game.ui.crash.front_page import CrashChoice, CrashFacts

ALONE = (CrashChoice.TITLE, CrashChoice.REPORT)
OVER = (CrashChoice.KEEP, CrashChoice.TITLE, CrashChoice.REPORT)


# Put together, since a report quotes source lines.
SECRET = "-".join(("red", "red", "blue"))


class Broken(Exception):
    """What tests raise."""


def a_failure(place: FailurePlace = FailurePlace.WINDOW, name: str = "TableScene") -> Failure:
    try:
        raise Broken(SECRET)
    except Broken as error:
        return Failures(ProgramLog()).report(error, place, name)


def a_crash(
    outcome: CrashOutcome = CrashOutcome.SAVED, choices: tuple[CrashChoice, ...] = ALONE
) -> CrashFacts:
    return CrashFacts(a_failure(), "crash-window", outcome, choices)

"""The end of a game on the LAN: as at one screen, but the way on leads to the lobby, and a line
says what goes on there meanwhile."""

from game.series import Series
from game.session import Session
from game.ui.core.context import Stage
from game.ui.lan.lan_api import Visit
from game.ui.lan.table.notices import out_of_reach
from game.ui.lan.words import way_out
from game.ui.results.scene import ResultsScene, Ways
from game.ui.results.series_scene import SeriesResultsScene

ONWARD = 12.0  # seconds that onlookers see the scores before the standings follow


class Meanwhile:
    """What those who still read the results should know of the table."""

    def __init__(self, stage: Stage, visit: Visit) -> None:
        self._stage, self._visit = stage, visit
        self._told = self.words

    @property
    def words(self) -> str:
        """One sentence; empty if nothing goes on."""
        visit, texts = self._visit, self._stage.texts
        if gone := out_of_reach(visit, texts):
            return gone
        seats = visit.lobby.seats if visit.lobby else ()
        others = [seat for seat in seats if seat.peer not in (None, visit.peer)]
        ready = [seat.name for seat in others if seat.ready and seat.here]
        return texts.say("lan-results-ready", names=texts.listed(ready)) if ready else ""

    def changed(self) -> bool:
        """Whether it is another sentence than at the last call."""
        before, self._told = self._told, self.words
        return before != self._told


def way_on(visit: Visit) -> str:
    """The key of the words on the large button: a guest says with it that the next game may begin,
    the host begins it in the lobby."""
    return "lan-button-lobby" if visit.owner else "lan-button-next"


class _WithNews(ResultsScene):
    """Results that tell what goes on meanwhile."""

    _meanwhile: Meanwhile

    def note(self, starter: str) -> str:
        """What goes on meanwhile comes first."""
        return self._meanwhile.words or super().note(starter)

    def update(self, dt: float) -> bool:
        """Show it as soon as it is so."""
        if self._meanwhile.changed():
            self._touch()
        return super().update(dt)


class LanResults(_WithNews):
    """The results of a game by itself."""

    def __init__(self, stage: Stage, session: Session, ways: Ways, visit: Visit) -> None:
        super().__init__(stage, session, ways)
        self._visit, self._meanwhile = visit, Meanwhile(stage, visit)

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        keys = {"again": way_on(self._visit), "title": way_out(self._visit)}
        return self._stage.texts.say(keys[name]) if name in keys else super().label(name)


class LanSeriesResults(_WithNews, SeriesResultsScene):
    """The results of a game in a series, with its standings."""

    def __init__(
        self, stage: Stage, session: Session, series: Series, ways: Ways, visit: Visit
    ) -> None:
        onlooking = not session.seats  # on a large screen, maybe, that nobody touches
        super().__init__(stage, session, series, ways, onward=ONWARD if onlooking else None)
        self._visit, self._meanwhile = visit, Meanwhile(stage, visit)

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        if name == "title":
            return self._stage.texts.say(way_out(self._visit))
        if name == "again" and self._told and self._visit.owner:
            return self._stage.texts.say(way_on(self._visit))
        return super().label(name)

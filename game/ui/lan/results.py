"""The end of a game on the LAN: as at one screen, but the way on leads back to the lobby."""

from game.ui.scenes.results import ResultsScene
from game.ui.scenes.series_results import SeriesResultsScene


class LanResults(ResultsScene):
    """The results of a game by itself."""

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        return self._stage.texts.say(WAYS[name]) if name in WAYS else super().label(name)


class LanSeriesResults(SeriesResultsScene):
    """The results of a game in a series, with its standings."""

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        if name not in WAYS or (name == "again" and not self._told):
            return super().label(name)
        return self._stage.texts.say(WAYS[name])


WAYS = {"again": "lan-button-lobby", "title": "lan-button-leave"}

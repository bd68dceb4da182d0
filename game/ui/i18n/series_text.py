"""What is said about a series, in the player's language. Draws nothing."""

from fractions import Fraction

from game.series import Series, SeriesPlace
from game.ui.i18n.text import Texts

# Those that the letters of the game have; others are written with a stroke.
_SIGNS = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


def title(texts: Texts, series: Series, *, told: bool = True) -> str:
    """After which game this is how it stands; in the end, once it may be told, who has won."""
    if told and series.winners:
        return _named(texts, "series-winner", "series-shared", series.winners)
    place = SeriesPlace(len(series.games), series.length)
    return _counted(texts, ("series-after", "series-after-open"), place)


def subtitle(texts: Texts, series: Series, *, told: bool = True) -> str:
    """Who leads, or with how many wins and points the series was won, once it may be told."""
    if not told or not series.leaders:
        return ""
    if series.winners:
        best = series.standings()[0]
        return texts.say("series-winner-about", won=won_words(best.won), points=best.total)
    return _named(texts, "series-leads", "series-leads-shared", series.leaders)


def progress(texts: Texts, place: SeriesPlace) -> str:
    """Which game of how many."""
    return _counted(texts, ("series-progress", "series-progress-open"), place)


def now_playing(texts: Texts, before: Series | None) -> str:
    """Which game is being played after those that a series holds; empty for a single one."""
    return "" if before is None or before.single else progress(texts, before.next_place)


def won_words(won: Fraction) -> str:
    """Games won; parts of a shared win as a fraction."""
    whole, part = divmod(won, 1)
    if not part:
        return str(whole)
    if part in _SIGNS:
        return f"{whole or ''}{_SIGNS[part]}"
    return f"{whole}\N{NO-BREAK SPACE}{part}" if whole else str(part)


def _counted(texts: Texts, keys: tuple[str, str], place: SeriesPlace) -> str:
    """Which game of how many, or where no end was agreed, which."""
    if place.length is None:
        return texts.say(keys[1], game=place.game)
    return texts.say(keys[0], game=place.game, games=place.length)


def _named(texts: Texts, alone: str, shared: str, names: tuple[str, ...]) -> str:
    if len(names) > 1:
        return texts.say(shared, names=texts.listed(names))
    return texts.say(alone, name=names[0])

"""A series in the player's language: titles, progress, games won."""

from fractions import Fraction

from game.series import Series, SeriesPlace
from game.ui.i18n.text import Texts

# The fractions that the fonts have; others are written with a slash.
_SIGNS = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


def title(texts: Texts, series: Series, *, winner_shown: bool = True) -> str:
    """Who won the series, or after which game these standings are."""
    if winner_shown and series.winners:
        return _with_names(texts, "series-winner", "series-shared", series.winners)
    place = SeriesPlace(len(series.games), series.length)
    return _with_game(texts, ("series-after", "series-after-open"), place)


def subtitle(texts: Texts, series: Series, *, winner_shown: bool = True) -> str:
    """Who leads, or with how many wins and points the series was won."""
    if not winner_shown or not series.leaders:
        return ""
    if series.winners:
        best = series.standings()[0]
        return texts.say("series-winner-about", won=won_text(best.won), points=best.total)
    return _with_names(texts, "series-leads", "series-leads-shared", series.leaders)


def progress(texts: Texts, place: SeriesPlace) -> str:
    """Which game of how many."""
    return _with_game(texts, ("series-progress", "series-progress-open"), place)


def now_playing(texts: Texts, before: Series | None) -> str:
    """Which game of a series follows those before; empty for a single game."""
    return "" if before is None or before.single else progress(texts, before.next_place)


def won_text(won: Fraction) -> str:
    """The number of games won; parts of a shared victory as a fraction."""
    whole, part = divmod(won, 1)
    if not part:
        return str(whole)
    if part in _SIGNS:
        return f"{whole or ''}{_SIGNS[part]}"
    return f"{whole}\N{NO-BREAK SPACE}{part}" if whole else str(part)


def _with_game(texts: Texts, keys: tuple[str, str], place: SeriesPlace) -> str:
    if place.length is None:
        return texts.say(keys[1], game=place.game)
    return texts.say(keys[0], game=place.game, games=place.length)


def _with_names(texts: Texts, alone: str, shared: str, names: tuple[str, ...]) -> str:
    if len(names) > 1:
        return texts.say(shared, names=texts.listed(names))
    return texts.say(alone, name=names[0])

from pathlib import Path

import pytest

from game.ui.crash.crash_texts import ENGLISH, CrashTexts
from game.ui.i18n import plain_messages
from game.ui.i18n.catalogues import Catalogue
from game.ui.i18n.text import LANGUAGES


def test_the_copy_in_english_says_what_the_catalogue_says() -> None:
    catalogue = Catalogue("en")
    crash_keys = {key for key in catalogue.keys if key.startswith("crash-")}
    assert crash_keys <= set(ENGLISH)
    for key, words in ENGLISH.items():
        filled = {name: name for name in catalogue.variables(key)}
        for name in filled:
            words = words.replace(f"{{ ${name} }}", name)
        assert catalogue.say(key, filled) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words(language: str) -> None:
    said = CrashTexts(language).say("crash-saved", button="X")
    assert said == Catalogue(language).say("crash-saved", {"button": "X"})


def test_without_catalogues_it_speaks_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for function in (plain_messages.PlainMessages.__init__, Catalogue.__init__):
        monkeypatch.setattr(function, "__defaults__", (tmp_path,))
    words = CrashTexts("de").say("crash-saved", button="Continue")
    assert words == "Your game is saved. Choose Continue on the title screen."


def test_an_unknown_language_is_english() -> None:
    assert CrashTexts("xx").say("crash-title") == "Something went wrong"

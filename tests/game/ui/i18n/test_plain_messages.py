"""Plain messages equal those of the catalogues, without importing Fluent."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.companies import COMPANIES
from game.ui.i18n.catalogues import Catalogue
from game.ui.i18n.plain_messages import PlainMessages
from game.ui.i18n.text import LANGUAGES
from tests.builders import BLUE

ROOT = Path(__file__).parents[4]


def plain(folder: Path, text: str) -> PlainMessages:
    (folder / "xx").mkdir()
    (folder / "xx" / "common.ftl").write_text(text, encoding="utf-8")
    return PlainMessages("xx", folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_equal_the_catalogue(language: str) -> None:
    catalogue, words = Catalogue(language), PlainMessages(language)
    said = 0
    for key in catalogue.keys:
        for example in ("Zoë { $x }", 0, 1, 2, 12, 1234567, BLUE, COMPANIES, COMPANIES[:1]):
            arguments = dict.fromkeys(catalogue.variables(key), example)
            told = words.say(key, arguments)
            if told is not None:
                said += 1
                assert told == catalogue.say(key, arguments), key
    assert said > 6 * len(catalogue.keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_title_is_plain(language: str) -> None:
    words = PlainMessages(language)
    for key in Catalogue(language).keys:
        if key.startswith(("title-", "language-")):
            assert words.say(key, {"names": "Ada", "turn": 3, "version": "1"}) is not None, key


@pytest.mark.parametrize(
    "text",
    [
        "key = One line\n    and another\n",
        "key = One line\n\n    and another\n",
        "key = One line\n    and another\n    .colour = blue\n",
        "key = { $company ->\n   *[other] some\n}\n",
        "key = { $count ->\n   *[other] some\n} more\n",
        "key = { $count ->\n   *[other] some\n      more\n}\n",
        "key = { $count ->\n   *[other] { $count ->\n   *[other] some\n}\n}\n",
        'key = { COMPANY($company, form: "of") }\n',
        "key = { other-key }\n",
        "key = { other-key }\nother-key = { -term }\n",
        "key =\n    Below\n",
        "-key = A term\n",
    ],
)
def test_what_is_more_than_text_and_names_needs_fluent(tmp_path: Path, text: str) -> None:
    assert plain(tmp_path, text).say("key", {"count": 1, "company": BLUE}) is None


def test_names_and_counts_are_filled_in(tmp_path: Path) -> None:
    words = plain(tmp_path, "key = { $name } has { $count }\n")
    assert words.say("key", {"name": "Ada", "count": 3}) == "Ada has 3"
    assert words.say("key", {"name": "Ada"}) is None
    assert words.say("key", {"name": BLUE, "count": 3}) is None, "there is no name for it"
    assert words.say("key", {"name": "Ada", "count": -3}) is None, "it has a minus sign of its own"


def test_an_alternative_is_chosen_by_the_count() -> None:
    def about(count: int | str) -> str | None:
        return PlainMessages("en").say(
            "table-rack-about", {"count": count, "company": BLUE, "points": 1, "value": 1}
        )

    assert about(1) == "1 Nord locomotive, worth 1 point"
    assert about(0) == "0 Nord locomotives, worth 1 each: 1 point"
    assert about("some") is None
    assert PlainMessages("fr").say("count-locomotives", {"count": 0}) == "0 locomotive"


def test_a_quick_game_is_shown_without_fluent() -> None:
    for language in LANGUAGES:
        words = PlainMessages(language)
        for key in ("table-depots-left", "table-worth-now", "table-nearest"):
            counts = {"depots": 6, "points": 0, "hexes": 12}
            told = words.say(key, {**counts, "city": "Marseille", "companies": COMPANIES[:2]})
            assert told is not None, (language, key)


def test_plain_messages_do_not_import_fluent() -> None:
    program = (
        "import sys; from game.ui.i18n.text import Texts; print(Texts('fr').say('title-play'));"
        "sys.exit(any(name.startswith(('fluent', 'babel')) for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)

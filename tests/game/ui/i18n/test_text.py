"""What the screen says: reasons, names, moments, and which language."""

from datetime import datetime

import pytest

from game.board import Hex
from game.rules.reasons import Reason, Rule
from game.ui.i18n.catalogues import Catalogue
from game.ui.i18n.plain_messages import TextError
from game.ui.i18n.text import LANGUAGES, Texts, system_language
from tests.builders import BLUE, GREEN, RED, YELLOW

TEXTS = {language: Texts(language, strict=True) for language in LANGUAGES}
ENGLISH = TEXTS["en"]
NAMES = ("Ada", "Hugo", "Inès")
EVERYTHING_SET = Reason(Rule.PARIS, BLUE, Hex(1, 2), "Lyon", (RED, GREEN), 3, 2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", list(Rule))
def test_every_reason_can_be_said_in_every_language(language: str, rule: Rule) -> None:
    texts = TEXTS[language]
    assert texts.reason(EVERYTHING_SET._replace(rule=rule))
    assert texts.reason(EVERYTHING_SET._replace(rule=rule, place=""))


def test_a_reason_names_the_city_or_says_this_hex() -> None:
    in_a_city = Reason(Rule.NOT_ADJACENT, BLUE, Hex(1, 2), "Lyon")
    assert ENGLISH.reason(in_a_city) == "Lyon is not next to any Nord locomotive."
    assert ENGLISH.reason(in_a_city._replace(place="")) == (
        "This hex is not next to any Nord locomotive."
    )


def test_a_reason_names_the_companies_in_the_way() -> None:
    full = Reason(Rule.RURAL_FULL, BLUE, Hex(1, 2), others=(RED, GREEN))
    assert ENGLISH.reason(full) == "This hex is full: P.L.M. and Ouest are already here."
    cut = Reason(Rule.CUT_OFF, BLUE, Hex(1, 2), "Lyon", (YELLOW,))
    assert Texts("de").reason(cut) == (
        "Mit einer Lok in Lyon würdest du die P.O. von jeder leeren Stadt abschneiden."
    )


def test_a_reason_names_the_players_where_they_are_known() -> None:
    out_of_turn = Reason(Rule.OUT_OF_TURN, seat=2, actual=0)
    assert ENGLISH.reason(out_of_turn, NAMES) == "It is Ada\u2019s turn, not Inès\u2019s."
    assert ENGLISH.reason(out_of_turn) == "It is Player 1\u2019s turn, not Player 3\u2019s."


def test_players_are_counted_from_one() -> None:
    assert ENGLISH.reason(Reason(Rule.NO_SUCH_SEAT, seat=4, actual=2)) == (
        "There is no player 5: only 3 are playing."
    )
    assert ENGLISH.player(1, ("Ada", "")) == "Player 2"


def test_the_last_locomotive_of_a_depot_is_one() -> None:
    short = Reason(Rule.DEPOT_SHORT, BLUE, actual=1)
    assert ENGLISH.reason(short) == "The Nord depot holds only 1 locomotive."


def test_companies_have_names() -> None:
    assert Texts("es").company(BLUE) == "Nord"


def test_a_trade_is_one_sentence() -> None:
    sentences = {
        language: TEXTS[language].say("table-trade-sentence", give=GREEN, take=BLUE, count=2)
        for language in LANGUAGES
    }
    assert sentences == {
        "en": "You give one Ouest and take two Nord",
        "de": "Eine Ouest-Lok gegen zwei Nord-Loks",
        "fr": "Une locomotive de l’Ouest contre deux du Nord",
        "nl": "Je ruilt één Ouest voor twee Nord",
        "es": "Das una Ouest y tomas dos Nord",
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 May 2026, 09:05"),
        ("de", "1. Mai 2026, 09:05"),
        ("fr", "1er mai 2026, 09:05"),
        ("nl", "1 mei 2026, 09:05"),
        ("es", "1 de mayo de 2026, 09:05"),
    ],
)
def test_a_moment_is_written_in_the_language(language: str, words: str) -> None:
    told = TEXTS[language].moment(datetime(2026, 5, 1, 9, 5))
    assert told == words.replace(" ", "\N{NO-BREAK SPACE}")  # no line ends within it


def test_a_strict_texts_raises_for_a_missing_key_and_for_wrong_arguments() -> None:
    with pytest.raises(TextError, match="there is no text 'no-such-key'"):
        ENGLISH.say("no-such-key")
    with pytest.raises(TextError, match="missing or not wanted: name"):
        ENGLISH.say("table-turn-of")
    with pytest.raises(TextError, match="missing or not wanted: seat"):
        ENGLISH.say("table-confirm", seat=1)


def test_at_run_time_a_missing_text_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def say_nothing_in_german(catalogue: Catalogue, key: str, arguments: object) -> str:
        if catalogue.language == "de":
            raise TextError(key)
        return f"{key} in {catalogue.language}"

    monkeypatch.setattr(Catalogue, "say", say_nothing_in_german)
    assert Texts("de").say("table-trade") == "table-trade in en"


def test_at_run_time_a_text_without_translation_is_its_key() -> None:
    assert Texts("fr").say("no-such-key") == "no-such-key"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no catalogue for the language 'xx'"):
        Texts("xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "it:es:en"}, "es"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.system.get_pref_locales", list)
    assert system_language(environment) == language


def test_without_an_environment_the_language_comes_from_the_platform(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_by_player = [{"language": "sv", "country": "SE"}, {"language": "de", "country": None}]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: set_by_player)
    assert system_language({}) == "de"
    assert system_language({"LANG": "fr_CH"}) == "fr"


def test_the_language_of_this_machine_is_one_that_the_game_speaks() -> None:
    assert system_language() in LANGUAGES


def test_texts_that_were_loaded_before_are_the_same() -> None:
    loaded, plain = Texts("fr"), Texts("fr")
    loaded.load(["log", "no-such-file"])
    assert loaded.say("log-won", name="Ada", points=3) == plain.say("log-won", name="Ada", points=3)
    loaded.load(["log"])
    assert loaded.say("log-turn", name="Ada") == plain.say("log-turn", name="Ada")

"""What the network says no with, in every language."""

import pytest

from game.lobby import Connection, Door, Link, Unreached, Versions
from game.storage.settings import LANGUAGES
from game.ui.i18n.text import Texts
from game.ui.lan.refusal_text import REFUSALS, connection_refusal, leave_label, refusal
from net.wire.refusal_reasons import No
from tests.game.ui.lan.a_visit import AVisit


def test_every_refusal_of_the_network_has_its_words() -> None:
    assert {str(no) for no in No} == REFUSALS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_refusals_say_the_same(language: str) -> None:
    texts = Texts(language, strict=True)
    assert len({refusal(why, "words", texts) for why in REFUSALS}) == len(REFUSALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_different_version_names_both_in_the_players_language(language: str) -> None:
    texts = Texts(language, strict=True)
    words = refusal("version", "the host plays 2.0", texts, Versions("2.0", "1.0"))
    assert words == texts.say("lan-other-version", theirs="2.0", ours="1.0")
    assert "the host plays" not in words


def test_a_reason_of_another_version_is_said_in_english() -> None:
    assert refusal("moonshine", "no moon", Texts("de")) == "Meldung des Gastgebers: no moon"


def test_a_host_who_goes_closes_the_table() -> None:
    visit = AVisit()
    assert Texts("en").say(leave_label(visit)) == "Leave table"
    visit.door = Door((), 1, "", None)
    assert Texts("en").say(leave_label(visit)) == "Close table"


def test_too_many_wrong_codes_say_how_long_to_wait() -> None:
    english = Texts("en", strict=True)
    assert refusal("wait", "", english, wait=8) == "Too many wrong codes, try again in 8 seconds."
    assert refusal("wait", "", english, wait=1) == "Too many wrong codes, try again in 1 second."
    assert "unforeseen trouble" in refusal("unforeseen", "unforeseen trouble", english)


@pytest.mark.parametrize("cause", Unreached)
def test_an_address_that_fails_is_named_with_the_likely_causes(cause: Unreached) -> None:
    why = Connection(Link.OUT, "unreachable", "no answer", unreached=cause, tried=4)
    for language in ("en", "de", "fr", "nl", "es"):
        words = connection_refusal(why, "10.1.2.3:99", 27272, Texts(language))
        assert "10.1.2.3:99" in words
        silent = cause is Unreached.SILENT
        assert ("4 s" in words and "TCP 99" in words) is silent


def test_a_table_without_a_name_is_refused_in_general_words() -> None:
    why = Connection(Link.OUT, "unreachable", "no answer", unreached=Unreached.SILENT, tried=4)
    said = connection_refusal(why, "", 27272, Texts("en"))
    assert said == refusal("unreachable", "", Texts("en"))


def test_a_name_that_is_taken_is_named() -> None:
    why = Connection(Link.OUT, "name", "…", name="Ada")
    assert "called Ada" in connection_refusal(why, "Attic", 27272, Texts("en"))

"""Events in words."""

from typing import get_args

import pytest

from game.board import Hex
from game.rules.events import (
    Built,
    GameEnded,
    OtherHandDrawn,
    OwnHandDrawn,
    SeenEvent,
    TurnBegan,
)
from game.rules.manner import Manner, Mark
from game.rules.scoring import Result, Score
from game.rules.table import Ending, Traded
from game.ui.i18n.event_text import describe_event, describe_mark, describe_outcome, explain_mark
from game.ui.i18n.text import LANGUAGES, Texts
from tests.builders import BLACK, BLUE, PURPLE, at, france, step

NAMES = ("Ada", "Hugo", "Inès")
LILLE = at("Lille")
RURAL = next(space.hex for space in france().spaces if not space.name and space.hex != Hex(0, 0))
TEXTS = {language: Texts(language, strict=True) for language in LANGUAGES}
ENGLISH = TEXTS["en"]


def a_result(ending: Ending, totals: tuple[int, ...]) -> Result:
    best = max(totals)
    return Result(
        ending,
        (12, 0, 0, 0, 0, 0),
        ((0,) * 6,) * 3,
        tuple(Score((total, 0, 0, 0, 0, 0), 0) for total in totals),
        tuple(seat for seat, total in enumerate(totals) if total == best),
    )


EVENTS: dict[str, SeenEvent] = {
    "own hand": OwnHandDrawn((2, 0, 1, 0, 0, 3)),
    "other's hand": OtherHandDrawn(1, 10),
    "build in the country": Built(0, BLUE, (RURAL,), (0,), 5, 7),
    "build into a city": Built(0, BLUE, (RURAL, LILLE), (0, 3), 5, 7),
    "trade": Traded(2, BLACK, PURPLE, 2, 11),
    "turn": TurnBegan(1),
    "end by the city": GameEnded(a_result(Ending.MARSEILLE, (90, 137, 1))),
    "end by the depots": GameEnded(a_result(Ending.DEPOTS, (137, 90, 137))),
}


def in_english(event: str) -> str:
    return describe_event(ENGLISH, EVENTS[event], NAMES, france())


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event in EVENTS.values()} == set(get_args(SeenEvent))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_words_in_every_language(language: str, event: str) -> None:
    words = describe_event(TEXTS[language], EVENTS[event], NAMES, france())
    assert words
    assert not set(words) & set("{}()")


def test_a_build_names_its_cities_and_their_points() -> None:
    assert in_english("build in the country") == "Ada places 1 Nord locomotive"
    told = "Ada places 2 Nord locomotives and reaches Lille\N{NO-BREAK SPACE}+3"
    assert in_english("build into a city") == told


def test_a_build_through_two_cities_lists_both() -> None:
    two = Built(0, BLUE, (LILLE, step(LILLE, 1, 0), at("Metz")), (3, 0, 2), 5, 7)
    told = "and reaches Lille\N{NO-BREAK SPACE}+3 and Metz\N{NO-BREAK SPACE}+2"
    assert describe_event(ENGLISH, two, NAMES, france()).endswith(told)


def test_a_trade_names_both_companies() -> None:
    assert in_english("trade") == "Inès trades one Est for two Midi"
    single = Traded(2, BLACK, PURPLE, 1, 10)
    assert describe_event(ENGLISH, single, NAMES, france()) == "Inès trades one Est for one Midi"


def test_only_the_owner_sees_a_hand_in_full() -> None:
    assert in_english("own hand") == (
        "You draw 6 locomotives from the bag: 2 Nord, 1 P.L.M. and 3 Midi"
    )
    assert in_english("other's hand") == "Hugo draws 10 locomotives from the bag"


def test_a_turn_names_the_player() -> None:
    assert in_english("turn") == "Hugo\u2019s turn"


def test_the_end_says_why_but_not_who_has_won_before_the_scoring_does() -> None:
    assert in_english("end by the city") == "The game ends: Marseille has been reached"
    assert in_english("end by the depots") == (
        "The game ends: no more than one depot still holds locomotives"
    )


def test_the_outcome_names_all_winners() -> None:
    words = describe_outcome(TEXTS["nl"], (0, 1, 2), 70, NAMES)
    assert words == "Ada, Hugo en Inès delen de overwinning met elk 70 punten"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", Manner)
def test_every_manner_has_words_in_every_language(language: str, manner: Manner) -> None:
    mark = Mark(manner, PURPLE, "Lyon")
    for words in (describe_mark(TEXTS[language], mark), explain_mark(TEXTS[language], mark)):
        assert words
        assert not set(words) & set("{}()")


def test_a_manner_names_its_company() -> None:
    assert describe_mark(ENGLISH, Mark(Manner.STARVES, PURPLE)) == "leaving few Midi locomotives"
    assert describe_mark(ENGLISH, Mark(Manner.SNATCHES, BLACK, "Lyon")) == "beating Est to Lyon"
    assert describe_mark(TEXTS["fr"], Mark(Manner.ASTRAY, BLACK)) == "en éloignant l’Est des villes"
    about = explain_mark(ENGLISH, Mark(Manner.SNATCHES, BLACK, "Lyon"))
    assert about == "Est was next to Lyon and could have built there next."

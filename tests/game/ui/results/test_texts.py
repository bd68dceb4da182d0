from pathlib import Path

import pytest

from game.match import Match
from game.rules.companies import Company
from game.rules.events import Built
from game.rules.scoring import Result, score
from game.rules.table import Ending
from game.session import LocalSession
from game.storage.records import load_record
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.results.game_history import story_of
from game.ui.results.texts import ResultsTexts
from tests.game.ui.finished import a_finished_session, pictures

RECORDS = Path(__file__).parents[3] / "records"
HANDS = ((2, 1, 4, 0, 0, 3), (5, 5, 5, 5, 3, 0), (2, 1, 4, 0, 0, 3))
VALUES = (3, 0, 10, 7, 1, 4)
SCORES = tuple(score(hand, VALUES, 3) for hand in HANDS)
NAMES = ("Ada", "Bérénice", "Çelik")


def words(
    language: str = "en",
    winners: tuple[int, ...] = (0,),
    seed: int = 5,
    own: int | None = None,
) -> ResultsTexts:
    story = story_of(a_finished_session(3, seed))
    result = Result(Ending.DEPOTS, VALUES, HANDS, SCORES, winners)
    return ResultsTexts(
        Texts(language, strict=True), story._replace(result=result, names=NAMES, own=own)
    )


def test_before_the_count_nobody_is_named() -> None:
    assert words().title(False) == "Everyone reveals their locomotives"
    assert words().subtitle(None, False) == ""
    assert words().subtitle(1, False) == "Bérénice\N{RIGHT SINGLE QUOTATION MARK}s locomotives"


def test_the_winner_or_those_who_share_the_win() -> None:
    assert words().title(True) == "Ada wins!"
    assert words(winners=(0, 2)).title(True) == "Ada and Çelik share the victory!"


def test_why_the_game_is_over() -> None:
    assert words().ending() == "Only one depot still held locomotives"


def test_the_text_names_the_player_and_company_that_reached_the_goal() -> None:
    record = load_record(RECORDS / "three-players-marseille.jsonl")
    story = story_of(LocalSession(Match.resume(record), range(3)))
    last = story.moves[-1]
    assert isinstance(last, Built)
    texts = Texts("en", strict=True)
    told = ResultsTexts(texts, story).ending()
    assert told == f"{story.names[last.seat]} reached Marseille with {texts.company(last.company)}"


def test_a_solo_player_reads_their_own_result() -> None:
    first, penalised, _ = (score.total for score in SCORES)
    assert words().subtitle(None, True) == f"With {first} points"
    behind = words(own=1).subtitle(None, True)
    assert behind == f"With {first} points · You are third, {first - penalised} points behind"
    assert "You are 0 points ahead" in words(own=0).subtitle(None, True)
    shared = words(own=0, winners=(0, 2)).subtitle(None, True)
    assert shared == f"With {first} points"  # the title names them both


def test_r26_how_a_number_is_made() -> None:
    assert words().counted(0, Company.RED) == "P.L.M.: 4 \N{MULTIPLICATION SIGN} 10 = 40"
    assert words().penalty(0) == "Within the limit, no penalty"
    assert words().penalty(1) == "3 over the limit: \N{MINUS SIGN}60"


def test_only_winners_that_were_named_wear_gold() -> None:
    assert not words().row(0, False).winner
    assert words().row(0, True).winner
    assert not words().row(1, True).winner


def test_a_turn_names_a_new_leader() -> None:
    told = words()
    turns = range(len(told.worths[0]))
    said = [line for line in map(told.lead, turns) if line]
    assert any("takes the lead" in line for line in said)
    assert told.lead(0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    told = words(language)
    chart, worth = told.value_chart(pictures().assets), told.worth_chart()
    assert len(chart.curves) == 6
    assert [curve.name for curve in worth.curves] == [*NAMES]
    assert all([worth.note, chart.title, chart.axis, told.turn(3)])

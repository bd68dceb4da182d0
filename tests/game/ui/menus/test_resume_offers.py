import os
from pathlib import Path

from game.series import Series
from game.storage.saved_game import SavedGame, SaveProblem
from game.storage.saves import SavedGames
from game.ui.i18n.text import Texts
from game.ui.menus.resume_offers import (
    BACK,
    CONTINUE,
    HOSTING,
    ResumeOffers,
    game_summary,
    map_gone,
)
from tests.commands.records import write_record
from tests.game.ui.lan.a_lan import ALan
from tests.game.ui.theatre import Theatre

GAME = SavedGame(Path("a.jsonl"), 0.0, 1, ("Ada", "Hugo"), actions=4)
TEXTS = Texts("en", strict=True)


def a_folder(path: Path, when: float) -> SavedGames:
    """With a game of Ada, Zoë and Łukasz that was left at a time."""
    path.mkdir(exist_ok=True)
    os.utime(write_record(path / "game.jsonl", actions=4), (when, when))
    return SavedGames(path)


def looked_through(offers: ResumeOffers) -> ResumeOffers:
    offers.refresh()
    for _ in offers.reading():
        pass
    return offers


def test_only_the_two_newest_are_offered_the_newest_first(tmp_path: Path) -> None:
    lan = ALan()
    own, hosted = a_folder(tmp_path / "own", 3000), a_folder(tmp_path / "lan", 2000)
    offers = looked_through(ResumeOffers(own, hosted, lan))
    assert [offer.name for offer in offers.newest()] == [CONTINUE, HOSTING]
    lan.keep_seat("Salon bleu", ("Ada",))
    assert lan.kept_seat is not None
    lan.kept_seat = lan.kept_seat._replace(when=4000)
    offers.refresh()
    assert [offer.name for offer in offers.newest()] == [BACK, CONTINUE]


def test_an_offer_tells_who_plays_and_how_far_it_is_also_where_names_do_not_fit(
    tmp_path: Path, theatre: Theatre
) -> None:
    offers = looked_through(ResumeOffers(a_folder(tmp_path / "own", 1), None, None))
    (offer,) = offers.newest()
    texts, font = theatre.stage.texts, theatre.stage.assets.font("reading", 20)
    assert offer.summary(texts, font, 900) == "Ada, Zoë, Łukasz · turn 5"
    cut = offer.summary(texts, font, 150)
    assert cut.endswith("… · turn 5")
    assert font.size(cut)[0] <= 150


def test_a_dropped_table_is_gone_for_good_and_a_seat_is_forgotten(tmp_path: Path) -> None:
    lan = ALan()
    lan.keep_seat("Salon bleu", ("Ada",))
    own, hosted = a_folder(tmp_path / "own", 1), a_folder(tmp_path / "lan", 2)
    offers = looked_through(ResumeOffers(own, hosted, lan))
    for offer in looked_through(offers).newest():
        offers.drop(offer)
        looked_through(offers)
    (last,) = offers.newest()
    assert last.name == BACK
    offers.drop(last)
    assert offers.newest() == ()
    assert [*tmp_path.rglob("*.jsonl")] == []


def test_a_game_tells_who_plays_and_which_turn_comes() -> None:
    assert game_summary(GAME, "Ada, Hugo", TEXTS) == "Ada, Hugo · turn 5"


def test_a_game_of_a_series_tells_which_one_it_is() -> None:
    told = game_summary(GAME._replace(series=Series(3)), "Ada, Hugo", TEXTS)
    assert told == "Ada, Hugo · Game 1 of 3"


def test_a_missing_map_is_named_with_the_folder_where_it_belongs() -> None:
    saves = SavedGames(Path("saves"), Path("boards"))
    assert map_gone(GAME, saves, TEXTS) == ""
    assert map_gone(GAME._replace(problem=SaveProblem("line 4: broken")), saves, TEXTS) == ""
    gone = GAME._replace(problem=SaveProblem("no board", board="ma-carte"))
    told = map_gone(gone, saves, TEXTS)
    assert told == (
        "This game was played on the map “ma-carte”, which is missing."
        " Put the file back into boards."
    )
    assert "“Ma carte”" in map_gone(gone._replace(board="Ma carte"), saves, TEXTS)

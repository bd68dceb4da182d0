import os
from pathlib import Path

from game.storage.saves import SavedGames
from game.ui.menus.resume_offers import BACK, CONTINUE, HOSTING, ResumeOffers
from tests.commands.records import write_record
from tests.game.ui.lan.a_lan import ALan
from tests.game.ui.theatre import Theatre


def a_folder(path: Path, when: float) -> SavedGames:
    """With a game of Ada, Zoë and Łukasz that was left at a time."""
    path.mkdir(exist_ok=True)
    os.utime(write_record(path / "game.jsonl", actions=4), (when, when))
    return SavedGames(path)


def looked_through(offers: ResumeOffers) -> ResumeOffers:
    offers.refresh()
    for _ in range(20):
        offers.step()
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
    assert offer.told(texts, font, 900) == "Ada, Zoë, Łukasz · turn 5"
    cut = offer.told(texts, font, 150)
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

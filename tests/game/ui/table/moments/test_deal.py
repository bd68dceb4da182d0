from collections import Counter

from game.match import Match
from game.rules.companies import COMPANIES
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.rules.views import View
from game.ui.anim.effects import Fly, Turn
from game.ui.anim.timeline import EffectTrack, Timeline
from game.ui.table.event_timelines import Subject
from game.ui.table.geometry import standing
from game.ui.table.moments.deal import (
    DealPlaces,
    FlyingPiece,
    Piece,
    SeenDeal,
    deal_of,
    deal_timeline,
)
from tests.builders import france

SEATS = 4
BAG = (500.0, 200.0)


def a_view(seat: int | None) -> View:
    players = tuple(Player(name, "human") for name in ("Ada", "Bo", "Cy", "Di"))
    header = Header(france(), players, deal(france(), SEATS, 1), 1)
    return Match.begin(header).snapshot(seat).view


def a_deal(seat: int | None) -> SeenDeal:
    view = a_view(seat)
    return deal_of(view, standing(view.portfolio) if view.portfolio else ())


def the_places(deal: SeenDeal) -> DealPlaces:
    return DealPlaces(
        cards={company: (900.0, 100.0 * company.order) for company in COMPANIES},
        stations={company: (400.0, 100.0 * company.order) for company in COMPANIES},
        bag=BAG,
        seats=[(1000.0 + seat, 20.0) for seat in range(SEATS)],
        slots=[(50.0 * number, 700.0) for number in range(len(deal.own))],
    )


def shares(timeline: Timeline) -> list[tuple[FlyingPiece, EffectTrack]]:
    return [
        (one.subject, one)
        for one in timeline.tracks
        if isinstance(one.subject, FlyingPiece) and one.subject.piece is Piece.SHARE
    ]


def test_r6_every_company_flies_to_the_station_that_was_drawn_for_it() -> None:
    deal = a_deal(None)
    places = the_places(deal)
    timeline = deal_timeline(deal, places)
    for company in COMPANIES:
        assert deal.stations[company] in a_view(None).table.network(company)
        ends = [
            one.effect.end
            for one in timeline.tracks
            if isinstance(one.subject, Subject)
            and one.subject.company is company
            and isinstance(one.effect, Fly)
        ]
        assert ends == [places.stations[company]]


def test_r8_every_player_draws_as_many_as_they_hold() -> None:
    for seat in (None, 2):
        deal = a_deal(seat)
        places = the_places(deal)
        flights = [one.effect for _, one in shares(deal_timeline(deal, places))]
        ends = Counter(flight.end for flight in flights if isinstance(flight, Fly))
        for other in range(SEATS):
            if other == seat:
                assert all(ends[slot] == 1 for slot in places.slots)
            else:
                assert ends[places.seats[other]] == deal.drawn[other] == 8


def test_r5_a_screen_that_several_share_sees_no_company_of_a_share() -> None:
    deal = a_deal(None)
    assert deal.own == ()
    found = shares(deal_timeline(deal, the_places(deal)))
    assert found
    assert all(share.company is None for share, _ in found)
    assert not any(isinstance(one.effect, Turn) for _, one in found)


def test_r5_only_the_viewers_own_shares_have_a_company_and_turn_over_after_landing() -> None:
    deal = a_deal(2)
    found = shares(deal_timeline(deal, the_places(deal)))
    known = [share for share, one in found if isinstance(one.effect, Turn)]
    assert [share.company for share in known] == list(deal.own)
    assert {share for share, _ in found if share.company} == set(known)
    landed = max(one.end for _, one in found if isinstance(one.effect, Fly))
    turned = min(one.start for _, one in found if isinstance(one.effect, Turn))
    assert turned >= landed


def test_r10_the_start_players_locomotive_ends_at_the_start_player() -> None:
    deal = a_deal(None)
    places = the_places(deal)
    (start,) = (
        one for one in deal_timeline(deal, places).tracks if one.subject == FlyingPiece(Piece.START)
    )
    assert isinstance(start.effect, Fly)
    assert start.effect.end == places.seats[a_view(None).table.turn]


def test_it_lasts_less_than_five_seconds() -> None:
    for seat in (None, 2):
        deal = a_deal(seat)
        assert 2 < deal_timeline(deal, the_places(deal)).duration < 5

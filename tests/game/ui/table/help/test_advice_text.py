import pytest

from game.bots.advice import Advice, MoveAim
from game.rules.actions import Build, Trade
from game.rules.table import Table
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.help.advice_text import advice_text
from tests.builders import BLACK, BLUE, GREEN, RED, a_state, at, france, shortest_way

ENGLISH = Texts("en", strict=True)
WAY = shortest_way(france(), france().stations[BLUE.order].hex, at("Lille"))


def a_table() -> Table:
    beside = dict.fromkeys(WAY[:-1], (BLUE, RED))
    return a_state(track=beside).table


def advice(aim: MoveAim, **changes: object) -> Advice:
    build = Build(BLUE, (WAY[-1],))
    points = france()[WAY[-1]].value
    given = Advice(build, aim, 0.344, BLUE, points, 4, 1.33, None)
    return given._replace(**changes)  # type: ignore[arg-type] # any field


def why(given: Advice, table: Table | None = None) -> str:
    return advice_text(given, table or a_table(), ENGLISH).reason


def test_a_build_names_its_cities_and_their_points() -> None:
    text = advice_text(advice(MoveAim.CITIES), a_table(), ENGLISH)
    assert text.move == "Build Nord to Lille\N{NO-BREAK SPACE}+2"
    assert (
        text.reason
        == "Each of your 4 Nord locomotives gains 2 points. The others hold about 1 each."
    )
    assert text.company is BLUE
    assert why(advice(MoveAim.CITIES, held=1)).startswith("Your Nord locomotive gains 2 points.")


def test_the_holdings_of_the_others_are_rounded() -> None:
    assert why(advice(MoveAim.CITIES, others=2.6)).endswith("The others hold about 3 each.")
    assert why(advice(MoveAim.CITIES, others=0.3)).endswith("The others hold hardly any.")
    assert why(advice(MoveAim.CITIES, others=0.0)).endswith("Nobody else holds any.")
    assert (
        why(advice(MoveAim.CITIES, held=0))
        == "You hold no Nord locomotives. The others hold about 1 each."
    )
    assert why(advice(MoveAim.CITIES, held=0, others=0.0)) == "Nobody holds any Nord locomotives."


@pytest.mark.parametrize(
    ("chance", "expected"),
    [(0.344, "35%"), (0.0, "< 5%"), (0.02, "< 5%"), (0.04, "5%"), (0.99, "> 95%"), (0.95, "95%")],
)
def test_the_chance_is_rounded_to_five_percent(chance: float, expected: str) -> None:
    assert advice_text(advice(MoveAim.CITIES, chance=chance), a_table(), ENGLISH).chance == expected


def test_a_build_without_points_names_its_direction() -> None:
    table, build = a_state().table, Build(BLUE, tuple(WAY[:2]))
    near = advice_text(advice(MoveAim.APPROACH, action=build, points=0), table, ENGLISH)
    assert near.move == "Place 2 Nord towards Lille"
    assert near.reason == "You hold 4 Nord locomotives. The others hold about 1 each."
    to_the_end = advice_text(advice(MoveAim.MARSEILLE, action=build, points=0), table, ENGLISH)
    assert to_the_end.move == "Place 2 Nord towards Marseille"
    assert to_the_end.reason.startswith("The game ends sooner. You hold 4 Nord")
    leading = advice(MoveAim.MARSEILLE, action=build, points=0, ahead=True)
    assert why(leading, table).startswith("The game ends sooner, and you are probably ahead.")
    wasted = advice_text(advice(MoveAim.WASTE, action=build, points=0), table, ENGLISH)
    assert wasted.move == "Place 2 Nord in the countryside"


def test_using_up_a_company_says_who_benefits() -> None:
    table, build = a_state().table, Build(BLUE, tuple(WAY[:2]))
    own = advice(MoveAim.WASTE, action=build, points=0)
    assert why(own, table).startswith("Leaves the others fewer Nord locomotives to take.")
    theirs = own._replace(held=1, others=3.0)
    assert why(theirs, table).startswith("Uses up Nord locomotives, which the others hold more of.")
    nobodys = own._replace(held=0, others=0.0)
    assert (
        why(nobodys, table)
        == "Gives nothing away to the others. Nobody holds any Nord locomotives."
    )
    last = a_state(depots={BLUE: 2}).table
    assert why(own, last).startswith("Empties the Nord depot, so nobody can take any.")


def test_a_blocking_move_names_the_city_and_who_loses_it() -> None:
    text = advice_text(advice(MoveAim.BLOCK, victim=RED), a_table(), ENGLISH)
    assert text.reason.startswith("Keeps P.L.M. out of Lille. Each of your")


def test_a_trade_names_both_halves_and_their_value() -> None:
    grow = advice(MoveAim.GROW, action=Trade(BLACK, GREEN, 2), company=GREEN, points=0)
    table = a_state(values={BLACK: 3, GREEN: 11}).table
    text = advice_text(grow, table, ENGLISH)
    assert text.move == "Trade one Est for two Ouest"
    assert text.reason == (
        "Two worth 11 each for one worth 3."
        " You hold 4 Ouest locomotives. The others hold about 1 each."
    )
    assert why(grow).startswith("Two that may still rise in value, for one.")
    swap = grow._replace(action=Trade(BLACK, GREEN, 1), aim=MoveAim.SWAP)
    assert why(swap, table).startswith("One worth 11 for one worth 3.")
    assert why(swap).startswith("Ouest may still overtake Est by the end.")


def test_a_move_to_the_end_says_whether_it_ends_the_game_and_for_whom_that_is_good() -> None:
    way = shortest_way(france(), france().stations[BLUE.order].hex, at("Marseille"))
    table = a_state(track=dict.fromkeys(way[:-1], BLUE)).table
    ends = advice(MoveAim.MARSEILLE, action=Build(BLUE, (way[-1],)), points=4)
    assert why(ends, table).startswith("Ends the game. Each of your")
    won = ends._replace(chance=0.9)
    assert why(won, table).startswith("Ends the game while you are probably ahead.")
    table = a_state(track=dict.fromkeys(way[:-7], BLUE)).table
    near = advice(MoveAim.MARSEILLE, action=Build(BLUE, tuple(way[-7:-4])), points=0, ahead=True)
    expected = "The next build could end the game, and you are probably ahead."
    assert why(near, table).startswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aim", MoveAim)
def test_every_aim_has_a_text_in_every_language(language: str, aim: MoveAim) -> None:
    text = advice_text(advice(aim, victim=RED), a_table(), Texts(language, strict=True))
    assert all((text.move, text.reason, text.chance))
    assert not set(text.reason) & set("{}()")

from game.board import Hex
from game.rules.companies import COMPANIES, Company
from game.ui.map.lineup import ALONE, BESIDE, Lineup, empty_lineup, line_up
from tests.builders import BLUE, RED, a_state, at, france, line_from
from tests.game.ui.map.scenes import random_tables


def lineup_of(*tracks: dict[Hex, Company]) -> Lineup:
    track: dict[Hex, list[Company]] = {}
    for line in tracks:
        for place, company in line.items():
            track.setdefault(place, []).append(company)
    return line_up(a_state(track=track).table, empty_lineup(france()))


def test_every_company_stands_on_its_station_at_the_start() -> None:
    lineup = lineup_of()
    stands = {stand.hex: stand.company for stand in lineup.locomotives}
    places = [station.hex for station in france().stations]
    assert stands == dict(zip(places, COMPANIES, strict=True))
    assert not lineup.rails


def test_every_locomotive_of_a_game_stands_once() -> None:
    table = random_tables(4)[-1]
    lineup = line_up(table, empty_lineup(france()))
    standing = sorted((stand.company, stand.hex) for stand in lineup.locomotives)
    assert standing == sorted((one, place) for one in COMPANIES for place in table.network(one))
    assert len(lineup.rails) == len(lineup.locomotives) - len(COMPANIES)


def test_a_locomotive_alone_stands_in_the_middle() -> None:
    (stand,) = lineup_of(line_from(france(), BLUE, "Amiens")).by_hex[at("Amiens")]
    assert stand is not None
    assert (stand.aside, stand.size) == ((0.0, 0.0), ALONE)


def test_two_companies_in_a_hex_stand_side_by_side_and_so_do_their_rails() -> None:
    place, onward = at("Troyes"), next(iter(france().neighbours(at("Troyes"))))
    blue_line, red_line = (line_from(france(), one, "Troyes") for one in (BLUE, RED))
    lineup = lineup_of(blue_line | {onward: BLUE}, red_line | {onward: RED})
    blue, red = lineup.by_hex[place]
    assert blue.aside == (-red.aside[0], -red.aside[1])
    assert blue.aside != red.aside
    assert (blue.size, red.size) == (BESIDE, BESIDE)
    shared = [rail for rail in lineup.rails if {rail.one, rail.other} == {place, onward}]
    assert {rail.one_aside for rail in shared} <= {blue.aside, red.aside}
    assert len({(rail.one_aside, rail.other_aside) for rail in shared}) == len(shared)


def test_who_makes_room_is_left_out_and_its_rails_lie_as_they_will() -> None:
    place, red_line = at("Troyes"), line_from(france(), RED, "Troyes")
    onward = next(iter(france().neighbours(place)))
    before = lineup_of(red_line | {onward: RED})
    after = lineup_of(red_line | {onward: RED}, {place: BLUE})
    room = before.making_room(BLUE, {place})
    assert before.locomotives - room.locomotives == {*before.by_hex[place]}
    assert place not in room.by_hex
    assert room.rails == {rail for rail in after.rails if rail.company is RED}
    assert room.rails != before.rails
    ((standing, aside),) = before.stepping_aside(BLUE, place)
    assert (standing,) == before.by_hex[place]
    assert aside in after.by_hex[place]


def test_rails_stay_while_the_game_goes_on() -> None:
    lineup = empty_lineup(france())
    for table in random_tables(5):
        after = line_up(table, lineup)
        for company, line in lineup.lines.items():
            assert after.lines[company][: len(line)] == line
        lineup = after


def test_another_game_begins_afresh() -> None:
    one, other = random_tables(1)[-1], random_tables(2)[-1]
    fresh = line_up(other, empty_lineup(france()))
    assert line_up(other, line_up(one, empty_lineup(france()))) == fresh


def test_a_build_lays_the_rails_that_its_ghost_train_showed() -> None:
    before = lineup_of()
    chosen = (Hex(2, 0), Hex(3, 0), Hex(3, 1), Hex(2, 2), Hex(2, 1))
    company = next(one for one in COMPANIES if before.starts[one] == Hex(1, 0))
    ghosts, rails = before.ghosts(company, chosen)
    table = a_state(track=dict.fromkeys(chosen, company)).table
    after = line_up(table, before, chosen)
    assert after.rails == {*rails}
    assert after.locomotives - before.locomotives == {*ghosts}


def test_a_locomotive_that_no_rail_reaches_still_stands() -> None:
    far = Hex(3, 5)
    assert [placed.company for placed in lineup_of({far: BLUE}).by_hex[far]] == [BLUE]


def test_the_spot_in_an_empty_hex_is_its_middle_and_beside_another_it_is_not() -> None:
    lineup = lineup_of(line_from(france(), BLUE, "Amiens"))
    assert lineup.spot(RED, Hex(3, 5)) == (0.0, 0.0)
    assert lineup.spot(RED, at("Amiens")) != (0.0, 0.0)


def test_an_earlier_position_keeps_its_rails_as_they_were_laid() -> None:
    tables = random_tables(4)
    lineups = [empty_lineup(france())]
    for table in tables:
        lineups.append(line_up(table, lineups[-1]))
    back = lineups[-1]
    for table, before in zip(tables[-2::-1], lineups[-2:0:-1], strict=True):
        back = line_up(table, back)
        assert back.rails == before.rails
        assert back.locomotives == before.locomotives

"""The list of tables: it follows the network, and says what to do where there is nothing."""

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.lobby import Connection, Link, OwnAddress, Phase, Trouble
from game.ui.lan.join.search_help import HELPS_AFTER
from game.ui.lan.join.tables_scene import TablesScene
from game.ui.lan.lan_api import JoinRequest
from game.ui.widgets.form_rows import ButtonRow, NoteRow
from game.ui.widgets.list_row import NO_LINE
from game.ui.widgets.name_field import ExampleField, NameField
from tests.game.ui.lan.a_lan import ALan, a_table
from tests.game.ui.lan.a_visit import AVisit
from tests.game.ui.theatre import Curtain, Theatre

WAYS = [("192.168.0.7", 27272), ("10.0.0.7", 27272)]


class Hall:
    """The list over something else, and where it led to."""

    def __init__(self, theatre: Theatre, lan: ALan) -> None:
        self.theatre, self.lan = theatre, lan
        self.visits: list[object] = []
        self.hosting = 0
        self.scene = TablesScene(theatre.stage, lan, self.visits.append, self.host)
        theatre.show(self.scene, over=Curtain())

    def host(self) -> None:
        self.hosting += 1

    def press(self, name: str) -> None:
        self.theatre.click(self.scene.menu.button(name).rect.center)

    @property
    def titles(self) -> list[str]:
        return [line.title for line in self.scene.list.lines]


@pytest.fixture
def hall(theatre: Theatre) -> Hall:
    return Hall(theatre, ALan([a_table("Attic"), a_table("Kitchen", code=True)]))


def test_a_table_that_appears_is_listed_and_the_choice_stays(hall: Hall) -> None:
    hall.theatre.key(pygame.K_TAB)
    hall.theatre.key(pygame.K_DOWN)
    assert hall.scene.table
    assert hall.scene.table.id == "Kitchen"
    hall.lan.tables = [a_table("A new one"), *hall.lan.tables]
    hall.theatre.frame()
    assert hall.titles == ["A new one", "Attic", "Kitchen"]
    assert hall.scene.table
    assert hall.scene.table.id == "Kitchen"


def test_a_table_that_goes_is_listed_no_more(hall: Hall) -> None:
    hall.lan.tables = []
    hall.theatre.frame()
    assert hall.scene.table is None
    assert not hall.scene.menu.button("join").enabled
    hall.press("join")
    assert hall.lan.joined == []


def test_joining_goes_all_ways_to_the_chosen_table_by_the_remembered_names(hall: Hall) -> None:
    hall.scene.people.names[:] = ["Ada", ""]
    hall.scene.rebuild()
    hall.press("join")
    assert hall.lan.joined == [
        JoinRequest(WAYS, ("Ada", "Player 2"), False, "", "Attic", "Attic", ("", "Player"))
    ]
    assert hall.visits == [hall.lan.visit]
    assert hall.theatre.settings.lan_names == ("Ada", "")


def test_whoever_has_no_name_yet_is_called_as_the_system_calls_them(hall: Hall) -> None:
    hall.press("watch")
    assert hall.lan.joined == [
        JoinRequest(WAYS, ("Camille",), True, "", "Attic", "Attic", ("Player",))
    ]


def test_a_code_is_asked_for_by_the_table_itself_since_who_comes_back_needs_none(
    hall: Hall,
) -> None:
    hall.scene.list.click((hall.scene.list.box.left + 5, hall.scene.list.line_span(1)[0] + 5))
    hall.press("join")
    hall.scene.code = "4711"
    hall.press("join")
    assert [wish.code for wish in hall.lan.joined] == ["", "4711"]


def test_enter_after_a_code_joins(hall: Hall) -> None:
    form = hall.scene.form
    assert form
    form.set_focus(form.rows.index(hall.scene._code_field))
    assert hall.scene.typing
    hall.scene.handle(Event(pygame.TEXTINPUT, text="4711"))
    hall.theatre.key(pygame.K_RETURN)  # before a frame has passed
    assert [wish.code for wish in hall.lan.joined] == ["4711"]


def test_a_table_that_is_clicked_wins_over_an_address_that_was_typed_before(hall: Hall) -> None:
    hall.scene.address = "10.1.2.3:9000"
    hall.scene.rebuild()
    hall.scene.list.click((hall.scene.list.box.left + 5, hall.scene.list.line_span(1)[0] + 5))
    hall.press("join")
    assert hall.lan.joined[0].where == WAYS


def test_a_message_does_not_cover_the_buttons(hall: Hall) -> None:
    box = hall.scene.message_box()
    assert box.height > 0
    assert box.collidelist([button.rect for button in hall.scene.menu.buttons]) == -1


def test_a_table_of_another_version_is_shown_with_both_versions_and_cannot_be_joined(
    theatre: Theatre,
) -> None:
    hall = Hall(theatre, ALan([a_table("Old", playable=False)]))
    line = hall.scene.list.lines[0]
    assert line.wrong
    assert line.detail == "Their version is 1.1, yours is 1.0: they must match."
    assert not hall.scene.menu.button("join").enabled
    assert not hall.scene.menu.button("watch").enabled


def test_a_line_tells_first_what_is_needed_to_come_in_then_map_and_games(theatre: Theatre) -> None:
    tables = [a_table("Attic"), a_table("Kitchen", code=True, phase=Phase.PLAYING)]
    hall = Hall(theatre, ALan(tables))
    first, second = (line.detail for line in hall.scene.list.lines)
    assert hall.titles == ["Attic", "Kitchen"]
    assert first == "2 of 4 seats open · France · 3 games"
    assert second == "Code required · game in progress · France · 3 games"


def test_a_line_shows_the_address_with_its_port_unless_it_is_the_usual_one(
    theatre: Theatre,
) -> None:
    tables = [a_table("Attic"), replace(a_table("Kitchen"), port=4711, addresses=("fd::7%3",))]
    hall = Hall(theatre, ALan(tables))
    assert [line.aside for line in hall.scene.list.lines] == ["192.168.0.7", "[fd::7]:4711"]


def test_a_table_that_does_not_answer_is_listed_with_the_reason_and_cannot_be_joined(
    theatre: Theatre,
) -> None:
    hall = Hall(theatre, ALan([replace(a_table("Attic"), answers=False)]))
    (line,) = hall.scene.list.lines
    assert line.wrong
    assert "firewall blocking TCP 27272" in line.detail
    assert not hall.scene.menu.button("join").enabled


def test_an_address_that_is_typed_chooses_no_table(hall: Hall) -> None:
    form = hall.scene.form
    (field,) = [row for row in form.rows if isinstance(row, ExampleField)]
    field.set_text("10.1.2.3")
    assert hall.scene.table is None
    assert hall.scene.list.chosen == NO_LINE
    hall.press("join")
    assert hall.lan.joined[0].where == [("10.1.2.3", 27272)]
    assert hall.lan.joined[0].id == ""
    field.set_text("")
    assert hall.scene.table
    assert hall.scene.table.id == "Attic"


def notes(hall: Hall) -> str:
    rows = [row for row in hall.scene.sections()[0] if isinstance(row, NoteRow)]
    return "\n".join(row.text for row in rows)


def test_after_ten_seconds_without_a_table_it_is_said_what_to_try(theatre: Theatre) -> None:
    hall = Hall(theatre, ALan())
    hall.scene.update(HELPS_AFTER - 1)
    assert "192.168.0.23" not in notes(hall)
    hall.scene.update(1.5)
    said = notes(hall)
    steps = [said.index(word) for word in ("192.168.0.23 on wlan0", "Guest Wi-Fi", "5353", "type")]
    assert steps == sorted(steps)
    hall.lan.tables = [a_table("Attic")]
    theatre.frame()
    assert "192.168.0.23" not in notes(hall)


def test_the_help_names_the_network_that_this_computer_is_in_now(theatre: Theatre) -> None:
    hall = Hall(theatre, ALan())
    hall.scene.update(HELPS_AFTER + 0.5)
    hall.lan.here = (OwnAddress("10.0.0.9", "eth0"),)
    theatre.frame()
    assert "10.0.0.9 on eth0" in notes(hall)
    hall.lan.here = ()
    theatre.frame()
    assert "it has no address now" in notes(hall)


def test_tables_of_the_same_name_are_told_apart_by_their_machines(theatre: Theatre) -> None:
    hall = Hall(theatre, ALan([a_table("Attic"), a_table("attic", identity="A")]))
    assert hall.titles == ["Attic (2)", "attic (1)"]


def test_whoever_has_a_seat_at_a_table_reads_that_it_waits(theatre: Theatre) -> None:
    lan = ALan([a_table("Attic", code=True, phase=Phase.PLAYING)])
    lan.kept.add(("Attic", ("Inès",)))
    hall = Hall(theatre, lan)
    assert hall.scene.list.lines[0].detail.startswith("Code required · game in progress")
    hall.scene.people.names[:] = ["Inès"]
    hall.scene.rebuild()
    assert hall.scene.list.lines[0].detail == "Your seat is reserved · France · 3 games"


@pytest.mark.parametrize(
    ("why", "typing"),
    [("code-needed", True), ("code", True), ("no-code", True), ("wait", True), ("full", False)],
)
def test_who_was_asked_for_the_code_types_it_at_once(hall: Hall, why: str, typing: bool) -> None:
    hall.press("join")
    hall.lan.visit.connection = Connection(Link.OUT, why, "")
    hall.theatre.frame()
    assert hall.scene.typing is typing
    if typing:
        hall.theatre.type("4711")
        hall.theatre.key(pygame.K_RETURN)
        assert hall.lan.joined[-1].code == "4711"


def test_enter_after_a_name_joins_too(hall: Hall) -> None:
    form = hall.scene.form
    assert form
    others = (hall.scene._code_field, *(row for row in form.rows if isinstance(row, ExampleField)))
    names = [row for row in form.rows if isinstance(row, NameField) and row not in others]
    form.set_focus(form.rows.index(names[0]))
    hall.theatre.type("Ada")
    hall.theatre.key(pygame.K_RETURN)
    assert [wish.people for wish in hall.lan.joined] == [("Ada",)]


def test_an_address_can_be_typed_where_nothing_is_found(theatre: Theatre) -> None:
    hall = Hall(theatre, ALan(problem=Trouble.NOT_ALLOWED))
    hall.scene.address = "10.1.2.3:9000"
    hall.scene.rebuild()
    hall.press("join")
    assert hall.lan.joined[0].where == [("10.1.2.3", 9000)]
    assert hall.theatre.settings.lan_address == "10.1.2.3:9000"


def test_an_empty_address_shows_how_one_looks_and_not_as_if_it_were_typed(theatre: Theatre) -> None:
    hall = Hall(theatre, ALan([]))
    form = hall.scene.form
    assert form
    (field,) = (row for row in form.rows if isinstance(row, ExampleField))
    assert field._placeholder == "e.g. 192.168.0.7:27272"
    assert field.text == ""
    assert not hall.scene.menu.button("join").enabled


def test_what_is_no_address_is_said_with_an_example(theatre: Theatre) -> None:
    hall = Hall(theatre, ALan())
    hall.scene.address = "no where"
    hall.scene.rebuild()
    hall.press("join")
    assert hall.theatre.stage.notices == [
        "That is not a valid address. Example: 192.168.0.7:27272."
    ]
    assert hall.lan.joined == []


def test_two_people_of_one_name_cannot_come_in(hall: Hall) -> None:
    hall.scene.people.names[:] = ["Ada", "ada"]
    hall.scene.rebuild()
    assert hall.scene.message == "Two players have the same name: Ada."
    assert not hall.scene.menu.button("join").enabled


def test_whoever_is_refused_at_an_address_is_offered_the_seat_that_is_kept(
    theatre: Theatre,
) -> None:
    lan = ALan()
    lan.kept.add((lan.visit.id, ("Hugo",)))
    hall = Hall(theatre, lan)
    hall.scene.people.take(["Vera"])
    hall.scene.address = "10.1.2.3"
    hall.scene.rebuild()

    def offers() -> list[ButtonRow]:
        rows = [row for row in hall.scene.form.rows if isinstance(row, ButtonRow)]
        return [row for row in rows if row.text == "Return as Hugo"]

    hall.press("join")
    assert not offers()
    lan.visit.connection = Connection(Link.OUT, "playing", "no")
    theatre.frame()
    (offer,) = offers()
    offer.press()
    wish = lan.joined[-1]
    assert (wish.people, wish.where) == (("Hugo",), [("10.1.2.3", 27272)])
    lan.visit.connection = Connection(Link.OUT, "unreachable", "no")
    theatre.frame()
    hall.scene.people.take(["Vera"])
    hall.scene.rebuild()
    (field,) = [row for row in hall.scene.form.rows if isinstance(row, ExampleField)]
    assert offers()
    field.field.focus()
    field.handle(Event(pygame.TEXTINPUT, text="4"))
    assert hall.scene.address == "10.1.2.34"
    assert not offers(), "another table may be there"


def test_hosting_and_going_back(hall: Hall) -> None:
    hall.press("host")
    assert hall.hosting == 1
    hall.theatre.key(pygame.K_ESCAPE)
    assert isinstance(hall.theatre.top, Curtain)


def test_enter_on_a_line_joins(hall: Hall) -> None:
    hall.theatre.key(pygame.K_TAB)
    hall.theatre.key(pygame.K_RETURN)
    assert len(hall.lan.joined) == 1
    assert isinstance(hall.visits[0], AVisit)


def test_a_name_that_is_full_says_how_long_it_may_be(hall: Hall) -> None:
    (name,) = [row for row in hall.scene.form.rows if type(row) is NameField][:1]
    name.set_text("W" * 24)
    assert hall.scene.message == ""
    name.field.focus()
    name.handle(Event(pygame.TEXTINPUT, text="W"))
    assert hall.scene.message == "A name has at most 24 characters."


def test_a_name_that_is_refused_is_not_remembered_and_has_the_cursor(hall: Hall) -> None:
    hall.scene.people.take(["Ada", "Hugo"])
    hall.scene.rebuild()
    hall.press("join")
    assert hall.theatre.settings.lan_names == ("Ada", "Hugo")
    hall.lan.visit.connection = Connection(Link.OUT, "name", "…", name="HUGO")
    hall.theatre.frame()
    assert not any(hall.theatre.settings.lan_names)
    assert hall.scene.people.names == ["Ada", "Hugo"], "they are still there to be changed"
    (field,) = [row for row in hall.scene.form.rows if row.focused]
    assert isinstance(field, NameField)
    assert field.text == "Hugo"


def test_whoever_typed_another_name_is_offered_the_seat_that_is_kept(theatre: Theatre) -> None:
    lan = ALan([a_table("Attic"), a_table("Kitchen")])
    lan.kept.add(("Kitchen", ("Hugo", "Zoé")))
    hall = Hall(theatre, lan)
    hall.scene.people.take(["Vera"])
    hall.scene.rebuild()
    assert hall.scene.list.lines[1].detail.startswith(
        "2 of 4 seats open · reserved for Hugo and Zoé"
    )
    buttons = [row for row in hall.scene.form.rows if isinstance(row, ButtonRow)]
    assert not any("Return" in button.text for button in buttons), "another table is chosen"
    hall.scene.list.click((hall.scene.list.box.left + 5, hall.scene.list.line_span(1)[0] + 5))
    offer, *_ = (row for row in hall.scene.form.rows if isinstance(row, ButtonRow))
    offer.press()
    assert lan.joined[0].people == ("Hugo", "Zoé")
    assert lan.joined[0].spare == ("", "")

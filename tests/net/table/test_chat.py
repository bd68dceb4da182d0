"""What was said lately."""

from game.lobby import Line
from net.table.chat import REMEMBERED, Chat
from net.wire.from_guest import Return, Say
from net.wire.from_host import Said
from tests.net.table.a_table import Table


def line(number: int) -> Line:
    return Line("Ada", 0, f"line {number}", False)


def test_only_the_newest_lines_are_remembered_and_no_number_comes_twice() -> None:
    chat = Chat(first=7)
    said = [chat.add(line(number)) for number in range(REMEMBERED + 5)]
    assert [*chat] == said[5:]
    assert [one.number for one in said] == [*range(7, 7 + REMEMBERED + 5)]


def test_who_comes_in_late_or_comes_back_is_told_what_was_said() -> None:
    table = Table(3)
    ada, ben = table.join("Ada"), table.join("Ben")
    table.say(ada, Say("hello", False))
    table.lose(ben)
    table.say(ada, Say("are you there?", False))
    again = table.connect()
    table.say(again, Return(table.welcome(ben).token, 0, -1))
    late = table.join("Eve", watch=True)
    for guest in (again, late):
        told = [said.line.words for said in table.all(guest, Said)]
        assert told == ["hello", "are you there?"]
    assert len(table.all(ada, Said)) == 2

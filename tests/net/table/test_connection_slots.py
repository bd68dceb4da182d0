"""Who keeps a connection when a table is full."""

from hypothesis import given
from hypothesis import strategies as st

from net.table.connection_slots import ConnectionSlots, ConnectionStage, Dropped


class Crowd:
    """Connections at a table with few places."""

    def __init__(self, most: int = 6, from_one: int = 4) -> None:
        self.stages: dict[int, ConnectionStage] = {}
        self.known: set[str] = set()
        self.places = ConnectionSlots(
            lambda one: self.stages.get(one, ConnectionStage.SILENT),
            lambda: self.known,
            most,
            from_one,
        )
        self.newest = 0

    def come(self, machine: str, stage: ConnectionStage = ConnectionStage.SILENT) -> int | None:
        self.newest += 1
        loser = self.places.take(self.newest, machine)
        self.stages[self.newest] = stage
        return loser.connection if loser else None


def test_the_oldest_that_said_nothing_makes_room() -> None:
    crowd = Crowd()
    stages = (
        ConnectionStage.IN,
        ConnectionStage.GREETED,
        ConnectionStage.SILENT,
        ConnectionStage.SILENT,
        ConnectionStage.SILENT,
        ConnectionStage.SILENT,
    )
    for number, stage in enumerate(stages):
        assert crowd.come(f"m{number}", stage) is None
    assert [crowd.come("new") for _ in range(2)] == [3, 4]


def test_one_machine_makes_room_only_for_itself() -> None:
    crowd = Crowd()
    crowd.come("other")
    assert [crowd.come("m") for _ in range(6)] == [None, None, None, None, 2, 3]
    assert crowd.places.take(100, "m") == Dropped(4, "m")


def test_connections_that_are_in_are_never_dropped_and_do_not_count_for_a_machine() -> None:
    crowd = Crowd(most=9)
    for _ in range(5):
        assert crowd.come("m", ConnectionStage.IN) is None
    assert [crowd.come("m") for _ in range(5)] == [None, None, None, None, 6]


def test_who_has_said_hello_makes_room_where_nobody_is_silent() -> None:
    crowd = Crowd()
    for number in range(6):
        crowd.come(f"m{number}", ConnectionStage.GREETED)
    assert crowd.come("new") == 1


def test_the_machine_of_a_player_is_the_last_to_make_room() -> None:
    crowd = Crowd()
    crowd.known.add("player")
    crowd.come("player")
    for number in range(5):
        crowd.come(f"m{number}")
    assert crowd.come("new") == 2


def test_where_everybody_is_in_the_newcomer_has_no_place() -> None:
    crowd = Crowd()
    for number in range(6):
        crowd.come(f"m{number}", ConnectionStage.IN)
    assert crowd.come("new") == 7


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(ConnectionStage)), max_size=60))
def test_there_are_never_more_than_there_are_places(
    arrivals: list[tuple[str, ConnectionStage]],
) -> None:
    crowd = Crowd()
    for machine, stage in arrivals:
        loser = crowd.come(machine, stage)
        assert len(crowd.places) <= 6
        assert (
            loser is None or loser == crowd.newest or crowd.stages[loser] is not ConnectionStage.IN
        )

"""When an announced table is asked, and when it is listed."""

from net.lan.table_watch import FAREWELL, PAUSES, RETRY, Sighting, TableWatch


def test_a_table_that_answers_is_asked_less_often_while_nothing_changes() -> None:
    watch, now, pauses = TableWatch(100.0), 100.0, list[float]()
    assert watch.due == now
    for _ in range(5):
        watch.answered(now, news=not pauses)
        pauses.append(watch.due - now)
        now = watch.due
    assert watch.state is Sighting.ANSWERS
    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    watch.answered(now, news=True)
    assert watch.due - now == PAUSES[0]


def test_a_question_that_is_missed_now_and_then_changes_nothing() -> None:
    watch = TableWatch(0.0)
    watch.answered(0.0, news=True)
    for announced in (False, True):
        watch.unanswered(1.0, announced=announced)
        assert watch.state is Sighting.ANSWERS
        assert watch.due == 1.0 + RETRY
        watch.answered(2.0, news=False)


def test_a_host_that_answers_nowhere_is_gone() -> None:
    watch = TableWatch(0.0)
    watch.answered(0.0, news=True)
    watch.unanswered(1.0, announced=False)
    watch.unanswered(2.0, announced=False)
    assert watch.state is Sighting.GONE


def test_a_host_that_only_announces_is_silent_until_it_answers_or_is_gone() -> None:
    watch = TableWatch(0.0)
    watch.unanswered(1.0, announced=True)
    states = [watch.state]
    watch.unanswered(2.0, announced=True)
    assert watch.state is Sighting.SILENT
    assert watch.due > 2.0 + RETRY, "asked rarely: everybody can announce what does not exist"
    watch.answered(9.0, news=True)
    states.append(watch.state)
    watch.unanswered(10.0, announced=True)
    watch.unanswered(11.0, announced=True)
    watch.unanswered(12.0, announced=False)
    states.append(watch.state)
    assert states == [Sighting.NEW, Sighting.ANSWERS, Sighting.GONE]


def test_a_goodbye_is_believed_if_the_table_does_not_answer_afterwards() -> None:
    watch = TableWatch(0.0)
    watch.answered(0.0, news=True)
    watch.withdrawn(1.0)
    assert (watch.state, watch.due) == (Sighting.ANSWERS, 1.0 + FAREWELL)
    watch.answered(1.5, news=False)
    watch.unanswered(2.0, announced=True)
    assert (watch.state, watch.due) == (Sighting.GONE, 2.0 + RETRY)


def test_a_table_announced_anew_takes_back_its_goodbye() -> None:
    watch = TableWatch(0.0)
    watch.answered(0.0, news=True)
    watch.withdrawn(1.0)
    watch.announced(1.1)
    assert watch.due == 1.1
    watch.unanswered(2.0, announced=False)
    assert watch.state is Sighting.ANSWERS


def test_everything_is_asked_anew_after_a_change_of_network() -> None:
    watch = TableWatch(0.0)
    watch.answered(0.0, news=True)
    watch.doubted(0.5)
    assert watch.due == 0.5


def test_a_flood_of_changes_does_not_make_the_finder_ask_more_often() -> None:
    watch = TableWatch(0.0)
    watch.unanswered(1.0, announced=True)
    for _ in range(100):
        watch.announced(1.0)
    assert watch.due == 1.0 + RETRY
    watch.answered(5.0, news=False)
    watch.announced(5.1)
    assert watch.due == 5.0 + RETRY
    watch.announced(7.0)
    assert watch.due == 7.0

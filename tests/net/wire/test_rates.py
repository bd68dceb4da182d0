"""How often something may happen."""

from net.wire.rates import MOST_QUEUES, Bucket, Queues


def test_a_bucket_gives_so_many_at_once_and_fills_with_time() -> None:
    bucket = Bucket(burst=3, a_second=2)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(11.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_is_emptied_by_cost_and_keeps_what_is_too_little() -> None:
    bucket = Bucket(burst=100, a_second=10)
    assert bucket.take(10.0, 70)
    assert not bucket.take(10.0, 31)
    assert bucket.take(10.0, 30)
    assert bucket.wait(10.0) == 0.1
    assert bucket.take(12.0, 20)


def test_in_a_queue_some_go_at_once_and_the_others_one_after_the_other() -> None:
    queues = Queues(burst=4, a_second=2)
    assert [queues.wait("a", 10.0) for _ in range(7)] == [0, 0, 0, 0, 0.5, 1, 1.5]
    assert queues.wait("b", 10.0) == 0
    assert queues.wait("a", 11.5) == 0.5
    assert [queues.wait("a", 99.0) for _ in range(5)] == [0, 0, 0, 0, 0.5]


def test_only_so_many_queues_are_remembered() -> None:
    queues = Queues(burst=4, a_second=2)
    for number in range(3 * MOST_QUEUES):
        queues.wait(str(number), float(number))
    assert len(queues._served) <= MOST_QUEUES + 1

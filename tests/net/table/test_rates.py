"""How often something may happen."""

from net.table.rates import Bucket, Tries


def test_a_bucket_gives_so_many_at_once_and_fills_with_time() -> None:
    bucket = Bucket(burst=3, a_second=2)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(11.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_tries_of_an_address_run_out_and_come_back_one_by_one() -> None:
    tries = Tries(most=2, wait=60)
    tries.begin("a", 0)
    tries.begin("a", 10)
    assert tries.wait("a", 20) == 40
    assert tries.wait("b", 20) == 0
    assert tries.wait("a", 60) == 0
    tries.begin("a", 60)
    assert tries.wait("a", 60) == 10


def test_a_right_try_does_not_count() -> None:
    tries = Tries(most=1, wait=60)
    tries.begin("a", 0)
    tries.right("a")
    tries.right("a")
    assert tries.wait("a", 1) == 0

"""Numbers beside their promises."""

from collections.abc import Callable

from commands.bench.measure import Measure, rates


def test_a_promise_of_at_least_is_kept_from_its_target_on() -> None:
    assert Measure("speed", 4.0, "x", 4.0, at_least=True).ok
    assert not Measure("speed", 3.99, "x", 4.0, at_least=True).ok


def test_a_promise_of_at_most_is_kept_up_to_its_target() -> None:
    assert Measure("time", 2.0, "ms", 2.0, at_least=False).ok
    assert not Measure("time", 2.01, "ms", 2.0, at_least=False).ok


class Clock:
    """Goes on only when work is done."""

    def __init__(self) -> None:
        self.now = 0.0
        self.order: list[str] = []

    def __call__(self) -> float:
        return self.now

    def work(self, name: str, *seconds: float) -> Callable[[], int]:
        spent = iter(seconds)

        def done() -> int:
            self.order.append(name)
            self.now += next(spent)
            return 100

        return done


def test_rates_are_medians_of_units_a_second() -> None:
    clock = Clock()
    found = rates({"slow": clock.work("slow", 10, 50, 20)}, 3, clock)
    assert found == {"slow": 5.0}


def test_the_works_take_turns() -> None:
    clock = Clock()
    found = rates({"one": clock.work("one", 1, 1), "two": clock.work("two", 2, 2)}, 2, clock)
    assert clock.order == ["one", "two", "one", "two"]
    assert found == {"one": 100.0, "two": 50.0}


def test_a_clock_that_does_not_tick_is_no_error() -> None:
    assert rates({"none": lambda: 1}, 3, lambda: 0.0)["none"] > 1e6

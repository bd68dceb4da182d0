"""What is told of an error, and what is not."""

from game.failure_report import describe


def test_a_description_has_the_source_lines_but_no_message() -> None:
    word = "canary-418239"
    try:
        raise ValueError(f"no {word}")
    except ValueError as error:
        told = describe(error)
    assert told.error == "ValueError"
    assert any('raise ValueError(f"no {word}")' in line for line in told.lines)
    assert "no canary" not in "".join(told.lines)

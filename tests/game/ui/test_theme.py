from game.ui.theme import letters, small_letters


def test_letters_grow_with_the_scale_and_stay_readable() -> None:
    assert [letters(scale) for scale in (0.1, 0.5, 1.0, 2.0)] == [15, 15, 28, 56]
    assert [small_letters(scale) for scale in (0.1, 0.5, 1.0, 2.0)] == [13, 13, 24, 48]


def test_at_1280x720_the_smallest_letters_of_a_form_are_read_with_ease() -> None:
    assert small_letters(1280 / 1920) >= 14

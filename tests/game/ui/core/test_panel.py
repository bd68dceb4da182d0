from game.ui.core.panel import centred_panel, fitting_scale, text_enlargement, window_scale


def test_the_scale_follows_the_tighter_side_and_the_player() -> None:
    assert window_scale((1920, 1080), 100) == 1.0
    assert window_scale((3840, 1080), 100) == 1.0
    assert window_scale((1920, 1080), 150) == 1.5
    assert window_scale((1024, 600), 75) == 0.5


def test_a_frame_grows_less_than_what_is_in_it() -> None:
    assert centred_panel((1920, 1080), 1.0, (1560, 1010)).scale == 1.0
    assert centred_panel((1920, 1080), 2.0, (1560, 1010)).scale < 1.5


def test_letters_may_be_larger_than_their_frame_but_never_smaller() -> None:
    assert text_enlargement((1920, 1080), 200, 1.25) == 1.6
    assert text_enlargement((1920, 1080), 75, 1.25) == 1.0


def test_a_fitting_scale_shrinks_to_the_window() -> None:
    assert fitting_scale((1024, 600), 200, (512, 1200)) == 0.5


def test_a_panel_lies_in_the_middle_and_inside_the_window() -> None:
    panel = centred_panel((1024, 600), 1.0, (1560, 1010))
    assert panel.box.center == (512, 300)
    assert panel.box.width < 1024
    lower = panel.resized(50)
    assert lower.body.height == 50
    assert lower.box.center == panel.box.center
    assert lower.footer.top > lower.body.bottom

"""Tips: each appears once, at the right moment, and can be closed."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from commands.lesson_games import lesson
from game.rules.companies import COMPANIES
from game.storage.settings import Settings, SettingsFile, load
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.help.tip_card import TipCard
from game.ui.table.help.tips import Tips
from game.ui.table.model import TableModel
from game.ui.table.panel.rack import slot_of
from tests.game.ui.evening import QUICK, Evening, a_stage

pytestmark = pytest.mark.usefixtures("window")


class Guided(Evening):
    """One person against others, with tips."""

    def __init__(self, folder: Path, name: str = "build", settings: Settings = QUICK) -> None:
        self.stage = a_stage(folder, settings)
        self.session = lesson(name, "Ada")
        self.over = self.menus = 0
        model = TableModel(self.session, self.stage.settings_file)
        self.sit_down(model, TipCard(self.stage, model, once=True))
        self.settle()

    @property
    def tips(self) -> Tips:
        return self.table.card.tips

    @property
    def told(self) -> str:
        return self.tips.shown.name if self.tips.shown else ""


def test_the_first_turn_shows_and_remembers_the_first_tip(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    assert guided.told == "turn"
    assert guided.stage.settings.told == ("turn",)
    assert load(tmp_path / "settings.json")[0].told == ("turn",)


def test_a_tip_does_not_appear_again_in_the_next_game(tmp_path: Path) -> None:
    Guided(tmp_path)
    remembered = SettingsFile(tmp_path / "settings.json").current
    assert Guided(tmp_path, settings=remembered).told == ""


def test_a_new_thing_takes_the_place_of_the_last(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.key(pygame.K_3)
    assert guided.told == "open"
    planned = guided.table.plan.planned
    assert planned is not None
    guided.click_hex(planned.open_hexes()[0])
    assert guided.told == "confirm"
    guided.key(pygame.K_DELETE)
    assert guided.told == ""  # all of that has been said


def test_one_turn_brings_one_tip_that_nobody_asked_about(tmp_path: Path) -> None:
    guided = Guided(tmp_path, "limit")
    assert guided.told == "limit"
    guided.key(pygame.K_ESCAPE)
    assert guided.told == ""
    guided.key(pygame.K_3)
    guided.key(pygame.K_DELETE)
    assert guided.told == ""
    assert guided.stage.settings.told == ("limit", "open")


def test_a_tip_goes_when_the_move_is_made(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.key(pygame.K_3)
    planned = guided.table.plan.planned
    assert planned is not None
    guided.click_hex(planned.open_hexes()[0])
    guided.click_button("confirm")
    guided.settle()
    assert guided.table.seq == 3  # the others have had their turns
    assert "confirm" in guided.stage.settings.told
    assert guided.told == "value"  # the next turn, and something new


def test_a_click_closes_a_tip_and_does_nothing_else(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    before = guided.table.plan
    guided.point(guided.table.card.obstacles()[0].center)
    assert guided.table.cursor == "hand"
    guided.click(guided.table.card.obstacles()[0].center)
    assert guided.told == ""
    assert guided.table.plan == before


def test_escape_closes_a_tip_before_it_opens_the_menu(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.key(pygame.K_ESCAPE)
    assert (guided.told, guided.menus) == ("", 0)
    guided.key(pygame.K_ESCAPE)
    assert guided.menus == 1


def test_without_hints_there_are_no_tips(tmp_path: Path) -> None:
    guided = Guided(tmp_path, settings=replace(QUICK, hints=False))
    assert guided.told == ""
    assert guided.stage.settings.told == ()


def test_no_tip_lies_on_a_bots_advice(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.key(pygame.K_h)
    assert guided.table.hints.open
    assert guided.told == ""


def test_no_tip_lies_on_the_trade_notes(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.change(notebook=True)
    guided.key(pygame.K_b)
    assert guided.table.card.tip is None
    guided.key(pygame.K_b)
    assert guided.table.card.tip is not None
    assert guided.told == "turn"


def test_a_player_who_has_asked_for_a_hint_needs_no_tip_about_it(tmp_path: Path) -> None:
    told = ("turn", "value", "trade", "secret")
    assert Guided(tmp_path, "trade", replace(QUICK, told=told)).told == "advice"
    guided = Guided(tmp_path, "trade", replace(QUICK, told=(*told[:-1], "map")))
    guided.key(pygame.K_h)
    guided.key(pygame.K_ESCAPE)
    assert "advice" in guided.stage.settings.told


def test_a_player_who_has_traded_needs_no_tip_about_it(tmp_path: Path) -> None:
    told = ("turn", "value", "secret")
    assert Guided(tmp_path, "trade", replace(QUICK, told=told)).told == "trade"
    early = Guided(tmp_path, "why", replace(QUICK, told=told))
    held = early.table.plan.view.portfolio
    assert held is not None
    early.click(slot_of(early.table.rack, held, COMPANIES[0]).center)
    assert "trade" in early.stage.settings.told


def test_a_player_who_has_moved_the_map_needs_no_tip_about_it(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.key(pygame.K_PLUS)
    assert "map" in guided.stage.settings.told


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_tip_covers_no_hex_that_it_mentions(tmp_path: Path, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    told = replace(QUICK, told=("open", "city"))
    for key, name in ((pygame.K_3, "cut"), (pygame.K_4, "why"), (pygame.K_1, "city")):
        guided = Guided(tmp_path, name, told)
        guided.key(key)
        for language in LANGUAGES:
            guided.stage.texts = Texts(language, strict=True)
            guided.settle()
            about = guided.tips.shown.about if guided.tips.shown else ()
            for box in guided.table.card.obstacles():
                assert not any(box.collidepoint(guided.table.camera.pixel_of(h)) for h in about)
                assert guided.table.layout.pane.contains(box)


def test_every_tip_has_a_text_in_every_language() -> None:
    names = (
        *("turn", "open", "confirm", "city", "cut-off", "value", "trade", "take", "two"),
        *("over", "limit", "depots", "secret", "advice", "map"),
    )
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(len(texts.say(f"tips-{name}")) > 20 for name in names)
        for name in ("ends", "near", "end"):
            assert "Bruxelles" in texts.say(f"tips-{name}", city="Bruxelles")


def test_escape_answers_the_question_before_it_closes_a_tip(tmp_path: Path) -> None:
    guided = Guided(tmp_path, settings=replace(QUICK, confirm_every_move=True))
    guided.key(pygame.K_3)
    guided.key(pygame.K_SPACE)
    guided.click_button("confirm")
    told = guided.told
    assert told
    assert guided.table.asked
    guided.key(pygame.K_ESCAPE)
    assert not guided.table.asked
    assert guided.told == told
    guided.key(pygame.K_ESCAPE)
    assert not guided.told
    assert guided.table.plan.action() is not None

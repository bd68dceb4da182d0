from collections.abc import Collection
from pathlib import Path

import pytest
from pygame import Surface

from game.rules.events import Built
from game.rules.manner import manner_of
from game.rules.table import Traded
from game.ui.i18n.event_text import describe_mark
from game.ui.i18n.text import Texts
from game.ui.replay.clock import ReplayPosition
from game.ui.replay.layout import replay_layout
from game.ui.replay.page import ReplayMap, ReplayPanel, draw_trade, move_lines
from game.ui.replay.replay_state import ReplayState
from game.ui.results.game_history import story_of
from game.ui.results.page import Brush
from tests.game.ui.finished import a_finished_session, a_stage, pictures, pixels

SIZE = (1024, 600)
LAYOUT = replay_layout(SIZE, 4, (1, 1, 1))
TEXTS = Texts("en", strict=True)
NAMES = ("Ada", "Bo", "Cleo", "Dörte")
STORY = story_of(a_finished_session(4, 2))._replace(names=NAMES)
HISTORY, MOVES = STORY.history, STORY.moves
BUILD = next(n for n, move in enumerate(MOVES) if isinstance(move, Built) and len(move.hexes) > 2)
TRADE = next(n for n, move in enumerate(MOVES) if isinstance(move, Traded))


def shown(turn: int, steps: int = 0, share: float = 0.0, bots: Collection[int] = ()) -> ReplayState:
    return ReplayState(STORY._replace(bots=frozenset(bots)), ReplayPosition(turn, steps, share))


class Page:
    """Map and panel of a replay."""

    def __init__(self, folder: Path) -> None:
        stage = a_stage(folder)
        self.skins, self.map = stage.skins, ReplayMap(stage, STORY)
        self.map.layout(LAYOUT.pane)
        self.panel = ReplayPanel(stage, LAYOUT)

    def picture(self, now: ReplayState) -> bytes:
        surface = Surface(SIZE)
        self.map.show(now)
        self.panel.show(now)
        self.panel.draw(surface)
        self.map.draw(surface, now)
        draw_trade(Brush(surface, self.skins, LAYOUT.scale), LAYOUT, now, patterned=False)
        return pixels(surface)


def test_before_the_first_move_the_start_is_named() -> None:
    assert shown(0).text(TEXTS) == "Start of the game"


def test_a_move_has_the_same_text_during_and_after_it() -> None:
    during = shown(BUILD, 1, 0.5).text(TEXTS)
    assert shown(BUILD + 1).text(TEXTS) == during
    assert NAMES[MOVES[BUILD].seat] in during


def test_the_text_of_a_bots_move_says_how_it_played() -> None:
    marks = [manner_of(HISTORY[n].table, move) for n, move in enumerate(MOVES)]
    turn = next(n for n, mark in enumerate(marks) if mark)
    mark, plain = marks[turn], shown(turn + 1)
    assert mark is not None
    bot = shown(turn + 1, bots={MOVES[turn].seat})
    assert bot.text(TEXTS) == f"{plain.text(TEXTS)} \u2013 {describe_mark(TEXTS, mark)}"


def test_locomotives_appear_one_by_one(tmp_path: Path) -> None:
    page, move = Page(tmp_path), MOVES[BUILD]
    assert isinstance(move, Built)
    for placed in range(1, len(move.hexes)):
        now = shown(BUILD, placed, 0.5)
        assert now.built == move.hexes[:placed]
        page.map.show(now)
        stands = page.map._board.lineup.locomotives
        standing = {stand.hex for stand in stands if stand.company is move.company}
        assert {*move.hexes} & standing == {*move.hexes[:placed]}


@pytest.mark.parametrize("turn", [BUILD, TRADE])
def test_the_picture_changes_during_a_move(tmp_path: Path, turn: int) -> None:
    page = Page(tmp_path)
    assert len({page.picture(shown(turn, 1, share)) for share in (0.2, 0.5, 0.8)}) == 3


def test_the_last_moment_shows_the_last_table(tmp_path: Path) -> None:
    page, last = Page(tmp_path), HISTORY[-1].table
    page.map.show(shown(len(MOVES)))
    for place, companies in page.map._board.lineup.companies.items():
        assert {*companies} == {*last.standing(place)}


def test_the_companies_of_a_move_are_those_built_or_traded() -> None:
    build, trade = MOVES[BUILD], MOVES[TRADE]
    assert isinstance(build, Built)
    assert isinstance(trade, Traded)
    for steps, share in ((0, 0.1), (1, 0.5)):
        assert shown(BUILD, steps, share).companies == {build.company}
        assert shown(TRADE, steps, share).companies == {trade.give, trade.take}
    assert shown(0).companies == set()


def test_the_acting_player_is_known_from_the_start_of_the_move() -> None:
    for turn in (BUILD, TRADE):
        mover = shown(turn, 0, 0.01).last
        assert mover is MOVES[turn]


def test_values_are_shown_until_the_points_are_known() -> None:
    last = shown(len(MOVES))
    assert [last.score(seat) for seat in range(4)] == [one.total for one in STORY.result.scores]
    assert [shown(0).score(seat) for seat in range(4)] == [0] * 4


def test_after_the_last_move_the_winner_is_named() -> None:
    assert shown(0).heading(TEXTS) == "All locomotives are shown: this game is over."
    heading = shown(len(MOVES)).heading(TEXTS)
    best = max(score.total for score in STORY.result.scores)
    assert heading.startswith(NAMES[STORY.result.winners[0]])
    assert heading.endswith(f"with {best} points")


def test_a_long_move_takes_two_lines() -> None:
    text = shown(BUILD + 1).text(TEXTS)
    assert move_lines(text, pictures(), LAYOUT) == [text]
    long = text.replace(
        NAMES[MOVES[BUILD].seat], "Maximiliane Friederike Charlotte von Hohenstaufen"
    )
    first, second = move_lines(long, pictures(), LAYOUT)
    assert f"{first} {second}" == long

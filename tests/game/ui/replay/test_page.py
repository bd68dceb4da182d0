from collections.abc import Collection

from pygame import Surface

from game.rules.events import Built
from game.rules.manner import manner_of
from game.rules.table import Traded
from game.ui.i18n.event_text import mannered
from game.ui.i18n.text import Texts
from game.ui.map.board import BoardPicture
from game.ui.replay.clock import Moment
from game.ui.replay.layout import replay_layout
from game.ui.replay.page import ReplayPage
from game.ui.results.game_history import story_of
from tests.game.ui.finished import a_finished_session, pictures, pixels

SIZE = (1024, 600)
SESSION = a_finished_session(4, 2)
NAMES = ("Ada", "Bo", "Cleo", "Dörte")
STORY = story_of(SESSION)._replace(names=NAMES)
HISTORY, MOVES = STORY.history, STORY.moves
BUILD = next(n for n, move in enumerate(MOVES) if isinstance(move, Built) and len(move.hexes) > 2)
TRADE = next(n for n, move in enumerate(MOVES) if isinstance(move, Traded))


def a_page(bots: Collection[int] = ()) -> tuple[ReplayPage, BoardPicture]:
    skins = pictures()
    board = BoardPicture(skins.assets, HISTORY[0].table.board)
    layout = replay_layout(SIZE, 4, (1, 1, 1))
    story = STORY._replace(bots=frozenset(bots))
    return ReplayPage(skins, Texts("en"), board, story, layout, False), board


def picture(page: ReplayPage) -> bytes:
    surface = Surface(SIZE)
    page.draw(surface)
    return pixels(surface)


def test_before_the_first_move_the_start_is_named() -> None:
    page, _ = a_page()
    assert page.words() == "Start of the game"


def test_a_move_is_told_while_it_is_shown_and_after_it() -> None:
    page, _ = a_page()
    page.show(Moment(BUILD, 1, 0.5))
    during = page.words()
    page.show(Moment(BUILD + 1))
    assert page.words() == during
    assert NAMES[MOVES[BUILD].seat] in during


def test_of_a_bot_it_is_said_in_what_manner_it_played() -> None:
    marks = [manner_of(HISTORY[n].table, move) for n, move in enumerate(MOVES)]
    turn = next(n for n, mark in enumerate(marks) if mark)
    mark, plain = marks[turn], a_page()[0]
    assert mark is not None
    plain.show(Moment(turn + 1))
    bot, _ = a_page(bots={MOVES[turn].seat})
    bot.show(Moment(turn + 1))
    assert bot.words() == f"{plain.words()} \u2013 {mannered(Texts('en'), mark)}"


def test_engines_come_one_by_one() -> None:
    page, board = a_page()
    move = MOVES[BUILD]
    assert isinstance(move, Built)
    for placed in range(1, len(move.hexes)):
        page.show(Moment(BUILD, placed, 0.5))
        standing = {stand.hex for stand in board.lineup.stands if stand.company is move.company}
        assert {*move.hexes} & standing == {*move.hexes[:placed]}


def test_while_a_move_goes_on_the_picture_changes() -> None:
    for turn in (BUILD, TRADE):
        page, _ = a_page()
        seen = set()
        for share in (0.2, 0.5, 0.8):
            page.show(Moment(turn, 1, share))
            seen.add(picture(page))
        assert len(seen) == 3


def test_the_last_moment_shows_the_last_table() -> None:
    page, board = a_page()
    page.show(Moment(len(MOVES)))
    last = HISTORY[-1].table
    for place, companies in board.lineup.standing.items():
        assert {*companies} == {*last.standing(place)}


def test_whoever_moves_is_shown_from_the_first_instant_of_the_move() -> None:
    page, _ = a_page()
    page.show(Moment(BUILD))
    page.show(Moment(BUILD, 0, 0.01))
    after_rest = picture(page)
    fresh, _ = a_page()
    fresh.show(Moment(BUILD, 0, 0.01))
    panel = replay_layout(SIZE, 4, (1, 1, 1)).panel

    def beside(image: bytes) -> bytes:
        width = SIZE[0] * 3
        return b"".join(image[y * width + panel.left * 3 : (y + 1) * width] for y in range(SIZE[1]))

    assert beside(after_rest) == beside(picture(fresh))


def test_after_the_last_move_the_winner_is_named() -> None:
    page, _ = a_page()
    assert page.heading() == "All locomotives are shown: this game is over."
    page.show(Moment(len(MOVES)))
    names = [NAMES[seat] for seat in STORY.result.winners]
    best = max(score.total for score in STORY.result.scores)
    assert page.heading().startswith(names[0])
    assert page.heading().endswith(f"with {best} points")


def test_a_long_move_is_told_in_two_lines() -> None:
    page, _ = a_page()
    page.show(Moment(BUILD + 1))
    assert page.lines() == [page.words()]
    page._names[MOVES[BUILD].seat] = "Maximiliane Friederike Charlotte von Hohenstaufen"
    first, second = page.lines()
    assert f"{first} {second}" == page.words()

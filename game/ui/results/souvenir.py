"""A souvenir of a finished game: its map, scores, names and date as one picture."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Thread

import pygame
from pygame import Rect, Surface

from game.json_text import printable
from game.rules.companies import COMPANIES
from game.storage.new_files import add_file
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.map.board import BoardPicture
from game.ui.map.camera import fitted
from game.ui.results.game_history import GameHistory
from game.ui.results.model import ResultsAction
from game.ui.results.page import Brush
from game.ui.results.score_sheet import signed
from game.ui.results.texts import ResultsTexts, player_names
from game.ui.table.panel.rack import draw_shelf
from game.ui.widgets.text_layout import shortened, wrapped
from game.ui.widgets.theme import CREAM, DIM, GOLD

SIZE = (1600, 1000)
_EDGE, _MAP = 24, 968  # pixels: around everything, and the map's width and height
_GROUND = "#0B1730"
_NAME, _TITLE, _LINE, _SCORE = 58, 40, 22, 40  # letters, in pixels
_ROW, _GAP = 96, 12
_CARD = 74  # the height of the companies' values
_SPRITES = 1.0  # the scale of sprites
_WAIT = 0.005  # seconds in which a step waits for another thread


class Souvenir:
    """Paints the picture as idle work, saves it, and says where."""

    def __init__(
        self, context: Context, story: GameHistory, played: datetime | None, folder: Path
    ) -> None:
        self._context, self._story, self._played, self._folder = context, story, played, folder

    @property
    def action(self) -> ResultsAction:
        """The button that saves the picture."""
        return ResultsAction("souvenir", "results-souvenir", self.keep)

    def keep(self) -> None:
        """Begin to paint and save the picture, unless that is under way."""
        if Souvenir not in self._context.idle_work:
            self._context.idle_work.schedule(Souvenir, self._keeping())

    def _keeping(self) -> Iterator[None]:
        picture = yield from souvenir_steps(self._context, self._story, self._played)
        kept: list[Path] = []
        saving = Thread(target=self._save, args=(picture, kept), daemon=True)
        saving.start()
        while saving.is_alive():
            saving.join(_WAIT)
            yield
        say = self._context.texts.say
        if not kept:
            text = say("results-souvenir-failed", folder=printable(str(self._folder)))
            self._context.notices.append(text)
            return
        text = say("results-souvenir-saved", file=_whole(kept[0]), folder=_whole(self._folder))
        show, label = partial(self._context.open_folder, self._folder), say("maps-open-folder")
        self._context.push(DialogScene(self._context, text, label, show, no="common-close"))

    def _save(self, picture: Surface, kept: list[Path]) -> None:
        moment = self._played or datetime.now()
        with suppress(OSError, pygame.error):
            name = f"Paris Connection {moment:%Y-%m-%d %H.%M}"
            kept.append(add_file(self._folder, name, ".png", png_of(picture)))


def _whole(path: Path) -> str:
    """The last name of a path, which no line breaks."""
    return printable(path.name).replace(" ", "\N{NO-BREAK SPACE}")


def png_of(picture: Surface) -> bytes:
    """A picture as the content of a PNG file."""
    file = BytesIO()
    pygame.image.save(picture, file, "souvenir.png")
    return file.getvalue()


def souvenir_steps(
    context: Context, story: GameHistory, played: datetime | None
) -> Generator[None, None, Surface]:
    """Paint the picture, piece by piece."""
    picture, skins = Surface(SIZE), context.skins
    picture.fill(_GROUND)
    skins.tile(picture, "panel/pattern", picture.get_rect(), _SPRITES)
    pane = Rect(_EDGE, (SIZE[1] - _MAP) // 2, _MAP, _MAP)
    table = story.history[-1].table
    board = BoardPicture(context.assets, table.board, context.settings.colour_accessible)
    board.set_table(table)
    yield from board.camera_steps(fitted(board.frame, (*pane.topleft, *pane.size)))
    board.draw(picture, pane)
    board.draw_names(picture, pane)
    del board
    yield
    skins.stretch(picture, "panel/map_frame", pane, _SPRITES)
    brush = Brush(picture, skins, _SPRITES)
    column = Rect(pane.right + _EDGE, pane.top, SIZE[0] - pane.right - 2 * _EDGE, pane.height)
    rows = _write_heading(brush, context, story, played, column)
    yield
    for place, seat in enumerate(_ranked(story)):
        _draw_row(brush, context, story, seat, rows.move(0, place * (rows.height + _GAP)))
        yield
    _draw_values(brush, story, Rect(column.left, column.bottom - _CARD, column.width, _CARD))
    return picture


def _ranked(story: GameHistory) -> Sequence[int]:
    """The seats, the best first."""
    scores = story.result.scores
    return sorted(range(len(scores)), key=lambda seat: -scores[seat].total)


def _write_heading(
    brush: Brush, context: Context, story: GameHistory, played: datetime | None, column: Rect
) -> Rect:
    """The game's name, date, winner and ending; returns the box of the first row below."""
    results = ResultsTexts(context.texts, story)
    line = Rect(column.left, column.top + 6, column.width, 64)
    brush.write("PARIS CONNECTION", line, _NAME, GOLD, role="display", align=0.5)
    line.top, line.height = line.bottom, 32
    board = story.history[-1].table.board.title
    when = context.texts.moment(played) if played else ""
    about = " · ".join(filter(None, (board, when)))
    brush.write(about, line, _LINE, DIM, align=0.5)
    line.top, line.height = line.bottom + 14, 52
    title = brush.shortened(results.title(True), line.width, _LINE, "display")
    brush.write(title, line, _TITLE, CREAM, role="display", align=0.5)
    line.top, line.height = line.bottom, 28
    font = brush.skins.assets.font("reading", _LINE)
    for text in wrapped(results.ending(), font, line.width)[:2]:
        brush.write(text, line, _LINE, CREAM, align=0.5)
        line.top = line.bottom
    room = column.bottom - _CARD - _GAP - line.bottom - _GAP
    high = min(_ROW, room // len(story.names) - _GAP)
    return Rect(column.left, line.top + _GAP, column.width, high)


def _draw_row(brush: Brush, context: Context, story: GameHistory, seat: int, box: Rect) -> None:
    """A player's name and points, above their locomotives."""
    winner, score = seat in story.result.winners, story.result.scores[seat]
    brush.stretch("panel/action", box)
    inner = box.inflate(-44, -18)
    name = player_names(context.texts, story)[seat]
    points = brush.width_of(signed(score.total), _SCORE, "reading-bold") + 12
    high = inner.height * 2 // 5
    line = Rect(inner.left, inner.top, inner.width - points, high)
    pixels, left = min(28, high), line.left
    if winner:
        brush.crown((line.left + pixels // 2, line.centery), pixels)
        left += pixels + 10
    text = Rect(left, line.top, line.right - left, line.height)
    font = brush.skins.assets.font("reading-bold", pixels)
    shown = shortened(name, font, text.width)
    brush.write(shown, text, pixels, GOLD if winner else CREAM, role="reading-bold")
    total = Rect(inner.right - points, inner.top, points, inner.height)
    size = min(_SCORE, inner.height)
    brush.write(signed(score.total), total, size, GOLD, role="reading-bold", align=1.0)
    shelf = Rect(inner.left, line.bottom + 4, inner.width - points - 8, inner.bottom - line.bottom)
    portfolios, patterned = story.result.portfolios, context.settings.colour_accessible
    most = max(map(sum, portfolios))
    draw_shelf(brush.surface, brush.skins, portfolios[seat], shelf, _SPRITES, patterned, most)


def _draw_values(brush: Brush, story: GameHistory, box: Rect) -> None:
    """What a locomotive of each company is worth."""
    each = box.width // len(COMPANIES)
    for company in COMPANIES:
        place = Rect(box.left + company.order * each, box.top, each, box.height)
        brush.company_mark(company, (place.left + each // 3, place.centery), 34)
        text = Rect(place.left + each // 2 + 6, place.top, each // 2, place.height)
        value = str(story.result.values[company.order])
        brush.write(value, text, 30, CREAM, role="reading-bold")

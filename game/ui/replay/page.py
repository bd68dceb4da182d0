"""The picture of a replay: board, cards, everybody's locomotives, and the move on its way."""

from dataclasses import replace

from pygame import Rect, Surface

from game.board import Hex
from game.rules.companies import COMPANIES, Company
from game.rules.events import Built
from game.rules.manner import manner_of
from game.rules.table import Traded
from game.ui.anim.easing import ease_in_out, overshoot, there_and_back
from game.ui.i18n.text import Texts
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Frame
from game.ui.map.engines import Engines
from game.ui.map.map_input import camera_in
from game.ui.map.overlay import Overlay
from game.ui.replay.clock import Moment
from game.ui.replay.layout import ReplayLayout
from game.ui.results.game_history import Move, Story, midway, worth
from game.ui.results.page import Brush
from game.ui.results.score_sheet import signed
from game.ui.table.panel.cards import CardFace, draw_card
from game.ui.table.panel.engines_small import draw_shelf
from game.ui.table.panel.players import PlayerFace, draw_player
from game.ui.table.panel.rack import HEADING
from game.ui.widgets.names import initials, tile_name
from game.ui.widgets.skins import Skins
from game.ui.widgets.words import shortened, wrapped

_LETTERS = 19  # units
_SIZES = 8  # pictures of an engine that springs up
_CREAM, _GOLD = "#F6EBCF", "#F4DD9A"
_ABOVE, _BELOW = 0.9, 0.9  # of a hex, between the outermost ribbons and the golden border


class ReplayPage:
    """Shows any moment of a game at one size and in one language."""

    def __init__(
        self,
        skins: Skins,
        texts: Texts,
        board: BoardPicture,
        story: Story,
        layout: ReplayLayout,
        patterned: bool,
    ) -> None:
        self.layout, self._story = layout, story
        self._skins, self._texts, self._board, self._patterned = skins, texts, board, patterned
        self._history, self._moves = story.history, story.moves
        self._names = [texts.player(seat, story.names) for seat in range(len(story.names))]
        self._most = max(max(moment.table.held) for moment in self._history)
        self._engines = Engines(skins.assets, patterned)
        board.set_camera(camera_in(layout.pane, clear_of_the_border(board.frame), board.camera))
        self._panel = Surface(layout.panel.size).convert()
        self._bar = Surface(layout.bar.size).convert()
        self._draw_bar()
        self._moment = Moment(0)
        self._shown: tuple[int, int, bool] | None = None
        self.show(self._moment)

    def show(self, moment: Moment) -> None:
        """Go to a moment."""
        self._moment = moment
        move = self._going()
        # Between two placements only what is drawn upon board and panel changes.
        shown = (*moment[:2], move is not None)
        if self._shown == shown:
            return
        self._shown = shown
        before = self._history[moment.turn].table
        table = midway(before, move, moment.steps) if move else before
        built = self._built()
        self._board.set_table(table, built)
        self._draw_panel()

    def draw(self, surface: Surface) -> None:
        """Everything but what the scene can be touched by."""
        layout = self.layout
        surface.blit(self._panel, layout.panel)
        surface.blit(self._bar, layout.bar)
        self._board.draw(surface)
        self._draw_move(surface)
        self._skins.spread(surface, "panel/map_frame", self._frame(), layout.scale)

    def draw_words(self, surface: Surface) -> None:
        """The move, in letters of one size."""
        box, lines = self.layout.words, self.lines()
        line = Rect(box.left, 0, box.width, box.height // 2)
        line.top = box.centery - line.height * len(lines) // 2
        for words in lines:
            pixels = self.layout.pixels(_LETTERS)
            self._skins.write(surface, words, line, pixels, _CREAM, role="reading-bold")
            line.top = line.bottom

    def lines(self) -> list[str]:
        """The move as it is written: two lines at most."""
        width, pixels = self.layout.words.width, self.layout.pixels(_LETTERS)
        font = self._skins.assets.font("reading-bold", pixels)
        first, *more = wrapped(self.words(), font, width)
        return [first, shortened(" ".join(more), font, width)] if more else [first]

    def words(self) -> str:
        """The move that is shown, or was the last."""
        number = self._moment.turn - (1 if self._going() is None else 0)
        if number < 0:
            return self._texts.say("replay-start")
        move, before = self._moves[number], self._history[number].table
        mark = manner_of(before, move) if move.seat in self._story.bots else None
        return self._texts.event(move, self._names, before.board, mark)

    def heading(self) -> str:
        """What stands above the players: that all is open, and in the end who has won."""
        if self._over:
            return self._texts.outcome(self._story.result, self._names)
        return self._texts.say("replay-open")

    @property
    def _over(self) -> bool:
        """Whether the last move has been made."""
        return self._moment.turn == len(self._moves)

    def _frame(self) -> Rect:
        margin = -self.layout.pixels(10)
        return self.layout.pane.inflate(margin, margin)

    def _going(self) -> Move | None:
        """The move on its way."""
        turn, steps, share = self._moment
        return self._moves[turn] if turn < len(self._moves) and (steps or share) else None

    def _done(self) -> Move | None:
        return self._moves[self._moment.turn - 1] if self._moment.turn else None

    def _built(self) -> tuple[Hex, ...]:
        """The hexes of the last build that stand already, in their order."""
        move, done = self._going(), self._done()
        if isinstance(move, Built):
            return move.hexes[: self._moment.steps]
        return done.hexes if isinstance(done, Built) and move is None else ()

    def _touched(self) -> set[Company]:
        """The companies that the move is about."""
        move = self._going() or self._done()
        if isinstance(move, Built):
            return {move.company}
        return {move.give, move.take} if move else set()

    def _draw_bar(self) -> None:
        layout = self.layout
        whole = self._bar.get_rect()
        self._bar.fill("#0B1730")
        self._skins.spread(self._bar, "panel/action", whole.inflate(-6, -6), layout.scale)

    def _draw_panel(self) -> None:
        layout, skins = self.layout, self._skins
        left = layout.panel.left
        self._panel.fill("black")  # the panel's edge lets some of it through
        skins.spread(self._panel, "panel/side", self._panel.get_rect(), layout.scale)
        turn, steps, _ = self._moment
        move, moment = self._going(), self._history[turn]
        table = midway(moment.table, move, steps) if move else moment.table
        touched = self._touched()
        for company, box in zip(COMPANIES, layout.cards, strict=True):
            value, depot = table.value(company), table.depot(company)
            state = "chosen" if company in touched else "normal" if depot else "disabled"
            card = CardFace(company, value, depot, state, patterned=self._patterned)
            draw_card(self._panel, skins, card, box.move(-left, 0))
        heading = layout.heading.move(-left, 0)
        words, pixels = self.heading(), layout.pixels(17)
        skins.write(self._panel, words, heading, pixels, _GOLD, role="label", align=0.5)
        mover = move or self._done()
        acting = mover.seat if mover else table.turn
        for seat in range(table.seats):
            self._draw_seat(seat, seat == acting and not self._over)

    def _draw_seat(self, seat: int, active: bool) -> None:
        layout, skins, moment = self.layout, self._skins, self._history[self._moment.turn]
        row, left, table = layout.rows[seat], layout.panel.left, moment.table
        holding = self._texts.say("table-holds", held=table.held[seat], limit=table.limit)
        face = PlayerFace(
            seat,
            self._names[seat],
            holding,
            warning=table.held[seat] > table.limit,
            active=active,
            crowned=self._over and seat in self._story.result.winners,
            start=seat == self._history[0].table.turn,
            bot=seat in self._story.bots,
            initials=initials(self._names)[seat],
        )
        tile = row.tile.move(-left, 0)
        high = min(tile.height, round(tile.width * 0.44))
        tile = Rect(tile.left, tile.centery - high // 2, tile.width, high)
        name = tile_name(skins, face.name, tile)
        draw_player(self._panel, skins, face._replace(name=name), tile)
        if face.crowned:
            corner = tile.left + layout.pixels(4), tile.top + layout.pixels(6)
            Brush(self._panel, skins, layout.scale).crown(corner, layout.pixels(34))
        shelf, held = row.shelf.move(-left, 0), moment.portfolios[seat]
        draw_shelf(self._panel, skins, held, shelf, layout.scale, self._patterned, self._most)
        badge = row.worth.move(-left, 0)
        skins.spread(self._panel, "panel/badge", badge, layout.scale)
        score = self._story.result.scores[seat].total if self._over else worth(moment, seat)
        inner, number = badge.inflate(-layout.pixels(14), 0), signed(score)
        pixels = min(layout.pixels(26), badge.height * 6 // 10)
        skins.write(self._panel, number, inner, pixels, "#2A1C12", role="reading-bold", align=0.5)

    def _draw_move(self, surface: Surface) -> None:
        move = self._going()
        if isinstance(move, Traded):
            self._draw_trade(surface, move)
            return
        shown = self._built()
        if shown:
            company = next(iter(self._touched()))
            self._board.draw_overlay(surface, Overlay(past=shown, past_company=company))
        if isinstance(move, Built):
            self._draw_next(surface, move)

    def _draw_next(self, surface: Surface, move: Built) -> None:
        """The engine that springs up on the next hex."""
        place = move.hexes[self._moment.steps]
        (stand,), _ = self._board.lineup.ghosts(move.company, [place])
        size = round(overshoot(min(self._moment.share * 1.3, 1.0)) * _SIZES) / _SIZES
        if size > 0:
            pane = surface.subsurface(self.layout.pane.clip(surface.get_rect()))
            grown = stand._replace(size=stand.size * size)
            self._engines.draw_shadow(pane, grown, self._board.camera)
            self._engines.draw(pane, grown, self._board.camera)

    def _draw_trade(self, surface: Surface, move: Traded) -> None:
        """The one that is given flies to its card, then those that are taken fly to the shelf."""
        row = self.layout.rows[move.seat].shelf
        side = self.layout.pixels(76)
        steps, share = self._moment.steps, self._moment.share
        giving = steps == 0
        company = move.give if giving else move.take
        card = self.layout.cards[company.order]
        ends = [row.center, (card.left + self.layout.pixels(60), card.centery)]
        start, end = ends if giving else reversed(ends)
        name = self._skins.assets.engine(company, HEADING, self._patterned)
        picture = self._skins.assets.scaled(name, (side, side))
        for number in range(1 if giving else move.taken):
            late = min(max(share * 1.25 - number * 0.25, 0.0), 1.0)
            along = ease_in_out(late)
            x = start[0] + (end[0] - start[0]) * along
            y = start[1] + (end[1] - start[1]) * along
            y -= self.layout.pixels(40) * there_and_back(late)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def clear_of_the_border(frame: Frame) -> Frame:
    """A frame with some more room, so that no ribbon touches the border of the map."""
    above, below = frame.across * _ABOVE, frame.across * _BELOW
    left, top, width, height = frame.hexes
    seen = (left, top - above, width, height + above + below)
    return replace(frame, home=seen, hexes=seen)

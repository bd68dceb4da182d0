"""The text of the results."""

from game.rules.companies import COMPANIES, PENALTY, Company
from game.rules.events import Built
from game.rules.table import Ending, Table
from game.ui.anim.effects import Appearance
from game.ui.i18n.text import Texts
from game.ui.media.assets import Assets
from game.ui.results.chart import PATTERNS, SEAT_LINES, ChartFace, Curve
from game.ui.results.game_history import (
    GameHistory,
    lead_changes,
    leaders,
    value_lines,
    worth_lines,
)
from game.ui.results.page import PageHeading
from game.ui.results.score_sheet import SheetFace, widest_count
from game.ui.table.panel.players import PlayerFace
from game.ui.widgets.names import initials


def player_names(texts: Texts, story: GameHistory) -> list[str]:
    """The names by seat."""
    return [texts.player(seat, story.names) for seat in range(len(story.names))]


def player_face(
    texts: Texts,
    story: GameHistory,
    table: Table,
    seat: int,
    *,
    crowned: bool,
    active: bool = False,
) -> PlayerFace:
    """A player's tile at a moment of a finished game."""
    names, held = player_names(texts, story), table.held[seat]
    return PlayerFace(
        seat,
        names[seat],
        texts.say("table-holds", held=held, limit=table.limit),
        warning=held > table.limit,
        active=active,
        crowned=crowned,
        start=seat == story.history[0].table.turn,
        bot=seat in story.bots,
        initials=initials(names)[seat],
    )


class ResultsTexts:
    """The text about one finished game."""

    def __init__(self, texts: Texts, story: GameHistory) -> None:
        self._texts, self._story = texts, story
        self._history, self._result = story.turns, story.result
        self._names = player_names(texts, story)
        self._initials = initials(self._names)
        self.worths = worth_lines(story.turns)

    def heading(self, opening: int | None, crown: Appearance | None) -> PageHeading:
        """The text above the page while a player screen opens, or once a winner is crowned."""
        named = crown is not None
        return PageHeading(self.title(named), self.subtitle(opening, named), self.ending(), crown)

    def title(self, named: bool) -> str:
        """The winner, once it is `named`."""
        if not named:
            return self._texts.say("results-title")
        winners = [self._names[seat] for seat in self._result.winners]
        if len(winners) > 1:
            return self._texts.say("results-shared", names=self._texts.listed(winners))
        return self._texts.say("results-winner", name=winners[0])

    def subtitle(self, opening: int | None, named: bool) -> str:
        """Whose player screen opens; in the end the winning points and a solo player's result."""
        if named:
            best = max(score.total for score in self._result.scores)
            with_points = self._texts.say("results-winner-about", points=best)
            return " · ".join(filter(None, (with_points, self._own())))
        if opening is None:
            return ""
        return self._texts.say("results-opens", name=self._names[opening])

    def ending(self) -> str:
        """Why the game is over, and who ended it."""
        if self._result.ending is Ending.AGREED:
            return self._texts.say("results-ended-agreed")
        last, table = self._story.moves[-1], self._history[-1].table
        if self._result.ending is Ending.DEPOTS or not isinstance(last, Built):
            left = sum(count > 0 for count in table.depots)
            return self._texts.say("results-ended-depots", left=left)
        name, goal = self._names[last.seat], table.board.goal
        return self._texts.say("results-reached", name=name, company=last.company, city=goal)

    def row(self, seat: int, named: bool) -> SheetFace:
        """One player's row of the sheet."""
        table, score = self._history[-1].table, self._result.scores[seat]
        winner = named and seat in self._result.winners
        face = player_face(self._texts, self._story, table, seat, crowned=winner)
        portfolios = self._result.portfolios
        widest = widest_count(portfolios, self._result.values)
        return SheetFace(face, portfolios[seat], score, winner, max(table.held), widest)

    def counted(self, seat: int, company: Company) -> str:
        """How the points of a company are counted."""
        order = company.order
        line = self._texts.say(
            "results-line",
            count=self._result.portfolios[seat][order],
            value=self._result.values[order],
            points=self._result.scores[seat].points[order],
        )
        return f"{self._texts.company(company)}: {line}"

    def penalty(self, seat: int) -> str:
        """A player's penalty, and the reason for it."""
        cost = self._result.scores[seat].penalty
        if not cost:
            return self._texts.say("results-no-penalty")
        return self._texts.say("results-penalty-about", over=cost // PENALTY, cost=cost)

    def value_chart(self, assets: Assets) -> ChartFace:
        """The six values over the turns."""
        curves = []
        for company, line, pattern in zip(
            COMPANIES, value_lines(self._history), PATTERNS, strict=True
        ):
            livery, name = assets.livery(company), self._texts.company(company)
            body, dark = livery.body.hex, livery.dark.hex
            curves.append(Curve(name, line, body, dark, pattern, company))
        return ChartFace(self._texts.say("results-chart-values"), self._axis(), tuple(curves))

    def worth_chart(self) -> ChartFace:
        """The worth of each player's locomotives over the turns, and who led."""
        curves = tuple(
            Curve(name, line, SEAT_LINES[seat], "#FFF9E8", PATTERNS[seat], self._initials[seat])
            for seat, (name, line) in enumerate(zip(self._names, self.worths, strict=True))
        )
        changes = lead_changes(self.worths)
        note = self._texts.say("results-lead-changes", changes=len(changes))
        title = self._texts.say("results-chart-worth")
        return ChartFace(title, self._axis(), curves, changes, note)

    def turn(self, turn: int) -> str:
        """A turn by its number."""
        return f"{self._axis()} {turn}"

    def lead(self, turn: int) -> str:
        """Who takes the lead at this turn; empty if it does not change."""
        now = leaders(self.worths, turn)
        if not now or not turn or now == leaders(self.worths, turn - 1):
            return ""
        if len(now) == 1:
            return self._texts.say("results-lead-taken", turn=turn, name=self._names[now[0]])
        names = self._texts.listed([self._names[seat] for seat in now])
        return self._texts.say("results-lead-shared", turn=turn, names=names)

    def _own(self) -> str:
        """How far a solo player is ahead or behind; empty for several players or a shared win."""
        if self._story.own is None or len(self._result.winners) > 1:
            return ""
        totals = [score.total for score in self._result.scores]
        own = totals.pop(self._story.own)
        better = sum(total > own for total in totals)
        if not better:
            return self._texts.say("results-you-first", points=own - max(totals))
        return self._texts.say("results-you-behind", rank=better + 1, points=max(totals) - own)

    def _axis(self) -> str:
        return self._texts.say("results-chart-turns")

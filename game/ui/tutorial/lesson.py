"""A lesson in progress: how far the player is, and what the coach says. Draws nothing."""

from collections.abc import Iterator

from game.board import Hex
from game.rules.actions import Action
from game.rules.companies import COMPANIES, Company
from game.ui.i18n.text import Texts
from game.ui.table.model import TableModel
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnHex, OnRack
from game.ui.tutorial.lessons import STEPS, LessonBeat, LessonTarget, PupilState, TablePart


class Lesson:
    """One lesson at one table."""

    def __init__(self, model: TableModel, number: int, *, reset: bool = False) -> None:
        """`reset` means that the table is not as the player left it after the lesson before."""
        self._model, self._reset = model, reset
        self.number, self.step = number, STEPS[number]
        self.beat = 0
        self.done = False
        self._begun = model.seq
        self._passed: set[int] = set()  # beats that stay done
        self._sent = False  # the move has been submitted
        self._guess: Company | None = None
        self._refused: Plan | None = model.plan  # the plan that could not be confirmed
        self._learned: Plan | None = None  # the plan with which the last beat was done

    def has_previous(self) -> bool:
        """Whether there is a lesson before it."""
        return self.number > 0

    @property
    def busy(self) -> bool:
        """Whether a move of any player is being shown."""
        return self._sent or self._model.moving or self._model.seq > self._begun

    @property
    def guessing(self) -> bool:
        """Whether a locomotive of the rack is an answer."""
        return self._beat.guessing

    @property
    def target(self) -> LessonTarget | None:
        """What the player should look at now."""
        return None if self.done or self.busy else self._beat.target(self._pupil)

    @property
    def only_pointed_at(self) -> Hex | None:
        """The hex of this lesson that is to be pointed at, not clicked."""
        last = self.step.beats[-1]
        target = last.target(self._pupil) if last.once else None
        return target.hex if isinstance(target, OnHex) else None

    @property
    def kept_in_sight(self) -> Hex | None:
        """The hex that was pointed at, until the player changes the plan."""
        return self.only_pointed_at if self._model.plan is self._learned else None

    def follow(self) -> bool:
        """Look at what the player has done; True if another beat has begun."""
        model, before = self._model, (self.beat, self.done)
        over = model.plan.my_turn or model.plan.view.table.ending is not None
        if model.seq > self._begun and over:
            self.done = True
        if self._sent and not (model.busy or model.plan.empty):
            self._sent = False
        if not self.done and not self.busy:
            self._find_beat()
        return (self.beat, self.done) != before

    def guess(self, company: Company) -> None:
        """Answer with a locomotive of the rack."""
        self._guess = company

    def allows(self, action: Action) -> bool:
        """Whether the lesson asked for a move; another move does not end it."""
        if self.done or not self.step.accepts(action):
            self._refused = self._model.plan
            return False
        asked = self._model.question is not None
        self._sent = asked or not self._model.asks_again
        return True

    def text(self, texts: Texts) -> str:
        """What the coach says now."""
        if self.done:
            return self.praise(texts)
        if self.busy:
            return texts.say("learn-watch")
        if self._model.question is not None:
            return texts.say("learn-confirm-again")
        return self.request(self.beat, texts)

    def nudge(self, texts: Texts) -> str:
        """A correction for a player who does something else."""
        if self.done or self.busy:
            return ""
        pupil = self._pupil
        nudge = nudge_for(self._beat, pupil, texts)
        if not nudge and pupil.plan is self._refused and pupil.plan.action() is not None:
            return texts.say("learn-nudge-move")
        return nudge

    def praise(self, texts: Texts) -> str:
        """The text at the end of the lesson."""
        name = {"name": self._model.names[-1]} if self.step.named else {}
        return texts.say(f"learn-{self.step.name}-done", **name)

    def request(self, beat: int, texts: Texts) -> str:
        """What a beat asks for; the first also says who you are, or that the table was reset."""
        text, seat = texts.say(self.step.beats[beat].text), self._model.plan.view.seat
        if beat == 0 and self.number == 0 and seat is not None:
            return f"{texts.say('learn-you', name=self._model.names[seat])} {text}"
        return f"{texts.say('learn-anew')} {text}" if self._reset and beat == 0 else text

    def possible_texts(self, texts: Texts) -> Iterator[tuple[str, str]]:
        """Every text with every nudge of this lesson, so that the panel can have room for them."""
        unplanned = Plan(self._model.plan.view)
        for number, beat in enumerate(self.step.beats):
            for nudge in possible_nudges(beat, unplanned, texts):
                yield self.request(number, texts), nudge
        yield self.praise(texts), ""

    @property
    def _beat(self) -> LessonBeat:
        return self.step.beats[self.beat]

    @property
    def _pupil(self) -> PupilState:
        return PupilState(self._model.plan, self._model.pointing.hex, self._guess)

    def _find_beat(self) -> None:
        """Find the first beat that the player has not done yet."""
        pupil = self._pupil
        for number, beat in enumerate(self.step.beats):
            if number in self._passed:
                continue
            if not beat.done(pupil):
                self.beat = number
                return
            if beat.once:
                self._passed.add(number)
        self.done, self._learned = True, pupil.plan


def nudge_for(beat: LessonBeat, pupil: PupilState, texts: Texts) -> str:
    """The correction that leads a player back to a beat; empty if there is nothing to correct."""
    target, plan = beat.target(pupil), pupil.plan
    if beat.guessing:
        return _guess_result(pupil, texts)
    if target is None or plan.empty:
        return ""
    match target:
        case OnCard(wanted) if beat.trading:
            return _other_company(plan.take, wanted, texts)
        case OnCard() if plan.give:
            return texts.say("learn-nudge-build")
        case OnCard(wanted):
            return _other_company(plan.building, wanted, texts)
        case OnRack() if plan.planned:
            return texts.say("learn-nudge-trade")
        case OnRack(wanted):
            return _other_company(plan.give, wanted, texts)
        case TablePart.UNDO_ALL:
            return texts.say("learn-nudge-astray")
        case _:
            return ""


def possible_nudges(beat: LessonBeat, unplanned: Plan, texts: Texts) -> list[str]:
    """Every correction that a beat may need."""
    target = beat.target(PupilState(unplanned))
    if beat.guessing:
        return [_guess_result(PupilState(unplanned, guess=one), texts) for one in COMPANIES]
    nudges = [texts.say("learn-nudge-move")]
    if target is None:  # a build could go astray
        nudges.append(texts.say("learn-nudge-astray"))
    elif isinstance(target, OnCard | OnRack):
        trading = isinstance(target, OnRack)
        nudges.append(texts.say("learn-nudge-trade" if trading else "learn-nudge-build"))
        nudges += [_other_company(wrong, target.company, texts) for wrong in COMPANIES]
    return nudges


def _other_company(chosen: Company | None, wanted: Company, texts: Texts) -> str:
    if chosen is None or chosen is wanted:
        return ""
    return texts.say("learn-nudge-other", wrong=chosen, company=wanted)


def _guess_result(pupil: PupilState, texts: Texts) -> str:
    """The points that the guessed company brings."""
    company, view = pupil.guess, pupil.plan.view
    if company is None or view.portfolio is None:
        return ""
    count, value = view.portfolio[company.order], view.table.value(company)
    return texts.say(
        "learn-nudge-score", company=company, count=count, value=value, points=count * value
    )

"""How far a pupil has come in a lesson. Knows nothing of a window."""

from game.board import Hex
from game.rules.actions import Action
from game.rules.companies import Company
from game.ui.i18n.text import Texts
from game.ui.table.model import TableModel
from game.ui.table.plan import Plan
from game.ui.tutorial.lesson_parts import LessonTarget, PupilState
from game.ui.tutorial.lessons import STEPS
from game.ui.tutorial.nudges import nudge_of


class Lesson:
    """One lesson at one table."""

    def __init__(self, model: TableModel, number: int) -> None:
        self._model = model
        self.number, self.step = number, STEPS[number]
        self.beat = 0
        self.done = False
        self._begun = model.seq
        self._passed: set[int] = set()  # beats that are over for good
        self._sent = False  # the move is on its way
        self._guess: Company | None = None
        self._refused: Plan | None = model.plan  # the plan that could not be confirmed
        self._learned: Plan | None = None  # the plan with which the last beat was done

    @property
    def busy(self) -> bool:
        """Whether a move, the pupil's or another's, is being shown."""
        return self._sent or self._model.moving or self._model.seq > self._begun

    @property
    def asked(self) -> bool:
        """Whether the pupil is asked to confirm once more."""
        return self._model.question is not None and not self._sent

    @property
    def guessing(self) -> bool:
        """Whether a locomotive of the rack is an answer."""
        return self.step.beats[self.beat].guessing

    @property
    def target(self) -> LessonTarget | None:
        """What the pupil should look at now."""
        waits = self.done or self.busy
        return None if waits else self.step.beats[self.beat].target(self._look())

    @property
    def only_pointed_at(self) -> Hex | None:
        """The hex that this lesson wants to be pointed at, not clicked."""
        last = self.step.beats[-1]
        target = last.target(self._look()) if last.once else None
        return target.hex if target else None

    @property
    def kept_in_sight(self) -> Hex | None:
        """The hex that was pointed at, as long as the plan is the one it was learned with."""
        return self.only_pointed_at if self._model.plan is self._learned else None

    def follow(self) -> bool:
        """See what the pupil has done; True if another beat has begun."""
        model, before = self._model, (self.beat, self.done)
        over = model.plan.mine or model.plan.view.table.ending is not None
        if model.seq > self._begun and over:
            self.done = True
        if self._sent and not model.plan.empty:
            self._sent = False
        if not self.done and not self.busy:
            self._find_beat()
        return (self.beat, self.done) != before

    def guess(self, company: Company) -> None:
        """Answer with a locomotive of the rack."""
        self._guess = company

    def allows(self, action: Action) -> bool:
        """Whether a move is what was asked for; the lesson is not lost by another one."""
        if self.done or not self.step.accepts(action):
            self._refused = self._model.plan
            return False
        asked = self._model.question is not None
        self._sent = asked or not self._model.settings.confirm_moves
        return True

    def nudge(self, texts: Texts) -> str:
        """What leads a pupil back who does something else."""
        plan = self._model.plan
        if self._sent:
            return ""
        nudge = nudge_of(self.step.beats[self.beat], self._look(), texts)
        if not nudge and plan is self._refused and plan.action() is not None:
            return texts.say("learn-nudge-move")
        return nudge

    def _look(self) -> PupilState:
        model = self._model
        return PupilState(model.plan, model.pointing.hex, model.question is not None, self._guess)

    def _find_beat(self) -> None:
        """Find the first beat that the pupil has not done yet."""
        look = self._look()
        for number, beat in enumerate(self.step.beats):
            if number in self._passed:
                continue
            if not beat.done(look):
                self.beat = number
                return
            if beat.once:
                self._passed.add(number)
        self.done, self._learned = True, look.plan

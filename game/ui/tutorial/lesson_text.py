"""The words of one lesson, in the language of now: what the coach says, and all that it may say."""

from game.ui.core.context import Context
from game.ui.table.model import TableModel
from game.ui.table.plan import Plan
from game.ui.tutorial.coach_panel import CoachFace
from game.ui.tutorial.lessons import STEPS
from game.ui.tutorial.nudges import may_be_said


class LessonText:
    """What is said in a lesson, told apart by its beats."""

    def __init__(self, stage: Context, model: TableModel, number: int, *, anew: bool) -> None:
        """`anew` says that the table is not as the lesson before has left it."""
        self._stage, self._model = stage, model
        self._number, self._anew = number, anew
        self._step = STEPS[number]

    @property
    def praise(self) -> str:
        """What is said at the end of the lesson."""
        say, step = self._stage.texts.say, self._step
        return say(step.praise, name=self._model.names[-1]) if step.named else say(step.praise)

    def words(self, beat: int) -> str:
        """What is asked for; at first also who one is, or that this is not the table that was
        left."""
        say, plan = self._stage.texts.say, self._model.plan
        words = say(self._step.beats[beat].words)
        if beat == 0 and self._number == 0 and plan.view.seat is not None:
            return f"{say('learn-you', name=self._model.names[plan.view.seat])} {words}"
        return f"{say('learn-anew')} {words}" if self._anew and beat == 0 else words

    def face(self, words: str, nudge: str = "") -> CoachFace:
        """The panel with these words."""
        say = self._stage.texts.say
        title = say(self._step.title)
        return CoachFace(title, self._number + 1, len(STEPS), words, nudge, say("learn-keys"))

    def faces(self) -> list[CoachFace]:
        """The panel with everything that may be said, so that it has room for it and stands
        still."""
        texts, unplanned = self._stage.texts, Plan(self._model.plan.view)
        asked = [
            self.face(self.words(number), nudge)
            for number, beat in enumerate(self._step.beats)
            for nudge in may_be_said(beat, unplanned, texts)
        ]
        return [*asked, self.face(self.praise)]

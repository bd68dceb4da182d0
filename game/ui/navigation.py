"""Opens the pages that can lie over every scene: the rulebook (F2) and the controls (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.reasons import Rule
    from game.ui.core.context import Context, Scene


class HelpPages:
    """The navigator of the program. At most one page is open: the other one takes its place."""

    def open_rulebook(self, stage: Context, rule: Rule | None = None) -> None:
        """The rulebook, at a rule's paragraph if one is given, for the board that is played on."""
        from game.ui.rulebook.scene import BookScene

        boards = (scene.game_board for scene in reversed(stage.scenes))
        board = next((board for board in boards if board is not None), None)
        stage.audio.play("click")
        stage.push(BookScene(stage, rule, board))

    def toggle_rulebook(self, stage: Context) -> None:
        """F2: the rulebook at the rule that the scene on top speaks of, or close it."""
        from game.ui.rulebook.scene import BookScene

        if not isinstance(self._closed(stage), BookScene):
            self.open_rulebook(stage, _rule_asked(stage.scenes))

    def open_controls(self, stage: Context) -> None:
        """The keys and what they do."""
        from game.ui.menus.controls import ControlsScene

        stage.audio.play("click")
        stage.push(ControlsScene(stage))

    def toggle_controls(self, stage: Context) -> None:
        """F1: the keys, or close them."""
        from game.ui.menus.controls import ControlsScene

        if not isinstance(self._closed(stage), ControlsScene):
            self.open_controls(stage)

    def _closed(self, stage: Context) -> Scene | None:
        """The page that was on top, if one was."""
        from game.ui.menus.controls import ControlsScene
        from game.ui.rulebook.scene import BookScene

        top = stage.scenes[-1]
        if not isinstance(top, BookScene | ControlsScene):
            return None
        top.close()
        return top


def _rule_asked(scenes: list[Scene]) -> Rule | None:
    """The rule that the scene on top gives as a reason, or the one that a dialog tells of."""
    from game.ui.core.dialog import DialogScene

    asking = scenes[-2:] if isinstance(scenes[-1], DialogScene) else scenes[-1:]
    return next((scene.rule for scene in asking if scene.rule is not None), None)

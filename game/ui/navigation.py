"""Opens the pages that can lie over every scene: the rulebook (F2) and the controls (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.reasons import Rule
    from game.ui.core.context import Context, Scene


class HelpPages:
    """The program's navigator. At most one page is open: opening one replaces the other."""

    def open_rulebook(self, context: Context, rule: Rule | None = None) -> None:
        """The rulebook for the board of the current game, at a rule if one is given."""
        from game.ui.rulebook.scene import BookScene

        boards = (scene.game_board for scene in reversed(context.scenes))
        board = next((board for board in boards if board is not None), None)
        context.audio.play("click")
        context.push(BookScene(context, rule, board))

    def toggle_rulebook(self, context: Context) -> None:
        """F2: open the rulebook at the rule that the scene on top refers to, or close it."""
        from game.ui.rulebook.scene import BookScene

        if not isinstance(_close_page(context), BookScene):
            self.open_rulebook(context, _current_rule(context.scenes))

    def open_controls(self, context: Context) -> None:
        """The list of keys."""
        from game.ui.menus.controls import ControlsScene

        context.audio.play("click")
        context.push(ControlsScene(context))

    def toggle_controls(self, context: Context) -> None:
        """F1: open the list of keys, or close it."""
        from game.ui.menus.controls import ControlsScene

        if not isinstance(_close_page(context), ControlsScene):
            self.open_controls(context)


def _close_page(context: Context) -> Scene | None:
    """Close the page on top, if there is one, and return it."""
    from game.ui.menus.controls import ControlsScene
    from game.ui.rulebook.scene import BookScene

    top = context.scenes[-1]
    if not isinstance(top, BookScene | ControlsScene):
        return None
    top.close()
    return top


def _current_rule(scenes: list[Scene]) -> Rule | None:
    """The rule that the scene on top refers to, or the scene below a dialog."""
    from game.ui.core.dialog import DialogScene

    shown = scenes[-2:] if isinstance(scenes[-1], DialogScene) else scenes[-1:]
    return next((scene.rule for scene in shown if scene.rule is not None), None)

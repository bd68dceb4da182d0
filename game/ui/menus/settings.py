"""The settings form; every change applies immediately."""

from collections.abc import Sequence
from dataclasses import asdict

from game.storage.settings import (
    LANGUAGES,
    LARGEST_SCALE,
    LEARNED,
    SMALLEST_SCALE,
    AnimationSpeed,
    Settings,
)
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.form_scene import FormScene
from game.ui.core.window import suit_to_screen
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, Row, SwitchRow
from game.ui.widgets.slider import SliderRow

_ON_THIS_PAGE = (
    *("ui_scale", "fullscreen", "animation", "reduced_motion", "colour_accessible"),
    *("bot_remarks", "follow_moves"),
    *("sound_volume", "music_volume", "muted"),
    *("confirm_every_move", "curtain", "notebook", "hints"),
)


class SettingsScene(FormScene):
    """Language, display, sound, play."""

    title = "settings-title"
    max_size = (1640, 1050)  # no setting needs scrolling

    def __init__(self, context: Context) -> None:
        buttons = [Button("back", "secondary"), Button("reset", "quiet")]
        super().__init__(context, buttons, reset="settings-reset")

    def on_button(self, name: str) -> None:
        say = self.context.texts.say
        question, yes = say("settings-reset-ask"), say("settings-reset")
        self.context.push(DialogScene(self.context, question, yes, self._reset))

    def sections(self) -> Sequence[Sequence[Row]]:
        say, current = self.context.texts.say, self.context.settings
        language = self.context.texts.language
        languages = [say(f"language-{code}") for code in LANGUAGES]
        speeds = [say(f"settings-speed-{speed}") for speed in AnimationSpeed]
        general = [
            HeadingRow(say("settings-section-general")),
            self._choice("language", LANGUAGES, language, "settings-language", languages),
            self._tips(),
            HeadingRow(say("settings-section-display")),
            self._scale(),
            self._switch("settings-fullscreen", "fullscreen", about=False),
            self._choice(
                "animation", tuple(AnimationSpeed), current.animation, "settings-speed", speeds
            ),
            self._switch("settings-motion", "reduced_motion"),
            self._switch("settings-colours", "colour_accessible"),
            self._switch("settings-remarks", "bot_remarks", about=False),
        ]
        play = [
            HeadingRow(say("settings-section-sound")),
            self._volume("settings-sound", "sound_volume"),
            self._volume("settings-music", "music_volume"),
            self._switch("settings-mute", "muted", about=False),
            HeadingRow(say("settings-section-play")),
            self._switch("settings-confirm", "confirm_every_move"),
            self._switch("settings-follow", "follow_moves"),
            self._switch("settings-curtain", "curtain"),
            self._switch("settings-notebook", "notebook"),
            self._switch("settings-hints", "hints"),
        ]
        return [general, play]

    def _change(self, name: str, value: object) -> None:
        self.context.change_settings(self.context.settings.replaced(name, value))

    def _tips(self) -> Row:
        """A button that shows all tips again; disabled while none has been shown."""

        def forget() -> None:
            self._change("told", learned)
            self.context.audio.play("click")
            self.rebuild()

        seen, say = self.context.settings.told, self.context.texts.say
        learned = (LEARNED,) if LEARNED in seen else ()  # not a tip
        if seen == learned:
            return ButtonRow(say("settings-told-new"), "replay", None)
        return ButtonRow(say("settings-told"), "replay", forget)

    def _reset(self) -> None:
        """Restore the defaults of everything on this page but the language."""
        defaults, settings = asdict(suit_to_screen(Settings())), self.context.settings
        for name in _ON_THIS_PAGE:
            settings = settings.replaced(name, defaults[name])
        self.context.change_settings(settings)
        self.rebuild()

    def _choice(
        self, name: str, values: Sequence[str], chosen: str, key: str, labels: Sequence[str]
    ) -> Row:
        def change(number: int) -> None:
            self._change(name, values[number])

        label = self.context.texts.say(key)
        return ChoiceRow(label, "", labels, values.index(chosen), change)

    def _scale(self) -> Row:
        def change(value: int) -> None:
            self._change("ui_scale", value)

        label, value = self.context.texts.say("settings-scale"), self.context.settings.ui_scale
        limits = (SMALLEST_SCALE, LARGEST_SCALE)
        # Applied when the knob is released; otherwise it would move away from the mouse.
        return SliderRow(label, limits, value, self._percent, lambda _: None, change)

    def _volume(self, key: str, name: str) -> Row:
        def preview(value: int) -> None:
            self.context.audio.use(self.context.settings.replaced(name, value / 100))
            self.context.audio.play("click")

        def change(value: int) -> None:
            self._change(name, value / 100)

        label, value = self.context.texts.say(key), round(100 * asdict(self.context.settings)[name])
        return SliderRow(label, (0, 100), value, self._percent, preview, change)

    def _switch(self, key: str, name: str, *, about: bool = True) -> Row:
        def change(on: bool) -> None:
            self._change(name, on)
            self.context.audio.play("click")

        say, on = self.context.texts.say, asdict(self.context.settings)[name]
        return SwitchRow(say(key), say(f"{key}-about") if about else "", on, change)

    def _percent(self, value: int) -> str:
        return self.context.texts.say("settings-percent", percent=value)

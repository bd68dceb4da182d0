"""Changes of the settings: in force at once, kept in their file, heard and read at once."""

from dataclasses import replace

from game.storage.settings import Settings
from game.ui.core.context import Context
from game.ui.i18n.text import Texts, system_language


def keep(stage: Context, settings: Settings) -> None:
    """Put settings in force; that the disk refuses is said once."""
    spoken = settings.language or system_language()
    if not stage.kept.change(settings):
        stage.notices.append(stage.texts.say("error-settings-not-saved"))
    stage.audio.use(settings)
    if stage.texts.language != spoken:
        stage.texts = Texts(spoken)


def speak(stage: Context, language: str) -> None:
    """Change the language."""
    keep(stage, replace(stage.settings, language=language))

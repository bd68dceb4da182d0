"""The texts of the crash screen, in the player's language or, if that fails, in English."""

from game.ui.i18n.text import Texts

# A copy of en/crash.ftl and a few labels, in case the catalogues are what failed.
ENGLISH = {
    "crash-title": "Something went wrong",
    "crash-window": "The game ran into an error and couldn’t continue.",
    "crash-title-screen": "The title screen couldn’t be shown because of an error.",
    "crash-background": "Something in the background ran into an error. You can keep playing.",
    "crash-background-network": "The part of the game that handles the network ran into an error."
    " You can keep playing.",
    "crash-background-bots": "The part of the game that plays for the bots ran into an error."
    " You can keep playing.",
    "crash-saved": "Your game is saved. Choose { $button } on the title screen.",
    "crash-begun": "You haven’t made a move in this game yet, so nothing is lost. You’ll find it"
    " under { $button } on the title screen.",
    "crash-way-back": "Your game is safe. If you go back to the title screen, choose { $button }"
    " there to return to it.",
    "crash-unsaved": "Your latest moves aren’t saved yet: the disk is full or read-only."
    " Free some space and leave the game open; saving is retried automatically.",
    "crash-host": "Your table is saved. Choose { $button } on the title screen, and everyone will"
    " rejoin automatically.",
    "crash-host-unsaved": "The latest moves at your table aren’t saved yet: the disk is full or"
    " read-only. Free some space before you go back to the title screen.",
    "crash-table-closes": "Your table will close when you go back to the title screen.",
    "crash-guest": "Your seat is reserved. Choose { $button } on the title screen to rejoin the"
    " game.",
    "crash-back-to-title": "Back to the title",
    "crash-keep-playing": "Keep playing",
    "crash-show-report": "Show the report",
    "crash-report": "Error report",
    "crash-report-about": "Please include this text when you report the problem. It contains no"
    " join codes and nobody’s locomotives.",
    "crash-copy": "Copy",
    "crash-copied": "Copied to the clipboard.",
    "crash-copy-failed": "The text could not be copied.",
    "crash-open-folder": "Open the folder",
    "crash-folder-failed": "The folder could not be opened. It is at { $folder }",
    "common-back": "Back",
    "title-quit": "Quit",
    "title-continue": "Continue",
    "title-saved": "Saved games",
    "title-hosting": "Resume hosting",
    "title-back": "Back to the table",
}


class CrashTexts:
    """The texts of the crash screen; never fails."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._texts: Texts | None = None

    def say(self, key: str, **arguments: str) -> str:
        """A text by its key."""
        try:
            if self._texts is None:
                self._texts = Texts(self._language)
            text = self._texts.say(key, **arguments)
        except Exception:  # of damaged catalogues
            text = key
        if text == key:
            text = ENGLISH.get(key, key)
            for name, value in arguments.items():
                text = text.replace(f"{{ ${name} }}", value)
        return text

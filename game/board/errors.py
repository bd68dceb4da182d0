"""What can be wrong with a board file."""


class BoardError(Exception):
    """A board file that cannot be played on; says every problem, each with its place."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class UnknownBoard(BoardError):
    """No board of that name comes with the game, nor lies in the folder of the player's own."""

    def __init__(self, name: str, known: tuple[str, ...], folder: str = "") -> None:
        sought = f" (your own are looked for in {folder})" if folder else ""
        words = f"there is no board called {name!r}; there are: {', '.join(known)}{sought}"
        super().__init__((words,))
        self.name = name

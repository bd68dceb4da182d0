"""What can be wrong with a board file."""


class BoardError(Exception):
    """A board file that cannot be played on; says every problem, each with its place."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class UnknownBoard(BoardError):
    """No board of that name is shipped."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__((f"there is no board called {name!r}; there are: {', '.join(known)}",))
        self.name = name

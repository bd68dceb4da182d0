"""A copy of the program in a folder of its own, with packages that need no network."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parent.parent.parent
GAME, TESTS = "tiny-game", "tiny-tests"  # the packages that such a copy requires

# What stands in for the window and for pytest: says where it runs, with the packages at hand.
_PLAY = "import sys\nimport tiny_game\n\ndef play():\n    print(sys.prefix)\n    return 0\n"
_RUN_TESTS = (
    "import sys\nimport tiny_game\nimport tiny_tests\n\n"
    "def run_tests(arguments):\n    print(sys.prefix, *arguments)\n    return 0\n"
)


class Outcome(NamedTuple):
    """What a program that has ended left."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """Its last words on stderr; all that came before must be progress, not a traceback."""
        assert "Traceback" not in self.err
        return self.err.splitlines()[-1]


class Project(NamedTuple):
    """A folder with the program, and the shelf that its packages come from."""

    folder: Path
    wheels: Path

    @property
    def environment(self) -> Path:
        return self.folder / ".venv"

    @property
    def python(self) -> Path:
        return self.environment / "bin" / "python"

    @property
    def stamp(self) -> Path:
        return self.environment / "paris-connection.json"

    def begin(
        self,
        *arguments: str,
        python: str = sys.executable,
        user: int | None = None,
        variables: Mapping[str, str] | None = None,
        **extra: str,
    ) -> subprocess.Popen[str]:
        """Start the program, in a process group of its own, as a terminal would."""
        shelf = self.wheels.as_uri()
        return subprocess.Popen(
            [python, str(self.folder / "main.py"), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=surroundings(
                **{"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": shelf, "PARIS_NO_UV": "1"}
                | {**(variables or {}), **extra}
            ),
            user=user,
            start_new_session=True,
        )

    def start(
        self,
        *arguments: str,
        python: str = sys.executable,
        user: int | None = None,
        variables: Mapping[str, str] | None = None,
        **extra: str,
    ) -> Outcome:
        """Start the program and wait for its end."""
        program = self.begin(*arguments, python=python, user=user, variables=variables, **extra)
        return ended(program)

    def requires(self, *lines: str) -> None:
        """Change what the game needs."""
        (self.folder / "requirements.txt").write_text("\n".join(lines), encoding="utf-8")

    def lock(self, *packages: str, name: str = "requirements.lock") -> None:
        """Pin the newest wheel of each package on the shelf, with its hash."""
        (self.folder / name).write_text("".join(map(self._pin, packages)), encoding="utf-8")

    def _pin(self, package: str) -> str:
        *_, wheel = sorted(self.wheels.glob(f"{package.replace('-', '_')}-*.whl"))
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        return f"{package}=={wheel.name.split('-')[1]} \\\n    --hash=sha256:{digest}\n"

    def runs_inside(self, outcome: Outcome) -> bool:
        """Whether the program went well, inside the environment of this folder."""
        return outcome.code == 0 and outcome.out.strip() == str(self.environment)

    def copy(self, folder: Path) -> "Project":
        """The same in another place, its environment included."""
        shutil.copytree(self.folder, folder, symlinks=True, copy_function=_copy)
        return Project(folder, self.wheels)


def new_project(folder: Path, wheels: Path) -> Project:
    """The program alone, as from a fresh clone."""
    folder.mkdir(parents=True)
    shutil.copy(HOME / "main.py", folder)
    for package in ("commands", "game"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(HOME / package, folder / package, ignore=ignored)
    (folder / "commands" / "play.py").write_text(_PLAY, encoding="utf-8")
    (folder / "commands" / "run_tests.py").write_text(_RUN_TESTS, encoding="utf-8")
    project = Project(folder, wheels)
    project.requires("# What it needs.", f"{GAME}>=1.0")
    needed = f"-r requirements.txt\n{TESTS}>=1.0\n"
    (folder / "requirements-dev.txt").write_text(needed, encoding="utf-8")
    project.lock(GAME)
    project.lock(GAME, TESTS, name="requirements-dev.lock")
    return project


def _copy(source: str, target: str) -> None:
    """A link where nothing writes into the file, for there are hundreds of them."""
    if f"{os.sep}site-packages{os.sep}" in source:
        os.link(source, target)
    else:
        shutil.copy2(source, target)


def surroundings(**extra: str) -> dict[str, str]:
    """Environment variables without those that would reach a set-up from outside."""
    foreign = ("PARIS_", "PIP_", "UV_", "PYTHON", "HTTP", "HTTPS", "ALL_PROXY", "VIRTUAL_ENV")
    kept = {key: value for key, value in os.environ.items() if not key.upper().startswith(foreign)}
    return {**kept, "PIP_CONFIG_FILE": os.devnull, "PYTHONUTF8": "1", **extra}


def ended(program: subprocess.Popen[str]) -> Outcome:
    """Wait for the end of a program; one that hangs is ended with all that it started."""
    try:
        out, err = program.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        program.communicate()
        raise
    return Outcome(program.returncode, out, err)


def run(arguments: Sequence[str | Path], **extra: str) -> Outcome:
    """Run the program of this very folder with what is installed here."""
    program = subprocess.Popen(
        [sys.executable, str(HOME / "main.py"), *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=surroundings(PARIS_NO_SETUP="1", **extra),
        start_new_session=True,
    )
    return ended(program)


def piped(arguments: Sequence[str | Path]) -> subprocess.Popen[bytes]:
    """Start the program of this very folder for a test that reads what it says, or stops to."""
    return subprocess.Popen(
        [sys.executable, str(HOME / "main.py"), *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(PARIS_NO_SETUP="1"),
    )


def make_wheel(
    shelf: Path,
    name: str,
    version: str = "1.0",
    *,
    tag: str = "py3-none-any",
    files: int = 0,
) -> None:
    """A package with nothing in it but its version, and as many further files as are asked for."""
    module = name.replace("-", "_")
    about = f"{module}-{version}.dist-info"
    contents = {
        f"{module}.py": f"version = {version!r}\n",
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about}/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n",
    }
    contents |= {f"{module}_files/{number}.txt": "" for number in range(files)}
    record = "".join(f"{path},,\n" for path in [*contents, f"{about}/RECORD"])
    shelf.mkdir(exist_ok=True)
    with zipfile.ZipFile(shelf / f"{module}-{version}-{tag}.whl", "w") as wheel:
        for path, text in {**contents, f"{about}/RECORD": record}.items():
            wheel.writestr(path, text)

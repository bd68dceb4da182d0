"""Lines that uv and pip print, as they were seen."""

import pytest

from commands.setup.installer_output import InstallerOutput, InstallProblem, ProblemKind, problem_of

RETRYING = (
    "WARNING: Retrying (Retry(total=1, connect=None)) after connection broken by"
    " 'NewConnectionError('<object>: Failed to establish a new connection: [Errno {}')': /simple/"
)
NO_SOLUTION = "error: No solution found when resolving dependencies"
NO_MATCH = "ERROR: No matching distribution found for tiny==1.0"


def _steps(packages: int, *lines: str) -> list[str]:
    output = InstallerOutput(packages)
    return [step.words for line in lines if (step := output.take(line))]


def test_pip_counts_the_packages_of_this_system() -> None:
    assert _steps(
        5,
        "Ignoring tiny: markers 'sys_platform == \"win32\"' don't match your environment\n",
        "Requirement already satisfied: other in /lib\n",
        "Collecting tiny_game==1.0 (from -r requirements.lock (line 3))\n",
        "  Downloading tiny_game-1.0-py3-none-any.whl.metadata (2 kB)\n",
        "  Downloading tiny_game-1.0-py3-none-any.whl (12.3 MB)\n",
        "  Using cached tiny_more-2.0-py3-none-any.whl (1.2 kB)\n",
        "Processing /a folder/tiny.last-3.0-cp311-abi3-linux.whl (from -r requirements.lock)\n",
        "Installing collected packages: a, b, c\n",
        "Successfully installed a b c\n",
    ) == [
        "downloading tiny-game 1.0 (12.3 MB), package 2 of 4",
        "preparing tiny-more 2.0, package 3 of 4",
        "preparing tiny-last 3.0, package 4 of 4",
        "installing 3 packages",
    ]


def test_a_list_of_unknown_length_is_counted_without_its_end() -> None:
    lines = ("  Downloading tiny-1.0.tar.gz (9 kB)\n", "  Building wheel for tiny (setup.py)\n")
    assert _steps(0, *lines) == [
        "downloading tiny 1.0.tar.gz (9 kB), package 1",
        "building tiny, which has no wheel for this system",
    ]


def test_uv_says_what_it_does() -> None:
    assert _steps(
        9,
        "Using Python 3.11.7 environment at: .venv\n",
        "Resolved 17 packages in 707ms\n",
        "Downloading pygame-ce (11.6MiB)\n",
        " Downloaded pygame-ce\n",
        "Prepared 1 package in 240ms\n",
        "Installed 17 packages in 71ms\n",
        " + attrs==26.1.0\n",
    ) == ["preparing 17 packages", "downloading pygame-ce (11.6 MB)", "installing 1 package"]


def test_a_download_names_its_file_so_that_its_size_can_be_watched() -> None:
    step = InstallerOutput(1).take("  Downloading tiny-1.0-py3-none-any.whl (12.3 MB)\n")
    assert step
    assert (step.file, step.size) == ("tiny-1.0-py3-none-any.whl", "12.3 MB")


@pytest.mark.parametrize(
    ("before", "cause", "hopeless"),
    [
        ("", "111] Connection refused", True),
        ("", "-2] Name or service not known", True),
        ("Looking in indexes: http://one/", "101] Network is unreachable", True),
        ("Looking in indexes: http://one/, file:///two/", "111] Connection refused", False),
        ("Looking in links: /shelf", "111] Connection refused", False),
    ],
)
def test_pip_is_ended_at_its_first_try_if_there_is_no_other_source(
    before: str, cause: str, hopeless: bool
) -> None:
    output = InstallerOutput(1)
    output.take(before)
    assert not output.hopeless()
    output.take(RETRYING.format(cause))
    assert output.hopeless() is hopeless


def test_a_slow_answer_is_waited_for() -> None:
    output = InstallerOutput(1)
    output.take("WARNING: Retrying (Retry(total=1)) after connection broken by 'ReadTimeoutError'")
    assert not output.hopeless()


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (
            [
                "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you",
                "    tiny==1.0 from file:///shelf/tiny-1.0.whl (from -r requirements.lock):",
                "        Expected sha256 00",
            ],
            InstallProblem(ProblemKind.MISMATCH, "tiny==1.0"),
        ),
        (
            ["error: Failed to download `tiny==1.0`", "  cause: Hash mismatch for `tiny==1.0`"],
            InstallProblem(ProblemKind.MISMATCH, "tiny==1.0"),
        ),
        (
            ["ERROR: Could not install packages: [Errno 28] No space left on device", NO_MATCH],
            InstallProblem(ProblemKind.DISK_FULL, "the disk is full"),
        ),
        (
            [
                "Could not fetch URL: There was a problem confirming the ssl certificate: Max"
                " retries exceeded (Caused by SSLError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]')",
                NO_MATCH,
            ],
            InstallProblem(ProblemKind.CERTIFICATE, "an unverified certificate"),
        ),
        (
            [
                "error: Failed to fetch",
                "  cause: error sending request",
                "invalid peer certificate",
            ],
            InstallProblem(ProblemKind.CERTIFICATE, "an unverified certificate"),
        ),
        (
            [RETRYING.format("-2] x"), NO_MATCH],
            InstallProblem(ProblemKind.OFFLINE, "no connection"),
        ),
        (
            ["error: Failed to fetch: x", "  cause: error sending request", "  cause: dns error"],
            InstallProblem(ProblemKind.OFFLINE, "no connection"),
        ),
        (
            ["ERROR: Could not find a version (from versions: none)", NO_MATCH],
            InstallProblem(ProblemKind.UNAVAILABLE, "tiny==1.0"),
        ),
        (
            [NO_SOLUTION, "  cause: Because tiny was not found and you require tiny==1.0, we can"],
            InstallProblem(ProblemKind.UNAVAILABLE, "tiny==1.0"),
        ),
        (
            [NO_SOLUTION, "  cause: Because only tiny<=0.9 is available and you require tiny>=1.0"],
            InstallProblem(ProblemKind.UNAVAILABLE, "tiny>=1.0"),
        ),
        (
            [
                NO_SOLUTION,
                "  cause: Because there is no version of tiny{os_name == 'nt'}==1.0 and you require"
                " tiny{os_name == 'nt'}==1.0, we can conclude that",
            ],
            InstallProblem(ProblemKind.UNAVAILABLE, "tiny==1.0"),
        ),
        (
            [NO_SOLUTION, "  cause: Because you require tiny>=1 and tiny<1, we can conclude that."],
            InstallProblem(
                ProblemKind.UNAVAILABLE,
                "Because you require tiny>=1 and tiny<1, we can conclude that",
            ),
        ),
        (
            [NO_SOLUTION, "  cause: Because tiny==1.0 has an invalid package format and you"],
            InstallProblem(ProblemKind.DAMAGED, "tiny"),
        ),
        (
            ["ERROR: Wheel 'tiny' located at /shelf/tiny-1.0-py3-none-any.whl is invalid."],
            InstallProblem(ProblemKind.DAMAGED, "tiny"),
        ),
        (
            ["ERROR: Invalid requirement: ???"],
            InstallProblem(ProblemKind.OTHER, "Invalid requirement: ???"),
        ),
        (["Killed"], InstallProblem(ProblemKind.OTHER, "Killed")),
        ([], InstallProblem(ProblemKind.OTHER, "no reason was given")),
    ],
)
def test_why_an_installer_failed(lines: list[str], problem: InstallProblem) -> None:
    assert problem_of(f"{line}\n" for line in lines) == problem

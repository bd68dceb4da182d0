"""What is told of the stack that a crash has left."""

from hypothesis import given
from hypothesis import strategies as st

from game.diagnostics.crash_report import MOST_FRAMES, describe_crash
from game.diagnostics.failure_report import HOME

STACK = f"""Fatal Python error: Segmentation fault

Thread 0x00007f0000000001 [network] (most recent call first):
  File "/usr/lib/python3/selectors.py", line 468 in select
  File "{HOME}/net/lan/network.py", line 45 in _run

Current thread 0x00007f0000000002 (most recent call first):
  File "/home/ada/lib/pygame/draw.py", line 3 in <listcomp>
  File "{HOME}/game/ui/core/app.py", line 42 in frame
  File "{HOME}/main.py", line 11 in <module>

Current thread's C stack trace (most recent call first):
  Binary file "/usr/bin/python", at _PyEval+0x80 [0x5581]

Extension modules: pygame.base, msgpack._cmsgpack (total: 2)
"""


def test_the_stacks_are_told_without_the_folders_of_this_computer() -> None:
    told = describe_crash(STACK)
    assert told is not None
    assert (told.error, told.where) == (
        "Segmentation fault",
        "game/ui/core/app.py, line 42 (frame)",
    )
    assert told.lines == (
        "Segmentation fault",
        "Another thread (most recent call first):",
        '  File "python3/selectors.py", line 468, in select',
        '  File "net/lan/network.py", line 45, in _run',
        "Crashed thread (most recent call first):",
        '  File "pygame/draw.py", line 3, in <listcomp>',
        '  File "game/ui/core/app.py", line 42, in frame',
        '  File "main.py", line 11, in <module>',
        "Extension modules: pygame.base, msgpack._cmsgpack",
    )


def test_a_long_stack_is_cut() -> None:
    frame = f'  File "{HOME}/game/a.py", line 1 in again\n'
    told = describe_crash("Fatal Python error: Aborted\n" + frame * 1000)
    assert told is not None
    assert len(told.lines) == 1 + MOST_FRAMES


def test_what_windows_says_of_handled_exceptions_is_no_crash() -> None:
    assert describe_crash("Windows fatal exception: code 0x8001010d\n\nThread 0x01") is None
    told = describe_crash("Windows fatal exception: access violation\n\n")
    assert told is not None
    assert told.error == "Access violation"


@given(st.text(max_size=200))
def test_only_what_is_recognised_is_told(garbage: str) -> None:
    told = describe_crash(f"Fatal Python error: Aborted\n\n{garbage}\ncanary\n")
    assert told is not None
    assert told.lines == ("Aborted",)

"""Options of every kind, for property tests."""

from enum import StrEnum

from hypothesis import strategies as st

from game.options import OPTIONS, Option, Options, Value


def any_value(option: Option) -> st.SearchStrategy[Value]:
    """A value that an option can have."""
    match option.default:
        case bool():
            return st.booleans()
        case int():
            return st.integers(option.least, option.most)
        case StrEnum() as default:
            return st.sampled_from([*type(default)])
        case _:
            letters = st.characters(categories=("L", "N"))
            return st.text(letters, min_size=option.least, max_size=option.most)


def any_options() -> st.SearchStrategy[Options]:
    """All options with values that they can have."""
    return st.builds(Options, **{option.name: any_value(option) for option in OPTIONS})

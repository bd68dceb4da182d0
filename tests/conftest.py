"""Settings for all tests."""

from hypothesis import settings

# The same examples every time, and no time limit: a busy machine must not fail a test.
settings.register_profile("paris", deadline=None, derandomize=True)
settings.load_profile("paris")

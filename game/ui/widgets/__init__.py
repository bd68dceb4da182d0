"""Things on the screen that can be touched. They know no rules."""

"""The tutorial: lessons at the real table, with a coach beside them."""

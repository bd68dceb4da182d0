"""The colours of words and shades on the panels."""

CREAM = "#F6EBCF"
DIM = "#C9BE9F"
GOLD = "#F4DD9A"
WRONG = "#FFA98F"
NIGHT = (7, 14, 28)

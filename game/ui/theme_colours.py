"""The colours of words and shades on the panels."""

CREAM = "#F6EBCF"
DIM = "#C9BE9F"
GOLD = "#F4DD9A"
WRONG = "#FFA98F"
NIGHT = (7, 14, 28)
# Each seat its own, light enough for dark letters on it and for itself on the panels.
SEAT_COLOURS = ("#E9D9A8", "#A9D3E6", "#F0A08C", "#BFE0A4", "#D9B8E6", "#F2C879")

"""The suffixes of game files. Imported by the title screen, so it imports nothing."""

RECORD_ENDING = ".jsonl"
SERIES_ENDING = ".series"  # beside the record of a series' newest game at one screen
PLACE_ENDING = ".place"  # beside the record of any game in a series: its place in it
STAND_INS_ENDING = ".bots"  # beside a record at one screen: who plays it now, if others began
MAP_ENDING = ".map"  # beside the record of another host's game: the map it was played on
TABLE_ENDING = ".table"  # beside the record of a LAN game; secret to its host

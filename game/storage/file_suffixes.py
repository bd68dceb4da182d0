"""What the files of a game end in. The title waits for this module, so it imports nothing."""

RECORD_ENDING = ".jsonl"
SERIES_ENDING = ".series"  # beside the record of a game in a series at one screen
PLACE_ENDING = ".place"  # beside the record of any game in a series: which of how many it is
TABLE_ENDING = ".table"  # beside the record of a game on the LAN, for its host's eyes only

"""What the LAN adds to the table: status, chat drawer, banner, pause, turn timer."""

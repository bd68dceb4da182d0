"""The host's side of a table: who may enter, who sits where, what is played. No sockets."""

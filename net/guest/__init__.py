"""The guest's side of a table: joining it and following its games. No sockets."""

"""The guest's side of a table: how one enters, and how one follows a game. No sockets."""

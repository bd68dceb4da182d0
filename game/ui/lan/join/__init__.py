"""Tables on the LAN: finding, joining and hosting them."""

"""The LAN screens; they reach the network only through `lan_api`."""

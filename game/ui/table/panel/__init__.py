"""The side panel and the rack: players, companies, prompt, log."""

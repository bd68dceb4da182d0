### Het gordijn tussen twee spelers.

curtain-pass = Geef het apparaat aan { $name }
curtain-look-away = De anderen kijken weg!
curtain-ready = { $name } is klaar
curtain-since = Sinds je vorige beurt
curtain-before = Voor je eerste beurt
curtain-first-turn = Jij begint. Er is nog niets gebeurd.
curtain-show-again = Nog eens tonen

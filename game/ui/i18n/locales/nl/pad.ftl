### Gamepads: wat hun knoppen op elk scherm doen.

# new
pad-connected = Gamepad { $number } verbonden
# new
pad-lost = Gamepad { $number } losgekoppeld
# new
pad-not-yours = Gamepad { $number } is nu aan de beurt
# new
pad-select = Kiezen
# new
pad-back = Terug
# new
pad-letters = Letters (rechterstick)
# new
pad-erase = Wissen
# new
pad-done = Klaar
# new
pad-menu = Menu
# new
pad-undo = Terug
# new
pad-company = Maatschappij
# new
pad-panel = Verder
# new
pad-hint = Tip
# new
pad-skip = Overslaan
# new
pad-yes = Ja
# new
pad-no = Nee
# new
pad-place = Plaatsen
# new
pad-confirm = Bevestigen
# new
pad-ready = Klaar
# new
pad-again = Nog eens tonen
# new
pad-page = Volgende pagina
# new
pad-search = Zoeken

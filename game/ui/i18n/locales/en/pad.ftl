### Gamepads: what their buttons do on each screen.

# new
pad-connected = Gamepad { $number } connected
# new
pad-lost = Gamepad { $number } disconnected
# new
pad-not-yours = Gamepad { $number } plays this turn
# new
pad-select = Select
# new
pad-back = Back
# new
pad-letters = Letters (right stick)
# new
pad-erase = Erase
# new
pad-done = Done
# new
pad-menu = Menu
# new
pad-undo = Undo
# new
pad-company = Company
# new
pad-panel = Next panel
# new
pad-hint = Hint
# new
pad-skip = Skip
# new
pad-yes = Yes
# new
pad-no = No
# new
pad-place = Place
# new
pad-confirm = Confirm
# new
pad-ready = Ready
# new
pad-again = Show again
# new
pad-page = Next page
# new
pad-search = Search

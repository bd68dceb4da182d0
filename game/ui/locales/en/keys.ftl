### The keys (F1): what they are called, and what they do.

keys-title = Keys
keys-group-play = Playing
keys-group-map = Map
keys-group-window = Window
keys-group-replay = Replay

keys-cap-arrows = Arrows
keys-cap-tab = Tab
keys-cap-shift-tab = Shift + Tab
keys-cap-enter = Enter
keys-cap-backspace = Backspace
keys-cap-delete = Delete
keys-cap-escape = Esc
keys-cap-space = Space
keys-cap-home = Home
keys-cap-end = End
keys-cap-wheel = Wheel
keys-cap-drag = Drag
keys-cap-double-click = Double-click

keys-company = Choose a company
keys-build = Build
keys-trade = Trade
keys-walk = Walk from hex to hex
keys-next = Next panel
keys-previous = Previous panel
keys-choose = Choose, confirm
keys-take-back = Take back one
keys-take-back-all = Take all back
keys-escape = Cancel, menu
keys-skip = Skip the animation
keys-peek = Hold: see your locomotives
keys-hint = Ask for a hint
keys-log = Log
keys-notebook = Share notebook
keys-zoom = Zoom in and out
keys-pan = Move the map
keys-fit = Show the whole map
keys-mute = Sound on or off
keys-fullscreen = Full screen
keys-help = Show these keys
keys-rulebook = Rulebook
keys-replay-play = Play or pause
keys-replay-step = One move back or on
keys-replay-ends = Start or end

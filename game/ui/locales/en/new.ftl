### The form for a new game.

new-title = New game
new-players = Players
new-players-about = Each draws { $hand } locomotives from the bag and may hold { $limit } without a penalty.
new-kind-human = Person
new-kind-easy = Easy bot
new-kind-medium = Medium bot
new-kind-hard = Hard bot
new-add-player = Add a player
new-name-same = Two players are called { $name }.
new-first-about = Who begins is drawn at random.
new-options = Options
new-stations = Stations
new-stations-random = Random
new-stations-fixed = Fixed
new-stations-about = Random: a draw decides which company starts where. Fixed: always in the map’s own order.
new-notebook = Share notebook
new-notebook-about = Keeps track of what the open trades tell about each player, and no more.
new-confirm = Confirm moves
new-confirm-about = Asks once more before a move can no longer be taken back.
new-speed = Animation
new-speed-about = How fast the locomotives drive. Space skips them at any time.
new-curtain = Curtain
new-curtain-about = Hides the table between two players, so that nobody sees another’s locomotives.
new-hints = Hints
new-hints-about = Short tips at the table for new players, and on your turn a bot’s advice.
new-start = Start the game

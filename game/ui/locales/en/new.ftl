### The form for a new game.

new-title = New game
new-players = Players
new-players-about = Each draws { $hand } locomotives from the bag and may hold { $limit } without a penalty. Who begins is drawn at random.
new-kind-human = Person
new-kind-easy = Easy bot
new-kind-medium = Medium bot
new-kind-hard = Hard bot
new-add-player = Add a player
new-add-bot = Add a bot
new-name-same = Two players are called { $name }.
new-options = Options
new-stations = Stations
new-stations-random = Random
new-stations-fixed = Fixed
new-stations-about = Where each company starts: by draw, or as on the map.
new-notebook = Notebook of trades
new-notebook-about = Writes down what everybody is seen to give and take.
new-start = Start the game

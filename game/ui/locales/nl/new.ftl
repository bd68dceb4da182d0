### Het formulier voor een nieuw spel.

new-title = Nieuw spel
new-players = Spelers
new-players-about = Iedereen trekt { $hand } locomotieven uit de zak en mag er { $limit } hebben zonder strafpunten. Het lot bepaalt wie begint.
new-kind-human = Mens
new-kind-easy = Makkelijke bot
new-kind-medium = Gemiddelde bot
new-kind-hard = Moeilijke bot
new-add-player = Speler erbij
new-add-bot = Bot toevoegen
new-name-same = Twee spelers heten { $name }.
new-options = Opties
new-stations = Stations
new-stations-random = Willekeurig
new-stations-fixed = Vast
new-stations-about = Waar elke maatschappij begint: geloot of volgens de kaart.
new-notebook = Notitieboek
new-notebook-about = Schrijft op wat iedereen zichtbaar geeft en neemt.
new-start = Spel starten

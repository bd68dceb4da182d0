### Het formulier voor een nieuw spel.

new-title = Nieuw spel
new-players = Spelers
new-players-about = Iedereen trekt { $hand } locomotieven uit de zak en mag er { $limit } hebben zonder strafpunten.
new-kind-human = Mens
new-kind-easy = Makkelijke bot
new-kind-medium = Gemiddelde bot
new-kind-hard = Moeilijke bot
new-add-player = Speler erbij
new-name-same = Twee spelers heten { $name }.
new-first-about = Het lot bepaalt wie begint.
new-options = Opties
new-stations = Stations
new-stations-random = Willekeurig
new-stations-fixed = Vast
new-stations-about = Willekeurig: het lot bepaalt welke maatschappij waar begint. Vast: altijd in de volgorde van het bord.
new-notebook = Notitieboek
new-notebook-about = Houdt bij wat de openbare ruilacties over iedereen verraden, en niet meer.
new-confirm = Zetten bevestigen
new-confirm-about = Vraagt het nog één keer voordat een zet definitief is.
new-speed = Animatie
new-speed-about = Hoe snel de locomotieven rijden. Met de spatiebalk sla je ze altijd over.
new-curtain = Gordijn
new-curtain-about = Verbergt de tafel tussen twee spelers, zodat niemand andermans locomotieven ziet.
new-hints = Tips
new-hints-about = Korte tips aan tafel voor nieuwe spelers, en op verzoek de raad van een bot.
new-start = Spel starten

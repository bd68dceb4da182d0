### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Baut gern
# new
bot-style-hoarder = Sammelt
# new
bot-style-speculator = Spekuliert
# new
bot-style-blocker = Stört gern
# new
bot-style-gambler = Wagt viel
# new
bot-style-builder-about = Mag lange Strecken, die viele Städte erreichen.
# new
bot-style-hoarder-about = Sammelt die Loks einer Gesellschaft.
# new
bot-style-speculator-about = Tauscht eine Lok gegen zwei, solange eine Gesellschaft wenig wert ist.
# new
bot-style-blocker-about = Stellt sich der stärksten Gesellschaft der anderen in den Weg.
# new
bot-style-gambler-about = Riskiert viel und drängt auf das Ende.
# new
bot-log-hearty-build = fröhlich pfeifend
# new
bot-log-hearty-trade = mit einem Lachen
# new
bot-log-dry-build = ohne ein Wort
# new
bot-log-dry-trade = mit hochgezogener Braue
# new
bot-log-gracious-build = mit leichter Hand
# new
bot-log-gracious-trade = mit höflichem Nicken
# new
bot-log-grumpy-build = leise brummend
# new
bot-log-grumpy-trade = mit einem Seufzer
# new
bot-says-reached-hearty-1 = Alles einsteigen!
# new
bot-says-reached-hearty-2 = Und weiter geht die Fahrt!
# new
bot-says-reached-dry-1 = Nach Fahrplan.
# new
bot-says-reached-dry-2 = Das genügt.
# new
bot-says-reached-gracious-1 = Was für eine hübsche Stadt.
# new
bot-says-reached-gracious-2 = Hier gefällt es mir.
# new
bot-says-reached-grumpy-1 = Wurde auch Zeit.
# new
bot-says-reached-grumpy-2 = Das hat gedauert.
# new
bot-says-hindered-hearty-1 = He, das war unsere Strecke!
# new
bot-says-hindered-hearty-2 = Na warte!
# new
bot-says-hindered-dry-1 = Wie rücksichtsvoll.
# new
bot-says-hindered-dry-2 = Ist vermerkt.
# new
bot-says-hindered-gracious-1 = Oh. Bitte, nach dir.
# new
bot-says-hindered-gracious-2 = Eigentlich war etwas anderes vorgesehen.
# new
bot-says-hindered-grumpy-1 = Das war nicht zu übersehen.
# new
bot-says-hindered-grumpy-2 = Typisch.
# new
bot-says-bought-out-hearty-1 = Keine einzige mehr? Ha!
# new
bot-says-bought-out-hearty-2 = Eine hättest du mir lassen können!
# new
bot-says-bought-out-dry-1 = Eine leere Ablage. Sehr dezent.
# new
bot-says-bought-out-dry-2 = So viel dazu.
# new
bot-says-bought-out-gracious-1 = Viel Freude damit.
# new
bot-says-bought-out-gracious-2 = Die hätte mir auch gefallen.
# new
bot-says-bought-out-grumpy-1 = Natürlich die letzte.
# new
bot-says-bought-out-grumpy-2 = Gierig.
# new
bot-says-won-hearty-1 = Was für eine Fahrt!
# new
bot-says-won-hearty-2 = Die nächste Runde geht auf mich!
# new
bot-says-won-dry-1 = Die Zahlen waren eindeutig.
# new
bot-says-won-dry-2 = Wie erwartet.
# new
bot-says-won-gracious-1 = Danke euch, das war eine schöne Partie.
# new
bot-says-won-gracious-2 = Ihr habt es mir schwer gemacht.
# new
bot-says-won-grumpy-1 = Na also. Endlich.
# new
bot-says-won-grumpy-2 = Das war harte Arbeit.
# new
bot-says-lost-hearty-1 = Noch einmal, noch einmal!
# new
bot-says-lost-hearty-2 = Gut gespielt, ihr alle!
# new
bot-says-lost-dry-1 = Lehrreich.
# new
bot-says-lost-dry-2 = Es gibt Schlimmeres.
# new
bot-says-lost-gracious-1 = Mein Kompliment.
# new
bot-says-lost-gracious-2 = Wunderbar gespielt.
# new
bot-says-lost-grumpy-1 = Der Fahrplan war gegen mich.
# new
bot-says-lost-grumpy-2 = Hmpf.

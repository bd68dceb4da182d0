### Het scherm na een fout.

# new
crash-title = Er is iets misgegaan
# new
crash-window = Er is een fout opgetreden, waardoor het spel hier niet verder kon.
# new
crash-title-screen = Door een fout kan het hoofdmenu niet worden getoond.
# new
crash-background = Er is op de achtergrond een fout opgetreden. Je kunt verderspelen.
# new
crash-background-network = Er is een fout opgetreden in het netwerkdeel van het spel. Je kunt verderspelen.
# new
crash-background-bots = Er is een fout opgetreden in het deel van het spel dat voor de bots speelt. Je kunt verderspelen.
# new
crash-saved = Je spel is opgeslagen. Kies ‘{ $button }’ in het hoofdmenu.
# new
crash-unsaved = Je laatste zetten zijn nog niet opgeslagen: de schijf is vol of alleen-lezen. Maak ruimte vrij en laat het spel open; het opslaan wordt automatisch opnieuw geprobeerd.
# new
crash-host = Je tafel is opgeslagen. Kies ‘{ $button }’ in het hoofdmenu, en iedereen komt automatisch terug.
# new
crash-host-unsaved = De laatste zetten aan je tafel zijn nog niet opgeslagen: de schijf is vol of alleen-lezen. Maak ruimte vrij voordat je naar het hoofdmenu gaat.
# new
crash-table-closes = Je tafel wordt gesloten als je naar het hoofdmenu gaat.
# new
crash-guest = Je plaats is gereserveerd. Kies ‘{ $button }’ in het hoofdmenu om weer mee te spelen.
# new
crash-back-to-title = Naar het hoofdmenu
# new
crash-keep-playing = Verderspelen
# new
crash-show-report = Rapport tonen
# new
crash-report = Foutrapport
# new
crash-report-about = Voeg deze tekst toe als je het probleem meldt. Er staan geen toegangscodes in en van niemand de locomotieven.
# new
crash-copy = Kopiëren
# new
crash-copied = Naar het klembord gekopieerd.
# new
crash-copy-failed = De tekst kon niet worden gekopieerd.
# new
crash-open-folder = Map openen
# new
crash-folder-failed = De map kan hier niet worden geopend: { $folder }
# new
crash-begun = Je hebt in dit spel nog geen zet gedaan, dus er is niets verloren. Je vindt het in het hoofdmenu onder ‘{ $button }’.
# new
crash-way-back = Je spel is veilig. Als je naar het hoofdmenu gaat, kies daar ‘{ $button }’ om weer mee te spelen.

### Pauze, bewaarde spellen en wat er mis kan gaan.

pause-title = Pauze
pause-resume = Terug naar de tafel
pause-saved = Het spel wordt na elke zet bewaard.
pause-settings = Instellingen
pause-keys = Toetsen
pause-title-screen = Titel
pause-quit = Stoppen
pause-quit-ask = Nu stoppen? Je kunt later verder spelen.

saves-title = Bewaarde spellen
saves-empty = Er zijn nog geen bewaarde spellen.
saves-unfinished = Beurt { $turn }
saves-finished = Afgelopen: { $names } met { count-points }
saves-continue = Verder spelen
saves-replay = Terugkijken
saves-delete = Verwijderen
saves-delete-ask = Het spel van { $when } voorgoed verwijderen?
saves-delete-yes = Verwijderen
saves-deleted = Het spel is verwijderd.
saves-delete-failed = Het spel kon niet worden verwijderd.
saves-broken = Dit bestand is beschadigd of geen bewaard spel (regel { $line }).
saves-broken-rule = Regel { $line } is in strijd met de spelregels: { $reason }
saves-unreadable = Dit bestand kan niet worden gelezen.
saves-torn = De laatste zet is afgebroken en verloren. Het spel gaat daarvóór verder.
saves-kept-in = Map: { $folder }

error-title = Er ging iets mis
error-read-only = Hier kan niets worden bewaard: de schijf is vol of alleen-lezen. Je kunt gewoon doorspelen.
error-settings-broken = De instellingen waren onleesbaar. Ze zijn apart gezet als { $file }, en je begint met nieuwe.
error-settings-not-saved = De instellingen konden niet worden bewaard.
error-no-sound = Geen geluidsapparaat gevonden. Het spel blijft stil.
error-record = Het spel kon niet worden bewaard.
error-file-missing = Het bestand { $file } bestaat niet.
error-unexpected = Er ging iets mis. Je spel is bewaard tot en met de laatste zet.

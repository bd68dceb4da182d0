### Wat er mis kan gaan.

error-title = Er ging iets mis
error-read-only = Hier kan niets worden bewaard: de schijf is vol of alleen-lezen. Je kunt gewoon doorspelen.
error-settings-broken = De instellingen waren onleesbaar. Ze zijn apart gezet als { $file }, en je begint met nieuwe.
error-settings-not-saved = De instellingen konden niet worden bewaard.
error-no-sound = Geen geluidsapparaat gevonden. Het spel blijft stil.
error-record = Het spel kon niet worden bewaard.
error-file-missing = Het bestand { $file } bestaat niet.
error-unexpected = Er ging iets mis. Je spel is bewaard tot en met de laatste zet.

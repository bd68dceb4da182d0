### Wat er mis kan gaan.

error-read-only = Hier kan niets worden bewaard: de schijf is vol of alleen-lezen. Je kunt gewoon doorspelen.
error-settings-broken = De instellingen waren onleesbaar. Ze zijn apart gezet als { $file }, en je begint met nieuwe.
error-settings-not-saved = De instellingen konden niet worden bewaard.

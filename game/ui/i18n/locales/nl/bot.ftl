### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Bouwt graag
# new
bot-style-hoarder = Verzamelt
# new
bot-style-speculator = Speculeert
# new
bot-style-blocker = Zit dwars
# new
bot-style-gambler = Waagt veel
# new
bot-style-builder-about = Houdt van lange lijnen die veel steden bereiken.
# new
bot-style-hoarder-about = Verzamelt de locomotieven van één maatschappij.
# new
bot-style-speculator-about = Ruilt één locomotief tegen twee zolang een maatschappij weinig waard is.
# new
bot-style-blocker-about = Zit de sterkste maatschappij van de anderen in de weg.
# new
bot-style-gambler-about = Neemt risico’s en haast zich naar het einde.
# new
bot-log-hearty-build = vrolijk fluitend
# new
bot-log-hearty-trade = met een lach
# new
bot-log-dry-build = zonder een woord
# new
bot-log-dry-trade = met een opgetrokken wenkbrauw
# new
bot-log-gracious-build = met lichte hand
# new
bot-log-gracious-trade = met een beleefd knikje
# new
bot-log-grumpy-build = al mopperend
# new
bot-log-grumpy-trade = met een zucht
# new
bot-says-reached-hearty-1 = Instappen!
# new
bot-says-reached-hearty-2 = Volgende halte, het eindpunt!
# new
bot-says-reached-dry-1 = Volgens dienstregeling.
# new
bot-says-reached-dry-2 = Dat volstaat.
# new
bot-says-reached-gracious-1 = Wat een mooie stad.
# new
bot-says-reached-gracious-2 = Hier bevalt het me.
# new
bot-says-reached-grumpy-1 = Dat werd tijd.
# new
bot-says-reached-grumpy-2 = Het heeft lang genoeg geduurd.
# new
bot-says-hindered-hearty-1 = Hé, dat was onze lijn!
# new
bot-says-hindered-hearty-2 = Wacht maar!
# new
bot-says-hindered-dry-1 = Heel attent.
# new
bot-says-hindered-dry-2 = Genoteerd.
# new
bot-says-hindered-gracious-1 = O. Ga je gang.
# new
bot-says-hindered-gracious-2 = Ik had andere plannen, maar goed.
# new
bot-says-hindered-grumpy-1 = Dat heb ik gezien.
# new
bot-says-hindered-grumpy-2 = Typisch.
# new
bot-says-bought-out-hearty-1 = Niet één meer? Ha!
# new
bot-says-bought-out-hearty-2 = Je had er wel een voor mij kunnen laten!
# new
bot-says-bought-out-dry-1 = Een leeg bordje. Subtiel.
# new
bot-says-bought-out-dry-2 = Tot zover dat plan.
# new
bot-says-bought-out-gracious-1 = Veel plezier ermee.
# new
bot-says-bought-out-gracious-2 = Ik wilde er net een nemen.
# new
bot-says-bought-out-grumpy-1 = De laatste, natuurlijk.
# new
bot-says-bought-out-grumpy-2 = Gulzig.
# new
bot-says-won-hearty-1 = Wat een rit!
# new
bot-says-won-hearty-2 = Het volgende rondje is van mij!
# new
bot-says-won-dry-1 = De cijfers waren duidelijk.
# new
bot-says-won-dry-2 = Zoals verwacht.
# new
bot-says-won-gracious-1 = Dank jullie wel, wat een mooi spel.
# new
bot-says-won-gracious-2 = Jullie maakten het me niet makkelijk.
# new
bot-says-won-grumpy-1 = Zo. Eindelijk.
# new
bot-says-won-grumpy-2 = Dat was hard werken.
# new
bot-says-lost-hearty-1 = Nog een keer!
# new
bot-says-lost-hearty-2 = Goed gespeeld, allemaal!
# new
bot-says-lost-dry-1 = Leerzaam.
# new
bot-says-lost-dry-2 = Ik heb erger gezien.
# new
bot-says-lost-gracious-1 = Mijn complimenten.
# new
bot-says-lost-gracious-2 = Prachtig gespeeld.
# new
bot-says-lost-grumpy-1 = De dienstregeling zat tegen.
# new
bot-says-lost-grumpy-2 = Hmpf.

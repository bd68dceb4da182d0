### Een tip: wat een bot zou doen, en waarom.

advice-title = Tip
advice-button = Tip (H)
advice-chance = winstkans
advice-thinking = Denkt na…
advice-none = Geen tip te geven.
advice-build-cities = { $company } bouwen tot { $cities }
advice-build = { $count } { $company } op het land bouwen
advice-trade = Eén { $give } geven, { count-taken } { $take } nemen
advice-number = { $whole },{ $tenth }
advice-held = Jij hebt { $held } { $company }, de anderen gemiddeld { $average }.
advice-ends = Maakt een eind aan het spel.
advice-nearer-the-end = Komt dichter bij het einde van het spel.
advice-block = Is { $company } vóór in { $city }.
advice-waste = Gebruikt { $company } op waar het niets oplevert.
advice-aim-approach = Komt dichter bij een stad.
advice-aim-wait = Verandert zo weinig mogelijk.
advice-aim-grow = Eén locomotief voor twee.
advice-aim-swap = Een betere voor een mindere.

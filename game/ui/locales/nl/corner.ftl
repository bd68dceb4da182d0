### Een tafel op het netwerk: wat iedereen daar moet weten.

corner-chat = Chat (C)
corner-pause = Pauze voor iedereen
corner-go-on = Verder
corner-onlookers = Er kijken mee: { $names }

## De verbinding met de gastheer.

corner-lost = De gastheer is onbereikbaar
corner-lost-about = Al { $seconds } s; er wordt verder geprobeerd. Zolang kan er niets bevestigd worden.
corner-lost-wait = Geen verbinding: er kan nu niets bevestigd worden.
corner-closed-about = Gaat de gastheer ermee verder, dan kom je vanzelf terug.

## Pauze.

corner-paused = Pauze
corner-paused-about = Niemand kan zetten tot iemand verdergaat.
corner-paused-wait = Het is pauze: er kan niets bevestigd worden.

## Iemand is weg.

corner-away = { $name } is weg
corner-away-wait = De plaats blijft vrij. Het spel gaat door tot die aan de beurt is.
corner-away-turn = Iedereen wacht: deze plaats is aan de beurt.
corner-away-bot = Op deze plaats speelt voorlopig een bot.
corner-seat-away = Weg; de plaats blijft vrij.
corner-seat-click = Klik om te beslissen.
corner-note-away = Weg
corner-wait = Wachten
corner-bot = Bot voorlopig
corner-remove = Bot voorgoed
corner-remove-ask = Zal een bot voortaan de plaats van { $name } hebben? { $name } krijgt die niet terug.

## De schijf van de gastheer.

corner-full = De schijf van de gastheer is vol
corner-full-about = Het spel gaat door, maar het wordt niet meer bewaard.

## De klok.

corner-clock-left = { $seconds ->
    [one] Nog { $seconds } seconde.
   *[other] Nog { $seconds } seconden.
}
corner-clock-nothing = Als de tijd om is, gebeurt er niets.
corner-clock-bot = Als de tijd om is, zet een bot.

### Woorden voor alle schermen: maatschappijen, opsommingen, aantallen, knoppen, data.

## De maatschappijen houden hun Franse namen; de kleur staat erbij waar dat helpt.

company-blue = Nord
    .colour = blauw
company-yellow = P.O.
    .colour = geel
company-red = P.L.M.
    .colour = rood
company-green = Ouest
    .colour = groen
company-black = Est
    .colour = zwart
company-purple = Midi
    .colour = paars
company-with-colour = { $company } ({ COMPANY($company, form: "colour") })

## Opsommingen: a, b en c. Sommige talen hebben voor een i een ander woord nodig.

list-and = { $words } en { $last }
list-and-before-i = { $words } en { $last }

## Aantallen, gebruikt in andere teksten.

count-locomotives = { $count ->
    [one] { $count } locomotief
   *[other] { $count } locomotieven
}
count-taken = { $count ->
    [1] één
    [2] twee
   *[other] { $count }
}
count-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
count-hexes = { $hexes ->
    [one] { $hexes } veld
   *[other] { $hexes } velden
}
count-turns = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
count-players = { $players } spelers

player-number = Speler { $number }

## Talen, elk in eigen woorden.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
language-es = Español

## Knoppen en vragen.

common-ok = OK
common-cancel = Annuleren
common-back = Terug
common-close = Sluiten
common-yes = Ja
common-no = Nee
common-on = Aan
common-off = Uit
common-next = Verder
common-loading = Laden…

## Een moment, voor bewaarde spellen.

date-time = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }, { $time }

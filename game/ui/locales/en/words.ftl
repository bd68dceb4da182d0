### Words that every screen needs: companies, lists, counts, buttons, dates.

## The companies keep their French names; the colour is said where it helps.

company-blue = Nord
    .colour = blue
company-yellow = P.O.
    .colour = yellow
company-red = P.L.M.
    .colour = red
company-green = Ouest
    .colour = green
company-black = Est
    .colour = black
company-purple = Midi
    .colour = purple
company-with-colour = { $company } ({ COMPANY($company, form: "colour") })

## Lists: a, b and c. Some languages need another word before an i.

list-and = { $words } and { $last }
list-and-before-i = { $words } and { $last }

## Counts, used inside other messages.

count-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
count-taken = { $count ->
    [1] one
    [2] two
   *[other] { $count }
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
count-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
count-players = { $players } players

player-number = Player { $number }

## Languages, each in its own words.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
language-es = Español

## Buttons and dialogs.

common-ok = OK
common-cancel = Cancel
common-back = Back
common-close = Close
common-yes = Yes
common-no = No
common-on = On
common-off = Off
common-next = Next
common-loading = Loading…

## A moment, for saved games.

date-time = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $time }

### Palabras de todas las pantallas: compañías, listas, cantidades, botones, fechas.

## Las compañías conservan su nombre francés; el color se dice donde ayuda.

company-blue = Nord
    .colour = azul
company-yellow = P.O.
    .colour = amarillo
company-red = P.L.M.
    .colour = rojo
company-green = Ouest
    .colour = verde
company-black = Est
    .colour = negro
company-purple = Midi
    .colour = morado
company-with-colour = { $company } ({ COMPANY($company, form: "colour") })

## Listas: a, b y c; «e» delante de una i.

list-and = { $words } y { $last }
list-and-before-i = { $words } e { $last }

## Cantidades, usadas dentro de otros mensajes.

count-locomotives = { $count ->
    [one] { $count } locomotora
   *[other] { $count } locomotoras
}
count-taken = { $count ->
    [1] una
    [2] dos
   *[other] { $count }
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-hexes = { $hexes ->
    [one] { $hexes } casilla
   *[other] { $hexes } casillas
}
count-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
count-players = { $players } jugadores

player-number = Jugador { $number }

## Los idiomas, cada uno en sus propias palabras.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
language-es = Español

## Botones y preguntas.

common-ok = Aceptar
common-cancel = Cancelar
common-back = Atrás
common-close = Cerrar
common-yes = Sí
common-no = No
common-on = Sí
common-off = No
common-next = Siguiente
common-loading = Cargando…

## Un momento, para las partidas guardadas.

date-time = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }, { $time }

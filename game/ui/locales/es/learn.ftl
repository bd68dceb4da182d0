### El tutorial: lo que dice el guía.

## El panel.

learn-back = Atrás
learn-skip = Saltar
learn-next = Seguir
learn-count = El recuento
learn-count-about = Todos han enseñado sus locomotoras: se ve lo que tenía cada uno.
learn-keys = Av Pág: lección siguiente · Re Pág: atrás · Esc: salir
learn-confirm = Ahora pulsa Confirmar.
learn-confirm-again = Pulsa el botón otra vez: una jugada hecha no se puede deshacer.
learn-watch = Mira tu jugada y lo que hacen los demás.
learn-anew = Para esta lección la mesa se prepara de nuevo.
learn-leave-ask = ¿Salir del tutorial? Puedes volver cuando quieras desde la portada.
learn-leave = Salir

## Las lecciones.

learn-build-title = Construir
learn-you = Eres { $name }.
learn-build-card = Ganas si al final tus locomotoras son las que más valen. Seis ferrocarriles crecen desde París, y puedes construir para cualquiera. Haz clic en la carta de P.L.M., la compañía roja.
learn-build-hexes = Las casillas claras están libres. Haz clic en tres, una junto a otra, hacia el sur: así colocas tres locomotoras.
learn-build-done = ¡Tu primera línea! En tu turno construyes con hasta cinco locomotoras, o cambias. Los demás también han jugado. El registro, abajo a la derecha, dice cómo: haz clic en una línea y el mapa muestra la jugada.

learn-why-title = ¿Por qué ahí no?
learn-why-card = No todas las casillas están libres. Haz clic otra vez en la carta de P.L.M.
learn-why-point = Señala ahora Amiens, donde está Ouest, la verde.
learn-why-done = La mesa siempre dice por qué no, y F2 abre la regla. En una ciudad cabe una locomotora; en el campo, dos de distinto color; y ninguna vía cruza los trazos rojos y blancos.

learn-city-title = Ciudades
learn-city-card = Una ciudad hace que su compañía valga más. Haz clic en la carta de P.L.M.
learn-city-hexes = Una ciudad hace que su compañía valga más: tanto como el número que muestra. Construye recto al sur hasta Lyon.
learn-city-done = P.L.M. vale ahora 5: tenía 1, Mâcon suma 1 y Lyon 3. Cada locomotora roja de tu estante vale 5 puntos, y las de los demás también.

learn-cut-title = Nadie queda encerrado
learn-cut-card = A Est, la negra, solo le queda un camino para salir de París, hacia el este. Haz clic en la carta de P.L.M.
learn-cut-point = A Est, la negra, solo le queda un camino para salir de París. Señálalo: la casilla del anillo, donde está Nord, la azul.
learn-cut-done = Con otra locomotora aquí Est quedaría encerrada: la zona roja lo muestra. Toda compañía conserva un camino a una ciudad, así que esta casilla sigue cerrada.

learn-trade-title = Cambiar
learn-trade-give = En vez de construir puedes cambiar. Solo tú ves las locomotoras de tu estante. Haz clic en una negra: Est aún no vale nada.
learn-trade-take = Haz clic ahora en la carta de P.L.M., que vale 5. Con dos clics recibes dos por una.
learn-trade-done = Das una, recibes dos, y valen más. Todos han visto este cambio, pero lo demás que tienes es secreto.

learn-limit-title = El límite
learn-limit-give = Muchos turnos después tienes 20 locomotoras: entre tres, ese es el límite. Haz clic en una roja de tu estante para darla.
learn-limit-two = Toma dos de Midi: haz clic dos veces en la carta morada y lee el aviso sobre los botones.
learn-limit-one = 21 es una de más, y eso cuesta 20 puntos al final. Haz clic otra vez en la carta para tomar solo una.
learn-limit-done = Siguen siendo 20, pero una vale ahora 11 en vez de 5. El límite es 15 entre cuatro, 12 entre cinco y 10 entre seis.

learn-marseille-title = Marseille
learn-marseille-card = La partida termina al instante cuando una compañía llega a Marseille. P.L.M. está a cuatro casillas. Haz clic en su carta.
learn-marseille-hexes = Construye hasta Marseille.
learn-marseille-done = ¡Se acabó! A quien va delante le gusta terminar así. Quien va detrás no deja ninguna línea a cinco casillas de Marseille: la siguiente obra puede ser el final.

learn-depots-title = Depósitos vacíos
learn-depots-card = Otra partida, y el otro final. El número de arriba a la derecha de una carta es lo que queda en su depósito. Las grises no tienen nada; solo P.L.M. y Est tienen algo. Haz clic en la carta de Est.
learn-depots-hex = Coloca su última locomotora, por ejemplo en Perpignan.
learn-depots-done = Solo queda un depósito con locomotoras, así que la partida ha terminado. Aquí { $name } tiene 118 puntos y tú 88: termina una partida cuando vayas delante. Un cambio también puede vaciar un depósito, y una locomotora que se da lo llena otra vez.

learn-score-title = Puntuación
learn-score-rack = De vuelta en la primera partida, que acabó en Marseille. Cada locomotora de tu estante te da el valor de su compañía. ¿Qué compañía te da más? Haz clic en ella en tu estante.
learn-score-done = 8 por 11 son 88. Con 6 por 13, 4 por 14 y 2 por 9 tienes 240 puntos, y ninguna de más. Gana quien tiene más puntos; con los mismos se comparte. Veamos qué tienen los demás.

## Cuando se hace otra cosa.

learn-nudge-other = Esta vez se pide { $company } y no { $wrong } todavía.
learn-nudge-build = Eso sería un cambio. Deshazlo y haz clic en la carta.
learn-nudge-trade = Esta vez no se construye: haz clic abajo en una de tus locomotoras.
learn-nudge-move = Todavía no: primero lo que se pide arriba.
learn-nudge-astray = Desde ahí queda demasiado lejos. Deshaz todo y empieza de nuevo.
learn-nudge-score = { $company }: { $count } por { $value } son { $points }. Otra da más.

## El final.

learn-finish-heading = ¡Muy bien!
learn-finish-begin = ¡Buen viaje!
learn-finish-words = Ya conoces todo el juego. Construye para lo que tienes, reúne lo que crece, cuida el límite y mira quién se acerca a Marseille.
learn-finish-skipped = No lo has visto todo. Desde la portada puedes volver a las lecciones cuando quieras.
learn-finish-real = En una partida de verdad el azar decide dónde empieza cada compañía y qué tiene cada uno. H pide un consejo, F2 abre el reglamento, la rueda acerca el mapa.
learn-finish-quick = Partida rápida

### El tutorial: lo que dice el guía.

## El panel.

learn-back = Atrás
learn-skip = Saltar
learn-next = Seguir
learn-finish = Terminar
learn-keys = Av Pág: seguir · Re Pág: atrás · Esc: salir
learn-confirm = Ahora confirma.
learn-confirm-again = Otra vez: una jugada hecha no se puede deshacer.
learn-leave-ask = ¿Salir del tutorial? Puedes volver cuando quieras desde la portada.
learn-leave = Salir

## Las lecciones.

learn-build-title = Construir
learn-build-card = Ganas si al final tus locomotoras son las que más valen. Seis ferrocarriles crecen desde París, y puedes construir para cualquiera. Toca la carta de P.L.M., la compañía roja.
learn-build-hexes = Las casillas claras están libres. Coloca tres locomotoras, una junto a otra, hacia el sur.
learn-build-done = ¡Tu primera línea! En tu turno construyes con hasta cinco locomotoras, o cambias. Ahora juegan los demás.

learn-why-title = ¿Por qué ahí no?
learn-why-card = No todas las casillas están libres. Toca otra vez la carta de P.L.M.
learn-why-point = Señala ahora Amiens, donde está Ouest, la verde.
learn-why-done = La mesa siempre dice por qué no. En una ciudad cabe una locomotora; en el campo, dos de distinto color; y ninguna vía cruza los trazos rojos y blancos.

learn-city-title = Ciudades
learn-city-card = Una ciudad hace que su compañía valga más. Toca la carta de P.L.M.
learn-city-hexes = Construye recto al sur hasta Lyon. Los números son los puntos de cada ciudad.
learn-city-done = P.L.M. vale ahora 4: 1 por Mâcon y 3 por Lyon. Cada locomotora roja tuya vale 4 puntos, y las de los demás también.

learn-cut-title = Nadie queda encerrado
learn-cut-card = A Est, la negra, solo le queda un camino para salir de París. Toca la carta de P.L.M.
learn-cut-point = Señala ahora la casilla del anillo, junto a Nord, la azul.
learn-cut-done = Ahí Est quedaría encerrada: la zona roja lo muestra. Toda compañía conserva un camino a una ciudad, así que esta casilla sigue cerrada.

learn-trade-title = Cambiar
learn-trade-give = En vez de construir puedes cambiar. Solo tú ves tus locomotoras. Toca una negra: Est aún no vale nada.
learn-trade-take = Toca ahora la carta de P.L.M., que vale 5. Tócala dos veces y recibes dos por una.
learn-trade-done = Das una, recibes dos, y valen más. Todos han visto este cambio, pero lo demás que tienes es secreto.

learn-limit-title = El límite
learn-limit-give = Más adelante tienes 20 locomotoras: entre tres, ese es el límite. Toca una roja para darla.
learn-limit-two = Toma dos de Midi: toca dos veces la carta morada y lee el aviso sobre los botones.
learn-limit-one = 21 es una de más, y eso cuesta 20 puntos al final. Toca la carta otra vez para tomar solo una.
learn-limit-done = Más valor, y siguen siendo 20. El límite es 15 entre cuatro, 12 entre cinco y 10 entre seis.

learn-marseille-title = Marseille
learn-marseille-card = La partida termina al instante cuando una compañía llega a Marseille. P.L.M. está cerca. Toca su carta.
learn-marseille-hexes = Construye hasta Marseille.
learn-marseille-done = ¡Se acabó! A quien va delante le gusta terminar así. Quien va detrás mejor aleja las vías de aquí.

learn-depots-title = Depósitos vacíos
learn-depots-card = Hay otro final. El número de una carta es lo que queda en su depósito: solo P.L.M. y Est tienen algo. Toca la carta de Est.
learn-depots-hex = Coloca su última locomotora, por ejemplo en Perpignan.
learn-depots-done = Solo queda un depósito con locomotoras, así que la partida ha terminado.

learn-score-title = Puntuación
learn-score-rack = Supón que la partida acaba aquí. Cada una de tus locomotoras te da el valor de su compañía. ¿Qué compañía te da más? Tócala abajo.
learn-score-done = 8 por 11 son 88. Con 6 por 13, 4 por 14 y 2 por 5 tienes 232 puntos, y ninguna de más. Gana quien tiene más puntos.

## Cuando se hace otra cosa.

learn-nudge-other = Esta vez se pide { $company } y no { $wrong } todavía.
learn-nudge-build = Eso sería un cambio. Deshazlo y toca la carta.
learn-nudge-trade = Esta vez no se construye: toca abajo una de tus locomotoras.
learn-nudge-move = ¡Una jugada para luego! Primero lo que se pide aquí.
learn-nudge-score = { $company }: { $count } por { $value } son { $points }. Otra da más.

## El final.

learn-finish-heading = ¡Muy bien!
learn-finish-words = Ya conoces todo el juego. Construye para lo que tienes, reúne lo que crece, cuida el límite y mira quién se acerca a Marseille.
learn-finish-quick = Partida rápida
learn-finish-title = A la portada

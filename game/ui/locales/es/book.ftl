### El libro de reglas (F2). Los números vienen de las reglas.

book-title = Libro de reglas
book-search = Buscar
book-none = No hay nada. Prueba otra palabra, o Esc para el índice.
book-how = Flechas para leer · escribe para buscar
book-button = Libro de reglas (F2)
book-why = F2 abre la regla (R{ $number })
book-by-seats = { $count } con { $players } jugadores

## Las páginas.

book-section-aim = De qué se trata
book-section-pieces = El material
book-section-setup = Preparación
book-section-turn = Un turno
book-section-build = Construir
book-section-cities = Camino a las ciudades
book-section-trade = Cambiar
book-section-end = El final
book-section-score = El recuento
book-section-open = Público y secreto

## De qué se trata.

book-aim-head = Construir para todas, reunir en secreto
book-aim-text = Seis compañías francesas tienden sus vías desde París. Ninguna es tuya. De { $fewest } a { $most } jugadores construyen para todas y reúnen sus locomotoras con discreción. Cada ciudad que alcanza una compañía aumenta su valor, y al final cada locomotora que tienes cuenta tanto como vale su compañía. Construye, pues, donde ganes tú, y que nadie adivine dónde.

## El material.

book-r1-head = Seis compañías
book-r1-text = Hay { $number } compañías de ferrocarril, cada una de su color: { $names }. Cada una tiene { $each } locomotoras, { $all } en total. Una locomotora tiene dos vidas: en el tablero es vía, en el estante de un jugador es una acción de su compañía.
book-r2-head = El tablero
book-r2-text = El tablero muestra el mapa «{ $map }» en casillas hexagonales. En el centro de París está la torre Eiffel, rodeada de seis casillas de salida. Todas las demás son campo o ciudades. Una placa dice cuánto vale una ciudad; las hay de { $worth }, y { $city }, donde acaba la partida, vale { $end }. Unos trazos rojos y blancos en el borde entre dos casillas son una barrera.
book-maps-head = Otros mapas
book-maps-text = Cada mapa tiene sus ciudades, sus barreras y su propia meta: { $goals }. Abierto en una mesa, este libro habla del mapa en que se juega; abierto desde el título, de Francia.
book-goal-of = { $city } en «{ $map }»
book-r3-head = Depósitos
book-r3-text = Cada compañía tiene un depósito: su reserva de locomotoras, a la vista de todos. El número arriba a la derecha en la carta de una compañía dice cuántas quedan.
book-r4-head = Valores
book-r4-text = Un marcador en cada carta muestra cuánto vale la compañía; empieza en 0. Los raíles dibujados acaban en { $last }, pero un valor puede pasar de { $last } y sigue contando sin más.
book-r5-head = Detrás del biombo
book-r5-text = Cada jugador tiene un biombo. Las locomotoras que hay detrás son secretas hasta el final de la partida. En este programa están en tu estante, que solo se te enseña a ti. Juntas son tu cartera, y cada una es una acción de su compañía.

## Preparación.

book-r6-head = Casillas de salida
book-r6-text = Una locomotora de cada compañía se pone en la estación de una casilla de salida, una sola compañía en cada una. Un sorteo decide qué estación le toca a cada una. Si lo prefieres, conserva el orden fijo del tablero: se elige con la nueva partida.
book-r7-head = Marcadores
book-r7-text = Una segunda locomotora de cada compañía marca su valor en 0. Quedan así { $each } por compañía, { $all } en total.
book-r8-head = Sacar locomotoras
book-r8-text = Las { $all } van a una bolsa, y cada jugador saca a ciegas: { $hands }. Cada locomotora de la bolsa tiene la misma probabilidad de salir; un color del que ya faltan muchas sale, pues, menos.
book-r9-head = Llenar los depósitos
book-r9-text = Lo que queda en la bolsa va a los depósitos de las compañías.
book-r10-head = Quién empieza
book-r10-text = El primer jugador se sortea y recibe la locomotora de salida. Si jugáis varias partidas seguidas, pasa al siguiente en el sentido de las agujas del reloj.

## Un turno.

book-r11-head = Una sola acción
book-r11-text = Se juega en el sentido de las agujas del reloj. En tu turno haces exactamente una cosa: construir o cambiar. Nadie puede pasar, y nadie se ve nunca obligado a ello, porque mientras dura la partida siempre hay un cambio posible.

## Construir.

book-r12-head = Cuántas
book-r12-text = Elige cualquier compañía, toma de 1 a { $most } locomotoras de su depósito y colócalas todas en el tablero. No se puede elegir un depósito vacío ni tomar más de las que hay.
book-r13-head = Una junto a otra
book-r13-text = Cada locomotora va junto a una del mismo color que ya esté en el tablero. También cuentan las que acabas de colocar en este turno: una línea puede crecer casilla a casilla, o ramificarse.
book-r14-head = Barreras
book-r14-text = Dos casillas separadas por una barrera no son vecinas. Ninguna línea cruza esos trazos rojos y blancos; tiene que rodearlos.
book-r15-head = Nunca dos veces
book-r15-text = En ninguna casilla hay nunca dos locomotoras del mismo color.
book-r16-head = El campo
book-r16-text = En una casilla de campo caben dos locomotoras, de dos colores distintos. Entonces está llena.
book-r17-head = Las ciudades
book-r17-text = En una ciudad solo cabe una locomotora, también en { $city }. La primera que llega se la queda para siempre.
book-r18-head = París
book-r18-text = Nunca se construye en la casilla de la torre Eiffel ni en una casilla de salida.

## Camino a las ciudades.

book-r19-head = Nadie queda aislado
book-r19-text = Ninguna construcción puede quitar a una compañía su última posibilidad de llegar a una ciudad. Una compañía que ya está en una ciudad queda a salvo para siempre. Cualquier otra debe conservar un camino: desde su propia línea, sin cruzar barreras, por casillas donde está o donde aún podría entrar, es decir, campo con menos de dos locomotoras, hasta una ciudad todavía vacía. No importa cuántas queden en su depósito, y cada compañía se mira por separado.
book-r20-head = Los valores suben
book-r20-text = Una locomotora colocada en una ciudad aumenta al momento el valor de su compañía en lo que vale la ciudad: de { $low } a { $high }, o { $end } en { $city }. El campo no vale nada.

## Cambiar.

book-r21-head = Primero dar
book-r21-text = Para cambiar, da primero exactamente una locomotora tuya al depósito de su compañía. Todos ven cuál.
book-r22-head = Luego tomar
book-r22-text = Luego toma al menos una y como mucho { $most } locomotoras, a tu gusto, del depósito de una sola compañía distinta. Para tomar { $most }, ese depósito debe tener tantas. También estas las ven todos.
book-r23-head = El límite
book-r23-text = Hay un límite para tu estante: { $limits }. Durante la partida puedes tener más, pero cada locomotora que pase del límite cuesta { $penalty } puntos al final.

## El final.

book-r24-head = La meta
book-r24-text = La partida termina en cuanto una compañía llega a { $city }. Esa locomotora es la última de su construcción; después no se coloca ninguna más.
book-r25-head = Depósitos vacíos
book-r25-text = La partida también termina cuando queda como mucho un depósito con locomotoras. Se mira al acabar la acción: todo lo que se tomó se coloca y se cuenta antes.

## El recuento.

book-r26-head = Puntos
book-r26-text = Todos enseñan sus locomotoras. Por cada locomotora de tu estante, también las que pasan del límite, ganas lo que vale ahora su compañía. Por cada una que pasa del límite pierdes { $penalty } puntos. Se puede acabar por debajo de cero.
book-example-head = Un ejemplo
book-example-text = { $players } jugadores, así que el límite es { $limit }. El primero tiene { $limit }: { $sum } suman { $total } puntos, y no pierde nada. El segundo tiene { $held } y por eso pierde { $lost } puntos.
book-r27-head = Quién gana
book-r27-text = Gana quien tiene más puntos. Si varios empatan con la mejor puntuación, comparten la victoria.

## Público y secreto.

book-r28-head = Lo que todos saben
book-r28-text = A la vista de todos están el tablero, los depósitos, los valores, a quién le toca, cada construcción, las dos mitades de cada cambio y cuántas locomotoras tiene cada jugador. Cuáles son es secreto hasta el final.
book-r29-head = Hacer memoria
book-r29-text = Quien sigue los cambios puede deducir parte de lo que tienen los demás. Puedes hacerlo de memoria; con el cuaderno activado, el programa muestra lo que ha sido público, y nada más.

## Bajo los dibujos.

book-figure-journey = Seis compañías en camino.
book-figure-companies = Las seis compañías.
book-figure-cities = Ciudades con su valor, campo y barreras.
book-figure-cards = Locomotora, nombre, depósito y valor; la compañía de abajo ha pasado el final de sus raíles.
book-figure-rack = Tus locomotoras en su estante.
book-figure-stations = Una compañía en cada casilla de salida, alrededor de la torre Eiffel.
book-figure-hands = Lo que se saca al principio y el límite al final.
book-figure-filled = Los depósitos de una partida de cuatro.
book-figure-tiles = La placa clara es de quien juega; la locomotora de salida marca quién empezó. Elige una compañía para construir, o una de tus locomotoras para cambiar.
book-figure-build = Las casillas claras están libres, las ciudades muestran lo que suman. La línea crece paso a paso.
book-figure-barrier = Grenoble está cerca, pero hay barreras en medio.
book-figure-rural = Aquí ya hay dos: no cabe una tercera.
book-figure-city = Orléans está ocupada.
book-figure-paris = París queda libre.
book-figure-cut-off = Una locomotora más aquí, y la compañía rodeada de rojo no podría salir nunca.
book-figure-value = Lyon aumenta el valor.
book-figure-trade = Una va a su depósito, luego vienen otras de otro.
book-figure-limit = Por encima del límite: costará puntos.
book-figure-marseille = La última locomotora de la partida.
book-figure-depots = Solo un depósito tiene aún locomotoras: la partida ha terminado.
book-figure-score = Locomotoras por valor, menos la penalización.
book-figure-hidden = Los demás solo ven cuántas son.
book-figure-notebook = Lo que el cuaderno dice de un jugador.
book-players = Jugadores
book-draw = Sacan
book-limit = Límite
book-on-france = En el mapa de Francia.

## Otras palabras con las que alguien puede buscar un párrafo.

book-aim-also = objetivo meta ganar
book-r2-also = mapa hexágono
book-maps-also = tablero
book-r3-also = reserva quedan
book-r5-also = mano oculto acciones
book-r6-also = estaciones azar fijas
book-r8-also = mano inicio
book-r10-also = primero
book-r11-also = pasar jugada
book-r12-also = poner vías
book-r14-also = cruzar montañas río
book-r16-also = rural
book-r17-also = ocupada
book-r19-also = bloquear encerrar
book-r20-also = puntos
book-r22-also = comprar intercambiar
book-r23-also = máximo penalización demasiadas
book-r24-also = acabar fin ganar
book-r25-also = acabar fin
book-r26-also = puntuación penalización resultado
book-r27-also = empate igualdad victoria ganador
book-r29-also = notas memoria

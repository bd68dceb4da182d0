### Una mesa de la red: lo que todos deben saber.

corner-chat = Chat (C)
corner-pause = Pausa para todos
corner-go-on = Seguir
corner-onlookers = Miran: { $names }

## La conexión con el anfitrión.

corner-lost = No se llega al anfitrión
corner-lost-about = Desde hace { $seconds } s; se sigue intentando. Mientras tanto no se puede confirmar nada.
corner-lost-wait = Sin conexión: ahora no se puede confirmar nada.
corner-closed-about = Si el anfitrión la continúa, volverás automáticamente.

## Pausa.

corner-paused = Pausa
corner-paused-about = Nadie puede jugar hasta que alguien siga.
corner-paused-wait = La partida está en pausa: no se puede confirmar nada.

## Alguien no está.

corner-away = { $name } se ha ido
corner-away-wait = Se guarda el asiento. La partida sigue hasta su turno.
corner-away-turn = Todos esperan: es el turno de este asiento.
corner-away-bot = Un bot juega en este asiento por ahora.
corner-seat-away = Se ha ido; se guarda el asiento.
corner-seat-click = Haz clic para decidir qué hacer.
corner-note-away = Ausente
corner-wait = Esperar
corner-bot = Bot por ahora
corner-remove = Bot para siempre
corner-remove-ask = ¿Dar desde ahora el asiento de { $name } a un bot? { $name } no podrá recuperarlo.

## El disco del anfitrión.

corner-full = El disco del anfitrión está lleno
corner-full-about = La partida sigue, pero ya no se guarda.

## El reloj.

corner-clock-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
}
corner-clock-nothing = Cuando se acaba el tiempo, no pasa nada.
corner-clock-bot = Cuando se acaba el tiempo, juega un bot.

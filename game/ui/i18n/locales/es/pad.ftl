### Mandos: qué hacen sus botones en cada pantalla.

# new
pad-connected = Mando { $number } conectado
# new
pad-lost = Mando { $number } desconectado
# new
pad-not-yours = El mando { $number } juega este turno
# new
pad-select = Elegir
# new
pad-back = Atrás
# new
pad-letters = Letras (stick derecho)
# new
pad-erase = Borrar
# new
pad-done = Listo
# new
pad-menu = Menú
# new
pad-undo = Deshacer
# new
pad-company = Compañía
# new
pad-panel = Siguiente
# new
pad-hint = Pista
# new
pad-skip = Saltar
# new
pad-yes = Sí
# new
pad-no = No
# new
pad-place = Colocar
# new
pad-confirm = Confirmar
# new
pad-ready = Listo
# new
pad-again = Ver otra vez
# new
pad-page = Página siguiente
# new
pad-search = Buscar

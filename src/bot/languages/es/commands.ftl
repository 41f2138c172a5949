# Lo que dice el menú de comandos junto al campo de texto.
book = Reservar una mesa
bookings = Ver mis reservas
cancel = Cancelar una reserva
help = Qué puedo hacer por usted
language = Cambiar de idioma
start = Empezar de nuevo
in-group = ¡Hola! Las reservas las tomo en el chat privado, aquí: { $link }

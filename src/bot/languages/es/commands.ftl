# Lo que dice el menú de comandos junto al campo de texto.
book = Reservar una mesa
bookings = Ver mis reservas
cancel = Cancelar una reserva
mydata = Lo que sé de usted
forgetme = Borrar lo que sé de usted
help = Qué puedo hacer por usted
language = Cambiar de idioma
start = Empezar de nuevo

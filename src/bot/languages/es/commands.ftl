# Lo que dice el menú de comandos junto al campo de texto.
book = Reservar una mesa
bookings = Ver mis reservas
cancel = Cancelar una reserva
mydata = Lo que sé de usted
forgetme = Borrar lo que sé de usted
help = Qué puedo hacer por usted
language = Cambiar de idioma
start = Empezar de nuevo
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Dígame con sus palabras cuántos serán, qué día y a qué hora, y le busco una mesa. Aquí puede cambiarla o cancelarla cuando quiera, preguntar por la casa o hablar con el equipo.
short-description = Le reservo la mesa: escriba para cuántos y cuándo.
# En el navegador, de un enlace al chat que no lleva a ninguna parte.
link-unknown = Lo siento, este enlace no lleva a ninguna mesa: quizá sea antiguo. Pida el nuevo al restaurante.
link-closed = El chat está cerrado un momento. Inténtelo de nuevo en un minuto, o llame al restaurante.

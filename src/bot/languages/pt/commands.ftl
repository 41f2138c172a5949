# O que diz o menu de comandos ao lado do campo de texto.
book = Reservar uma mesa
bookings = Ver as minhas reservas
cancel = Cancelar uma reserva
mydata = O que sei sobre si
forgetme = Apagar o que sei sobre si
help = O que posso fazer
language = Mudar de idioma
start = Recomeçar

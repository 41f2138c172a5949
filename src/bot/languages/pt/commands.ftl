# O que diz o menu de comandos ao lado do campo de texto.
book = Reservar uma mesa
bookings = Ver as minhas reservas
cancel = Cancelar uma reserva
mydata = O que sei sobre si
forgetme = Apagar o que sei sobre si
help = O que posso fazer
language = Mudar de idioma
start = Recomeçar
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Diga-me por palavras suas quantos são, o dia e a hora, e encontro-lhe uma mesa. Aqui pode alterá-la ou cancelá-la quando quiser, perguntar sobre a casa ou falar com a equipa.
short-description = Reservo a sua mesa: basta escrever para quantos e quando.
# No navegador, de uma ligação ao chat que não leva a lado nenhum.
link-unknown = Lamento, esta ligação não leva a nenhuma mesa: talvez seja antiga. Peça a nova ao restaurante.
link-closed = O chat está fechado por um momento. Tente de novo daqui a um minuto, ou ligue para o restaurante.

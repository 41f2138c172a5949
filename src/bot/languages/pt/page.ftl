# What our own pages say besides the conversation.
title = Reservar mesa: { $venue }
which-house = Em que restaurante gostaria de reservar?
welcome = Damos-lhe as boas-vindas ao { $venue }! Escreva o que deseja, por palavras suas: “mesa para 4 amanhã às 20h, junto à janela”.
you = Cliente
messages = Mensagens
write = A sua mensagem
write-hint = Mesa para 4 amanhã às 20h
send = Enviar
by-form = Por formulário
guests = Pessoas
day = Dia
show-times = Ver horas livres
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Mesa para { $partySize } no dia { $date }
connection-lost = A ligação perdeu-se. Continuo a tentar.
not-sent = A mensagem não foi enviada. Tente de novo, por favor.
sending-again = De momento há muito movimento: volto a enviar dentro de instantes.
too-long = São mais de { $most } caracteres. Diga-o em menos palavras, por favor.
new-chats = Muitas conversas novas acabaram de começar a partir da sua rede. Tente de novo daqui a { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
  }, por favor.
reload = Ver novas respostas
photo = Foto { $number }
map = Ver no mapa
calendar-file =
    { $change ->
        [changed] Atualizar o meu calendário
        [cancelled] Retirar do meu calendário
       *[placed] Adicionar ao meu calendário
    }
# In a frame of another site.
book-a-table = Reservar mesa
close = Fechar
own-window = Abrir numa janela própria

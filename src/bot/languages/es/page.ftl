# What our own pages say besides the conversation.
title = Reservar mesa: { $venue }
which-house = ¿En qué restaurante le gustaría reservar?
welcome = ¡Le damos la bienvenida a { $venue }! Escriba lo que desea con sus palabras: «mesa para 4 mañana a las 20:00, junto a la ventana».
you = Usted
messages = Mensajes
write = Su mensaje
write-hint = Mesa para 4 mañana a las 20:00
send = Enviar
by-form = Con formulario
guests = Personas
day = Día
show-times = Ver horas libres
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Mesa para { $partySize } el { $date }
connection-lost = Se ha perdido la conexión. Sigo intentándolo.
not-sent = El mensaje no se ha enviado. Inténtelo de nuevo, por favor.
sending-again = Ahora mismo hay mucho movimiento: lo envío de nuevo en un momento.
too-long = Son más de { $most } caracteres. Dígalo con menos palabras, por favor.
new-chats = Desde su red se acaban de abrir muchas conversaciones. Inténtelo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }, por favor.
reload = Ver respuestas nuevas
photo = Foto { $number }
map = Ver en un mapa
calendar-file =
    { $change ->
        [changed] Actualizar mi calendario
        [cancelled] Quitar de mi calendario
       *[placed] Añadir a mi calendario
    }
# In a frame of another site.
book-a-table = Reservar mesa
close = Cerrar
own-window = Abrir en una ventana aparte

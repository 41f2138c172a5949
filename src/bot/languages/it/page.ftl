# What our own pages say besides the conversation.
title = Prenota un tavolo: { $venue }
which-house = In quale ristorante desidera prenotare?
welcome = Benvenuti da { $venue }! Scriva quello che desidera con parole Sue: «un tavolo per 4 domani alle 20, vicino alla finestra».
you = Lei
messages = Messaggi
write = Il Suo messaggio
write-hint = Un tavolo per 4 domani alle 20
send = Invia
by-form = Con un modulo
guests = Persone
day = Giorno
show-times = Mostra gli orari liberi
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Un tavolo per { $partySize } il { $date }
connection-lost = La connessione si è interrotta. Continuo a provare.
not-sent = Il messaggio non è partito. Riprovi, per favore.
sending-again = In questo momento c’è molto movimento: lo invio di nuovo tra un attimo.
too-long = Sono più di { $most } caratteri. Lo dica con meno parole, per favore.
new-chats = Dalla Sua rete sono appena iniziate molte conversazioni. Riprovi tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }, per favore.
reload = Mostra le nuove risposte
photo = Foto { $number }
map = Mostra sulla mappa
calendar-file =
    { $change ->
        [changed] Aggiorna il mio calendario
        [cancelled] Togli dal mio calendario
       *[placed] Aggiungi al mio calendario
    }
# In a frame of another site.
book-a-table = Prenota un tavolo
close = Chiudi
own-window = Apri in una finestra a parte

# Quello che dice il menu dei comandi accanto al campo di testo.
book = Prenotare un tavolo
bookings = Vedere le mie prenotazioni
cancel = Annullare una prenotazione
mydata = Cosa so di Lei
forgetme = Cancellare ciò che so di Lei
help = Cosa posso fare per Lei
language = Cambiare lingua
start = Ricominciare
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Mi scriva con parole Sue in quanti siete, il giorno e l’ora, e Le trovo un tavolo. Qui può cambiarlo o annullarlo quando vuole, chiedere del locale o parlare con lo staff.
short-description = Prenoto il Suo tavolo: basta scrivere per quanti e quando.
# Nel browser, di un link alla chat che non porta da nessuna parte.
link-unknown = Mi dispiace, questo link non porta a nessun tavolo: forse è vecchio. Chieda quello nuovo al ristorante.
link-closed = La chat è chiusa per un momento. Riprovi tra un minuto, o chiami il ristorante.

# Quello che dice il menu dei comandi accanto al campo di testo.
book = Prenotare un tavolo
bookings = Vedere le mie prenotazioni
cancel = Annullare una prenotazione
mydata = Cosa so di Lei
forgetme = Cancellare ciò che so di Lei
help = Cosa posso fare per Lei
language = Cambiare lingua
start = Ricominciare

# Was im Menü der Befehle neben dem Textfeld steht.
book = Einen Tisch reservieren
bookings = Meine Reservierungen zeigen
cancel = Eine Reservierung stornieren
mydata = Was ich über Sie weiß
forgetme = Löschen, was ich über Sie weiß
help = Was ich für Sie tun kann
language = Sprache wechseln
start = Von vorn beginnen

# Wat het menu met opdrachten naast het tekstveld zegt.
book = Een tafel reserveren
bookings = Mijn reserveringen tonen
cancel = Een reservering annuleren
mydata = Wat ik over u weet
forgetme = Wissen wat ik over u weet
help = Wat ik voor u kan doen
language = Van taal wisselen
start = Opnieuw beginnen

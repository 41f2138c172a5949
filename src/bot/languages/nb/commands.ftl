# Hva menyen med kommandoer ved siden av tekstfeltet sier.
book = Bestill bord
bookings = Vis bestillingene mine
cancel = Avbestill et bord
mydata = Hva jeg vet om deg
forgetme = Slett det jeg vet om deg
help = Hva jeg kan hjelpe deg med
language = Bytt språk
start = Begynn på nytt
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Fortell med egne ord hvor mange dere er, hvilken dag og når, så finner jeg et bord. Her kan du endre eller avbestille når du vil, spørre om restauranten eller snakke med de ansatte.
short-description = Jeg bestiller bord til deg: bare skriv hvor mange og når.
# I nettleseren, om en lenke til chatten som ikke fører noe sted.
link-unknown = Denne lenken fører dessverre ikke til noe bord: den kan være gammel. Spør restauranten om den nye.
link-closed = Chatten er stengt en liten stund. Prøv igjen om et minutt, eller ring restauranten.

# Vad menyn med kommandon bredvid textfältet säger.
book = Boka bord
bookings = Visa mina bokningar
cancel = Avboka ett bord
mydata = Vad jag vet om dig
forgetme = Radera det jag vet om dig
help = Vad jag kan hjälpa dig med
language = Byt språk
start = Börja om
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Berätta med egna ord hur många ni är, vilken dag och vilken tid, så hittar jag ett bord. Här kan du ändra eller avboka när du vill, fråga om restaurangen eller prata med personalen.
short-description = Jag bokar ditt bord: skriv bara hur många och när.
# I webbläsaren, om en länk till chatten som inte leder någonstans.
link-unknown = Den här länken leder tyvärr inte till något bord: den kan vara gammal. Be restaurangen om den nya.
link-closed = Chatten är stängd en liten stund. Försök igen om en minut, eller ring restaurangen.

# Vad menyn med kommandon bredvid textfältet säger.
book = Boka bord
bookings = Visa mina bokningar
cancel = Avboka ett bord
mydata = Vad jag vet om dig
forgetme = Radera det jag vet om dig
help = Vad jag kan hjälpa dig med
language = Byt språk
start = Börja om

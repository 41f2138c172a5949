# Wat het menu met opdrachten naast het tekstveld zegt.
book = Een tafel reserveren
bookings = Mijn reserveringen tonen
cancel = Een reservering annuleren
mydata = Wat ik over u weet
forgetme = Wissen wat ik over u weet
help = Wat ik voor u kan doen
language = Van taal wisselen
start = Opnieuw beginnen
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Vertel me in uw eigen woorden met hoeveel u bent, welke dag en hoe laat, en ik vind een tafel voor u. U kunt hier altijd wijzigen of annuleren, iets vragen over het huis of met het team praten.
short-description = Ik reserveer uw tafel: schrijf gewoon voor hoeveel en wanneer.
# In de browser, over een link naar de chat die nergens heen leidt.
link-unknown = Deze link leidt helaas naar geen tafel: misschien is het een oude. Vraag het restaurant om de nieuwe.
link-closed = De chat is even gesloten. Probeer het over een minuut nog eens, of bel het restaurant.

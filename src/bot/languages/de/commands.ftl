# Was im Menü der Befehle neben dem Textfeld steht.
book = Einen Tisch reservieren
bookings = Meine Reservierungen zeigen
cancel = Eine Reservierung stornieren
mydata = Was ich über Sie weiß
forgetme = Löschen, was ich über Sie weiß
help = Was ich für Sie tun kann
language = Sprache wechseln
start = Von vorn beginnen
# What the bot is for: in a chat that is still empty (512 characters at most), and in a line (120).
description = Schreiben Sie mir in Ihren Worten, für wie viele, welchen Tag und welche Uhrzeit, und ich finde einen Tisch. Ändern oder absagen können Sie hier jederzeit, Fragen zum Haus stellen oder mit dem Team sprechen.
short-description = Ich reserviere Ihren Tisch: einfach schreiben, für wie viele und wann.
# Im Browser, von einem Link in den Chat, der nirgends hinführt.
link-unknown = Dieser Link führt leider zu keinem Tisch: Vielleicht ist er schon älter. Bitte fragen Sie im Restaurant nach dem neuen.
link-closed = Der Chat ist gerade geschlossen. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie im Restaurant an.

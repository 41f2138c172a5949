# What our own pages say besides the conversation.
title = Tisch reservieren: { $venue }
which-house = In welches Restaurant möchten Sie?
welcome = Willkommen im { $venue }! Schreiben Sie einfach, was Sie möchten: „Tisch für 4 morgen um 19 Uhr, am Fenster“.
you = Sie
messages = Nachrichten
write = Ihre Nachricht
write-hint = Tisch für 4 morgen um 19 Uhr
send = Senden
by-form = Mit Formular
guests = Gäste
day = Tag
show-times = Freie Zeiten zeigen
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Tisch für { $partySize } am { $date }
connection-lost = Die Verbindung ist unterbrochen. Ich versuche es weiter.
not-sent = Das wurde nicht gesendet. Bitte versuchen Sie es noch einmal.
sending-again = Hier ist gerade viel los: Ich sende es gleich noch einmal.
too-long = Das sind mehr als { $most } Zeichen. Bitte fassen Sie sich kürzer.
new-chats = Aus Ihrem Netz haben gerade viele neue Chats begonnen. Bitte versuchen Sie es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } noch einmal.
reload = Neue Antworten zeigen
photo = Foto { $number }
map = Auf der Karte zeigen
calendar-file =
    { $change ->
        [changed] Termin in meinem Kalender ändern
        [cancelled] Aus meinem Kalender nehmen
       *[placed] In meinen Kalender eintragen
    }
# In a frame of another site.
book-a-table = Tisch reservieren
close = Schließen
own-window = In einem eigenen Fenster öffnen

# What our own pages say besides the conversation.
title = Boka bord: { $venue }
which-house = Vilken restaurang vill du äta på?
welcome = Välkommen till { $venue }! Skriv bara vad du vill ha: ”bord för 4 i morgon kl. 19, vid fönstret”.
you = Du
messages = Meddelanden
write = Ditt meddelande
write-hint = Bord för 4 i morgon kl. 19
send = Skicka
by-form = Med formulär
guests = Gäster
day = Dag
show-times = Visa lediga tider
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Bord för { $partySize } den { $date }
connection-lost = Anslutningen bröts. Jag försöker igen.
not-sent = Det skickades inte. Försök igen.
sending-again = Det är mycket på gång här just nu: jag skickar det strax igen.
too-long = Det är fler än { $most } tecken. Säg det gärna kortare.
new-chats = Många nya chattar har just börjat från det här nätverket. Försök igen om { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
  }.
reload = Visa nya svar
photo = Bild { $number }
map = Visa på karta
calendar-file =
    { $change ->
        [changed] Ändra i min kalender
        [cancelled] Ta bort ur min kalender
       *[placed] Lägg i min kalender
    }
# In a frame of another site.
book-a-table = Boka bord
close = Stäng
own-window = Öppna i ett eget fönster

# What our own pages say besides the conversation.
title = Bestill bord: { $venue }
which-house = Hvilken restaurant vil du spise på?
welcome = Velkommen til { $venue }! Bare skriv hva du ønsker: «bord til 4 i morgen kl. 19, ved vinduet».
you = Du
messages = Meldinger
write = Meldingen din
write-hint = Bord til 4 i morgen kl. 19
send = Send
by-form = Med skjema
guests = Gjester
day = Dag
show-times = Vis ledige tider
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Bord til { $partySize } den { $date }
connection-lost = Forbindelsen ble brutt. Jeg prøver igjen.
not-sent = Det ble ikke sendt. Prøv igjen.
sending-again = Det er mye som skjer her akkurat nå: jeg sender det igjen straks.
too-long = Det er flere enn { $most } tegn. Si det gjerne kortere.
new-chats = Mange nye chatter har nettopp begynt fra dette nettverket. Prøv igjen om { $minutes ->
    [one] et minutt
   *[other] { $minutes } minutter
  }.
reload = Vis nye svar
photo = Bilde { $number }
map = Vis på kartet
calendar-file =
    { $change ->
        [changed] Endre i kalenderen min
        [cancelled] Fjern fra kalenderen min
       *[placed] Legg i kalenderen min
    }
# In a frame of another site.
book-a-table = Bestill bord
close = Lukk
own-window = Åpne i et eget vindu

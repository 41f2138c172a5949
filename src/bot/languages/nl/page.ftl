# What our own pages say besides the conversation.
title = Een tafel reserveren: { $venue }
which-house = In welk restaurant wilt u eten?
welcome = Welkom bij { $venue }! Schrijf gewoon wat u wilt: ‘tafel voor 4 morgen om 19 uur, bij het raam’.
you = U
messages = Berichten
write = Uw bericht
write-hint = Tafel voor 4 morgen om 19 uur
send = Versturen
by-form = Met formulier
guests = Personen
day = Dag
show-times = Vrije tijden tonen
# A wish that a guest has put together with the form, as they would write it: it is read like any message.
wish = Tafel voor { $partySize } op { $date }
connection-lost = De verbinding is verbroken. Ik blijf het proberen.
not-sent = Dat is niet verstuurd. Probeer het nog eens.
sending-again = Het is hier nu even druk: ik verstuur het zo nog eens.
too-long = Dat zijn meer dan { $most } tekens. Kan het korter?
new-chats = Vanaf dit netwerk zijn net veel nieuwe gesprekken begonnen. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  } nog eens.
reload = Nieuwe antwoorden tonen
photo = Foto { $number }
map = Op de kaart tonen
calendar-file =
    { $change ->
        [changed] In mijn agenda wijzigen
        [cancelled] Uit mijn agenda halen
       *[placed] In mijn agenda zetten
    }
# In a frame of another site.
book-a-table = Tafel reserveren
close = Sluiten
own-window = In een eigen venster openen

# Hva maitred sier til gjestene. Kort, varmt, konkret; ett spørsmål om gangen.

welcome =
    Hei og velkommen til { $house }! Jeg bestiller bord.
    Bare skriv hva du ønsker, for eksempel «bord til 4 i morgen kl. 19, ved vinduet».
welcome-at = Hei og velkommen til { $venue }!
books-scenario = Du bestiller: { $scenario }.
help =
    Fortell med egne ord hvor mange dere blir, hvilken dag og når. Jeg finner ledige tider, og du velger.
    Du kan ombestemme deg når som helst: «vi blir 5 i stedet», «heller fredag», «en time senere».
    /book starter en bestilling, /bookings viser dine, /cancel avbestiller en, /language bytter språk.
help-person = Skriv «snakk med noen», så får de ansatte vite det.
anything-else = Hva kan jeg hjelpe deg med?
you-are-welcome = Bare hyggelig!
thanks-but-open = Bare hyggelig! Det eneste som mangler, er ditt ja:
as-it-is = Fint, da blir det som det står her:
no-wishes = Fint, da noterer jeg ingen spesielle ønsker.
goodbye = Ha det, og takk for meldingen!
goodbye-open = Ha det! Ingenting er gjort ennå. Skriv når du vil fortsette.
goodbye-held = Ha det! Jeg holder av bordet til deg til { $time }. Det er ikke bestilt ennå: skriv når du vil fortsette.
goodbye-until = Ha det, vi ses { $date } kl. { $time }!
goodbye-waiting = Ha det! Jeg skriver så snart et bord blir ledig.
not-booked-yet = Det er ikke bestilt ennå: et trykk nedenfor eller et ja er nok.
not-booked-held = Det er ikke bestilt ennå: jeg holder av bordet til deg til { $time }. Et trykk nedenfor eller et ja er nok.
not-changed-yet = Ingenting er endret ennå: det eneste som mangler, er ditt ja.
nothing-booked-yet = Ikke ennå, foreløpig er ingenting bestilt. Da fortsetter vi:
dropped-draft = Greit, da dropper vi det. Ingenting er bestilt.
dropped-besides = Greit, da dropper vi det bordet. Det du allerede har bestilt, står ved lag.
dropped-one = Greit, da dropper vi det bordet.
which-cancelled = Skal jeg bare droppe bordet vi velger nå, eller avbestille bestillingene dine også? Ingenting er avbestilt ennå.
started-over = Vi begynner på nytt.

ask-language = Hvilket språk vil du fortsette på?
language-changed = Selvfølgelig, vi fortsetter på norsk.
language-not-spoken = Jeg snakker dessverre ikke { $language }, men jeg kan svare på { $languages }.

ask-venue = Hvilken restaurant vil du til?
ask-venue-by-name = Vi har { $count } restauranter: skriv navnet på den du mener.
ask-party-size = Hvor mange blir dere?
ask-smaller-party = Vil du ha et mindre bord i stedet? Si hvor mange det er til.
ask-date =
    { $partySize ->
        [one] Et bord til én. Hvilken dag?
       *[other] Et bord til { $partySize }. Hvilken dag?
    }
calendar = { $month } på { $venue }, for { $partySize }. Hvilken dag passer?
calendar-key = Ledig: 5 · delvis fullt: 5* · fullt: ×5 · stengt: (5)
ask-name = Hvilket navn skal bordet stå på?
ask-phone = Og et telefonnummer, i tilfelle restauranten må få tak i deg?
name-not-read = Jeg så ikke noe navn der. Skriv det for eksempel slik: «Jeg heter Anna Berg».
phone-not-read = Jeg så ikke noe telefonnummer der. Helst med landkode, for eksempel +47 22 12 34 56.
contact-served = Greit.
which-time = Hvilket klokkeslett mener du?
which-date = Hvilken dag mener du?
date-is-past = { $date } er dessverre allerede forbi.
time-is-past = I dag er klokka allerede over { $time }.
party-size-not-possible = Et bord til { $partySize }? Jeg spør en gang til for sikkerhets skyld.
larger-party = Jeg regner med { $partySize } personer for sikkerhets skyld.
party-too-large = { $venue } tar imot bestillinger for opptil { $most } personer; { $partySize } er flere enn jeg kan bestille til.
too-far-ahead = Foreløpig tar { $venue } imot bestillinger til og med { $date }.
largest-party = { $venue }: her kan jeg bestille bord til opptil { $most }.
larger-asked = Er dere flere? Si hvor mange, så spør jeg restauranten.
starts-from = { $venue }, { $date }: første bord er kl. { $first }, det siste kl. { $last }.
scenario-told = «{ $scenario }» på { $venue }: { $text }
scenario-days = «{ $scenario }» på { $venue } kan bestilles disse dagene:
counted-all = Bordet er til { $partySize }, alle medregnet. Stemmer det ikke, så skriv hvor mange dere blir i alt.
local-time = Alle tider er lokal tid på { $venue }; der er klokka nå { $time }.
scenario-bookable = Ja, «{ $scenario }» kan du bestille her hos meg, på { $venue }.
may-adjust = Hvis noe endrer seg, er det bare å skrive til meg, også etter bestillingen: jeg endrer antall gjester eller tid så lenge det finnes et bord.
may-be-late = Blir du forsinket, er det bare å skrive til meg, for eksempel «20 minutter forsinket»: jeg sier fra til restauranten.
late-is-noted = Restauranten vet at du blir forsinket: det står på bestillingen din.
held-for-late = På { $venue } går bordet til noen andre hvis ingen har kommet { $length } etter avtalt tid.
held-as-house = Hvor lenge bordet holdes av da, bestemmer restauranten.
ways-of-venue = På { $venue } kan du spise slik:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, for { $least } til { $most } personer
will-remind = Før besøket spør jeg deg her om du fortsatt kommer.
sure-by-booking = Med en bestilling er bordet garantert deres. Om det er ledig uten bestilling, kan restauranten først si samme dag.
confirmed-by-mail = Jeg bekrefter her i chatten. Med e-postadressen din sender jeg bekreftelsen på e-post også.
confirmed-here = Jeg bekrefter bord her i chatten, med en referanse. E-post kan jeg ikke sende.
wish-is-noted = Ja, dette er notert til restauranten: { $comment }
no-wish-noted = Ingen ønsker er notert ennå. Bare skriv, så legger jeg det til.
one-at-a-time = Ett bord om gangen: dette først. Det for { $partySize } { $date } kommer rett etterpå.
one-of-several = Jeg bestiller ett bord om gangen: dette er det første av { $count } bord til { $partySize }. Det neste kommer rett etterpå.
one-then-other = Ett bord om gangen: dette først. Det for { $partySize } kommer rett etterpå.
second-not-free = Det andre bordet, for { $partySize }, er ikke ledig kl. { $time }; nærmest er kl. { $nearest }. Passer en annen tid for begge, er det bare å si fra.
second-full = Til det andre bordet, for { $partySize }, er det ikke noe ledig { $date }. Passer en annen dag for begge, er det bare å si fra.
second-table = Så tar vi det andre bordet, for { $partySize } { $date }.
only-one-table = Da blir det bare ett bord, til { $partySize }.
request-offered = Men jeg kan sende det videre til de ansatte som en forespørsel.
ask-request-name = Hvilket navn kan jeg sende med forespørselen?
request-summary =
    Dette sender jeg videre, hvis du vil:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 person
       *[other] { $partySize } personer
    }
request-time = • Rundt kl. { $time }
request-between = • Mellom kl. { $from } og { $to }
request-changes = • I stedet for bordet ditt til { $partySize }, { $date } kl. { $time }, som står til de svarer
ask-request = Skal jeg sende det videre? Det er en forespørsel, ingen bestilling ennå: de ansatte tar kontakt med deg.
request-sent = Sendt: de ansatte på { $venue } har forespørselen din og tar kontakt. Ingenting er bestilt før de har bekreftet.
request-kept = Jeg har lagret forespørselen din til de ansatte på { $venue }. Akkurat nå er ingen der: den som ser innom neste gang, leser den og svarer her. Ingenting er bestilt før de har bekreftet.
noted = Notert, takk.
note-changed = Gjort, jeg har endret notatet.
note-without-allergy = Notatet er tomt nå, og «{ $comment }» er også borte: kjøkkenet får ikke vite det. Skal de vite det, er det bare å skrive det igjen.
note-keeps-allergy = Gjort. Jeg har bare latt «{ $comment }» stå, så kjøkkenet vet om det. Skal det også bort, skriv «fjern notatet» en gang til.
noted-next = Notert, til neste gang du bestiller.
noted-name = Notert: { $name }.
noted-moment = Notert: { $moment }.
noted-table = Notert: { $moment }, for { $partySize }.
noted-party = Notert: et bord til { $partySize }.
last-time = Sist var det et bord til { $partySize } på { $venue }, { $scenario }, { $date } kl. { $time }.
no-last-time = Jeg finner ingen tidligere bestilling fra deg, så vi begynner på nytt.
wish-too-long = Det er dessverre mer enn jeg kan gi videre: høyst { $most } tegn for alle ønsker til sammen. Kan du si det en gang til, litt kortere?

slots-around = Dette er ledig rundt { $time } { $date } for { $partySize } på { $venue }:
slots-of-day = Disse tidene er ledige { $date } for { $partySize } på { $venue }. Hvilken passer, eller når vil du komme?
slots-in-range = Disse tidene er ledige { $date } for { $partySize } på { $venue }:
slots-near = Kl. { $time } er ikke ledig { $date } for { $partySize } på { $venue }, men disse tidene er det:
alternatives = Ingenting passer { $date } for { $partySize } på { $venue }. Det nærmeste jeg kan tilby:
no-alternatives = Dessverre har { $venue } ikke noe bord til { $partySize } { $date }, og heller ikke dagene rundt.
too-early = Kl. { $time } går dessverre ikke { $date }: det første bordet jeg kan tilby, er kl. { $first }.
too-late = Kl. { $time } går dessverre ikke { $date }: det siste bordet jeg kan tilby, er kl. { $last }.
tables-between = Kl. { $time } begynner ingen bord { $date }: det går til { $before } og igjen fra { $after }.
scenario-not-on = «{ $scenario }» kan dessverre ikke bestilles på { $venue } { $date }.
scenario-too-far-ahead = «{ $scenario }» på { $venue } kan foreløpig bestilles til og med { $date }.
scenario-not-then = «{ $scenario }» kan dessverre ikke bestilles kl. { $time }.
scenario-only-then = «{ $scenario }» kan { $date } bare bestilles { $hours }.
full-around = Dessverre er det fullt på { $venue } for { $partySize } rundt { $time } { $date }.
full-on = Dessverre er det fullt på { $venue } for { $partySize } { $date }.
scenario-takes-up-to = «{ $scenario }» er for høyst { $most } personer.
scenario-takes-from = «{ $scenario }» er fra { $least } personer.
waitlist-open = Jeg kan sette deg på ventelista for { $time }, og skriver så snart et bord blir ledig.
offers-last = Bordet er deres i { $length }.
offers-last-of = { $scenario }: bordet er deres i { $length }.
only-time-left = Kl. { $time } er den eneste ledige tiden { $date }.
nearest-offers = Det nærmeste jeg kan tilby:
none-around = Dessverre er det ikke noe bord til { $partySize } dagene rundt heller.
time-not-free = Dessverre er det fullt kl. { $time }.
day-not-free = Dessverre er det fullt { $date }.
day-time-not-free = Dessverre er det fullt { $date } kl. { $time }.
slot-was-taken = Noen kom deg i forkjøpet: bordet kl. { $time } ble nettopp tatt.
free-beside = Også ledig { $date }: { $times }. Skriv bare hva som passer bedre.
free-some-beside = Også ledig { $date }, blant annet: { $times }. Skriv bare hva som passer bedre.
nothing-beside = Ellers ser jeg ikke noe ledig { $date } akkurat nå. Vil dere likevel ha et bestemt tidspunkt, så skriv det, og jeg prøver.
days-beside = Andre dager med et bord til dere:
day-beside = • { $date } kl. { $time }
no-days-beside = Dagene rundt ser jeg ikke noe bord til { $partySize }. Skriv hvilken dag dere vil ha, så ser jeg etter.
choose-offered = Hvilken vil du ha?

same-evening = Du har allerede et bord til { $partySize } på { $venue }, { $date } kl. { $time }.
ask-second = Skal det kl. { $time } være et bord til, eller erstatte det?

held-for =
    Det er ledig, og jeg holder av bordet i { $minutes ->
        [one] { $minutes } minutt
       *[other] { $minutes } minutter
    }:
slot-held =
    { $venue }, { $date } kl. { $time }, for { $partySize }: jeg holder av bordet i { $minutes ->
        [one] { $minutes } minutt
       *[other] { $minutes } minutter
    }.
slot-chosen = { $venue }, { $date } kl. { $time }, for { $partySize }.
hold-over = Jeg hadde holdt av bordet til deg, og den tiden er ute. Bare svar, så ser jeg med en gang om det fortsatt er ledig.
hold-released = Jeg har sluppet bordet jeg holdt av til deg.

summary =
    • { $venue }, { $scenario }
    • Når: { $date } kl. { $time }
    • { $partySize ->
        [one] 1 person
       *[other] { $partySize } personer
    }
summary-name = • Navn: { $name }
summary-phone = • Telefon: { $phone }
summary-comment = • Til restauranten: { $comment }
fee-later =
    • Du kan avbestille gratis til { $date } kl. { $time }. Avbestiller du senere eller ikke kommer, koster det { $total }{ $per ->
        [guest] {" "}({ $each } per person).
       *[party] {" "}for selskapet.
    }
fee-now =
    • Hvis du avbestiller eller ikke kommer, koster det { $total }{ $per ->
        [guest] {" "}({ $each } per person).
       *[party] {" "}for selskapet.
    }
fee-no-show =
    • Hvis du ikke kommer, koster det { $total }{ $per ->
        [guest] {" "}({ $each } per person).
       *[party] {" "}for selskapet.
    }
replaces = • Det erstatter bordet ditt på { $venue }, { $date } kl. { $time }, som jeg avbestiller når dette er bestilt.
changes-table = • Nåværende bestilling: { $date } kl. { $time }, for { $partySize }
deposit-free = • Depositum: { $total }, som betales her i chatten før bordet bestilles. Avbestiller du innen { $date } kl. { $time }, får du det tilbake, senere ikke.
deposit-back = • Depositum: { $total }, som betales her i chatten før bordet bestilles. Avbestiller du, får du det tilbake.
deposit-final = • Depositum: { $total }, som betales her i chatten før bordet bestilles. Avbestiller du, får du det ikke tilbake.
pay-deposit = Betal depositumet på { $total } med fakturaen her i chatten. Jeg holder av bordet til kl. { $time }; det er bestilt så snart du har betalt.
invoice-title = Depositum for bordet ditt
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = Depositumet kom ikke i tide, så bordet ditt på { $venue }, { $date } kl. { $time }, er ikke bestilt. Du skylder ingenting.
deposit-not-taken = Jeg kan ikke ta imot depositumet akkurat nå, så jeg bestiller bordet ditt uten.
paid-in-vain = Jeg er lei for det: betalingen din har kommet, men bordet er ikke ledig lenger. Ingenting er bestilt.
deposit-returns = Depositumet på { $total } går tilbake til deg.
deposit-by-house = Du får tilbake depositumet på { $total }. Restauranten betaler det tilbake selv: de vet om det, og det kan ta noen dager.
deposit-stays = Depositumet på { $total } blir hos restauranten, som avtalt: det var for sent å avbestille gratis.
deposit-would-return = Et betalt depositum får du tilbake.
deposit-would-stay = Det er for sent å avbestille gratis: et betalt depositum blir hos restauranten, som avtalt.
checkout-closed = Fakturaen er ikke åpen lenger, og ingenting er betalt. Skriv til meg, så leter jeg etter et bord igjen.
checkout-failed = Jeg får ikke sjekket bordet ditt akkurat nå, og ingenting er betalt. Prøv igjen om et minutt.
ask-confirm = Skal jeg bestille det?
ask-confirm-briefly = { $venue }, { $scenario }, { $date } kl. { $time }, for { $partySize }: skal jeg bestille det?
ask-agree = Godtar du det, og skal jeg bestille?
terms-changed = Vilkårene for hva det kan koste, har endret seg i mellomtiden. Se gjerne over en gang til:
what-to-change = Hva vil du endre? Bare skriv: en annen tid, en annen dag, flere personer, et ønske.
what-to-note = Hva skal det stå i notatet? Bare skriv det, for eksempel: «endre notatet til: et bord ved vinduet».
terms-declined = Greit, da bestiller jeg det ikke. Passer en annen dag eller tid bedre? Bare skriv, eller velg her.
still-placing = Et øyeblikk, jeg ordner det.
placed =
    Bestilt! Et bord til { $partySize } på { $venue }, { $date } kl. { $time }, i navnet { $name }.
    Hvis noe endrer seg, er det bare å skrive til meg.
calendar-title = { $venue }: bord til { $partySize }
placed-reference = Referansen din, hvis du ringer restauranten: { $reference }.
placed-cancel-by = Hvis du ikke kan komme, si fra innen { $date } kl. { $time }: fram til da koster det ingenting.
placed-comment = Restauranten har fått beskjed: { $comment }
held-otherwise = Se nøye over dette, for det er ikke helt det vi ble enige om. I bestillingssystemet til restauranten står det nå: { $venue }, { $scenario }, { $date } kl. { $time }, for { $partySize }.
replacing = Nå avbestiller jeg bordet ditt på { $venue }, { $date } kl. { $time }, og sier fra når det er gjort.
replaced = Bordet ditt på { $venue }, { $date } kl. { $time }, er avbestilt.
replaced-stands = Jeg fikk ikke avbestilt bordet ditt på { $venue }, { $date } kl. { $time }: det står fortsatt, ved siden av det nye.
outcome-unknown = Bestillingssystemet til restauranten svarer ikke akkurat nå. Jeg prøver videre og gir beskjed så snart jeg vet; du trenger ikke gjøre det på nytt.
outcome-never-known = Jeg fikk dessverre ikke bekreftet om bestillingssystemet til restauranten tok imot dette.
booking-refused = Dessverre tok ikke bestillingssystemet til restauranten imot bestillingen. Ingenting er bestilt.
limit-reached = Du har allerede så mange bord som restauranten holder av til én gjest, så jeg har latt alt være som det var. Avbestill eller endre ett av dem først.
contact-venue = { $venue } når du på { $phone }.
address-of-venue = { $venue } ligger i { $address }.
email-of-venue = Du kan skrive til { $venue } på { $email }.
website-of-venue = Mer om { $venue } finner du på { $website }.
photos-of-venue = Slik ser { $venue } ut:
menu-at = Menyen til { $venue } finner du her: { $address }
photos-at =
    Bilder fra { $venue }:
    { $addresses }
open-on = { $venue } har åpent { $date }: { $hours }.
closed-on = { $venue } har stengt { $date }.
closed-then = Kl. { $time } har { $venue } stengt. Åpent { $date }: { $hours }.
closed-for-holiday = { $venue } har stengt { $date } ({ $holiday }).
closed-weekly =
    { $venue } har stengt { $weekday ->
        [1] på mandager
        [2] på tirsdager
        [3] på onsdager
        [4] på torsdager
        [5] på fredager
        [6] på lørdager
       *[7] på søndager
    }.
open-again = Åpent igjen { $date }: { $hours }.
hours-of-venue = Åpningstider på { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: stengt
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Jeg er maitred, bestillingsassistenten til { $house }: et program, ikke et menneske.
date-is = Det er { $date }.
rules-of-venue = På { $venue } gjelder:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] hvis du avbestiller for sent eller ikke kommer, koster det
       *[free] hvis du ikke kommer, koster det
    } { $each } { $per ->
        [guest] per person.
       *[party] for selskapet.
    }
deposit-of-scenario =
    • { $scenario }: et depositum på { $each } { $per ->
        [guest] per person
       *[party] for selskapet
    }, som betales her i chatten før bordet bestilles.
free-before =
    • Det er gratis å avbestille fram til { $hours ->
        [one] en time
       *[other] { $hours } timer
    } før besøket.
no-fee = • Det koster ingenting å avbestille. Bare si fra hvis du ikke kan komme.
nothing-ahead = • Når du bestiller, betaler du ingenting.
stay-for = På { $venue } er bordet deres i { $length }.
stay-until = På { $venue } er bordet deres i { $length }, til kl. { $time }.
stay-between = På { $venue } er bordet deres i { $shortest } til { $longest }, alt etter selskapet og menyen.

no-bookings = Jeg finner ingen kommende bestillinger i navnet ditt her.
booked-elsewhere = Hvis du bestilte i en annen chat, kan du sende meg referansen.
reference-elsewhere = Bestillingene under { $reference } hører ikke til denne chatten. Når dette bordet er i orden, send referansen en gang til, så ser jeg etter.
ask-proof = Bestillingene under { $reference } ble gjort i en annen chat. For å være sikker på at de er dine: hvilket telefonnummer står de på? Er det ikke noe, skriv navnet.
claimed = Takk, de er dine. Fra nå av finner du dem i denne chatten, under referansen din her.
claim-kept-away = Systemet til restauranten lar meg ikke ta hånd om alle bestillingene under { $reference } her. De jeg ikke kan overta, blir som de er, der de ble gjort; restauranten kan hjelpe.
claim-other = Jeg finner ingen kommende bestilling som hører til både { $reference } og det du skrev. Sjekk gjerne en gang til; restauranten kan også hjelpe.
claim-too-often = Det stemte ikke flere ganger, så jeg kan ikke se etter igjen før i morgen. Restauranten kan hjelpe med en gang.
taken-over = Bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }, følges nå opp i en annen chat, der referansen og telefonnummeret ble oppgitt. Var det ikke deg, ta kontakt med restauranten.
bookings-heading =
    { $count ->
        [one] Bestillingen din:
       *[other] Bestillingene dine:
    }
booking-line = { $number }. { $venue }: { $date } kl. { $time }, for { $partySize }
booking-item = • { $venue }: { $date } kl. { $time }, for { $partySize }
waiting-heading = Du står på ventelista:
waiting-line = { $number }. Ventelista på { $venue }: { $date } { waited-time }, for { $partySize }
waiting-item = • Ventelista på { $venue }: { $date } { waited-time }, for { $partySize }
not-waiting = Du står ikke på noen venteliste akkurat nå.
no-need-to-wait = Du trenger ikke vente: det bordet er ledig.
times-free = Du trenger ikke vente: det er ledige bord da.
no-waitlist = Det er dessverre ingen venteliste for det.
wait-next = Én ting om gangen: først dette bordet, så ventelista på { $venue } for { $date }.
will-write = Ja, jeg skriver til deg her så snart et bord blir ledig.
which-to-leave = Hvilken venteliste skal jeg ta deg av?
ask-leave = Skal jeg ta deg av ventelista på { $venue }, { $date } { waited-time } for { $partySize }?
left-line = Gjort: du står ikke lenger på ventelista på { $venue }, { $date } { waited-time }. Takk for at du sa fra.
which-to-cancel = Hvilken bestilling skal jeg avbestille?
which-to-change = Hvilken bestilling vil du endre?
ask-cancel = Skal jeg avbestille bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }?
cancelled = Avbestilt: { $venue }, { $date } kl. { $time }. Takk for at du sa fra.
kept = Greit, alt blir som det er.
booking-gone = Bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }, finnes ikke lenger i bestillingssystemet til restauranten.
booking-read-only = Den bestillingen kan ikke endres her lenger. Ta kontakt med { $venue } direkte.
ask-what-to-change = Hva skal jeg endre på bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }? Skriv en ny dag, en tid, hvor mange dere blir, eller et ønske.
ask-what-to-add = Hva skal jeg notere for bordet ditt på { $venue }, { $date } kl. { $time }? Bare skriv det.
ask-note = Hva skal jeg si til restauranten? Bare skriv det.
ask-more-note =
    Til restauranten så langt: { $comment }
    Hva skal jeg legge til? Eller skriv «ingenting», så tømmer jeg notatet.
ask-change =
    Skal jeg endre slik?
    • { $venue }, { $scenario }
    • Når: { $date } kl. { $time }
    • { $partySize ->
        [one] 1 person
       *[other] { $partySize } personer
    }
also-coming = • Jeg noterer også at dere kommer
ask-wish = Skal jeg legge det til på bestillingen din på { $venue }, { $date } kl. { $time }?
ask-wish-off = Skal jeg ta det bort fra bestillingen din på { $venue }, { $date } kl. { $time }?
wish-off = • Ikke lenger nødvendig: { $comment }
ask-holder = Skal jeg endre bordet ditt på { $venue }, { $date } kl. { $time }, til dette?
ask-new-holder = Hvilket navn eller telefonnummer skal bestillingen stå på?
changed = Endret: { $venue }, { $scenario }, { $date } kl. { $time }, for { $partySize }. Vi ses!
stands = Bestillingen din er som den var: { $venue }, { $date } kl. { $time }, for { $partySize }.
changed-partly = Det gikk bare delvis å endre. Bestillingen din er nå: { $venue }, { $date } kl. { $time }, for { $partySize }.

# Med e-post
mail-offered = Skriver du e-postadressen din her, sender jeg bekreftelsen dit også.
summary-mail = • E-post: { $email }, for bekreftelsen
mail-subject-placed = Bestilt: { $venue }, { $date } kl. { $time }
mail-subject-changed = Endret: { $venue }, { $date } kl. { $time }
mail-subject-cancelled = Avbestilt: { $venue }, { $date } kl. { $time }
mail-greeting = Hei { $name },
mail-placed = bordet ditt på { $venue } er bestilt:
mail-changed = bestillingen din på { $venue } er endret. Nå gjelder:
mail-cancelled = bestillingen din på { $venue } er avbestilt. Det gjaldt:
mail-was = Før var det { $date } kl. { $time }, for { $partySize }.
mail-was-scenario = Før: { $scenario }.
mail-free-until = Du kan avbestille gratis til { $date } kl. { $time }.
mail-in-chat = Vil du endre eller avbestille, skriv i chatten der du bestilte.
mail-on-page = Vil du endre eller avbestille, åpne chatten vår i nettleseren du bestilte med: { $url }
mail-why = Du får denne meldingen fordi adressen ble oppgitt ved en bestilling på { $venue }.

waitlist-for = Gjerne, ventelista for { $date }, { waited-time }: jeg skriver så snart et bord til { $partySize } blir ledig.
waitlist-joined = Du står på ventelista på { $venue } for { $date } { waited-time }, for { $partySize }. Jeg skriver så snart et bord blir ledig.
waitlist-place = { $place ->
        [1] Du står først i køen.
       *[other] Du er nummer { $place } i køen.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] mellom kl. { $from } og { $to }
        [from] fra kl. { $from }
        [to] fram til kl. { $to }
        [none] hele dagen
       *[about] rundt kl. { $time }
    }
widen-hint = Hadde en annen tid også passet? Si hvilken, for eksempel «mellom 18 og 21».
widen-which = Hvilken? Si for eksempel «mellom 18 og 21».
wait-over = Dessverre ble det ikke noe bord til { $partySize } ledig på { $venue }, { $date } { waited-time }. Den ventelista er stengt, men jeg finner gjerne en annen dag.
wait-removed = De ansatte på { $venue } har tatt deg av ventelista: { $date }, { waited-time }, for { $partySize }. Jeg leter gjerne etter et annet bord.
waitlist-refused = Dessverre er ventelista for den tiden stengt.
waitlist-limit-reached = Du venter allerede på så mange bord den dagen som én gjest kan. Gå av en av listene først.

table-freed = Gode nyheter: et bord til { $partySize } er blitt ledig på { $venue }, { $date } kl. { $time }. Jeg holder det av til deg. Vil du ha det?
table-freed-unheld = Gode nyheter: et bord til { $partySize } er blitt ledig på { $venue }, { $date } kl. { $time }. Jeg kan ikke holde det av til deg: førstemann får det. Vil du ha det?
table-freed-shared = Gode nyheter: et bord til { $partySize } er blitt ledig på { $venue }, { $date } kl. { $time }. Jeg har spurt flere i køen: den som sier ja først, får det. Vil du ha det?
offer-clock = ⏳ Til kl. { $until }: { $minutes ->
        [one] { $minutes } minutt igjen.
       *[other] { $minutes } minutter igjen.
    }
table-offer-declined = Greit, da går det til nestemann i køen.
table-offer-kept = Greit, det går til nestemann i køen, og du beholder plassen din. Jeg skriver når et annet blir ledig.
table-offer-lapsed = Jeg fikk ikke svar i tide, så bordet på { $venue }, { $date } kl. { $time }, for { $partySize } går til nestemann i køen. Du står fortsatt på ventelista.
table-offer-gone = Dessverre gikk bordet på { $venue }, { $date } kl. { $time }, for { $partySize }, nettopp til noen andre. Du står fortsatt på ventelista.

kept-heading = Dette lagrer jeg om deg:
summary-email = • E-post: { $email }
kept-needs = • Å tenke på: { $needs }
kept-language = • Språk: { $language }
kept-messages =
    • { $count ->
        [one] 1 melding fra samtalen vår
       *[other] { $count } meldinger fra samtalen vår
    }, eldre forsvinner etter en uke
kept-visits =
    • { $count ->
        [one] 1 tidligere bestilling
       *[other] { $count } tidligere bestillinger
    }
kept-agreement = • { $date } kl. { $time } godtok du: «{ $words }»
kept-for-next-time = Jeg husker opplysningene dine til neste gang, slik du ønsket.
kept-for-bookings = Jeg bruker opplysningene dine bare til bestillingene dine.
kept-elsewhere = Restaurantens eget bestillingssystem lagrer også bestillingene dine, med navn og nummer.
how-to-forget = Du får alt som en fil. Vil du at jeg skal slette det, send /forgetme.
what-is-kept = Jeg lagrer bestillingene dine, med navn, nummer og ønsker, og samtalen vår en stund.
how-to-see-kept = Med /mydata ser du alt jeg lagrer om deg, og /forgetme sletter det.
what-is-forgotten = Da sletter jeg navnet, nummeret og ønskene dine, samtalen vår og navnet ditt på tidligere besøk. Det kan ikke angres.
forget-leaves-line = Du blir også tatt av ventelista.
forget-not-elsewhere = Det restaurantens eget bestillingssystem lagrer om tidligere besøk, kan jeg ikke slette der; spør restauranten.
ask-forget = Skal jeg slette alt?
ask-forget-bookings =
    { $count ->
        [one] Og bestillingen din: skal jeg avbestille den også, eller beholde den til besøket og slette den etterpå?
       *[other] Og bestillingene dine: skal jeg avbestille dem også, eller beholde dem til besøkene og slette dem etterpå?
    }
forgotten = Gjort, alt om deg er slettet. Skriv når du vil, så begynner vi på nytt.
forgotten-but-bookings = Gjort. Bestillingene dine står, og det som trengs til dem, slettes etter besøket. Alt annet er slettet allerede.
ask-remember = Skal jeg huske dette til neste gang: { $details }? Ellers bruker jeg det bare til denne bestillingen.
will-remember = Gjerne. /mydata viser hva jeg lagrer, /forgetme sletter det.
wont-remember = Greit, jeg lagrer det ikke.

group-begin = { $name }, trykk nedenfor, så velger vi bordet i en privat chat. Når det er bestilt, leser alle det her.
group-go-on = { $name }, trykk nedenfor, så ordner vi det privat.
group-other = { $name } ordner allerede bordet til gruppa. Vil du ha et eget bord, trykk nedenfor.
group-times = { $name } velger akkurat nå et bord til { $partySize } på { $venue }, { $date }. Ledig kl. { $times }: si til { $name } hva som passer dere.
group-nameless = Du skriver i gruppas navn, så jeg vet ikke hvem bordet skal stå på. Skriv til meg som deg selv, eller privat: { $link }
group-table = Et bord til { $partySize } på { $venue }, { $date } kl. { $time }, bestilt av { $name }. Hvem kommer?
group-comers = Kommer ({ $count }): { $names }
group-cancelled = Bordet på { $venue }, { $date } kl. { $time }, er avbestilt.
group-forgotten = Dette bordet vises ikke her lenger.
group-you-come = Du er med!
group-you-do-not = Notert: uten deg.
group-only-organiser = Det kan bare { $name } gjøre.
group-over = Det går ikke an å svare for dette bordet lenger.
group-reads = Gruppa di ser det også, og alle kan si der om de kommer.
group-counted = { $count ->
    [one] Etter svarene i gruppa blir det nå et bord til én; ditt er til { $partySize }.
   *[other] Etter svarene i gruppa blir dere nå { $count }; bordet ditt er til { $partySize }.
    }

confirmation-prompt = Hei! Bordet ditt til { $partySize } på { $venue } er { $date } kl. { $time }. Kommer dere fortsatt?
confirmation-reminder = En vennlig påminnelse: bordet ditt til { $partySize } på { $venue } er { $date } kl. { $time }. Kommer dere fortsatt?
confirmation-yes = Så hyggelig. Vi ses { $date } kl. { $time }!
confirmation-no = Takk for at du sa fra. Bordet ditt { $date } kl. { $time } er avbestilt. Velkommen en annen gang!
ask-another-day = Skal vi finne en annen dag?
asks-again = Greit. Jeg spør igjen { $date } kl. { $time }.
asks-no-more = Greit. Jeg rekker ikke å spørre igjen før besøket, så si fra så snart du vet.
stays-confirmed = Bordet ditt til { $partySize }, { $date } kl. { $time }, er bekreftet som det var. Endringen går dessverre ikke.
thank-you = Takk for besøket på { $venue }! Fortell gjerne hvordan det var: { $link }
prompt-outdated = Den bestillingen er endret i mellomtiden.
cancelled-by-venue = { $venue } har dessverre måttet avbestille bordet ditt til { $partySize } { $date } kl. { $time }. Skriv til meg, så finner jeg en annen tid.
confirmed-by-venue = { $venue } har bekreftet bordet ditt til { $partySize } { $date } kl. { $time }.
cancelled-outside = Bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }, er avbestilt i bestillingssystemet til restauranten. Skriv til meg, så finner jeg en annen tid.
changed-outside = Bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }, er endret i bestillingssystemet til restauranten.
booking-now = Det er nå { $date } kl. { $time }, for { $partySize }, på { $venue }.
booking-now-cancelled = Bordet ditt til { $partySize } på { $venue }, { $date } kl. { $time }, er avbestilt i mellomtiden.
scenario-now = Nå: { $scenario }.

service-down = Jeg når ikke bestillingssystemet til restauranten akkurat nå.
not-understood = Nå er jeg ikke helt sikker på at jeg forsto deg.
not-understood-twice = Jeg er fortsatt ikke sikker på hva du mener. Prøv for eksempel: «bord til 2 på fredag kl. 20».
talk-begins =
    Nå skriver du med de ansatte på { $venue }. Alt du skriver, går til dem, og svaret kommer hit.
    Jeg holder meg stille så lenge. Skriv «tilbake» når du vil snakke med meg igjen.
talk-kept =
    Her kan du skrive til de ansatte på { $venue }. Akkurat nå er ingen der: det du skriver, lagres, den som ser innom neste gang, leser det, og svaret kommer hit.
    Jeg holder meg stille så lenge. Skriv «tilbake» når du vil snakke med meg igjen.
talk-out-of-hours = Akkurat nå er det kanskje ingen der, men det du skriver, lagres og blir besvart.
talk-resumes = Vær så god: det du skriver, går til de ansatte på { $venue }. Skriv «tilbake» når du vil snakke med meg igjen.
talk-passed-on = Takk, jeg har sendt det videre.
talk-text-only = Jeg kan dessverre bare sende tekst videre. Kan du skrive det med ord?
talk-unanswered = Ingen på { $venue } har rukket å svare ennå. Meldingen din ligger hos dem, og svaret kommer hit.
talk-ended = Det var de ansatte på { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    En melding fra de ansatte på { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Ja, selskapet deres er hjertelig velkommen. Resten avtaler vi med deg her.
request-declined = { $by } ({ $venue }): Vi kan dessverre ikke ta imot selskapet deres den dagen.
assistant-back = Jeg er tilbake og hjelper gjerne.
staff-told = Det er visst noe jeg ikke får med meg, så jeg har sagt fra til de ansatte. Du kan fortsette her så lenge.
staff-know = De ansatte har fått beskjed.
word-kept = Akkurat nå er ingen fra { $venue } der. Jeg har lagt igjen beskjed til de ansatte: den som ser innom neste gang, leser den og svarer her.
nobody-reads = Ingen fra restauranten leser her, så jeg får dessverre ikke tak i noen for deg.
late-no-booking = Takk for at du sier fra, ta det med ro på veien! Jeg finner ingen bestilling fra deg her { $date }, så si gjerne fra til restauranten også.
late-which = Hvilken bestilling er du forsinket til?
late-which-day = Jeg finner ingen bestilling fra deg her { $date }. Gjelder det en av disse, trykk på den, så noterer jeg det. Ellers kan du si fra til restauranten.
late-noted = Takk for at du sier fra, ta det med ro på veien! Det står nå på bestillingen din på { $venue } kl. { $time }.
late-not-noted = Jeg fikk ikke notert det på bestillingen din akkurat nå.
so-sorry = Det var virkelig leit å høre. Det bør de ansatte få vite.
hope-it-turns-up = Jeg håper det kommer til rette! Restauranten kan se etter det.
condolence = Det var trist å høre. Jeg kondolerer.
condolence-for-loss = Jeg kondolerer så mye. Vil du heller snakke med noen, er de der for deg.
get-well = Det var leit å høre. God bedring!
congratulations = Så hyggelig, gratulerer!
human-coming = Jeg har sagt til de ansatte på { $venue } at du vil snakke med noen.
stale-button = Den var fra en tidligere melding. Her er vi nå:
text-only = Jeg kan dessverre bare lese tekst.
voice-not-heard = Jeg kan dessverre ikke høre på talemeldinger. Kan du skrive det til meg?
picture-not-seen = Jeg kan dessverre ikke se bilder. Kan du si det med ord?
sticker-seen = 🙂
contact-not-own = Det der er nummeret til noen andre. Kan du skrive ditt til meg?
write-anew = Jeg ser dessverre ikke at en melding er endret i ettertid. Skriv det gjerne til meg en gang til.
message-too-long = Det var en lang melding! Kan du si det med en setning eller to?
too-many-messages = Det var mye på en gang! Gi meg et minutt, så fortsetter vi.
cannot-answer = Det vet jeg dessverre ikke, men restauranten kan sikkert svare.
rest-unknown = Resten vet jeg dessverre ikke, men restauranten kan sikkert svare.
unknown-of-venue = Det vet jeg ikke om { $venue }.
restaurant-decides = Om det lar seg gjøre, kan restauranten svare på.
take-your-time = Ta den tiden du trenger. Ingenting skjer før du sier ja.
no-hurry = Det haster ikke, si fra når du vet.
rough-number = Det haster ikke. Et omtrentlig tall holder, du kan endre det senere.
no-hurry-held = Ta den tiden du trenger: jeg holder av bordet til deg til { $time }. Ingenting bestilles før du sier ja.
why-all = Mer enn dette vet jeg dessverre ikke om det:
why-taken =
    { $partySize ->
        [one] Bordene til én er alle opptatt da.
       *[other] Bordene til { $partySize } er alle opptatt da.
    }
why-ask = Så jeg finner det rette bordet til deg.
why-name = Så restauranten vet hvem bordet er til.
why-phone = Bare så restauranten får tak i deg om dette bordet. Det går fint uten.
any-phone = Ja, alle numre du kan nås på, går bra.
phone-unknown = Jeg har ikke noe nummer til deg for dette bordet. Skriv det gjerne her, eller la det være.
writes-here = Ja, jeg skriver til deg her uansett. Nummeret er bare til restauranten, i tilfelle de må få tak i deg; du kan godt la det være.
needed-for-table = For et bord må jeg vite hvor mange dere er, dag og tid, og et navn. Telefonnummer bare hvis du vil.
needed-name = Bare et navn, og et telefonnummer hvis du vil.
needed-yes = Det er alt, bare ditt ja mangler.
needed-nothing = Ikke noe mer, alt er klart.
phone-noted = Jeg har notert { $phone }.
phone-with-code = Helst med landkode, for eksempel +47 22 12 34 56.
why-prompt = Så ingen bord står tomme: kan du ikke komme, får noen andre det.
sorry-for-this = Beklager at dette ikke går så bra.
ask-staff = Skriv «snakk med noen», så får de ansatte vite det.
not-passed-on = En forespørsel for så mange kan jeg dessverre ikke sende videre. Ta gjerne kontakt med restauranten selv.
snapshot-lost = Beklager, jeg mistet tråden i samtalen vår. Bestillingene dine er trygge. Vi begynner på nytt:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = I dag
choice-tomorrow = I morgen
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = { $scenario } i stedet
choice-other-day = En annen dag
choice-calendar = Kalender
choice-earlier-month = ‹ { $month }
choice-later-month = { $month } ›
choice-weekday = { $weekday }
choice-calendar-day =
    { $state ->
        [few] { $day }*
        [full] ×{ $day }
        [closed] ({ $day })
       *[free] { $day }
    }
choice-blank = ·
choice-waitlist = Venteliste for { $time }
choice-waitlist-range = { $bounds ->
        [both] Venteliste { $from }–{ $to }
        [from] Venteliste fra { $from }
        [to] Venteliste til { $to }
       *[none] Venteliste, når som helst
    }
choice-any-time = Når som helst den dagen
choice-confirm = Ja, bestill
choice-agree = Jeg godtar, bestill
choice-agree-change = Ja, jeg godtar
choice-agree-take = Jeg godtar, jeg tar det
choice-change = Endre noe
choice-drop = Nei, dropp det
choice-only-this-table = Bare dette bordet
choice-bookings-too = Bestillingene mine også
choice-send-request = Ja, send videre
choice-skip = Ikke noe nummer
choice-pass-on = Gi videre som ønske
choice-book = Bestill bord
choice-my-bookings = Mine bestillinger
choice-human = Snakk med noen
choice-back-to-assistant = Tilbake til assistenten
choice-write-to-staff = Skriv til de ansatte
choice-retry = Prøv igjen
choice-yes = Ja, takk
choice-another = Ett bord til
choice-second = Et bord i tillegg
choice-instead = I stedet for det
choice-cancel-booking = Avbestill
choice-change-booking = Endre
choice-other-holder = Annet navn eller nummer
choice-note = Notat til restauranten
choice-no-note = Tøm notatet
choice-cancel-number = Avbestill { $number }
choice-late-by = { $minutes } min forsinket
choice-leave-line = Ja, ta meg av
choice-leave-waitlist = Gå av ventelista
choice-leave-number = Gå av venteliste { $number }
choice-change-number = Endre { $number }
choice-keep = La det være
choice-forget = Ja, slett alt
choice-forget-cancel = Slett og avbestill
choice-forget-keep = Slett, behold bordet
choice-remember = Ja, husk det
choice-dont-remember = Nei, ikke lagre
choice-take-table = Ja, jeg tar det
choice-decline-table = Nei takk
choice-keep-place = Ikke dette, behold plassen
choice-coming = Ja, vi kommer
choice-not-coming = Nei, avbestill
choice-other-number = Ja, men vi blir et annet antall
choice-ask-later = Spør meg senere
choice-another-day = En annen dag
choice-share-contact = Del nummeret mitt
choice-group-begin = Velg bordet
choice-group-go-on = Fortsett
choice-group-own = Et eget bord
choice-group-come = Jeg er med
choice-group-do-not = Ikke jeg
choice-group-change = Endre eller avbestill
choice-resize = Endre til { $partySize }
choice-copy-reference = Kopier referansen

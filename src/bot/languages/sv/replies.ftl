# Vad maitred säger till gästerna. Kort, varmt, konkret; en fråga i taget.

welcome =
    Hej och välkommen till { $house }! Jag bokar bord.
    Skriv bara vad du vill ha, till exempel ”bord för 4 i morgon kl. 19, vid fönstret”.
welcome-at = Hej och välkommen till { $venue }!
books-scenario = Du bokar: { $scenario }.
help =
    Berätta med egna ord hur många ni blir, vilken dag och vilken tid. Jag letar upp lediga tider och du väljer.
    Du kan ändra dig när du vill: ”vi blir 5 i stället”, ”hellre fredag”, ”en timme senare”.
    /book startar en bokning, /bookings visar dina, /cancel avbokar en, /language byter språk.
help-person = Skriv ”prata med någon” så får personalen veta det.
anything-else = Vad kan jag hjälpa dig med?
you-are-welcome = Varsågod!
thanks-but-open = Så gärna! Det enda som saknas är ditt ja:
as-it-is = Bra, då som det står här:
no-wishes = Då så, inga särskilda önskemål.
goodbye = Hej då, och tack för ditt meddelande!
goodbye-open = Hej då! Inget är gjort ännu. Skriv när du vill fortsätta.
goodbye-held = Hej då! Jag håller bordet åt dig till { $time }. Det är inte bokat än: skriv när du vill fortsätta.
goodbye-until = Hej då, vi ses { $date } kl. { $time }!
goodbye-waiting = Hej då! Jag skriver så snart ett bord blir ledigt.
not-booked-yet = Det är inte bokat än: det räcker med ett tryck nedan eller ett ja.
not-booked-held = Det är inte bokat än: jag håller bordet åt dig till { $time }. Det räcker med ett tryck nedan eller ett ja.
not-changed-yet = Inget är ändrat än: det enda som saknas är ditt ja.
nothing-booked-yet = Inte än, inget är bokat hittills. Då fortsätter vi:
dropped-draft = Okej, då släpper vi det. Inget har bokats.
dropped-besides = Okej, då släpper vi det bordet. Det du redan har bokat står kvar.
dropped-one = Okej, då släpper vi det bordet.
which-cancelled = Ska jag bara släppa bordet vi väljer nu, eller avboka dina bokningar också? Inget är avbokat än.
started-over = Vi börjar om från början.

ask-language = Vilket språk vill du fortsätta på?
language-changed = Självklart, vi fortsätter på svenska.
language-not-spoken = Tyvärr talar jag inte { $language }. Jag kan svara på { $languages }.

ask-venue = Vilken restaurang vill du till?
ask-venue-by-name = Vi har { $count } restauranger: skriv namnet på den du menar.
ask-party-size = Hur många blir ni?
ask-smaller-party = Vill du ha ett mindre bord i stället? Säg för hur många.
ask-date =
    { $partySize ->
        [one] Ett bord för en person. Vilken dag?
       *[other] Ett bord för { $partySize }. Vilken dag?
    }
calendar = { $month } hos { $venue }, för { $partySize }. Vilken dag passar?
calendar-key = Ledigt: 5 · delvis fullt: 5* · fullt: ×5 · stängt: (5)
ask-name = Vilket namn ska bordet stå på?
ask-phone = Och ett telefonnummer, om restaurangen behöver nå dig?
name-not-read = Jag kunde inte läsa något namn i det. Skriv det till exempel så här: ”Jag heter Anna Berg”.
phone-not-read = Jag kunde inte läsa något telefonnummer i det. Helst med landskod, till exempel +46 8 123 456 78.
contact-served = Okej.
which-time = Vilken tid menar du?
which-date = Vilken dag menar du?
date-is-past = Tyvärr har { $date } redan passerat.
time-is-past = I dag är klockan redan över { $time }.
party-size-not-possible = Ett bord för { $partySize }? Jag frågar hellre en gång till.
larger-party = Jag räknar med { $partySize } personer för säkerhets skull.
party-too-large = { $venue } tar emot bokningar för upp till { $most } personer; { $partySize } är fler än jag kan boka.
too-far-ahead = Just nu tar { $venue } emot bokningar till och med { $date }.
largest-party = { $venue }: här kan jag boka bord för upp till { $most }.
larger-asked = Är ni fler? Säg hur många, så frågar jag restaurangen.
starts-from = { $venue }, { $date }: första bordet är kl. { $first }, det sista kl. { $last }.
scenario-told = ”{ $scenario }” hos { $venue }: { $text }
scenario-days = ”{ $scenario }” hos { $venue } går att boka de här dagarna:
counted-all = Bordet är för { $partySize }, alla inräknade. Stämmer det inte, skriv hur många ni blir totalt.
local-time = Alla tider är lokal tid för { $venue }; där är klockan nu { $time }.
scenario-bookable = Ja, ”{ $scenario }” går att boka här hos mig, på { $venue }.
may-adjust = Om något ändras är det bara att skriva till mig, även efter bokningen: jag ändrar antalet gäster eller tiden så länge det finns ett bord.
may-be-late = Om du blir sen är det bara att skriva till mig, till exempel ”20 minuter sen”: jag säger till restaurangen.
late-is-noted = Restaurangen vet att du blir sen: det står på din bokning.
held-for-late = Hos { $venue } går ett bord där ingen har kommit till andra { $length } efter starttiden.
held-as-house = Hur länge bordet hålls då bestämmer restaurangen.
ways-of-venue = Hos { $venue } kan du äta så här:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, för { $least } till { $most } personer
will-remind = Före ditt besök frågar jag dig här om du fortfarande kommer.
sure-by-booking = Med en bokning är bordet säkert ert. Om något är ledigt utan bokning vet restaurangen samma dag.
confirmed-by-mail = Jag bekräftar här i chatten. Med din e-postadress skickar jag bekräftelsen även per mejl.
confirmed-here = Jag bekräftar bord här i chatten, med en referens. Mejla kan jag inte.
wish-is-noted = Ja, det här är noterat för restaurangen: { $comment }
no-wish-noted = Inget önskemål är noterat ännu. Skriv det bara, så lägger jag till det.
one-at-a-time = Ett bord i taget: det här först. Det för { $partySize } { $date } kommer direkt efter.
one-of-several = Jag bokar ett bord i taget: det här är det första av { $count } bord för { $partySize }. Nästa kommer direkt efter.
one-then-other = Ett bord i taget: det här först. Det för { $partySize } kommer direkt efter.
second-not-free = Det andra bordet, för { $partySize }, är inte ledigt kl. { $time }; närmast är kl. { $nearest }. Passar en annan tid för båda, säg bara till.
second-full = För det andra bordet, för { $partySize }, finns inget ledigt { $date }. Passar en annan dag för båda, säg bara till.
second-table = Nu det andra bordet, för { $partySize } { $date }.
only-one-table = Då blir det bara ett bord, för { $partySize }.
request-offered = Men jag kan skicka det vidare till personalen som en förfrågan.
ask-request-name = Vilket namn får jag skicka med förfrågan?
request-summary =
    Det här skulle jag skicka vidare:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 person
       *[other] { $partySize } personer
    }
request-time = • Runt kl. { $time }
request-between = • Mellan kl. { $from } och { $to }
request-changes = • I stället för ditt bord för { $partySize }, { $date } kl. { $time }, som står kvar tills de svarar
ask-request = Ska jag skicka det vidare? Det är en förfrågan, ingen bokning än: personalen hör av sig till dig.
request-sent = Klart: personalen på { $venue } har din förfrågan och hör av sig. Inget är bokat förrän de har bekräftat.
request-kept = Jag har sparat din förfrågan till personalen på { $venue }. Just nu är ingen där: den som tittar in härnäst läser den och svarar här. Inget är bokat förrän de har bekräftat.
noted = Noterat, tack.
note-changed = Klart, jag har ändrat noteringen.
note-without-allergy = Noteringen är tom nu, och ”{ $comment }” är också borta: köket får inte veta det. Ska det få veta det är det bara att skriva det igen.
note-keeps-allergy = Klart. Jag har bara låtit ”{ $comment }” stå kvar, så att köket vet om det. Ska det också bort, skriv ”ta bort noteringen” en gång till.
noted-next = Noterat, till din nästa bokning.
noted-name = Noterat: { $name }.
noted-moment = Noterat: { $moment }.
noted-table = Noterat: { $moment }, för { $partySize }.
noted-party = Noterat: ett bord för { $partySize }.
last-time = Förra gången var det ett bord för { $partySize } hos { $venue }, { $scenario }, { $date } kl. { $time }.
no-last-time = Jag hittar ingen tidigare bokning från dig, så vi börjar om från början.
wish-too-long = Det är tyvärr mer än jag kan föra vidare: högst { $most } tecken för alla önskemål. Berätta gärna igen med färre ord.

slots-around = Det här är ledigt runt { $time } { $date } för { $partySize } hos { $venue }:
slots-of-day = De här tiderna är lediga { $date } för { $partySize } hos { $venue }. Vilken passar, eller när vill du komma?
slots-in-range = De här tiderna är lediga { $date } för { $partySize } hos { $venue }:
slots-near = { $time } är inte ledigt { $date } för { $partySize } hos { $venue }, men de här tiderna är det:
alternatives = Inget passar { $date } för { $partySize } hos { $venue }. Det närmaste jag kan erbjuda:
no-alternatives = Tyvärr har { $venue } inget bord för { $partySize } { $date }, och inte dagarna omkring heller.
too-early = { $time } går tyvärr inte { $date }: det första bordet jag kan erbjuda är kl. { $first }.
too-late = { $time } går tyvärr inte { $date }: det sista bordet jag kan erbjuda är kl. { $last }.
tables-between = Kl. { $time } börjar inget bord { $date }: det går till { $before } och igen från { $after }.
scenario-not-on = ”{ $scenario }” finns inte hos { $venue } { $date }.
scenario-too-far-ahead = ”{ $scenario }” hos { $venue } går just nu att boka till och med { $date }.
scenario-not-then = { $scenario } finns inte kl. { $time }.
scenario-only-then = { $scenario } finns { $date } bara { $hours }.
full-around = Tyvärr är { $venue } fullbokat för { $partySize } runt { $time } { $date }.
full-on = Tyvärr är { $venue } fullbokat för { $partySize } { $date }.
scenario-takes-up-to = ”{ $scenario }” är för högst { $most } personer.
scenario-takes-from = ”{ $scenario }” är från { $least } personer.
waitlist-open = Jag kan sätta dig på väntelistan för { $time } och skriver så snart ett bord blir ledigt.
offers-last = Bordet är ert i { $length }.
offers-last-of = { $scenario }: bordet är ert i { $length }.
only-time-left = { $time } är den enda lediga tiden { $date }.
nearest-offers = Det närmaste jag kan erbjuda:
none-around = Tyvärr finns det inget bord för { $partySize } dagarna omkring heller.
time-not-free = Tyvärr är det fullt kl. { $time }.
day-not-free = Tyvärr är det fullt { $date }.
day-time-not-free = Tyvärr är det fullt { $date } kl. { $time }.
slot-was-taken = Någon hann före: { $time } blev precis upptaget.
free-beside = Också ledigt { $date }: { $times }. Skriv bara vad som passar bättre.
free-some-beside = Också ledigt { $date }, bland annat: { $times }. Skriv bara vad som passar bättre.
nothing-beside = I övrigt ser jag inget ledigt { $date } just nu. Vill ni ändå ha en viss tid, skriv den så försöker jag.
days-beside = Andra dagar med ett bord för er:
day-beside = • { $date } kl. { $time }
no-days-beside = Dagarna runt omkring ser jag inget bord för { $partySize }. Skriv vilken dag ni vill ha, så tittar jag.
choose-offered = Vilken vill du ha?

same-evening = Du har redan ett bord för { $partySize } hos { $venue }, { $date } kl. { $time }.
ask-second = Ska det kl. { $time } vara ett andra bord, eller ersätta det?

held-for =
    Det är ledigt, och jag håller bordet i { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }:
slot-held =
    { $venue }, { $date } kl. { $time }, för { $partySize }: jag håller bordet i { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }.
slot-chosen = { $venue }, { $date } kl. { $time }, för { $partySize }.
hold-over = Jag hade hållit bordet åt dig, och den tiden har gått ut. Svara bara, så ser jag direkt om det fortfarande är ledigt.
hold-released = Jag har släppt bordet som jag höll åt dig.

summary =
    • { $venue }, { $scenario }
    • När: { $date } kl. { $time }
    • { $partySize ->
        [one] 1 person
       *[other] { $partySize } personer
    }
summary-name = • Namn: { $name }
summary-phone = • Telefon: { $phone }
summary-comment = • Till restaurangen: { $comment }
fee-later =
    • Du kan avboka gratis till { $date } kl. { $time }. Avbokar du senare eller inte kommer kostar det { $total }{ $per ->
        [guest] {" "}({ $each } per person).
       *[party] {" "}för sällskapet.
    }
fee-now =
    • Om du avbokar eller inte kommer kostar det { $total }{ $per ->
        [guest] {" "}({ $each } per person).
       *[party] {" "}för sällskapet.
    }
fee-no-show =
    • Om du inte kommer kostar det { $total }{ $per ->
        [guest] {" "}({ $each } per person).
       *[party] {" "}för sällskapet.
    }
replaces = • Det ersätter ditt bord hos { $venue }, { $date } kl. { $time }, som jag avbokar när det här är bokat.
changes-table = • Hittills: { $date } kl. { $time }, för { $partySize }
deposit-free = • Handpenning: { $total }, som betalas här i chatten innan bordet bokas. Avbokar du senast { $date }, { $time } får du tillbaka den, därefter inte.
deposit-back = • Handpenning: { $total }, som betalas här i chatten innan bordet bokas. Avbokar du får du tillbaka den.
deposit-final = • Handpenning: { $total }, som betalas här i chatten innan bordet bokas. Avbokar du får du inte tillbaka den.
pay-deposit = Betala handpenningen på { $total } med fakturan här i chatten. Jag håller bordet till kl. { $time }; det är bokat så snart du har betalat.
invoice-title = Handpenning för ditt bord
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = Handpenningen kom inte i tid, så ditt bord hos { $venue }, { $date } kl. { $time }, är inte bokat. Du är inte skyldig något.
deposit-not-taken = Handpenningen går inte att ta emot just nu, så jag bokar ditt bord utan den.
paid-in-vain = Jag är ledsen: din betalning har kommit, men bordet är inte längre ledigt. Inget är bokat.
deposit-returns = Din handpenning på { $total } går tillbaka till dig.
deposit-by-house = Du får tillbaka din handpenning på { $total }. Restaurangen betalar tillbaka den själv: de vet om det, och det kan ta några dagar.
deposit-stays = Handpenningen på { $total } stannar hos restaurangen, som avtalat: det var för sent att avboka gratis.
deposit-would-return = En betald handpenning får du tillbaka.
deposit-would-stay = Det är för sent att avboka gratis: en betald handpenning stannar hos restaurangen, som avtalat.
checkout-closed = Fakturan är inte öppen längre, och inget har betalats. Skriv till mig, så letar jag efter ett bord igen.
checkout-failed = Jag kan inte kontrollera ditt bord just nu, och inget har betalats. Försök igen om en minut.
ask-confirm = Ska jag boka det?
ask-confirm-briefly = { $venue }, { $scenario }, { $date } kl. { $time }, för { $partySize }: ska jag boka det?
ask-agree = Godkänner du det, och ska jag boka?
terms-changed = Vad det kan kosta har ändrats under tiden. Läs det gärna en gång till:
what-to-change = Vad vill du ändra? Skriv bara: en annan tid, en annan dag, fler personer, ett önskemål.
what-to-note = Vad ska det stå i noteringen? Skriv det bara, till exempel: ”ändra noteringen till: ett bord vid fönstret”.
terms-declined = Okej, då bokar jag inte det. Passar en annan dag eller tid bättre? Skriv bara, eller välj här.
still-placing = Ett ögonblick, jag ordnar det.
placed =
    Bokat! Ett bord för { $partySize } hos { $venue }, { $date } kl. { $time }, i namnet { $name }.
    Om något ändras är det bara att skriva till mig.
calendar-title = { $venue }: bord för { $partySize }
placed-reference = Din referens, om du ringer restaurangen: { $reference }.
placed-cancel-by = Om du inte kan komma, säg till senast { $date } kl. { $time }: fram till dess kostar det ingenting.
placed-comment = Framfört till restaurangen: { $comment }
held-otherwise = Titta noga, det här är inte riktigt vad vi kom överens om. I restaurangens bokningssystem står nu: { $venue }, { $scenario }, { $date } kl. { $time }, för { $partySize }.
replacing = Nu avbokar jag ditt bord hos { $venue }, { $date } kl. { $time }, och säger till när det är klart.
replaced = Ditt bord hos { $venue }, { $date } kl. { $time }, är avbokat.
replaced-stands = Jag kunde inte avboka ditt bord hos { $venue }, { $date } kl. { $time }: det står kvar, bredvid det nya.
outcome-unknown = Restaurangens bokningssystem svarar inte just nu. Jag fortsätter försöka och hör av mig så snart jag vet; du behöver inte göra om det.
outcome-never-known = Tyvärr har jag inte kunnat få reda på om restaurangens bokningssystem tog emot det här.
booking-refused = Tyvärr tog restaurangens bokningssystem inte emot bokningen. Inget har bokats.
limit-reached = Du har redan så många bord som restaurangen håller åt en gäst, så jag har låtit allt vara som det var. Avboka eller ändra ett av dem först.
contact-venue = { $venue } nås på { $phone }.
address-of-venue = { $venue } ligger på { $address }.
email-of-venue = Du kan skriva till { $venue } på { $email }.
website-of-venue = Mer om { $venue } finns på { $website }.
photos-of-venue = Så här ser { $venue } ut:
menu-at = Menyn hos { $venue } finns här: { $address }
photos-at =
    Bilder från { $venue }:
    { $addresses }
open-on = { $venue } har öppet { $date }: { $hours }.
closed-on = { $venue } har stängt { $date }.
closed-then = Klockan { $time } har { $venue } stängt. Öppet { $date }: { $hours }.
closed-for-holiday = { $venue } har stängt { $date } ({ $holiday }).
closed-weekly =
    { $venue } har stängt { $weekday ->
        [1] på måndagar
        [2] på tisdagar
        [3] på onsdagar
        [4] på torsdagar
        [5] på fredagar
        [6] på lördagar
       *[7] på söndagar
    }.
open-again = Öppet igen { $date }: { $hours }.
hours-of-venue = Öppettider för { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: stängt
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Jag är maitred, bokningsassistenten för { $house }: ett program, ingen människa.
date-is = Det är { $date }.
rules-of-venue = Hos { $venue } gäller:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] om du avbokar för sent eller inte kommer kostar det
       *[free] om du inte kommer kostar det
    } { $each } { $per ->
        [guest] per person.
       *[party] för sällskapet.
    }
deposit-of-scenario =
    • { $scenario }: en handpenning på { $each } { $per ->
        [guest] per person
       *[party] för sällskapet
    }, som betalas här i chatten innan bordet bokas.
free-before =
    • Det är gratis att avboka fram till { $hours ->
        [one] en timme
       *[other] { $hours } timmar
    } före besöket.
no-fee = • Att avboka kostar inget. Säg bara till om du inte kan komma.
nothing-ahead = • När du bokar betalar du ingenting.
stay-for = Hos { $venue } är bordet ert i { $length }.
stay-until = Hos { $venue } är bordet ert i { $length }, till kl. { $time }.
stay-between = Hos { $venue } är bordet ert i { $shortest } till { $longest }, beroende på sällskapet och menyn.

no-bookings = Jag hittar inga kommande bokningar för dig.
booked-elsewhere = Om den gjordes i en annan chatt, skicka mig referensen.
reference-elsewhere = Bokningarna under { $reference } hör inte till den här chatten. När det här bordet är klart, skicka referensen igen så tittar jag.
ask-proof = Bokningarna under { $reference } gjordes i en annan chatt. För att vara säker på att de är dina: vilket telefonnummer står de på? Om det inte finns något, skriv namnet.
claimed = Tack, de är dina. Från och med nu finns de i den här chatten, under din referens här.
claim-kept-away = Restaurangens system låter mig inte sköta alla bokningar under { $reference } här. De jag inte kan ta över är kvar som de är, där de gjordes; restaurangen kan hjälpa till.
claim-other = Jag hittar ingen kommande bokning som hör till både { $reference } och det du skrev. Kontrollera gärna; restaurangen kan också hjälpa till.
claim-too-often = Det stämde inte flera gånger, så jag kan inte titta igen förrän i morgon. Restaurangen kan hjälpa direkt.
taken-over = Ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }, sköts nu i en annan chatt, där dess referens och telefonnummer angavs. Var det inte du, hör av dig till restaurangen.
bookings-heading =
    { $count ->
        [one] Din bokning:
       *[other] Dina bokningar:
    }
booking-line = { $number }. { $venue }: { $date } kl. { $time }, för { $partySize }
booking-item = • { $venue }: { $date } kl. { $time }, för { $partySize }
waiting-heading = Du står på väntelistan:
waiting-line = { $number }. Väntelistan hos { $venue }: { $date } { waited-time }, för { $partySize }
waiting-item = • Väntelistan hos { $venue }: { $date } { waited-time }, för { $partySize }
not-waiting = Du står inte på någon väntelista just nu.
no-need-to-wait = Du behöver inte vänta: det bordet är ledigt.
times-free = Du behöver inte vänta: då finns det lediga bord.
no-waitlist = Det finns tyvärr ingen väntelista för det.
wait-next = En sak i taget: först det här bordet, sedan väntelistan på { $venue } för { $date }.
will-write = Ja, jag skriver till dig här så snart ett bord blir ledigt.
which-to-leave = Vilken väntelista ska jag ta bort dig från?
ask-leave = Ska jag ta bort dig från väntelistan hos { $venue }, { $date } { waited-time } för { $partySize }?
left-line = Klart: du står inte längre på väntelistan hos { $venue }, { $date } { waited-time }. Tack för att du sa till.
which-to-cancel = Vilken bokning ska jag avboka?
which-to-change = Vilken bokning vill du ändra?
ask-cancel = Ska jag avboka ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }?
cancelled = Avbokat: { $venue }, { $date } kl. { $time }. Tack för att du sa till.
kept = Okej, allt får vara som det är.
booking-gone = Ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }, finns inte längre i restaurangens bokningssystem.
booking-read-only = Den bokningen går inte längre att ändra här. Kontakta { $venue } direkt.
ask-what-to-change = Vad ska jag ändra med ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }? Skriv en ny dag, en tid, hur många ni blir eller ett önskemål.
ask-what-to-add = Vad ska jag notera för ditt bord hos { $venue }, { $date } kl. { $time }? Skriv det bara.
ask-note = Vad ska jag hälsa restaurangen? Skriv det bara.
ask-more-note =
    Till restaurangen hittills: { $comment }
    Vad ska jag lägga till? Eller skriv ”inget”, så tömmer jag noteringen.
ask-change =
    Ska jag ändra så här?
    • { $venue }, { $scenario }
    • När: { $date } kl. { $time }
    • { $partySize ->
        [one] 1 person
       *[other] { $partySize } personer
    }
also-coming = • Jag noterar att ni kommer
ask-wish = Ska jag lägga till det till ditt bord hos { $venue }, { $date } kl. { $time }?
ask-wish-off = Ska jag ta bort det från ditt bord hos { $venue }, { $date } kl. { $time }?
wish-off = • Behövs inte längre: { $comment }
ask-holder = Ska jag ändra ditt bord hos { $venue }, { $date } kl. { $time }, till detta?
ask-new-holder = Vilket namn eller telefonnummer ska bokningen ha?
changed = Ändrat: { $venue }, { $scenario }, { $date } kl. { $time }, för { $partySize }. Vi ses!
stands = Din bokning är som den var: { $venue }, { $date } kl. { $time }, för { $partySize }.
changed-partly = Det gick bara att ändra delvis. Din bokning är nu: { $venue }, { $date } kl. { $time }, för { $partySize }.

# Med e-post
mail-offered = Skriver du din e-postadress med, skickar jag bekräftelsen dit också.
summary-mail = • E-post: { $email }, för bekräftelsen
mail-subject-placed = Bokat: { $venue }, { $date } kl. { $time }
mail-subject-changed = Ändrat: { $venue }, { $date } kl. { $time }
mail-subject-cancelled = Avbokat: { $venue }, { $date } kl. { $time }
mail-greeting = Hej { $name },
mail-placed = ditt bord hos { $venue } är bokat:
mail-changed = din bokning hos { $venue } har ändrats. Nu gäller:
mail-cancelled = din bokning hos { $venue } är avbokad. Det gällde:
mail-was = Tidigare var det { $date } kl. { $time }, för { $partySize }.
mail-was-scenario = Tidigare: { $scenario }.
mail-free-until = Du kan avboka gratis till { $date } kl. { $time }.
mail-in-chat = Vill du ändra eller avboka, skriv i chatten där du bokade.
mail-on-page = Vill du ändra eller avboka, öppna vår chatt i den webbläsare du bokade med: { $url }
mail-why = Du får det här meddelandet för att adressen angavs vid en bokning hos { $venue }.

waitlist-for = Gärna, väntelistan för { $date }, { waited-time }: jag skriver så snart ett bord för { $partySize } blir ledigt.
waitlist-joined = Du står på väntelistan hos { $venue } för { $date } { waited-time }, för { $partySize }. Jag skriver så snart ett bord blir ledigt.
waitlist-place = { $place ->
        [1] Du står först i kön.
       *[other] Du står på plats { $place } i kön.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] mellan kl. { $from } och { $to }
        [from] från kl. { $from }
        [to] fram till kl. { $to }
        [none] hela dagen
       *[about] runt kl. { $time }
    }
widen-hint = Skulle en annan tid också passa? Säg vilken, till exempel ”mellan 18 och 21”.
widen-which = Vilken? Säg till exempel ”mellan 18 och 21”.
wait-over = Tyvärr blev inget bord för { $partySize } ledigt hos { $venue }, { $date } { waited-time }. Den väntelistan är stängd; jag letar gärna efter en annan dag.
wait-removed = Personalen på { $venue } har tagit bort dig från väntelistan: { $date }, { waited-time }, för { $partySize }. Jag letar gärna efter ett annat bord.
waitlist-refused = Tyvärr är väntelistan för den tiden stängd.
waitlist-limit-reached = Du väntar redan på så många bord den dagen som en gäst kan. Stryk dig från en av listorna först.

table-freed = Goda nyheter: ett bord för { $partySize } har blivit ledigt hos { $venue }, { $date } kl. { $time }. Jag håller det åt dig. Vill du ha det?
table-freed-unheld = Goda nyheter: ett bord för { $partySize } har blivit ledigt hos { $venue }, { $date } kl. { $time }. Jag kan inte hålla det åt dig: den som är snabbast får det. Vill du ha det?
table-freed-shared = Goda nyheter: ett bord för { $partySize } har blivit ledigt hos { $venue }, { $date } kl. { $time }. Jag har frågat fler i kön: den som först säger ja får det. Vill du ha det?
offer-clock = ⏳ Till kl. { $until }: { $minutes ->
        [one] { $minutes } minut kvar.
       *[other] { $minutes } minuter kvar.
    }
table-offer-declined = Okej, då går det till nästa i kön.
table-offer-kept = Okej, det går till nästa i kön, och du behåller din plats. Jag skriver när ett annat blir ledigt.
table-offer-lapsed = Jag fick inget svar i tid, så bordet hos { $venue }, { $date } kl. { $time }, för { $partySize } går till nästa i kön. Du står kvar på väntelistan.
table-offer-gone = Tyvärr, bordet hos { $venue }, { $date } kl. { $time }, för { $partySize } har just gått till någon annan. Du står kvar på väntelistan.

kept-heading = Det här sparar jag om dig:
summary-email = • E-post: { $email }
kept-needs = • Att tänka på: { $needs }
kept-language = • Språk: { $language }
kept-messages =
    • { $count ->
        [one] 1 meddelande ur vårt samtal
       *[other] { $count } meddelanden ur vårt samtal
    }, äldre försvinner efter en vecka
kept-visits =
    • { $count ->
        [one] 1 tidigare bokning
       *[other] { $count } tidigare bokningar
    }
kept-agreement = • { $date } kl. { $time } godkände du: ”{ $words }”
kept-for-next-time = Jag kommer ihåg dina uppgifter till nästa gång, som du ville.
kept-for-bookings = Jag använder dina uppgifter bara för dina bokningar.
kept-elsewhere = Restaurangens eget bokningssystem sparar också dina bokningar, med namn och nummer.
how-to-forget = Du får allt som en fil. Vill du att jag raderar det, skicka /forgetme.
what-is-kept = Jag sparar dina bokningar, med namn, nummer och önskemål, och vårt samtal en tid.
how-to-see-kept = Med /mydata ser du allt som jag sparar om dig, och /forgetme raderar det.
what-is-forgotten = Jag skulle radera ditt namn, nummer och dina önskemål, vårt samtal och ditt namn på tidigare besök. Det går inte att ångra.
forget-leaves-line = Du skulle också tas bort från väntelistan.
forget-not-elsewhere = Det som restaurangens eget bokningssystem sparar om tidigare besök kan jag inte radera där; fråga restaurangen.
ask-forget = Ska jag radera allt?
ask-forget-bookings =
    { $count ->
        [one] Och din bokning: ska jag avboka den också, eller behålla den till ditt besök och radera den sedan?
       *[other] Och dina bokningar: ska jag avboka dem också, eller behålla dem till dina besök och radera dem sedan?
    }
forgotten = Klart, allt om dig är raderat. Skriv när du vill, så börjar vi om från början.
forgotten-but-bookings = Klart. Dina bokningar står kvar, och det de behöver raderas efter ditt besök. Allt annat är redan raderat.
ask-remember = Ska jag komma ihåg det här till nästa gång: { $details }? Annars använder jag det bara för den här bokningen.
will-remember = Gärna. /mydata visar vad jag sparar, /forgetme raderar det.
wont-remember = Okej, jag sparar det inte.

group-begin = { $name }, tryck här nedanför så väljer vi bordet i en privat chatt. När det är bokat läser alla det här.
group-go-on = { $name }, tryck här nedanför så ordnar vi det privat.
group-other = { $name } ordnar redan gruppens bord. För ett eget bord, tryck här nedanför.
group-times = { $name } väljer just nu ett bord för { $partySize } hos { $venue }, { $date }. Ledigt kl. { $times }: säg till { $name } vad som passar er.
group-nameless = Du skriver i gruppens namn, så jag vet inte vems bord det skulle bli. Skriv till mig som dig själv, eller privat: { $link }
group-table = Ett bord för { $partySize } hos { $venue }, { $date } kl. { $time }, bokat av { $name }. Vilka kommer?
group-comers = Kommer ({ $count }): { $names }
group-cancelled = Bordet hos { $venue }, { $date } kl. { $time }, är avbokat.
group-forgotten = Det här bordet visas inte längre här.
group-you-come = Du är med!
group-you-do-not = Noterat: utan dig.
group-only-organiser = Det kan bara { $name } göra.
group-over = Det går inte längre att svara för det här bordet.
group-reads = Din grupp ser det också, och alla kan säga där om de kommer.
group-counted = { $count ->
    [one] Enligt svaren i din grupp blir det nu ett bord för en; ditt är för { $partySize }.
   *[other] Enligt svaren i din grupp blir ni nu { $count }; ditt bord är för { $partySize }.
    }

confirmation-prompt = Hej! Ditt bord för { $partySize } hos { $venue } är { $date } kl. { $time }. Kommer ni fortfarande?
confirmation-reminder = En vänlig påminnelse: ditt bord för { $partySize } hos { $venue } är { $date } kl. { $time }. Kommer ni fortfarande?
confirmation-yes = Vad roligt. Vi ses { $date } kl. { $time }!
confirmation-no = Tack för att du sa till. Ditt bord { $date } kl. { $time } är avbokat; välkommen en annan gång.
ask-another-day = Ska vi hitta en annan dag?
asks-again = Okej. Jag frågar igen { $date } kl. { $time }.
asks-no-more = Okej. Jag hinner inte fråga igen före ditt besök, så säg till så snart du vet.
stays-confirmed = Ditt bord för { $partySize }, { $date } kl. { $time }, är bekräftat som det var; ändringen går tyvärr inte.
thank-you = Tack för besöket hos { $venue }! Berätta gärna hur det var: { $link }
prompt-outdated = Den bokningen har ändrats under tiden.
cancelled-by-venue = { $venue } har tyvärr behövt avboka ditt bord för { $partySize } { $date } kl. { $time }. Skriv till mig så letar jag upp en annan tid.
confirmed-by-venue = { $venue } har bekräftat ditt bord för { $partySize } { $date } kl. { $time }.
cancelled-outside = Ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }, har avbokats i restaurangens bokningssystem. Skriv till mig så letar jag upp en annan tid.
changed-outside = Ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }, har ändrats i restaurangens bokningssystem.
booking-now = Det är nu { $date } kl. { $time }, för { $partySize }, hos { $venue }.
booking-now-cancelled = Ditt bord för { $partySize } hos { $venue }, { $date } kl. { $time }, har avbokats under tiden.
scenario-now = Nu: { $scenario }.

service-down = Jag når inte restaurangens bokningssystem just nu.
not-understood = Jag förstod nog inte riktigt.
not-understood-twice = Jag är fortfarande inte säker på vad du menar. Prova till exempel: ”bord för 2 på fredag kl. 20”.
talk-begins =
    Nu skriver du med personalen på { $venue }. Allt du skriver går till dem, och svaret kommer hit.
    Jag håller mig tyst så länge. Skriv ”tillbaka” när du vill prata med mig igen.
talk-kept =
    Här kan du skriva till personalen på { $venue }. Just nu är ingen där: det du skriver sparas, den som tittar in härnäst läser det, och svaret kommer hit.
    Jag håller mig tyst så länge. Skriv ”tillbaka” när du vill prata med mig igen.
talk-out-of-hours = Just nu är kanske ingen där, men det du skriver sparas och blir besvarat.
talk-resumes = Varsågod: det du skriver går till personalen på { $venue }. Skriv ”tillbaka” när du vill prata med mig igen.
talk-passed-on = Tack, jag har skickat det vidare.
talk-text-only = Jag kan tyvärr bara skicka text vidare. Kan du skriva det i ord?
talk-unanswered = Ingen på { $venue } har hunnit svara än. Ditt meddelande ligger kvar hos dem, och svaret kommer hit.
talk-ended = Det var personalen på { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    Ett meddelande från personalen på { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Ja, ert sällskap är varmt välkommet. Resten gör vi upp med dig här.
request-declined = { $by } ({ $venue }): Tyvärr kan vi inte ta emot ert sällskap den dagen.
assistant-back = Jag är tillbaka och hjälper gärna till.
staff-told = Jag verkar missa något, så jag har sagt till personalen. Under tiden kan du fortsätta här.
staff-know = Personalen vet om det.
word-kept = Just nu är ingen från { $venue } där. Jag har lämnat ett meddelande till personalen: den som tittar in härnäst läser det och svarar här.
nobody-reads = Ingen från restaurangen läser här, så jag kan inte hämta någon.
late-no-booking = Tack för att du säger till, ta det lugnt på vägen! Jag hittar ingen bokning på dig här { $date }, så säg gärna till restaurangen också.
late-which = Vilken bokning är du sen till?
late-which-day = Jag hittar ingen bokning på dig här { $date }. Gäller det någon av de här, tryck på den så antecknar jag det; säg annars till restaurangen.
late-noted = Tack för att du säger till, ta det lugnt på vägen! Det står nu på din bokning hos { $venue } kl. { $time }.
late-not-noted = Det gick inte att anteckna på din bokning just nu.
so-sorry = Jag är verkligen ledsen för det. Personalen bör få veta det.
hope-it-turns-up = Jag hoppas att det kommer till rätta! Restaurangen kan leta efter det.
condolence = Jag beklagar verkligen.
condolence-for-loss = Jag beklagar verkligen sorgen. Om du hellre vill prata med någon finns de där för dig.
get-well = Det var tråkigt att höra. Krya på sig!
congratulations = Så roligt, grattis!
human-coming = Jag har sagt till personalen på { $venue } att du vill prata med någon.
stale-button = Det var från ett tidigare meddelande. Här är vi nu:
text-only = Jag kan tyvärr bara läsa text.
voice-not-heard = Jag kan tyvärr inte lyssna på röstmeddelanden. Kan du skriva det till mig?
picture-not-seen = Jag kan tyvärr inte se bilder. Kan du säga det med ord?
sticker-seen = 🙂
contact-not-own = Det där är någon annans nummer. Kan du skriva ditt till mig?
write-anew = Tyvärr kan jag inte gå tillbaka till ett ändrat meddelande. Skriv det gärna till mig en gång till.
message-too-long = Det var ett långt meddelande! Berätta gärna i en mening eller två.
too-many-messages = Det var mycket på en gång! Ge mig en minut, så fortsätter vi sedan.
cannot-answer = Det vet jag tyvärr inte. Restaurangen kan säkert svara.
rest-unknown = Resten vet jag tyvärr inte. Restaurangen kan säkert svara.
unknown-of-venue = Om { $venue } vet jag det inte.
restaurant-decides = Om det går vet restaurangen.
take-your-time = Ta den tid du behöver. Inget händer förrän du säger ja.
no-hurry = Ingen brådska, säg till när du vet.
rough-number = Ingen brådska. En ungefärlig siffra räcker, du kan ändra den senare.
no-hurry-held = Ta den tid du behöver: jag håller bordet åt dig till { $time }. Inget bokas förrän du säger ja.
why-all = Mer än så här vet jag tyvärr inte:
why-taken =
    { $partySize ->
        [one] Borden för en person är alla upptagna då.
       *[other] Borden för { $partySize } är alla upptagna då.
    }
why-ask = Så att jag kan hitta rätt bord åt dig.
why-name = Så att restaurangen vet vems bordet är.
why-phone = Bara så att restaurangen kan nå dig om det här bordet. Det går bra utan.
any-phone = Ja, vilket nummer som helst där du nås går bra.
phone-unknown = Jag har inget nummer till dig för det här bordet. Skriv det en gång till, eller lämna det.
writes-here = Ja, jag skriver till dig här i alla fall. Numret är bara för restaurangen, om de behöver nå dig; det går bra att lämna det.
needed-for-table = För ett bord behöver jag veta hur många ni är, dag och tid, och ett namn. Telefonnummer bara om du vill.
needed-name = Bara ett namn, och ett telefonnummer om du vill.
needed-yes = Det är allt, bara ditt ja saknas.
needed-nothing = Inget mer, allt är klart.
phone-noted = Jag har antecknat { $phone }.
phone-with-code = Helst med landskod, till exempel +46 8 123 456 78.
why-prompt = Så att inget bord står tomt: om du inte kan komma får någon annan det.
sorry-for-this = Jag är ledsen att det inte går så bra.
ask-staff = Skriv ”prata med någon” så får personalen veta det.
not-passed-on = En förfrågan för så många kan jag inte lämna vidare; säg det gärna till restaurangen själv.
snapshot-lost = Förlåt, jag har tappat tråden i vårt samtal. Dina bokningar är säkra. Vi börjar om:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = I dag
choice-tomorrow = I morgon
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Hellre { $scenario }
choice-other-day = En annan dag
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
choice-waitlist = Väntelista för { $time }
choice-waitlist-range = { $bounds ->
        [both] Väntelista { $from }–{ $to }
        [from] Väntelista från { $from }
        [to] Väntelista till { $to }
       *[none] Väntelista, när som helst
    }
choice-any-time = När som helst den dagen
choice-confirm = Ja, boka
choice-agree = Jag godkänner, boka
choice-agree-change = Ja, jag godkänner
choice-agree-take = Jag godkänner, jag tar det
choice-change = Ändra något
choice-drop = Nej, strunta i det
choice-only-this-table = Bara det här bordet
choice-bookings-too = Mina bokningar också
choice-send-request = Ja, skicka vidare
choice-skip = Inget nummer
choice-pass-on = För vidare som önskemål
choice-book = Boka bord
choice-my-bookings = Mina bokningar
choice-human = Prata med någon
choice-back-to-assistant = Tillbaka till assistenten
choice-write-to-staff = Skriv till personalen
choice-retry = Försök igen
choice-yes = Ja, tack
choice-another = Ett bord till
choice-second = Ett andra bord
choice-instead = I stället för det
choice-cancel-booking = Avboka
choice-change-booking = Ändra
choice-other-holder = Annat namn eller nummer
choice-note = Notering till restaurangen
choice-no-note = Töm noteringen
choice-cancel-number = Avboka { $number }
choice-late-by = { $minutes } min sena
choice-leave-line = Ja, ta bort mig
choice-leave-waitlist = Lämna väntelistan
choice-leave-number = Lämna väntelista { $number }
choice-change-number = Ändra { $number }
choice-keep = Låt det vara
choice-forget = Ja, radera allt
choice-forget-cancel = Radera och avboka
choice-forget-keep = Radera, behåll bordet
choice-remember = Ja, kom ihåg det
choice-dont-remember = Nej, spara inte
choice-take-table = Ja, jag tar det
choice-decline-table = Nej, tack
choice-keep-place = Inte det här, behåll min plats
choice-coming = Ja, vi kommer
choice-not-coming = Nej, avboka
choice-other-number = Ja, men antalet ändras
choice-ask-later = Fråga mig senare
choice-another-day = En annan dag
choice-share-contact = Dela mitt nummer
choice-group-begin = Välj bordet
choice-group-go-on = Fortsätt
choice-group-own = Ett eget bord
choice-group-come = Jag är med
choice-group-do-not = Inte jag
choice-group-change = Ändra eller avboka
choice-resize = Ändra till { $partySize }
choice-copy-reference = Kopiera referensen

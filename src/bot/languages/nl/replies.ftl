# Wat maitred tegen gasten zegt. Kort, hartelijk, concreet; één vraag tegelijk.

welcome =
    Goedendag en welkom bij { $house }! Ik reserveer tafels.
    Schrijf gewoon wat u wenst, bijvoorbeeld ‘tafel voor 4 morgen om 19.00 uur, aan het raam’.
welcome-at = Goedendag en welkom bij { $venue }!
books-scenario = U reserveert: { $scenario }.
help =
    Vertel me in uw eigen woorden met hoeveel u komt, welke dag en hoe laat. Ik zoek de vrije tijden, u kiest er een.
    U kunt zich altijd bedenken: ‘toch met 5 personen’, ‘liever vrijdag’, ‘een uur later’.
    /book begint een reservering, /bookings toont de uwe, /cancel annuleert er een, /language wisselt van taal.
help-person = Schrijf ‘met een medewerker spreken’ en het team weet ervan.
anything-else = Wat kan ik voor u doen?
you-are-welcome = Graag gedaan!
thanks-but-open = Graag gedaan! Ik wacht alleen nog op uw ja:
as-it-is = Goed, dan zoals het hier staat:
no-wishes = Prima, geen bijzondere wensen.
goodbye = Tot ziens, en bedankt voor uw bericht!
goodbye-open = Tot ziens! Er is nog niets gebeurd. Schrijf gerust wanneer u verder wilt.
goodbye-held = Tot ziens! Ik houd de tafel tot { $time } voor u vast. Hij is nog niet gereserveerd: schrijf gerust wanneer u verder wilt.
goodbye-until = Tot ziens op { $date } om { $time }!
goodbye-waiting = Tot ziens! Ik schrijf u zodra er een tafel vrijkomt.
not-booked-yet = Hij is nog niet gereserveerd: een tik hieronder of een ja is genoeg.
not-booked-held = Hij is nog niet gereserveerd: ik houd de tafel tot { $time } voor u vast. Een tik hieronder of een ja is genoeg.
not-changed-yet = Er is nog niets gewijzigd: ik wacht alleen nog op uw ja.
nothing-booked-yet = Nog niet, er is nog niets gereserveerd. Laten we verdergaan:
dropped-draft = Goed, dan laten we het. Er is niets gereserveerd.
dropped-besides = Goed, die laten we. Wat u al gereserveerd hebt, blijft staan.
dropped-one = Goed, die laten we.
which-cancelled = Zal ik alleen de tafel laten vallen die we nu kiezen, of ook uw reserveringen annuleren? Er is nog niets geannuleerd.
started-over = We beginnen opnieuw.

ask-language = In welke taal wilt u verder?
language-changed = Natuurlijk, we gaan verder in het Nederlands.
language-not-spoken = Het spijt me, ik spreek geen { $language }. Ik kan u antwoorden in het { $languages }.

ask-venue = Welk restaurant mag het zijn?
ask-venue-by-name = We hebben { $count } restaurants: schrijf me de naam van het restaurant dat u bedoelt.
ask-party-size = Met hoeveel personen komt u?
ask-smaller-party = Mag het een kleinere tafel zijn? Laat me weten voor hoeveel personen.
ask-date =
    { $partySize ->
        [one] Een tafel voor één persoon. Welke dag?
       *[other] Een tafel voor { $partySize }. Welke dag?
    }
calendar = { $month } bij { $venue }, voor { $partySize }. Welke dag past u?
calendar-key = Vrij: 5 · deels vol: 5* · vol: ×5 · gesloten: (5)
ask-name = Op welke naam mag ik reserveren?
ask-phone = En een telefoonnummer, voor het geval het restaurant u moet bereiken?
name-not-read = Daar kon ik geen naam in lezen. Schrijf hem bijvoorbeeld zo: ‘Mijn naam is Anna de Vries’.
phone-not-read = Ik kon daarin geen telefoonnummer lezen. Liefst met landcode, bijvoorbeeld +31 20 123 4567.
contact-served = Goed.
which-time = Welke tijd bedoelt u?
which-date = Welke dag bedoelt u?
date-is-past = Helaas is { $date } al voorbij.
time-is-past = Voor vandaag is { $time } al voorbij.
party-size-not-possible = Een tafel voor { $partySize }? Ik vraag het liever nog eens.
larger-party = Ik reken voor de zekerheid op { $partySize } personen.
party-too-large = { $venue } neemt reserveringen aan tot { $most } personen; { $partySize } is meer dan ik kan reserveren.
too-far-ahead = { $venue } neemt voorlopig reserveringen aan tot en met { $date }.
largest-party = { $venue }: hier kan ik tafels tot { $most } personen reserveren.
larger-asked = Bent u met meer? Zeg met hoeveel, dan vraag ik het aan het restaurant.
starts-from = { $venue }, { $date }: de eerste tafel is om { $first }, de laatste om { $last }.
scenario-told = ‘{ $scenario }’ bij { $venue }: { $text }
scenario-days = ‘{ $scenario }’ bij { $venue } is er op deze dagen:
counted-all = De tafel is voor { $partySize }, iedereen meegeteld. Klopt dat niet, schrijf dan met hoeveel u in totaal bent.
local-time = Alle tijden zijn de plaatselijke tijd van { $venue }; daar is het nu { $time }.
scenario-bookable = Ja, ‘{ $scenario }’ kunt u bij mij reserveren, bij { $venue }.
may-adjust = Als er iets verandert, schrijf het me gerust, ook na het reserveren: ik pas het aantal personen of de tijd aan zolang er een tafel vrij is.
may-be-late = Als het later wordt, schrijf het me gerust, bijvoorbeeld ‘20 minuten later’: ik geef het door aan het restaurant.
late-is-noted = Het restaurant weet dat het later wordt: het staat bij uw reservering.
held-for-late = Bij { $venue } gaat een tafel waar nog niemand zit { $length } na het begin naar anderen.
held-as-house = Hoe lang de tafel dan wordt vastgehouden, beslist het restaurant.
ways-of-venue = Bij { $venue } kunt u zo eten:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, voor { $least } tot { $most } personen
will-remind = Vóór uw bezoek vraag ik u hier of u nog komt.
sure-by-booking = Met een reservering bent u zeker van uw tafel. Of er zonder een vrij is, weet het restaurant op de dag zelf.
confirmed-by-mail = Ik bevestig hier in de chat. Met uw e-mailadres stuur ik de bevestiging ook per mail.
confirmed-here = Ik bevestig tafels hier in de chat, met een referentie. E-mail kan ik niet sturen.
wish-is-noted = Ja, dit is voor het restaurant genoteerd: { $comment }
no-wish-noted = Er is nog geen wens genoteerd. Schrijf hem gerust, dan voeg ik hem toe.
one-at-a-time = Eén tafel tegelijk: eerst deze. Die voor { $partySize } op { $date } komt meteen daarna.
one-of-several = Ik reserveer één tafel tegelijk: dit is de eerste van { $count } tafels voor { $partySize }. De volgende komt meteen daarna.
one-then-other = Eén tafel tegelijk: eerst deze. Die voor { $partySize } komt meteen daarna.
second-not-free = De tweede tafel, voor { $partySize }, is om { $time } niet vrij; het dichtst erbij is { $nearest }. Past een andere tijd voor beide, laat het me weten.
second-full = Voor de tweede tafel, voor { $partySize }, is er op { $date } niets vrij. Past een andere dag voor beide, laat het me weten.
second-table = Nu de andere tafel, voor { $partySize } op { $date }.
only-one-table = Dan alleen die ene tafel, voor { $partySize }.
request-offered = Ik kan het wel als verzoek aan het team doorgeven.
ask-request-name = Op welke naam mag ik het verzoek doorgeven?
request-summary =
    Dit zou ik doorgeven:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 persoon
       *[other] { $partySize } personen
    }
request-time = • Rond { $time }
request-between = • Tussen { $from } en { $to }
request-changes = • In plaats van uw tafel voor { $partySize } op { $date } om { $time }, die blijft staan tot het antwoord
ask-request = Zal ik het doorgeven? Het is een verzoek en nog geen reservering: het team neemt contact met u op.
request-sent = Gedaan: het team van { $venue } heeft uw verzoek en neemt contact met u op. Er is pas iets gereserveerd als het bevestigt.
request-kept = Uw verzoek ligt klaar voor het team van { $venue }. Er is nu niemand: wie als eerste kijkt leest het, en antwoordt hier. Er is pas iets gereserveerd als het bevestigt.
noted = Genoteerd, dank u wel.
note-changed = Gedaan, ik heb de notitie aangepast.
note-without-allergy = De notitie is nu leeg, ook “{ $comment }” staat er niet meer in: de keuken weet het dan niet. Moet die het weten, schrijf het dan gewoon opnieuw.
note-keeps-allergy = Gedaan. Alleen “{ $comment }” heb ik laten staan, zodat de keuken het weet. Moet dat ook weg, schrijf dan nog een keer “verwijder de notitie”.
noted-next = Genoteerd, voor uw volgende reservering.
noted-name = Genoteerd: { $name }.
noted-moment = Genoteerd: { $moment }.
noted-table = Genoteerd: { $moment }, voor { $partySize }.
noted-party = Genoteerd: een tafel voor { $partySize }.
last-time = De vorige keer was het een tafel voor { $partySize } bij { $venue }, { $scenario }, op { $date } om { $time }.
no-last-time = Ik vind geen eerdere reservering van u, dus we beginnen opnieuw.
wish-too-long = Dat is helaas meer dan ik kan doorgeven: hoogstens { $most } tekens voor al uw wensen. Vertel het me alstublieft nog eens in minder woorden.

slots-around = Dit is rond { $time } vrij op { $date } voor { $partySize } bij { $venue }:
slots-of-day = Op { $date } zijn deze tijden vrij voor { $partySize } bij { $venue }. Welke wordt het, of hoe laat wilt u komen?
slots-in-range = Op { $date } is er voor { $partySize } plaats bij { $venue } om:
slots-near = { $time } is op { $date } niet vrij voor { $partySize } bij { $venue }, maar deze tijden wel:
alternatives = Op { $date } is er helaas niets passends voor { $partySize } bij { $venue }. Het dichtst in de buurt komt:
no-alternatives = Het spijt me, { $venue } heeft op { $date } en de dagen eromheen geen tafel voor { $partySize }.
too-early = { $time } lukt op { $date } helaas niet: de eerste tafel die ik kan aanbieden is om { $first }.
too-late = { $time } lukt op { $date } helaas niet: de laatste tafel die ik kan aanbieden is om { $last }.
tables-between = Om { $time } begint op { $date } geen tafel: wel tot { $before } en weer vanaf { $after }.
scenario-not-on = Op { $date } is er bij { $venue } geen ‘{ $scenario }’.
scenario-too-far-ahead = ‘{ $scenario }’ bij { $venue } is voorlopig te reserveren tot en met { $date }.
scenario-not-then = Om { $time } is er geen { $scenario }.
scenario-only-then = { $scenario } is er op { $date } alleen { $hours }.
full-around = Het spijt me, { $venue } is op { $date } rond { $time } volgeboekt voor { $partySize }.
full-on = Het spijt me, { $venue } is op { $date } volgeboekt voor { $partySize }.
scenario-takes-up-to = ‘{ $scenario }’ is voor hoogstens { $most } personen.
scenario-takes-from = ‘{ $scenario }’ is vanaf { $least } personen.
waitlist-open = Ik kan u voor { $time } op de wachtlijst zetten en schrijf u zodra er een tafel vrijkomt.
offers-last = De tafel is { $length } van u.
offers-last-of = { $scenario }: de tafel is { $length } van u.
only-time-left = { $time } is de enige tijd die nog vrij is op { $date }.
nearest-offers = Het dichtst in de buurt komt:
none-around = Het spijt me, ook op de dagen eromheen is er geen tafel voor { $partySize }.
time-not-free = Om { $time } is helaas niets meer vrij.
day-not-free = Op { $date } is helaas niets meer vrij.
day-time-not-free = Op { $date } om { $time } is helaas niets meer vrij.
slot-was-taken = Iemand was sneller: { $time } is net bezet.
free-beside = Op { $date } is ook vrij: { $times }. Schrijf gewoon wat u liever heeft.
free-some-beside = Op { $date } is onder meer ook vrij: { $times }. Schrijf gewoon wat u liever heeft.
nothing-beside = Verder zie ik op { $date } op dit moment niets vrij. Wilt u toch een bepaalde tijd, schrijf die dan en ik probeer het.
days-beside = Andere dagen met een tafel voor u:
day-beside = • { $date } om { $time }
no-days-beside = Op de dagen eromheen zie ik geen tafel voor { $partySize }. Schrijf welke dag u zou willen, dan kijk ik.
choose-offered = Welke wordt het?

same-evening = U hebt al een tafel voor { $partySize } bij { $venue } op { $date } om { $time }.
ask-second = Is de tafel om { $time } een tweede tafel, of komt die in plaats van deze?

held-for =
    Dat is vrij, en ik houd de tafel { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } voor u vast:
slot-held =
    { $venue } op { $date } om { $time } voor { $partySize }: ik houd de tafel { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } voor u vast.
slot-chosen = { $venue } op { $date } om { $time } voor { $partySize }.
hold-over = Ik had de tafel voor u vastgehouden; die tijd is inmiddels om. Antwoord gerust, dan kijk ik meteen of ze nog vrij is.
hold-released = De tafel die ik voor u vasthield, heb ik weer vrijgegeven.

summary =
    • { $venue }, { $scenario }
    • Op { $date } om { $time }
    • { $partySize ->
        [one] 1 persoon
       *[other] { $partySize } personen
    }
summary-name = • Naam: { $name }
summary-phone = • Telefoon: { $phone }
summary-comment = • Voor het restaurant: { $comment }
fee-later =
    • Kosteloos annuleren kan tot { $date } om { $time }. Annuleert u later of komt u niet, dan kost het { $total }{ $per ->
        [guest] {" "}({ $each } per persoon).
       *[party] {" "}voor de tafel.
    }
fee-now =
    • Annuleert u of komt u niet, dan kost het { $total }{ $per ->
        [guest] {" "}({ $each } per persoon).
       *[party] {" "}voor de tafel.
    }
fee-no-show =
    • Komt u niet, dan kost het { $total }{ $per ->
        [guest] {" "}({ $each } per persoon).
       *[party] {" "}voor de tafel.
    }
replaces = • Hij vervangt uw tafel bij { $venue } op { $date } om { $time }; die annuleer ik zodra deze gereserveerd is.
changes-table = • Tot nu toe: { $date } om { $time }, voor { $partySize }
deposit-free = • Aanbetaling: { $total }, hier in de chat te betalen voordat de tafel gereserveerd is. Zegt u af vóór { $date }, { $time }, dan krijgt u die terug; daarna niet meer.
deposit-back = • Aanbetaling: { $total }, hier in de chat te betalen voordat de tafel gereserveerd is. Zegt u af, dan krijgt u die terug.
deposit-final = • Aanbetaling: { $total }, hier in de chat te betalen voordat de tafel gereserveerd is. Zegt u af, dan krijgt u die niet terug.
pay-deposit = Betaalt u alstublieft de aanbetaling van { $total } met de rekening in deze chat. Tot { $time } houd ik de tafel vrij; hij is gereserveerd zodra u betaald hebt.
invoice-title = Aanbetaling voor uw tafel
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = De aanbetaling kwam niet op tijd, dus uw tafel bij { $venue } op { $date } om { $time } is niet gereserveerd. U bent niets verschuldigd.
deposit-not-taken = De aanbetaling lukt nu even niet, dus ik reserveer uw tafel zonder.
paid-in-vain = Het spijt me: uw betaling is binnen, maar de tafel is niet meer vrij. Er is niets gereserveerd.
deposit-returns = U krijgt uw aanbetaling van { $total } terug.
deposit-by-house = U krijgt uw aanbetaling van { $total } terug. Het restaurant stort die zelf terug: het weet ervan, en het kan een paar dagen duren.
deposit-stays = De aanbetaling van { $total } blijft bij het restaurant, zoals afgesproken: de tijd om gratis af te zeggen was voorbij.
deposit-would-return = Een betaalde aanbetaling krijgt u terug.
deposit-would-stay = De tijd om gratis af te zeggen is voorbij: een betaalde aanbetaling blijft bij het restaurant, zoals afgesproken.
checkout-closed = Deze rekening staat niet meer open, en er is niets betaald. Schrijf me, dan zoek ik weer een tafel.
checkout-failed = Ik kan nu even niet naar uw tafel kijken, en er is niets betaald. Probeert u het over een minuut nog eens.
ask-confirm = Zal ik het zo reserveren?
ask-confirm-briefly = { $venue }, { $scenario }, { $date } om { $time } voor { $partySize }: zal ik het zo reserveren?
ask-agree = Gaat u akkoord, en zal ik het zo reserveren?
terms-changed = Wat het kan kosten is intussen veranderd. Leest u het nog een keer:
what-to-change = Wat wilt u wijzigen? Schrijf het gewoon: een andere tijd, een andere dag, meer personen, een wens.
what-to-note = Wat moet er in de notitie staan? Schrijf het gewoon, bijvoorbeeld: “verander de notitie in: een tafel bij het raam”.
terms-declined = Goed, dan reserveer ik dit niet. Komt een andere dag of tijd u beter uit? Schrijf het gerust, of kies hier.
still-placing = Een ogenblik, ik ben ermee bezig.
placed =
    Gereserveerd! Een tafel voor { $partySize } bij { $venue } op { $date } om { $time }, op naam van { $name }.
    Verandert er iets, schrijf me dan gewoon.
calendar-title = { $venue }: tafel voor { $partySize }
placed-reference = Uw referentie, mocht u het restaurant bellen: { $reference }.
placed-cancel-by = Kunt u toch niet komen, laat het me dan weten vóór { $date } om { $time }: tot dan kost het niets.
placed-comment = Aan het restaurant doorgegeven: { $comment }
held-otherwise = Kijkt u goed, dit is niet helemaal wat we hadden afgesproken. In het systeem van het restaurant staat nu: { $venue }, { $scenario }, { $date } om { $time }, voor { $partySize }.
replacing = Ik annuleer nu uw tafel bij { $venue } op { $date } om { $time } en laat het weten als dat gedaan is.
replaced = Uw tafel bij { $venue } op { $date } om { $time } is geannuleerd.
replaced-stands = Uw tafel bij { $venue } op { $date } om { $time } kon ik niet annuleren: die staat er nog, naast de nieuwe.
outcome-unknown = Het reserveringssysteem van het restaurant antwoordt op dit moment niet. Ik blijf het proberen en meld me zodra ik het weet; u hoeft het niet opnieuw te doen.
outcome-never-known = Het spijt me, ik heb niet kunnen achterhalen of het reserveringssysteem van het restaurant dit heeft aangenomen.
booking-refused = Het spijt me, het reserveringssysteem van het restaurant heeft deze reservering niet aangenomen. Er is niets gereserveerd.
limit-reached = U hebt al zo veel tafels als het restaurant voor één gast vrijhoudt, dus ik heb alles gelaten zoals het was. Annuleer of wijzig er eerst een.
contact-venue = { $venue } is bereikbaar op { $phone }.
address-of-venue = { $venue } vindt u hier: { $address }.
email-of-venue = U kunt { $venue } mailen op { $email }.
website-of-venue = Meer over { $venue } vindt u op { $website }.
photos-of-venue = Zo ziet { $venue } eruit:
menu-at = De menukaart van { $venue } vindt u hier: { $address }
photos-at =
    Foto’s van { $venue }:
    { $addresses }
open-on = { $venue } is op { $date } open: { $hours }.
closed-on = { $venue } is op { $date } gesloten.
closed-then = Om { $time } is { $venue } gesloten. Op { $date } is het open: { $hours }.
closed-for-holiday = { $venue } is op { $date } gesloten ({ $holiday }).
closed-weekly =
    { $venue } is op { $weekday ->
        [1] maandag
        [2] dinsdag
        [3] woensdag
        [4] donderdag
        [5] vrijdag
        [6] zaterdag
       *[7] zondag
    } gesloten.
open-again = Op { $date } weer open: { $hours }.
hours-of-venue = Openingstijden van { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: gesloten
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Ik ben maitred, de reserveringsassistent van { $house }: een programma, geen mens.
date-is = Dat is { $date }.
rules-of-venue = Bij { $venue } geldt:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] annuleert u te laat of komt u niet, dan kost het
       *[free] komt u niet, dan kost het
    } { $each } { $per ->
        [guest] per persoon.
       *[party] voor de tafel.
    }
deposit-of-scenario =
    • { $scenario }: een aanbetaling van { $each } { $per ->
        [guest] per persoon
       *[party] voor de tafel
    }, hier in de chat te betalen voordat de tafel gereserveerd is.
free-before =
    • Annuleren is gratis tot { $hours ->
        [one] een uur
       *[other] { $hours } uur
    } voor het bezoek.
no-fee = • Annuleren kost niets. Laat het me gewoon weten als u niet kunt komen.
nothing-ahead = • Bij het reserveren betaalt u niets.
stay-for = Bij { $venue } is de tafel { $length } van u.
stay-until = Bij { $venue } is de tafel { $length } van u, tot { $time }.
stay-between = Bij { $venue } is de tafel { $shortest } tot { $longest } van u, afhankelijk van uw gezelschap en het menu.

no-bookings = Ik vind geen komende reserveringen van u.
booked-elsewhere = Is er in een andere chat gereserveerd? Stuur me dan de referentie.
reference-elsewhere = De reserveringen onder { $reference } horen niet bij deze chat. Als deze tafel geregeld is, stuur me de referentie dan nog eens, dan kijk ik.
ask-proof = De reserveringen onder { $reference } zijn in een andere chat gemaakt. Om zeker te zijn dat ze van u zijn: op welk telefoonnummer staan ze? Als er geen is, schrijf dan de naam.
claimed = Dank u, ze zijn van u. U vindt ze vanaf nu in deze chat, onder uw referentie hier.
claim-kept-away = Het systeem van het restaurant laat me hier niet elke reservering onder { $reference } beheren. Wat ik niet kan overnemen, blijft zoals het is, waar het gemaakt is; het restaurant kan helpen.
claim-other = Ik vind geen komende reservering die bij { $reference } én bij wat u schreef hoort. Kijk het even na; het restaurant kan ook helpen.
claim-too-often = Dat klopte meerdere keren niet, dus ik kan pas morgen weer kijken. Het restaurant kan u meteen helpen.
taken-over = Uw tafel voor { $partySize } bij { $venue } op { $date } om { $time } wordt nu in een andere chat bijgehouden, waar de referentie en het telefoonnummer zijn gegeven. Was u dat niet, laat het dan het restaurant weten.
bookings-heading =
    { $count ->
        [one] Uw reservering:
       *[other] Uw reserveringen:
    }
booking-line = { $number }. { $venue }: { $date } om { $time }, voor { $partySize }
booking-item = • { $venue }: { $date } om { $time }, voor { $partySize }
waiting-heading = U staat op de wachtlijst:
waiting-line = { $number }. Wachtlijst van { $venue }: { $date } { waited-time }, voor { $partySize }
waiting-item = • Wachtlijst van { $venue }: { $date } { waited-time }, voor { $partySize }
not-waiting = U staat nu niet op een wachtlijst.
no-need-to-wait = Wachten is niet nodig: die tafel is vrij.
times-free = Wachten is niet nodig: er zijn dan tafels vrij.
no-waitlist = Daarvoor is er helaas geen wachtlijst.
wait-next = Een voor een: eerst deze tafel, dan de wachtlijst van { $venue } voor { $date }.
will-write = Ja, ik schrijf u hier zodra er een tafel vrijkomt.
which-to-leave = Van welke wachtlijst zal ik u halen?
ask-leave = Zal ik u van de wachtlijst van { $venue } halen, voor { $date } { waited-time } met { $partySize }?
left-line = Gedaan: u staat niet meer op de wachtlijst van { $venue } voor { $date } { waited-time }. Dank u voor het doorgeven.
which-to-cancel = Welke reservering zal ik annuleren?
which-to-change = Welke reservering wilt u wijzigen?
ask-cancel = Uw tafel voor { $partySize } bij { $venue } op { $date } om { $time } annuleren?
cancelled = Geannuleerd: { $venue }, { $date } om { $time }. Dank u voor het doorgeven.
kept = Goed, alles blijft zoals het is.
booking-gone = Uw tafel voor { $partySize } bij { $venue } op { $date } om { $time } staat niet meer in het reserveringssysteem van het restaurant.
booking-read-only = Die reservering kan hier niet meer worden gewijzigd. Neem rechtstreeks contact op met { $venue }.
ask-what-to-change = Wat zal ik wijzigen aan uw tafel voor { $partySize } bij { $venue } op { $date } om { $time }? Schrijf een nieuwe dag, een tijd, het aantal personen of een wens.
ask-what-to-add = Wat zal ik bij uw tafel bij { $venue } op { $date } om { $time } zetten? Schrijf het gerust.
ask-note = Wat zal ik het restaurant laten weten? Schrijf het gerust.
ask-more-note =
    Tot nu toe voor het restaurant: { $comment }
    Wat zal ik toevoegen? Of schrijf “niets”, dan wis ik de notitie.
ask-change =
    Zal ik het zo wijzigen?
    • { $venue }, { $scenario }
    • Op { $date } om { $time }
    • { $partySize ->
        [one] 1 persoon
       *[other] { $partySize } personen
    }
also-coming = • Ik noteer dat u komt
ask-wish = Zal ik dat bij uw tafel bij { $venue } op { $date } om { $time } zetten?
ask-wish-off = Zal ik dat bij uw tafel bij { $venue } op { $date } om { $time } weghalen?
wish-off = • Niet meer nodig: { $comment }
ask-holder = Zal ik uw tafel bij { $venue } op { $date } om { $time } zo aanpassen?
ask-new-holder = Op welke naam, of met welk telefoonnummer, zal ik de reservering zetten?
changed = Gewijzigd: { $venue }, { $scenario }, { $date } om { $time }, voor { $partySize }. Tot dan!
stands = Uw reservering blijft zoals die was: { $venue }, { $date } om { $time }, voor { $partySize }.
changed-partly = Dat kon maar ten dele worden gewijzigd. Uw reservering is nu: { $venue }, { $date } om { $time }, voor { $partySize }.

# Per e-mail
mail-offered = Met uw e-mailadres erbij stuur ik u de bevestiging ook per mail.
summary-mail = • E-mail: { $email }, voor de bevestiging
mail-subject-placed = Gereserveerd: { $venue }, { $date } om { $time }
mail-subject-changed = Gewijzigd: { $venue }, { $date } om { $time }
mail-subject-cancelled = Geannuleerd: { $venue }, { $date } om { $time }
mail-greeting = Beste { $name },
mail-placed = uw tafel bij { $venue } is gereserveerd:
mail-changed = uw reservering bij { $venue } is gewijzigd. Die is nu:
mail-cancelled = uw reservering bij { $venue } is geannuleerd. Die was:
mail-was = Eerst was het { $date } om { $time }, voor { $partySize }.
mail-was-scenario = Eerst: { $scenario }.
mail-free-until = Kosteloos annuleren kan tot { $date } om { $time }.
mail-in-chat = Om te wijzigen of te annuleren schrijft u gewoon in de chat waarin u hebt gereserveerd.
mail-on-page = Om te wijzigen of te annuleren opent u onze chat in de browser waarmee u hebt gereserveerd: { $url }
mail-why = U krijgt dit bericht omdat dit adres bij een reservering bij { $venue } is opgegeven.

waitlist-for = Graag, op de wachtlijst voor { $date }, { waited-time }: ik schrijf u zodra er een tafel voor { $partySize } vrijkomt.
waitlist-joined = U staat op de wachtlijst van { $venue } voor { $date } { waited-time }, voor { $partySize }. Ik schrijf u zodra er een tafel vrijkomt.
waitlist-place = { $place ->
        [1] U bent als eerste aan de beurt.
       *[other] U staat op plaats { $place }.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] tussen { $from } en { $to }
        [from] vanaf { $from }
        [to] tot { $to }
        [none] de hele dag
       *[about] rond { $time }
    }
widen-hint = Zou een andere tijd ook kunnen? Zeg me welke, bijvoorbeeld ‘tussen 18 en 21 uur’.
widen-which = Welke dan? Zeg bijvoorbeeld ‘tussen 18 en 21 uur’.
wait-over = Het spijt me: bij { $venue } is op { $date } { waited-time } geen tafel voor { $partySize } vrijgekomen. Die wachtlijst is nu gesloten; ik zoek graag een andere dag.
wait-removed = Het team van { $venue } heeft u van de wachtlijst gehaald: { $date }, { waited-time }, voor { $partySize }. Ik zoek graag een andere tafel.
waitlist-refused = Het spijt me, de wachtlijst voor die tijd is gesloten.
waitlist-limit-reached = U wacht die dag al op zo veel tafels als voor één gast kan. Haal u eerst van een van de lijsten.

table-freed = Goed nieuws: bij { $venue } is op { $date } om { $time } een tafel voor { $partySize } vrijgekomen. Ik houd hem voor u vast. Wilt u hem?
table-freed-unheld = Goed nieuws: bij { $venue } is op { $date } om { $time } een tafel voor { $partySize } vrijgekomen. Ik kan hem niet voor u vasthouden: wie het eerst komt, krijgt hem. Wilt u hem?
table-freed-shared = Goed nieuws: bij { $venue } is op { $date } om { $time } een tafel voor { $partySize } vrijgekomen. Ik heb het ook anderen op de lijst gevraagd: wie het eerst ja zegt, krijgt hem. Wilt u hem?
offer-clock = ⏳ Tot { $until }: { $minutes ->
        [one] nog { $minutes } minuut.
       *[other] nog { $minutes } minuten.
    }
table-offer-declined = Goed, dan gaat hij naar de volgende op de lijst.
table-offer-kept = Goed, hij gaat naar de volgende op de lijst, en u houdt uw plek. Ik schrijf u als er een andere vrijkomt.
table-offer-lapsed = Ik kreeg niet op tijd antwoord, dus de tafel bij { $venue } op { $date } om { $time } voor { $partySize } gaat naar de volgende op de lijst. U blijft op de wachtlijst staan.
table-offer-gone = Het spijt me, de tafel bij { $venue } op { $date } om { $time } voor { $partySize } is net naar iemand anders gegaan. U blijft op de wachtlijst staan.

kept-heading = Dit bewaar ik over u:
summary-email = • E-mail: { $email }
kept-needs = • Om rekening mee te houden: { $needs }
kept-language = • Taal: { $language }
kept-messages =
    • { $count ->
        [one] 1 bericht uit ons gesprek
       *[other] { $count } berichten uit ons gesprek
    }, oudere zijn na een week verdwenen
kept-visits =
    • { $count ->
        [one] 1 eerdere reservering
       *[other] { $count } eerdere reserveringen
    }
kept-agreement = • Op { $date } om { $time } ging u akkoord met: ‘{ $words }’
kept-for-next-time = Ik onthoud uw gegevens voor de volgende keer, zoals u wilde.
kept-for-bookings = Ik gebruik uw gegevens alleen voor uw reserveringen.
kept-elsewhere = Ook het reserveringssysteem van het restaurant bewaart uw reserveringen, met naam en nummer.
how-to-forget = U krijgt alles als bestand. Wilt u dat ik het wis, stuur dan /forgetme.
what-is-kept = Ik bewaar uw reserveringen, met naam, nummer en wensen, en een tijdje ons gesprek.
how-to-see-kept = Met /mydata ziet u alles wat ik over u bewaar, en /forgetme wist het.
what-is-forgotten = Ik zou uw naam, nummer en wensen wissen, ons gesprek, en uw naam bij eerdere bezoeken. Dat is niet terug te draaien.
forget-leaves-line = Ook van de wachtlijst zou ik u halen.
forget-not-elsewhere = Wat het eigen reserveringssysteem van het restaurant van eerdere bezoeken bewaart, kan ik daar niet wissen; vraag het aan het restaurant.
ask-forget = Zal ik alles wissen?
ask-forget-bookings =
    { $count ->
        [one] En uw reservering: zal ik die ook annuleren, of tot uw bezoek bewaren en dan wissen?
       *[other] En uw reserveringen: zal ik die ook annuleren, of tot uw bezoeken bewaren en dan wissen?
    }
forgotten = Klaar, alles over u is gewist. Schrijf me gerust weer; dan beginnen we gewoon opnieuw.
forgotten-but-bookings = Klaar. Uw reserveringen blijven staan, en wat daarvoor nodig is wis ik na uw bezoek. Al het andere is al gewist.
ask-remember = Zal ik dit voor de volgende keer onthouden: { $details }? Anders gebruik ik het alleen voor deze reservering.
will-remember = Graag. /mydata laat zien wat ik bewaar, /forgetme wist het.
wont-remember = Goed, ik bewaar het niet.

group-begin = { $name }, tik hieronder, dan kiezen we de tafel privé. Zodra die gereserveerd is, leest iedereen het hier.
group-go-on = { $name }, tik hieronder, dan regelen we het privé.
group-other = { $name } regelt de tafel van deze groep al. Voor een eigen tafel: tik hieronder.
group-times = { $name } kiest nu een tafel voor { $partySize } bij { $venue } op { $date }. Vrij om { $times }: laat { $name } weten wat u past.
group-nameless = U schrijft namens de groep, dus ik weet niet wiens tafel het zou zijn. Schrijf me onder uw eigen naam, of privé: { $link }
group-table = Een tafel voor { $partySize } bij { $venue }, { $date } om { $time }, gereserveerd door { $name }. Wie komt er?
group-comers = Komen ({ $count }): { $names }
group-cancelled = De tafel bij { $venue } op { $date } om { $time } is geannuleerd.
group-forgotten = Deze tafel wordt hier niet meer getoond.
group-you-come = U bent erbij!
group-you-do-not = Genoteerd: zonder u.
group-only-organiser = Dat kan alleen { $name }.
group-over = Voor deze tafel kunt u niet meer antwoorden.
group-reads = Uw groep ziet het ook, en iedereen kan daar zeggen of hij of zij komt.
group-counted = { $count ->
    [one] Volgens de antwoorden van uw groep is het nu een tafel voor één persoon; de uwe is voor { $partySize }.
   *[other] Volgens de antwoorden van uw groep bent u nu met { $count }; uw tafel is voor { $partySize }.
    }

confirmation-prompt = Goedendag! Uw tafel voor { $partySize } bij { $venue } is op { $date } om { $time }. Komt u nog?
confirmation-reminder = Even ter herinnering: uw tafel voor { $partySize } bij { $venue } is op { $date } om { $time }. Komt u nog?
confirmation-yes = Fijn. Tot { $date } om { $time }!
confirmation-no = Dank u voor het doorgeven. Uw tafel op { $date } om { $time } is geannuleerd; hopelijk tot een andere keer.
ask-another-day = Zullen we een andere dag zoeken?
asks-again = Goed. Ik vraag het u nog eens op { $date } om { $time }.
asks-no-more = Goed. Voor uw bezoek is er geen tijd meer om het nog eens te vragen; laat het me weten zodra u het weet.
stays-confirmed = Uw tafel voor { $partySize } op { $date } om { $time } is bevestigd zoals hij was; de wijziging lukt helaas niet.
thank-you = Dank u wel voor uw bezoek aan { $venue }! Vertel ons gerust hoe het was: { $link }
prompt-outdated = Die reservering is intussen gewijzigd.
cancelled-by-venue = { $venue } heeft uw tafel voor { $partySize } op { $date } om { $time } helaas moeten annuleren. Schrijf me, dan zoek ik een andere tijd.
confirmed-by-venue = { $venue } heeft uw tafel voor { $partySize } op { $date } om { $time } bevestigd.
cancelled-outside = Uw tafel voor { $partySize } bij { $venue } op { $date } om { $time } is geannuleerd in het reserveringssysteem van het restaurant. Schrijf me, dan zoek ik een andere tijd.
changed-outside = Uw tafel voor { $partySize } bij { $venue } op { $date } om { $time } is gewijzigd in het reserveringssysteem van het restaurant.
booking-now = De tafel is nu op { $date } om { $time }, voor { $partySize }, bij { $venue }.
booking-now-cancelled = Uw tafel voor { $partySize } bij { $venue } op { $date } om { $time } is intussen geannuleerd.
scenario-now = Nu: { $scenario }.

service-down = Ik kan het reserveringssysteem van het restaurant nu niet bereiken.
not-understood = Dat heb ik helaas niet helemaal begrepen.
not-understood-twice = Ik weet nog niet zeker wat u bedoelt. Probeer bijvoorbeeld: ‘tafel voor 2 vrijdag om 20.00 uur’.
talk-begins =
    U schrijft nu met het team van { $venue }. Alles wat u schrijft gaat naar hen, en hun antwoord komt hier.
    Ik houd me zolang stil. Schrijf ‘terug’ als u mij weer nodig hebt.
talk-kept =
    U kunt hier aan het team van { $venue } schrijven. Er is nu niemand: wat u schrijft blijft liggen, wie als eerste kijkt leest het, en het antwoord komt hier.
    Ik houd me zolang stil. Schrijf ‘terug’ als u mij weer nodig hebt.
talk-out-of-hours = Misschien is er nu niemand, maar uw bericht blijft liggen en wordt beantwoord.
talk-resumes = Ga uw gang: wat u schrijft gaat naar het team van { $venue }. Schrijf ‘terug’ als u mij weer nodig hebt.
talk-passed-on = Dank u, ik heb het doorgegeven.
talk-text-only = Ik kan helaas alleen tekst doorgeven. Wilt u het in woorden zeggen?
talk-unanswered = Bij { $venue } had nog niemand even tijd. Uw bericht ligt daar, en het antwoord komt hier.
talk-ended = Dat was het team van { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    Een bericht van het team van { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Ja, uw gezelschap is van harte welkom. De rest spreken we hier met u af.
request-declined = { $by } ({ $venue }): Helaas kunnen we uw gezelschap die dag niet ontvangen.
assistant-back = Ik ben er weer en help u graag.
staff-told = Er ontgaat me iets, dus ik heb het team ingelicht. Intussen kunt u hier verder.
staff-know = Het team weet ervan.
word-kept = Er is nu niemand van { $venue }. Ik heb een bericht voor het team neergelegd: wie als eerste kijkt leest het, en antwoordt hier.
nobody-reads = Hier leest niemand van het restaurant mee, dus ik kan geen medewerker roepen.
late-no-booking = Bedankt voor het laten weten, doe rustig aan! Ik vind hier geen reservering van u op { $date }; laat het alstublieft ook het restaurant weten.
late-which = Voor welke reservering bent u later?
late-which-day = Ik vind hier geen reservering van u op { $date }. Bedoelt u een van deze, tik hem dan aan en ik noteer het; laat het anders alstublieft het restaurant weten.
late-noted = Bedankt voor het laten weten, doe rustig aan! Het staat bij uw reservering bij { $venue } om { $time }.
late-not-noted = Ik kon dat nu niet bij uw reservering noteren.
so-sorry = Dat spijt me erg. Dat moet het team weten.
hope-it-turns-up = Ik hoop dat het terechtkomt! Het restaurant kan ernaar kijken.
condolence = Wat naar om te horen, dat spijt me zeer.
condolence-for-loss = Gecondoleerd, wat verdrietig. Spreekt u liever iemand, dan zijn ze er voor u.
get-well = Wat vervelend. Van harte beterschap!
congratulations = Wat leuk, van harte gefeliciteerd!
human-coming = Ik heb het team van { $venue } laten weten dat u een medewerker wilt spreken.
stale-button = Dat was van een eerder bericht. Hier zijn we nu:
text-only = Ik kan helaas alleen tekst lezen.
voice-not-heard = Spraakberichten kan ik helaas niet beluisteren. Wilt u het mij schrijven?
picture-not-seen = Afbeeldingen kan ik helaas niet bekijken. Wilt u het in woorden zeggen?
sticker-seen = 🙂
contact-not-own = Dat is het nummer van iemand anders. Wilt u mij het uwe schrijven?
write-anew = Sorry, op een gewijzigd bericht kan ik niet terugkomen. Schrijf het me alstublieft nog een keer.
message-too-long = Dat is een lang bericht! Vertel het me alstublieft in een of twee zinnen.
too-many-messages = Dat was veel tegelijk! Geef me een minuutje, dan gaan we verder.
cannot-answer = Dat weet ik helaas niet. Het restaurant kan het u vast vertellen.
rest-unknown = De rest weet ik helaas niet. Het restaurant kan het u vast vertellen.
unknown-of-venue = Van { $venue } weet ik het niet.
restaurant-decides = Of dat kan, weet het restaurant.
take-your-time = Neem gerust de tijd. Zonder uw ja gebeurt er niets.
no-hurry = Geen haast, laat het me weten zodra u het weet.
rough-number = Geen haast. Een ruwe schatting is genoeg, u kunt het later nog wijzigen.
no-hurry-held = Neem uw tijd: ik houd de tafel tot { $time } voor u vast. Er wordt niets gereserveerd tot u ja zegt.
why-all = Het spijt me, meer weet ik niet:
why-taken =
    { $partySize ->
        [one] De tafels voor één persoon zijn dan allemaal bezet.
       *[other] De tafels voor { $partySize } zijn dan allemaal bezet.
    }
why-ask = Zodat ik de juiste tafel voor u vind.
why-name = Zodat het restaurant weet van wie de tafel is.
why-phone = Alleen zodat het restaurant u over deze tafel kan bereiken. Het hoeft niet.
any-phone = Ja, elk nummer waarop u bereikbaar bent is goed.
phone-unknown = Voor deze tafel heb ik geen nummer van u. Schrijf het nog een keer, of laat het weg.
writes-here = Ja, ik schrijf u sowieso hier. Het nummer is alleen voor het restaurant, mocht het u moeten bereiken; u kunt het weglaten.
needed-for-table = Voor een tafel heb ik nodig met hoeveel u bent, de dag en de tijd, en een naam. Een telefoonnummer alleen als u wilt.
needed-name = Alleen nog een naam, en een telefoonnummer als u wilt.
needed-yes = Dat is alles, alleen uw ja nog.
needed-nothing = Verder niets, alles is geregeld.
phone-noted = Ik heb { $phone } genoteerd.
phone-with-code = Liefst met landcode, bijvoorbeeld +31 20 123 4567.
why-prompt = Zodat er geen tafel leeg blijft: kunt u niet komen, dan heeft iemand anders er plezier van.
sorry-for-this = Het spijt me dat het niet goed gaat.
ask-staff = Schrijf ‘met een medewerker spreken’ en ik laat het het team weten.
not-passed-on = Een aanvraag voor zo veel mensen kan ik niet doorgeven; zegt u het alstublieft zelf tegen het restaurant.
snapshot-lost = Het spijt me, ik ben de draad van ons gesprek kwijt. Uw reserveringen zijn veilig. Laten we opnieuw beginnen:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Vandaag
choice-tomorrow = Morgen
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Liever { $scenario }
choice-other-day = Een andere dag
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
choice-waitlist = Wachtlijst voor { $time }
choice-waitlist-range = { $bounds ->
        [both] Wachtlijst { $from }–{ $to }
        [from] Wachtlijst vanaf { $from }
        [to] Wachtlijst tot { $to }
       *[none] Wachtlijst, elke tijd
    }
choice-any-time = Elke tijd op die dag
choice-confirm = Ja, reserveer maar
choice-agree = Akkoord, reserveer maar
choice-agree-change = Ja, akkoord
choice-agree-take = Akkoord, ik neem hem
choice-change = Iets wijzigen
choice-drop = Nee, toch niet
choice-only-this-table = Alleen deze tafel
choice-bookings-too = Ook mijn reserveringen
choice-send-request = Ja, geef door
choice-skip = Geen nummer
choice-pass-on = Doorgeven als wens
choice-book = Een tafel reserveren
choice-my-bookings = Mijn reserveringen
choice-human = Met een medewerker spreken
choice-back-to-assistant = Terug naar de assistent
choice-write-to-staff = Het team schrijven
choice-retry = Opnieuw proberen
choice-yes = Ja, graag
choice-another = Nog een tafel
choice-second = Een tweede tafel
choice-instead = In plaats daarvan
choice-cancel-booking = Reservering annuleren
choice-change-booking = Wijzigen
choice-other-holder = Andere naam of nummer
choice-note = Notitie aan het restaurant
choice-no-note = Notitie wissen
choice-cancel-number = { $number } annuleren
choice-late-by = { $minutes } min later
choice-leave-line = Ja, haal me eraf
choice-leave-waitlist = Wachtlijst verlaten
choice-leave-number = Wachtlijst { $number } verlaten
choice-change-number = { $number } wijzigen
choice-keep = Zo laten
choice-forget = Ja, alles wissen
choice-forget-cancel = Wissen en annuleren
choice-forget-keep = Wissen, tafel houden
choice-remember = Ja, onthoud het
choice-dont-remember = Nee, niet bewaren
choice-take-table = Ja, ik neem hem
choice-decline-table = Nee, bedankt
choice-keep-place = Deze niet, houd mijn plek
choice-coming = Ja, we komen
choice-not-coming = Nee, annuleer maar
choice-other-number = Ja, maar het aantal verandert
choice-ask-later = Vraag het later
choice-another-day = Een andere dag
choice-share-contact = Mijn nummer delen
choice-group-begin = Tafel kiezen
choice-group-go-on = Verder
choice-group-own = Een eigen tafel
choice-group-come = Ik kom
choice-group-do-not = Ik niet
choice-group-change = Wijzigen of annuleren
choice-resize = Naar { $partySize } wijzigen
choice-copy-reference = Referentie kopiëren

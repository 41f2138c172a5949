# Was maitred den Gästen sagt. Kurz, herzlich, konkret; eine Frage auf einmal.

welcome =
    Guten Tag und willkommen bei { $house }! Ich reserviere Tische.
    Schreiben Sie einfach, was Sie möchten, zum Beispiel „Tisch für 4 morgen um 19 Uhr, am Fenster“.
welcome-at = Guten Tag und willkommen bei { $venue }!
books-scenario = Sie reservieren: { $scenario }.
help =
    Sagen Sie mir mit Ihren Worten, wie viele Sie sind, den Tag und die Uhrzeit. Ich suche freie Zeiten, Sie wählen eine aus.
    Sie können es sich jederzeit anders überlegen: „doch zu fünft“, „lieber Freitag“, „eine Stunde später“.
    /book beginnt eine Reservierung, /bookings zeigt Ihre, /cancel storniert eine, /language wechselt die Sprache.
help-person = Schreiben Sie „mit einem Menschen sprechen“, und das Team weiß Bescheid.
anything-else = Was kann ich für Sie tun?
you-are-welcome = Sehr gern!
thanks-but-open = Sehr gern! Mir fehlt nur noch Ihr Ja:
as-it-is = Gut, dann so, wie es hier steht:
no-wishes = Alles klar, keine besonderen Wünsche.
goodbye = Auf Wiedersehen, und danke für Ihre Nachricht!
goodbye-open = Auf Wiedersehen! Noch ist nichts geschehen. Schreiben Sie einfach, wenn es weitergehen soll.
goodbye-held = Auf Wiedersehen! Ich halte den Tisch bis { $time } für Sie frei. Reserviert ist er noch nicht: Schreiben Sie einfach, wenn es weitergehen soll.
goodbye-until = Auf Wiedersehen, bis { $date } um { $time }!
goodbye-waiting = Auf Wiedersehen! Ich schreibe Ihnen, sobald ein Tisch frei wird.
not-booked-yet = Noch ist er nicht reserviert: Ein Tipp unten oder ein Ja genügt.
not-booked-held = Noch ist er nicht reserviert: Ich halte den Tisch bis { $time } für Sie frei. Ein Tipp unten oder ein Ja genügt.
not-changed-yet = Geändert ist noch nichts: Dazu fehlt nur noch Ihr Ja.
nothing-booked-yet = Noch nicht, bisher ist nichts reserviert. Machen wir weiter:
dropped-draft = Gut, dann lassen wir das. Es wurde nichts reserviert.
dropped-besides = Gut, den Tisch lassen wir. Was Sie schon reserviert haben, bleibt.
dropped-one = Gut, den Tisch lassen wir.
which-cancelled = Soll ich nur den Tisch lassen, den wir gerade aussuchen, oder auch Ihre Reservierungen stornieren? Noch ist nichts storniert.
started-over = Also noch einmal von vorn.

ask-language = In welcher Sprache möchten Sie weitermachen?
language-changed = Gern, dann auf Deutsch.
language-not-spoken = Leider spreche ich kein { $language }. Ich antworte Ihnen gern auf { $languages }.

ask-venue = Welches Restaurant darf es sein?
ask-venue-by-name = Wir haben { $count } Restaurants: Schreiben Sie mir bitte den Namen des gewünschten.
ask-party-size = Für wie viele Personen?
ask-smaller-party = Darf es ein kleinerer Tisch sein? Schreiben Sie mir, für wie viele.
ask-date =
    { $partySize ->
        [one] Ein Tisch für eine Person. An welchem Tag?
       *[other] Ein Tisch für { $partySize }. An welchem Tag?
    }
calendar = { $month } bei { $venue }, für { $partySize }. Welcher Tag passt Ihnen?
calendar-key = Frei: 5 · zum Teil ausgebucht: 5* · ausgebucht: ×5 · geschlossen: (5)
ask-name = Auf welchen Namen darf ich reservieren?
ask-phone = Und eine Telefonnummer, falls das Restaurant Sie erreichen muss?
name-not-read = Daraus konnte ich keinen Namen lesen. Schreiben Sie ihn zum Beispiel so: „Ich heiße Anna Berg“.
phone-not-read = Darin konnte ich keine Telefonnummer lesen. Am besten mit Landesvorwahl, zum Beispiel +49 30 901820.
contact-served = In Ordnung.
which-time = Welche Uhrzeit meinen Sie?
which-date = Welchen Tag meinen Sie?
date-is-past = { $date } liegt schon hinter uns.
time-is-past = { $time } ist heute schon vorbei.
party-size-not-possible = Ein Tisch für { $partySize }? Ich frage lieber noch einmal.
larger-party = Ich rechne sicherheitshalber mit { $partySize } Personen.
party-too-large = { $venue } nimmt Reservierungen für bis zu { $most } Personen an; { $partySize } sind mehr, als ich reservieren kann.
too-far-ahead = { $venue } nimmt zurzeit Reservierungen bis { $date } an.
largest-party = { $venue }: Hier kann ich Tische für bis zu { $most } reservieren.
larger-asked = Sind Sie mehr? Sagen Sie mir, wie viele, und ich frage das Restaurant.
starts-from = { $venue }, { $date }: der erste Tisch ist um { $first }, der letzte um { $last }.
scenario-told = „{ $scenario }“ bei { $venue }: { $text }
scenario-days = „{ $scenario }“ bei { $venue } gibt es an diesen Tagen:
counted-all = Der Tisch ist für { $partySize }, alle mitgezählt. Falls das nicht stimmt, schreiben Sie, wie viele Sie insgesamt sind.
local-time = Alle Uhrzeiten sind die Ortszeit von { $venue }; dort ist es jetzt { $time }.
scenario-bookable = Ja, „{ $scenario }“ können Sie bei mir buchen, bei { $venue }.
may-adjust = Wenn sich etwas ändert, schreiben Sie mir einfach, auch nach der Reservierung: Ich ändere die Personenzahl oder die Uhrzeit, solange ein Tisch dafür frei ist.
may-be-late = Falls es später wird, schreiben Sie mir einfach, zum Beispiel „20 Minuten später“: Ich gebe es ans Restaurant weiter.
late-is-noted = Das Restaurant weiß, dass Sie später kommen: Es steht bei Ihrer Reservierung.
held-for-late = Bei { $venue } wird ein Tisch, an dem noch niemand sitzt, { $length } nach Beginn weitergegeben.
held-as-house = Wie lange der Tisch dann gehalten wird, entscheidet das Restaurant.
ways-of-venue = Bei { $venue } können Sie so essen:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, für { $least } bis { $most } Personen
will-remind = Vor Ihrem Besuch frage ich Sie hier, ob Sie noch kommen.
sure-by-booking = Mit einer Reservierung ist Ihnen der Tisch sicher. Ob ohne sie einer frei ist, weiß das Restaurant am Tag selbst.
confirmed-by-mail = Ich bestätige hier im Chat. Mit Ihrer E-Mail-Adresse schicke ich die Bestätigung auch per Mail.
confirmed-here = Ich bestätige Tische hier im Chat, mit einer Nummer. E-Mails kann ich nicht verschicken.
wish-is-noted = Ja, das ist für das Restaurant notiert: { $comment }
no-wish-noted = Bisher ist kein Wunsch notiert. Schreiben Sie ihn mir einfach, dann nehme ich ihn auf.
one-at-a-time = Ein Tisch nach dem anderen: erst dieser. Der für { $partySize } am { $date } kommt gleich danach.
one-of-several = Ich reserviere einen Tisch nach dem anderen: Dies ist der erste von { $count } für je { $partySize }. Der nächste kommt gleich danach.
one-then-other = Ein Tisch nach dem anderen: erst dieser. Der für { $partySize } kommt gleich danach.
second-not-free = Der zweite Tisch, für { $partySize }, ist um { $time } nicht frei; am nächsten liegt { $nearest }. Wenn eine andere Zeit für beide passt, sagen Sie es mir.
second-full = Für den zweiten Tisch, für { $partySize }, ist am { $date } nichts frei. Wenn ein anderer Tag für beide passt, sagen Sie es mir.
second-table = Nun zum anderen Tisch, für { $partySize } am { $date }.
only-one-table = Dann nur den einen Tisch, für { $partySize }.
request-offered = Ich kann es aber als Anfrage an das Team weitergeben.
ask-request-name = Auf welchen Namen darf ich die Anfrage weitergeben?
request-summary =
    Das würde ich weitergeben:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 Person
       *[other] { $partySize } Personen
    }
request-time = • Gegen { $time }
request-between = • Zwischen { $from } und { $to }
request-changes = • Anstelle Ihres Tisches für { $partySize } am { $date } um { $time }, der bis zur Antwort bestehen bleibt
ask-request = Soll ich das weitergeben? Es ist eine Anfrage und noch keine Reservierung: Das Team meldet sich bei Ihnen.
request-sent = Erledigt: Das Team von { $venue } hat Ihre Anfrage und meldet sich bei Ihnen. Reserviert ist erst, wenn es zusagt.
request-kept = Ihre Anfrage liegt für das Team von { $venue } bereit. Gerade ist niemand da: Wer als Nächstes nachsieht, liest sie und antwortet hier. Reserviert ist erst, wenn es zusagt.
noted = Danke, das habe ich notiert.
note-changed = Erledigt, die Notiz ist geändert.
note-without-allergy = Die Notiz ist jetzt leer, auch „{ $comment }“ steht nicht mehr darin: Die Küche erfährt davon nichts. Soll sie es wissen, schreiben Sie es einfach noch einmal.
note-keeps-allergy = Erledigt. Nur „{ $comment }“ habe ich stehen lassen, damit die Küche es weiß. Soll auch das weg, schreiben Sie noch einmal „Löschen Sie die Notiz“.
noted-next = Notiert, für Ihre nächste Reservierung.
noted-name = Notiert: { $name }.
noted-moment = Notiert: { $moment }.
noted-table = Notiert: { $moment }, für { $partySize }.
noted-party = Notiert: ein Tisch für { $partySize }.
last-time = Beim letzten Mal war es ein Tisch für { $partySize } bei { $venue }, { $scenario }, am { $date } um { $time }.
no-last-time = Eine frühere Reservierung von Ihnen finde ich leider nicht, wir fangen also neu an.
wish-too-long = Das ist leider mehr, als ich weitergeben kann: höchstens { $most } Zeichen für alle Wünsche. Bitte sagen Sie es mir noch einmal mit weniger Worten.

slots-around = Um { $time } herum ist am { $date } für { $partySize } bei { $venue } frei:
slots-of-day = Am { $date } sind für { $partySize } bei { $venue } diese Zeiten frei. Welche davon, oder wann möchten Sie kommen?
slots-in-range = Am { $date } ist für { $partySize } bei { $venue } frei:
slots-near = { $time } ist am { $date } für { $partySize } bei { $venue } nicht frei, diese Zeiten aber schon:
alternatives = Am { $date } passt für { $partySize } bei { $venue } leider nichts. Am nächsten kommt:
no-alternatives = Es tut mir leid, { $venue } hat am { $date } und an den Tagen darum keinen Tisch für { $partySize }.
too-early = { $time } geht am { $date } leider nicht: Der erste Tisch, den ich anbieten kann, ist um { $first }.
too-late = { $time } geht am { $date } leider nicht: Der letzte Tisch, den ich anbieten kann, ist um { $last }.
tables-between = Um { $time } beginnt am { $date } kein Tisch: nur bis { $before } und wieder ab { $after }.
scenario-not-on = „{ $scenario }“ gibt es bei { $venue } am { $date } nicht.
scenario-too-far-ahead = „{ $scenario }“ bei { $venue } lässt sich zurzeit bis { $date } reservieren.
scenario-not-then = { $scenario } gibt es um { $time } nicht.
scenario-only-then = { $scenario } gibt es am { $date } nur { $hours }.
full-around = Es tut mir leid, { $venue } ist am { $date } um { $time } herum für { $partySize } ausgebucht.
full-on = Es tut mir leid, { $venue } ist am { $date } für { $partySize } ausgebucht.
scenario-takes-up-to = „{ $scenario }“ gibt es für höchstens { $most } Personen.
scenario-takes-from = „{ $scenario }“ gibt es ab { $least } Personen.
waitlist-open = Ich kann Sie für { $time } auf die Warteliste setzen und schreibe Ihnen, sobald ein Tisch frei wird.
offers-last = Der Tisch gehört Ihnen { $length } lang.
offers-last-of = { $scenario }: Der Tisch gehört Ihnen { $length } lang.
only-time-left = { $time } ist die einzige freie Zeit am { $date }.
nearest-offers = Am nächsten kommt:
none-around = Es tut mir leid, auch an den Tagen darum gibt es keinen Tisch für { $partySize }.
time-not-free = Um { $time } ist leider nichts mehr frei.
day-not-free = Am { $date } ist leider nichts mehr frei.
day-time-not-free = Am { $date } um { $time } ist leider nichts mehr frei.
slot-was-taken = Da war jemand schneller: { $time } ist gerade vergeben worden.
free-beside = Am { $date } ist auch frei: { $times }. Schreiben Sie einfach, was Ihnen lieber ist.
free-some-beside = Am { $date } ist auch frei, unter anderem: { $times }. Schreiben Sie einfach, was Ihnen lieber ist.
nothing-beside = Sonst sehe ich am { $date } gerade nichts Freies. Wenn Sie eine bestimmte Zeit möchten, schreiben Sie sie, und ich versuche es.
days-beside = Andere Tage mit einem Tisch für Sie:
day-beside = • { $date } um { $time }
no-days-beside = An den Tagen davor und danach sehe ich keinen Tisch für { $partySize }. Schreiben Sie einen Tag, dann sehe ich nach.
choose-offered = Welche davon möchten Sie?

same-evening = Sie haben schon einen Tisch für { $partySize } bei { $venue } am { $date } um { $time }.
ask-second = Soll der um { $time } ein zweiter Tisch sein oder diesen ersetzen?

held-for =
    Das ist frei, und ich halte den Tisch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } für Sie:
slot-held =
    { $date }, { $time }, für { $partySize } bei { $venue }: Ich halte den Tisch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } für Sie frei.
slot-chosen = { $date }, { $time }, für { $partySize } bei { $venue }.
hold-over = Ich hatte den Tisch für Sie freigehalten; diese Zeit ist inzwischen um. Antworten Sie einfach, dann sehe ich gleich nach, ob er noch frei ist.
hold-released = Den Tisch, den ich Ihnen freigehalten hatte, habe ich wieder freigegeben.

summary =
    • { $venue }, { $scenario }
    • { $date } um { $time }
    • { $partySize ->
        [one] 1 Person
       *[other] { $partySize } Personen
    }
summary-name = • Name: { $name }
summary-phone = • Telefon: { $phone }
summary-comment = • Für das Restaurant: { $comment }
fee-later =
    • Kostenlos absagen können Sie bis { $date }, { $time }. Sagen Sie später ab oder kommen nicht, kostet es { $total }{ $per ->
        [guest] {" "}({ $each } pro Person).
       *[party] {" "}für den Tisch.
    }
fee-now =
    • Wenn Sie absagen oder nicht kommen, kostet es { $total }{ $per ->
        [guest] {" "}({ $each } pro Person).
       *[party] {" "}für den Tisch.
    }
fee-no-show =
    • Wenn Sie nicht kommen, kostet es { $total }{ $per ->
        [guest] {" "}({ $each } pro Person).
       *[party] {" "}für den Tisch.
    }
replaces = • Er ersetzt Ihren Tisch bei { $venue } am { $date } um { $time }; den storniere ich, sobald dieser reserviert ist.
changes-table = • Bisher: { $date } um { $time }, für { $partySize }
deposit-free = • Anzahlung: { $total }, hier im Chat zu zahlen, bevor der Tisch reserviert wird. Sagen Sie bis { $date }, { $time } ab, bekommen Sie sie zurück, danach nicht mehr.
deposit-back = • Anzahlung: { $total }, hier im Chat zu zahlen, bevor der Tisch reserviert wird. Sagen Sie ab, bekommen Sie sie zurück.
deposit-final = • Anzahlung: { $total }, hier im Chat zu zahlen, bevor der Tisch reserviert wird. Sagen Sie ab, bekommen Sie sie nicht zurück.
pay-deposit = Bitte zahlen Sie die Anzahlung von { $total } mit der Rechnung hier im Chat. Bis { $time } halte ich den Tisch frei; reserviert ist er, sobald Sie gezahlt haben.
invoice-title = Anzahlung für Ihren Tisch
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = Die Anzahlung kam nicht rechtzeitig, daher ist Ihr Tisch bei { $venue } am { $date } um { $time } nicht reserviert. Sie schulden nichts.
deposit-not-taken = Die Anzahlung lässt sich gerade nicht einziehen, daher reserviere ich Ihren Tisch ohne sie.
paid-in-vain = Es tut mir leid: Ihre Zahlung ist da, aber der Tisch ist vergeben. Es ist nichts reserviert.
deposit-returns = Ihre Anzahlung von { $total } geht an Sie zurück.
deposit-by-house = Sie bekommen Ihre Anzahlung von { $total } zurück. Das Restaurant muss sie von Hand überweisen: Es weiß Bescheid, und es kann ein paar Tage dauern.
deposit-stays = Die Anzahlung von { $total } bleibt wie vereinbart beim Restaurant: Für eine kostenlose Absage war es zu spät.
deposit-would-return = Eine gezahlte Anzahlung bekommen Sie zurück.
deposit-would-stay = Für eine kostenlose Absage ist es zu spät: Eine gezahlte Anzahlung bleibt wie vereinbart beim Restaurant.
checkout-closed = Diese Rechnung ist nicht mehr offen, und es wurde nichts gezahlt. Schreiben Sie mir, dann suche ich wieder einen Tisch.
checkout-failed = Ich kann gerade nicht nach Ihrem Tisch sehen, und es wurde nichts gezahlt. Bitte versuchen Sie es in einer Minute noch einmal.
ask-confirm = Soll ich so reservieren?
ask-confirm-briefly = { $venue }, { $scenario }, { $date } um { $time } für { $partySize }: Soll ich so reservieren?
ask-agree = Sind Sie einverstanden, und soll ich so reservieren?
terms-changed = Was es kosten kann, hat sich inzwischen geändert. Bitte lesen Sie es noch einmal:
what-to-change = Was möchten Sie ändern? Schreiben Sie es einfach: andere Zeit, anderer Tag, mehr Personen, ein Wunsch.
what-to-note = Was soll in der Notiz stehen? Schreiben Sie es einfach, zum Beispiel: „ändern Sie die Notiz auf: ein Tisch am Fenster“.
terms-declined = Gut, dann reserviere ich das nicht. Passt Ihnen ein anderer Tag oder eine andere Zeit besser? Schreiben Sie es einfach, oder wählen Sie hier.
still-placing = Einen Moment, ich bin dabei.
placed =
    Reserviert! Ein Tisch für { $partySize } bei { $venue } am { $date } um { $time } auf den Namen { $name }.
    Wenn sich etwas ändert, schreiben Sie mir einfach.
calendar-title = { $venue }: Tisch für { $partySize }
placed-reference = Ihre Referenz, falls Sie im Restaurant anrufen: { $reference }.
placed-cancel-by = Falls Sie doch nicht kommen: bis { $date }, { $time }, können Sie kostenlos absagen.
placed-comment = An das Restaurant weitergegeben: { $comment }
held-otherwise = Bitte sehen Sie genau hin, das ist nicht ganz das Vereinbarte. Im Reservierungssystem des Restaurants steht jetzt: { $venue }, { $scenario }, { $date } um { $time }, für { $partySize }.
replacing = Ich storniere jetzt Ihren Tisch bei { $venue } am { $date } um { $time } und sage Ihnen, wenn das erledigt ist.
replaced = Ihr Tisch bei { $venue } am { $date } um { $time } ist storniert.
replaced-stands = Ihren Tisch bei { $venue } am { $date } um { $time } konnte ich nicht stornieren: Er besteht weiter, neben dem neuen.
outcome-unknown = Das Reservierungssystem des Restaurants antwortet gerade nicht. Ich versuche es weiter und melde mich, sobald ich es weiß; Sie müssen es nicht noch einmal tun.
outcome-never-known = Es tut mir leid, ich konnte nicht herausfinden, ob das Reservierungssystem des Restaurants das angenommen hat.
booking-refused = Es tut mir leid, das Reservierungssystem des Restaurants hat die Reservierung nicht angenommen. Es wurde nichts reserviert.
limit-reached = Sie haben schon so viele Tische, wie das Restaurant für einen Gast bereithält; ich habe deshalb alles so gelassen, wie es war. Stornieren oder ändern Sie zuerst einen davon.
contact-venue = { $venue } erreichen Sie unter { $phone }.
address-of-venue = { $venue } finden Sie hier: { $address }.
email-of-venue = Schreiben können Sie { $venue } an { $email }.
website-of-venue = Mehr über { $venue } finden Sie unter { $website }.
photos-of-venue = So sieht es bei { $venue } aus:
menu-at = Die Karte von { $venue } finden Sie hier: { $address }
photos-at =
    Bilder von { $venue }:
    { $addresses }
open-on = { $venue } hat am { $date } geöffnet: { $hours }.
closed-on = { $venue } hat am { $date } geschlossen.
closed-then = Um { $time } hat { $venue } geschlossen. Geöffnet ist am { $date }: { $hours }.
closed-for-holiday = { $venue } hat am { $date } geschlossen ({ $holiday }).
closed-weekly =
    { $venue } hat { $weekday ->
        [1] montags
        [2] dienstags
        [3] mittwochs
        [4] donnerstags
        [5] freitags
        [6] samstags
       *[7] sonntags
    } geschlossen.
open-again = Wieder geöffnet ist am { $date }: { $hours }.
hours-of-venue = Öffnungszeiten von { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: geschlossen
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Ich bin maitred, der Reservierungsassistent von { $house }: ein Programm, kein Mensch.
date-is = Das ist { $date }.
rules-of-venue = Bei { $venue } gilt:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] Wer zu spät absagt oder nicht kommt, zahlt
       *[free] Wer nicht kommt, zahlt
    } { $each } { $per ->
        [guest] pro Person.
       *[party] für den Tisch.
    }
deposit-of-scenario =
    • { $scenario }: eine Anzahlung von { $each } { $per ->
        [guest] pro Person
       *[party] für den Tisch
    }, hier im Chat zu zahlen, bevor der Tisch reserviert ist.
free-before =
    • Bis { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } vor dem Besuch können Sie kostenlos absagen.
no-fee = • Absagen kostet nichts. Sagen Sie mir nur Bescheid, wenn Sie nicht kommen können.
nothing-ahead = • Bei der Reservierung zahlen Sie nichts.
stay-for = Bei { $venue } gehört der Tisch Ihnen für { $length }.
stay-until = Bei { $venue } gehört der Tisch Ihnen für { $length }, bis { $time }.
stay-between = Bei { $venue } gehört der Tisch Ihnen für { $shortest } bis { $longest }, je nach Personenzahl und Menü.

no-bookings = Sie haben bei mir keine anstehenden Reservierungen.
booked-elsewhere = Wurde in einem anderen Chat reserviert? Dann schicken Sie mir bitte die Referenz.
reference-elsewhere = Die Reservierungen unter { $reference } stammen nicht aus diesem Chat. Wenn dieser Tisch geklärt ist, schicken Sie mir die Referenz noch einmal, dann sehe ich nach.
ask-proof = Die Reservierungen unter { $reference } stammen aus einem anderen Chat. Damit ich sicher bin, dass es Ihre sind: Mit welcher Telefonnummer sind sie gemacht? Wenn mit keiner, schreiben Sie den Namen.
claimed = Danke, das sind Ihre. Sie finden sie ab jetzt in diesem Chat, unter Ihrer Referenz hier.
claim-kept-away = Das System des Restaurants lässt mich nicht jede Reservierung unter { $reference } in diesem Chat führen. Was ich nicht übernehmen kann, bleibt, wie und wo es ist; das Restaurant kann helfen.
claim-other = Ich finde keine kommende Reservierung, zu der { $reference } und Ihre Angabe passen. Bitte prüfen Sie beides; auch das Restaurant kann helfen.
claim-too-often = Das hat mehrmals nicht gepasst, deshalb kann ich erst morgen wieder nachsehen. Das Restaurant kann sofort helfen.
taken-over = Ihr Tisch für { $partySize } bei { $venue } am { $date } um { $time } wird jetzt in einem anderen Chat geführt, in dem Referenz und Telefonnummer genannt wurden. Waren das nicht Sie, sagen Sie bitte dem Restaurant Bescheid.
bookings-heading =
    { $count ->
        [one] Ihre Reservierung:
       *[other] Ihre Reservierungen:
    }
booking-line = { $number }. { $venue }: { $date } um { $time }, für { $partySize }
booking-item = • { $venue }: { $date } um { $time }, für { $partySize }
waiting-heading = Sie stehen auf der Warteliste:
waiting-line = { $number }. Warteliste von { $venue }: { $date } { waited-time }, { $partySize } { $partySize ->
        [one] Person
       *[other] Personen
    }
waiting-item = • Warteliste von { $venue }: { $date } { waited-time }, { $partySize } { $partySize ->
        [one] Person
       *[other] Personen
    }
not-waiting = Sie stehen zurzeit auf keiner Warteliste.
no-need-to-wait = Sie brauchen nicht zu warten: Der Tisch ist frei.
times-free = Sie brauchen nicht zu warten: Da sind noch Tische frei.
no-waitlist = Dafür gibt es leider keine Warteliste.
wait-next = Eins nach dem anderen: erst dieser Tisch, dann die Warteliste von { $venue } für { $date }.
will-write = Ja, ich schreibe Ihnen hier, sobald ein Tisch frei wird.
which-to-leave = Von welcher Warteliste soll ich Sie streichen?
ask-leave = Soll ich Sie von der Warteliste von { $venue } streichen, am { $date } { waited-time } für { $partySize }?
left-line = Erledigt: Sie stehen nicht mehr auf der Warteliste von { $venue } am { $date } { waited-time }. Danke für die Nachricht.
which-to-cancel = Welche Reservierung soll ich stornieren?
which-to-change = Welche Reservierung möchten Sie ändern?
ask-cancel = Ihren Tisch für { $partySize } bei { $venue } am { $date } um { $time } stornieren?
cancelled = Storniert: { $venue }, { $date } um { $time }. Danke, dass Sie Bescheid geben.
kept = Gut, alles bleibt, wie es ist.
booking-gone = Ihr Tisch für { $partySize } bei { $venue } am { $date } um { $time } steht nicht mehr im Reservierungssystem des Restaurants.
booking-read-only = Diese Reservierung lässt sich hier nicht mehr ändern. Bitte sprechen Sie direkt mit { $venue }.
ask-what-to-change = Was soll ich an Ihrem Tisch für { $partySize } bei { $venue } am { $date } um { $time } ändern? Schreiben Sie einen neuen Tag, eine Uhrzeit, die Personenzahl oder einen Wunsch.
ask-what-to-add = Was soll ich zu Ihrem Tisch bei { $venue } am { $date } um { $time } dazuschreiben? Schreiben Sie es einfach.
ask-note = Was soll ich dem Restaurant sagen? Schreiben Sie es einfach.
ask-more-note =
    Bisher für das Restaurant: { $comment }
    Was soll ich hinzufügen? Oder schreiben Sie „nichts“, dann leere ich die Notiz.
ask-change =
    Soll ich es so ändern?
    • { $venue }, { $scenario }
    • { $date } um { $time }
    • { $partySize ->
        [one] 1 Person
       *[other] { $partySize } Personen
    }
also-coming = • Ich notiere, dass Sie kommen
ask-wish = Soll ich das zu Ihrem Tisch bei { $venue } am { $date } um { $time } dazuschreiben?
ask-wish-off = Soll ich das bei Ihrem Tisch bei { $venue } am { $date } um { $time } streichen?
wish-off = • Nicht mehr gewünscht: { $comment }
ask-holder = Soll ich Ihren Tisch bei { $venue } am { $date } um { $time } so führen?
ask-new-holder = Auf welchen Namen oder mit welcher Telefonnummer soll die Reservierung laufen?
changed = Geändert: { $venue }, { $scenario }, { $date } um { $time }, für { $partySize }. Bis dann!
stands = Ihre Reservierung bleibt, wie sie war: { $venue }, { $date } um { $time }, für { $partySize }.
changed-partly = Das ließ sich nicht ganz so ändern. Ihre Reservierung ist jetzt: { $venue }, { $date } um { $time }, für { $partySize }.

# Per E-Mail
mail-offered = Mit Ihrer E-Mail-Adresse dazu schicke ich Ihnen die Bestätigung auch per Mail.
summary-mail = • E-Mail: { $email }, für die Bestätigung
mail-subject-placed = Reserviert: { $venue }, { $date } um { $time }
mail-subject-changed = Geändert: { $venue }, { $date } um { $time }
mail-subject-cancelled = Storniert: { $venue }, { $date } um { $time }
mail-greeting = Guten Tag { $name },
mail-placed = Ihr Tisch bei { $venue } ist reserviert:
mail-changed = Ihre Reservierung bei { $venue } hat sich geändert. Sie lautet jetzt:
mail-cancelled = Ihre Reservierung bei { $venue } ist storniert. Sie lautete:
mail-was = Vorher war es { $date } um { $time }, für { $partySize }.
mail-was-scenario = Vorher: { $scenario }.
mail-free-until = Kostenlos absagen können Sie bis { $date }, { $time }.
mail-in-chat = Um sie zu ändern oder abzusagen, schreiben Sie einfach in dem Chat, in dem Sie reserviert haben.
mail-on-page = Um sie zu ändern oder abzusagen, öffnen Sie unseren Chat in dem Browser, mit dem Sie reserviert haben: { $url }
mail-why = Sie bekommen diese Nachricht, weil diese Adresse bei einer Reservierung bei { $venue } angegeben wurde.

waitlist-for = Gern auf die Warteliste für { $date }, { waited-time }: Ich schreibe Ihnen, sobald ein Tisch für { $partySize } frei wird.
waitlist-joined = Sie stehen auf der Warteliste von { $venue } für { $date } { waited-time }, für { $partySize }. Ich melde mich, sobald ein Tisch frei wird.
waitlist-place = { $place ->
        [1] Sie sind als Nächstes an der Reihe.
       *[other] Sie stehen auf Platz { $place }.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] zwischen { $from } und { $to }
        [from] ab { $from }
        [to] bis { $to }
        [none] den ganzen Tag
       *[about] gegen { $time }
    }
widen-hint = Ginge auch eine andere Zeit? Schreiben Sie mir welche, etwa „zwischen 18 und 21 Uhr“.
widen-which = Welche denn? Schreiben Sie es etwa so: „zwischen 18 und 21 Uhr“.
wait-over = Es tut mir leid: Bei { $venue } ist am { $date } { waited-time } kein Tisch für { $partySize } frei geworden. Diese Warteliste ist zu Ende; gern suche ich einen anderen Tag.
wait-removed = Das Team von { $venue } hat Sie von der Warteliste genommen: { $date }, { waited-time }, für { $partySize }. Gern suche ich einen anderen Tisch.
waitlist-refused = Es tut mir leid, die Warteliste für diese Zeit ist geschlossen.
waitlist-limit-reached = Sie warten an diesem Tag schon auf so viele Tische, wie es für einen Gast möglich ist. Streichen Sie sich zuerst von einer der Listen.

table-freed = Gute Nachricht: Bei { $venue } ist am { $date } um { $time } ein Tisch für { $partySize } frei geworden. Ich halte ihn für Sie. Möchten Sie ihn?
table-freed-unheld = Gute Nachricht: Bei { $venue } ist am { $date } um { $time } ein Tisch für { $partySize } frei geworden. Ich kann ihn nicht für Sie halten: Wer zuerst kommt, bekommt ihn. Möchten Sie ihn?
table-freed-shared = Gute Nachricht: Bei { $venue } ist am { $date } um { $time } ein Tisch für { $partySize } frei geworden. Ich habe auch andere auf der Liste gefragt: Wer zuerst Ja sagt, bekommt ihn. Möchten Sie ihn?
offer-clock = ⏳ Bis { $until }: { $minutes ->
        [one] noch { $minutes } Minute.
       *[other] noch { $minutes } Minuten.
    }
table-offer-declined = Gut, dann geht er an die Nächsten auf der Liste.
table-offer-kept = Gut, er geht an die Nächsten auf der Liste, und Sie behalten Ihren Platz. Ich schreibe, wenn ein anderer frei wird.
table-offer-lapsed = Ich habe rechtzeitig keine Antwort bekommen, daher geht der Tisch bei { $venue } am { $date } um { $time } für { $partySize } an die Nächsten auf der Liste. Sie bleiben auf der Warteliste.
table-offer-gone = Es tut mir leid, der Tisch bei { $venue } am { $date } um { $time } für { $partySize } ist gerade anderweitig vergeben worden. Sie stehen weiter auf der Warteliste.

kept-heading = Das habe ich über Sie gespeichert:
summary-email = • E-Mail: { $email }
kept-needs = • Bitte beachten: { $needs }
kept-language = • Sprache: { $language }
kept-messages =
    • { $count ->
        [one] 1 Nachricht aus unserem Gespräch
       *[other] { $count } Nachrichten aus unserem Gespräch
    }, ältere sind nach einer Woche gelöscht
kept-visits =
    • { $count ->
        [one] 1 frühere Reservierung
       *[other] { $count } frühere Reservierungen
    }
kept-agreement = • Am { $date } um { $time } haben Sie zugestimmt: „{ $words }“
kept-for-next-time = Ich merke mir Ihre Angaben fürs nächste Mal, wie gewünscht.
kept-for-bookings = Ich nutze Ihre Angaben nur für Ihre Reservierungen.
kept-elsewhere = Auch das Reservierungssystem des Restaurants speichert Ihre Reservierungen, mit Name und Nummer.
how-to-forget = Alles zusammen bekommen Sie als Datei. Soll es gelöscht werden, schicken Sie /forgetme.
what-is-kept = Ich speichere Ihre Reservierungen, mit Name, Nummer und Wünschen, und eine Zeit lang unser Gespräch.
how-to-see-kept = Mit /mydata sehen Sie alles, was ich über Sie speichere, und /forgetme löscht es.
what-is-forgotten = Ich würde Ihren Namen, Ihre Nummer und Ihre Wünsche löschen, unser Gespräch und Ihren Namen bei früheren Besuchen. Das lässt sich nicht rückgängig machen.
forget-leaves-line = Auch von der Warteliste würde ich Sie nehmen.
forget-not-elsewhere = Was das eigene Reservierungssystem des Restaurants von früheren Besuchen speichert, kann ich dort nicht löschen; bitte fragen Sie das Restaurant.
ask-forget = Soll ich alles löschen?
ask-forget-bookings =
    { $count ->
        [one] Und Ihre Reservierung: soll ich sie auch stornieren, oder bis zu Ihrem Besuch behalten und dann löschen?
       *[other] Und Ihre Reservierungen: soll ich sie auch stornieren, oder bis zu Ihren Besuchen behalten und dann löschen?
    }
forgotten = Erledigt, alles über Sie ist gelöscht. Schreiben Sie mir jederzeit; wir fangen dann einfach neu an.
forgotten-but-bookings = Erledigt. Ihre Reservierungen bleiben bestehen, und was dafür nötig ist, lösche ich nach Ihrem Besuch. Alles andere ist schon gelöscht.
ask-remember = Soll ich mir das fürs nächste Mal merken: { $details }? Sonst nutze ich es nur für diese Reservierung.
will-remember = Gern. /mydata zeigt, was ich gespeichert habe, /forgetme löscht es.
wont-remember = In Ordnung, ich merke es mir nicht.

group-begin = { $name }, tippen Sie unten, dann wählen wir den Tisch im privaten Chat. Sobald er reserviert ist, steht es hier für alle.
group-go-on = { $name }, tippen Sie unten, dann regeln wir das im privaten Chat.
group-other = { $name } kümmert sich schon um den Tisch dieser Gruppe. Für einen eigenen: unten tippen.
group-times = { $name } wählt gerade einen Tisch für { $partySize } bei { $venue } am { $date }. Frei ist um { $times }: Sagen Sie { $name }, was Ihnen passt.
group-nameless = Sie schreiben im Namen der Gruppe, darum weiß ich nicht, wessen Tisch es wäre. Schreiben Sie mir unter Ihrem eigenen Namen oder privat: { $link }
group-table = Ein Tisch für { $partySize } bei { $venue }, { $date } um { $time }, reserviert von { $name }. Wer kommt?
group-comers = Dabei ({ $count }): { $names }
group-cancelled = Der Tisch bei { $venue } am { $date } um { $time } ist storniert.
group-forgotten = Dieser Tisch wird hier nicht mehr gezeigt.
group-you-come = Sie sind dabei!
group-you-do-not = Notiert: ohne Sie.
group-only-organiser = Das kann nur { $name }.
group-over = Für diesen Tisch werden keine Antworten mehr angenommen.
group-reads = Ihre Gruppe sieht es auch, und alle können dort sagen, ob sie kommen.
group-counted = { $count ->
    [one] Nach den Antworten Ihrer Gruppe ist es jetzt ein Tisch für eine Person; Ihrer ist für { $partySize }.
   *[other] Nach den Antworten Ihrer Gruppe sind Sie jetzt { $count }; Ihr Tisch ist für { $partySize }.
    }

confirmation-prompt = Guten Tag! Ihr Tisch für { $partySize } bei { $venue } ist am { $date } um { $time }. Kommen Sie?
confirmation-reminder = Eine freundliche Erinnerung: Ihr Tisch für { $partySize } bei { $venue } ist am { $date } um { $time }. Kommen Sie?
confirmation-yes = Wunderbar. Bis { $date } um { $time }!
confirmation-no = Danke, dass Sie Bescheid geben. Ihr Tisch am { $date } um { $time } ist storniert; hoffentlich ein andermal.
ask-another-day = Sollen wir einen anderen Tag suchen?
asks-again = Gern. Ich frage Sie am { $date } um { $time } noch einmal.
asks-no-more = Gern. Vor Ihrem Besuch bleibt keine Zeit mehr, noch einmal zu fragen; sagen Sie mir bitte Bescheid, sobald Sie es wissen.
stays-confirmed = Ihr Tisch für { $partySize } am { $date } um { $time } ist bestätigt, wie er war; die Änderung ist leider nicht möglich.
thank-you = Danke für Ihren Besuch bei { $venue }! Wenn Sie mögen, erzählen Sie uns, wie es war: { $link }
prompt-outdated = Diese Reservierung hat sich inzwischen geändert.
cancelled-by-venue = { $venue } musste Ihren Tisch für { $partySize } am { $date } um { $time } leider absagen. Schreiben Sie mir, dann suche ich eine andere Zeit.
confirmed-by-venue = { $venue } hat Ihren Tisch für { $partySize } am { $date } um { $time } bestätigt.
cancelled-outside = Ihr Tisch für { $partySize } bei { $venue } am { $date } um { $time } wurde im Reservierungssystem des Restaurants storniert. Schreiben Sie mir, dann suche ich eine andere Zeit.
changed-outside = Ihr Tisch für { $partySize } bei { $venue } am { $date } um { $time } wurde im Reservierungssystem des Restaurants geändert.
booking-now = Er ist jetzt am { $date } um { $time }, für { $partySize }, bei { $venue }.
booking-now-cancelled = Ihr Tisch für { $partySize } bei { $venue } am { $date } um { $time } wurde inzwischen storniert.
scenario-now = Jetzt: { $scenario }.

service-down = Ich erreiche das Reservierungssystem des Restaurants gerade nicht.
not-understood = Das habe ich leider nicht ganz verstanden.
not-understood-twice = Ich bin noch nicht sicher, was Sie meinen. Versuchen Sie zum Beispiel: „Tisch für 2 am Freitag um 20 Uhr“.
talk-begins =
    Sie schreiben jetzt mit dem Team von { $venue }. Alles, was Sie schreiben, geht dorthin, und die Antwort kommt hier an.
    Ich halte mich so lange zurück. Schreiben Sie „zurück“, wenn ich wieder übernehmen soll.
talk-kept =
    Hier können Sie dem Team von { $venue } schreiben. Gerade ist niemand da: Was Sie schreiben, bleibt liegen, wer als Nächstes nachsieht, liest es, und die Antwort kommt hier an.
    Ich halte mich so lange zurück. Schreiben Sie „zurück“, wenn ich wieder übernehmen soll.
talk-out-of-hours = Gerade ist vielleicht niemand da. Ihre Nachricht bleibt aber liegen und wird beantwortet.
talk-resumes = Gern: Was Sie jetzt schreiben, geht an das Team von { $venue }. Schreiben Sie „zurück“, wenn ich wieder übernehmen soll.
talk-passed-on = Danke, das habe ich weitergegeben.
talk-text-only = Leider kann ich nur Text weitergeben. Mögen Sie es in Worte fassen?
talk-unanswered = Bei { $venue } hatte noch niemand einen Moment Zeit. Ihre Nachricht liegt dort, und die Antwort kommt hier an.
talk-ended = Das war das Team von { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    Eine Nachricht vom Team von { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Ja, Ihre Gruppe ist uns willkommen. Alles Weitere klären wir hier mit Ihnen.
request-declined = { $by } ({ $venue }): Leider können wir Ihre Gruppe an dem Tag nicht aufnehmen.
assistant-back = Ich bin wieder da und helfe gern.
staff-told = Mir entgeht wohl etwas, deshalb habe ich dem Team Bescheid gegeben. Inzwischen können wir hier weitermachen.
staff-know = Das Team weiß Bescheid.
word-kept = Gerade ist niemand von { $venue } da. Ich habe dem Team eine Nachricht hingelegt: Wer als Nächstes nachsieht, liest sie und antwortet hier.
nobody-reads = Hier liest leider niemand aus dem Restaurant mit, ich kann also selbst keinen Menschen holen.
late-no-booking = Danke fürs Bescheidgeben, kommen Sie gut an! Für { $date } finde ich hier keine Reservierung von Ihnen; sagen Sie bitte auch dem Restaurant Bescheid.
late-which = Zu welcher Reservierung verspäten Sie sich?
late-which-day = Für { $date } finde ich hier keine Reservierung von Ihnen. Meinen Sie eine von diesen, tippen Sie sie an, und ich vermerke es; sonst sagen Sie bitte dem Restaurant Bescheid.
late-noted = Danke fürs Bescheidgeben, kommen Sie gut an! Es steht jetzt bei Ihrer Reservierung bei { $venue } um { $time }.
late-not-noted = Das konnte ich bei Ihrer Reservierung gerade nicht vermerken.
so-sorry = Das tut mir sehr leid. Das sollte das Team erfahren.
hope-it-turns-up = Ich hoffe, es findet sich! Im Restaurant kann man danach sehen.
condolence = Das tut mir sehr leid.
condolence-for-loss = Mein herzliches Beileid. Wenn Sie lieber mit einem Menschen sprechen, ist jemand für Sie da.
get-well = Das tut mir leid. Gute Besserung!
congratulations = Wie schön, herzlichen Glückwunsch!
human-coming = Ich habe dem Team von { $venue } gesagt, dass Sie mit einem Menschen sprechen möchten.
stale-button = Das war aus einer früheren Nachricht. Hier stehen wir jetzt:
text-only = Ich kann leider nur Text lesen.
voice-not-heard = Sprachnachrichten kann ich leider nicht anhören. Schreiben Sie es mir bitte?
picture-not-seen = Bilder kann ich leider nicht ansehen. Sagen Sie es mir bitte in Worten?
sticker-seen = 🙂
contact-not-own = Das ist die Nummer von jemand anderem. Schreiben Sie mir bitte Ihre?
write-anew = Auf eine geänderte Nachricht kann ich leider nicht zurückkommen. Bitte schreiben Sie es mir noch einmal.
message-too-long = Das ist eine lange Nachricht! Bitte sagen Sie es mir in ein, zwei Sätzen.
too-many-messages = Das war viel auf einmal! Bitte geben Sie mir eine Minute, dann geht es weiter.
cannot-answer = Das kann ich leider nicht beantworten. Im Restaurant weiß man es bestimmt.
rest-unknown = Alles Weitere kann ich leider nicht beantworten. Im Restaurant weiß man es bestimmt.
unknown-of-venue = Von { $venue } weiß ich es nicht.
restaurant-decides = Ob das geht, weiß man im Restaurant.
take-your-time = Lassen Sie sich Zeit. Ohne Ihr Ja passiert nichts.
no-hurry = Das eilt nicht. Sagen Sie es mir einfach, sobald Sie es wissen.
rough-number = Das eilt nicht. Eine ungefähre Zahl genügt, Sie können sie später noch ändern.
no-hurry-held = Lassen Sie sich Zeit: Ich halte den Tisch bis { $time } für Sie frei. Reserviert wird erst, wenn Sie Ja sagen.
why-all = Mehr weiß ich leider auch nicht:
why-taken =
    { $partySize ->
        [one] Die Tische für eine Person sind dann alle vergeben.
       *[other] Die Tische für { $partySize } sind dann alle vergeben.
    }
why-ask = Damit ich den richtigen Tisch für Sie finde.
why-name = Damit das Restaurant weiß, für wen der Tisch ist.
why-phone = Nur damit das Restaurant Sie zu diesem Tisch erreichen kann. Es geht auch ohne.
any-phone = Ja, jede Nummer, unter der man Sie erreicht, ist recht.
phone-unknown = Für diesen Tisch habe ich keine Nummer von Ihnen. Schreiben Sie sie bitte noch einmal, oder lassen Sie sie weg.
writes-here = Ja, ich schreibe Ihnen ohnehin hier. Die Nummer ist nur für das Restaurant, falls es Sie erreichen muss; Sie können sie weglassen.
needed-for-table = Für einen Tisch brauche ich, wie viele Sie sind, Tag und Uhrzeit und einen Namen. Eine Telefonnummer nur, wenn Sie mögen.
needed-name = Nur noch einen Namen, und eine Telefonnummer, wenn Sie mögen.
needed-yes = Das ist alles, es fehlt nur Ihr Ja.
needed-nothing = Nichts weiter, es ist alles da.
phone-noted = Notiert habe ich { $phone }.
phone-with-code = Am besten mit Landesvorwahl, zum Beispiel +49 30 901820.
why-prompt = Damit kein Tisch leer bleibt: Wenn Sie nicht kommen können, freut sich jemand anderes darüber.
sorry-for-this = Es tut mir leid, dass es gerade nicht gut läuft.
ask-staff = Schreiben Sie „mit einem Menschen sprechen“, und ich gebe dem Team Bescheid.
not-passed-on = Eine Anfrage für so viele kann ich nicht weitergeben; bitte sagen Sie es dem Restaurant selbst.
snapshot-lost = Es tut mir leid, ich habe den Faden unseres Gesprächs verloren. Ihre Reservierungen sind sicher. Fangen wir noch einmal an:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Heute
choice-tomorrow = Morgen
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Lieber { $scenario }
choice-other-day = Anderer Tag
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
choice-waitlist = Warteliste für { $time }
choice-waitlist-range = { $bounds ->
        [both] Warteliste { $from }–{ $to }
        [from] Warteliste ab { $from }
        [to] Warteliste bis { $to }
       *[none] Warteliste, egal wann
    }
choice-any-time = Egal wann an dem Tag
choice-confirm = Ja, reservieren
choice-agree = Einverstanden, reservieren
choice-agree-change = Ja, einverstanden
choice-agree-take = Einverstanden, ich nehme ihn
choice-change = Etwas ändern
choice-drop = Nein, doch nicht
choice-only-this-table = Nur diesen Tisch
choice-bookings-too = Auch Reservierungen
choice-send-request = Ja, weitergeben
choice-skip = Keine Nummer
choice-pass-on = Als Wunsch weitergeben
choice-book = Tisch reservieren
choice-my-bookings = Meine Reservierungen
choice-human = Mit einem Menschen sprechen
choice-back-to-assistant = Zurück zum Assistenten
choice-write-to-staff = Dem Team schreiben
choice-retry = Noch einmal versuchen
choice-yes = Ja, bitte
choice-another = Noch ein Tisch
choice-second = Ein zweiter Tisch
choice-instead = Stattdessen
choice-cancel-booking = Reservierung stornieren
choice-change-booking = Ändern
choice-other-holder = Anderer Name oder Nummer
choice-note = Notiz ans Restaurant
choice-no-note = Notiz leeren
choice-cancel-number = { $number } stornieren
choice-late-by = { $minutes } Min. später
choice-leave-line = Ja, streichen
choice-leave-waitlist = Warteliste verlassen
choice-leave-number = Warteliste { $number } verlassen
choice-change-number = { $number } ändern
choice-keep = So lassen
choice-forget = Ja, alles löschen
choice-forget-cancel = Löschen und stornieren
choice-forget-keep = Löschen, Tisch behalten
choice-remember = Ja, bitte merken
choice-dont-remember = Nein, nicht merken
choice-take-table = Ja, ich nehme ihn
choice-decline-table = Nein, danke
choice-keep-place = Diesen nicht, Platz behalten
choice-coming = Ja, wir kommen
choice-not-coming = Nein, bitte stornieren
choice-other-number = Ja, aber unsere Zahl ändert sich
choice-ask-later = Später fragen
choice-another-day = Anderer Tag
choice-share-contact = Meine Nummer teilen
choice-group-begin = Tisch wählen
choice-group-go-on = Weiter
choice-group-own = Ein eigener Tisch
choice-group-come = Ich bin dabei
choice-group-do-not = Ich nicht
choice-group-change = Ändern oder stornieren
choice-resize = Auf { $partySize } ändern
choice-copy-reference = Referenz kopieren

# Quello che maitred dice agli ospiti. Breve, cordiale, concreto; una domanda alla volta.

welcome =
    Buongiorno e benvenuti da { $house }! Mi occupo delle prenotazioni.
    Mi scriva semplicemente cosa desidera, per esempio «un tavolo per 4 domani alle 19, vicino alla finestra».
welcome-at = Buongiorno e benvenuti da { $venue }!
books-scenario = La Sua prenotazione: { $scenario }.
help =
    Mi dica con parole Sue in quanti sarete, il giorno e l’ora. Io cerco gli orari liberi, Lei sceglie.
    Può cambiare idea in qualsiasi momento: «anzi siamo in 5», «meglio venerdì», «un’ora più tardi».
    /book inizia una prenotazione, /bookings mostra le Sue, /cancel ne annulla una, /language cambia lingua.
help-person = Scriva «parlare con qualcuno» e avviserò lo staff.
anything-else = Cosa posso fare per Lei?
you-are-welcome = Si figuri!
thanks-but-open = Con piacere! Mi manca solo il Suo sì:
as-it-is = Bene, allora così com’è qui:
no-wishes = D’accordo, nessuna richiesta particolare.
goodbye = Arrivederci, e grazie del messaggio!
goodbye-open = Arrivederci! Non è ancora stato fatto nulla. Mi scriva quando vuole continuare.
goodbye-held = Arrivederci! Le tengo il tavolo fino alle { $time }. Non è ancora prenotato: mi scriva quando vuole continuare.
goodbye-until = Arrivederci, a { $date } alle { $time }!
goodbye-waiting = Arrivederci! Le scrivo appena si libera un tavolo.
not-booked-yet = Non è ancora prenotato: basta un tocco qui sotto o un sì.
not-booked-held = Non è ancora prenotato: Le tengo il tavolo fino alle { $time }. Basta un tocco qui sotto o un sì.
not-changed-yet = Non ho ancora cambiato nulla: mi manca solo il Suo sì.
nothing-booked-yet = Non ancora, finora non è prenotato nulla. Proseguiamo:
dropped-draft = Va bene, lasciamo stare. Non è stato prenotato nulla.
dropped-besides = Va bene, questo lo lasciamo. Ciò che ha già prenotato resta.
dropped-one = Va bene, questo lo lasciamo.
which-cancelled = Lascio solo il tavolo che stiamo scegliendo o disdico anche le Sue prenotazioni? Non è ancora stato disdetto nulla.
started-over = Ricominciamo da capo.

ask-language = In quale lingua preferisce continuare?
language-changed = Volentieri, continuiamo in italiano.
language-not-spoken = Mi dispiace, non parlo { $language }. Posso risponderLe in { $languages }.

ask-venue = Quale ristorante preferisce?
ask-venue-by-name = Abbiamo { $count } ristoranti: mi scriva per favore il nome di quello che desidera.
ask-party-size = In quanti sarete?
ask-smaller-party = Preferisce un tavolo più piccolo? Mi dica per quanti.
ask-date =
    { $partySize ->
        [one] Un tavolo per una persona. Per quale giorno?
       *[other] Un tavolo per { $partySize }. Per quale giorno?
    }
calendar = { $month }, { $venue }, per { $partySize }. Quale giorno preferisce?
calendar-key = Libero: 5 · in parte al completo: 5* · completo: ×5 · chiuso: (5)
ask-name = A che nome posso prenotare?
ask-phone = E un numero di telefono, se il ristorante avesse bisogno di contattarLa?
name-not-read = Non ho riconosciuto un nome. Lo scriva per esempio così: «Mi chiamo Anna Rossi».
phone-not-read = Non ho riconosciuto un numero di telefono. Meglio con il prefisso internazionale, per esempio +39 06 1234 5678.
contact-served = Va bene.
which-time = Quale orario intende?
which-date = Quale giorno intende?
date-is-past = Purtroppo { $date } è già passato.
time-is-past = Per oggi le { $time } sono già passate.
party-size-not-possible = Un tavolo per { $partySize }? Preferisco richiederlo, per sicurezza.
larger-party = Conto { $partySize } persone, per sicurezza.
party-too-large = { $venue } accetta prenotazioni fino a { $most } persone; { $partySize } sono più di quante io possa prenotare.
too-far-ahead = Per ora { $venue } accetta prenotazioni fino a { $date }.
largest-party = { $venue }: qui posso prenotare tavoli fino a { $most } persone.
larger-asked = Se siete di più, mi dica quanti e chiedo al ristorante.
starts-from = { $venue }, { $date }: il primo tavolo è alle { $first }, l’ultimo alle { $last }.
scenario-told = «{ $scenario }» da { $venue }: { $text }
scenario-days = «{ $scenario }» da { $venue } si può prenotare in questi giorni:
counted-all = Il tavolo è per { $partySize }, contando tutti. Se non è giusto, scriva in quanti sarete in tutto.
local-time = Tutti gli orari sono nell’ora locale di { $venue }; lì adesso sono le { $time }.
scenario-bookable = Sì, «{ $scenario }» si può prenotare con me da { $venue }.
may-adjust = Se qualcosa cambia, mi scriva, anche dopo la prenotazione: cambio il numero di persone o l’ora finché c’è un tavolo.
may-be-late = Se fa tardi, mi scriva, per esempio «20 minuti di ritardo»: lo dico al ristorante.
late-is-noted = Il ristorante sa del ritardo: è annotato sulla Sua prenotazione.
held-for-late = Da { $venue } un tavolo a cui non è arrivato nessuno passa ad altri { $length } dopo l’ora prevista.
held-as-house = Per quanto il tavolo venga poi tenuto, lo decide il ristorante.
ways-of-venue = Da { $venue } si può mangiare così:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, da { $least } a { $most } persone
will-remind = Prima della Sua visita Le chiederò qui se viene ancora.
sure-by-booking = Con una prenotazione il tavolo è sicuro. Se senza ce ne sarà uno libero, al ristorante lo sapranno il giorno stesso.
confirmed-by-mail = Confermo qui, nella chat. Con il Suo indirizzo mando la conferma anche per e-mail.
confirmed-here = Confermo i tavoli qui, nella chat, con un codice. Non posso mandare e-mail.
wish-is-noted = Sì, l’ho annotato per il ristorante: { $comment }
no-wish-noted = Finora non è annotata nessuna richiesta. Me la scriva e la aggiungo.
one-at-a-time = Un tavolo alla volta: prima questo. Quello per { $partySize }, { $date }, viene subito dopo.
one-of-several = Prenoto un tavolo alla volta: questo è il primo di { $count } tavoli da { $partySize }. Il prossimo viene subito dopo.
one-then-other = Un tavolo alla volta: prima questo. Quello per { $partySize } viene subito dopo.
second-not-free = Il secondo tavolo, per { $partySize }, non è libero alle { $time }; il più vicino è alle { $nearest }. Se un altro orario va bene per entrambi, me lo dica.
second-full = Per il secondo tavolo, per { $partySize }, non c’è nulla di libero { $date }. Se un altro giorno va bene per entrambi, me lo dica.
second-table = Ora l’altro tavolo, per { $partySize }, { $date }.
only-one-table = Allora un tavolo solo, per { $partySize }.
request-offered = Posso però inoltrare la richiesta allo staff.
ask-request-name = A quale nome posso inoltrare la richiesta?
request-summary =
    Ecco che cosa inoltrerei:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 persona
       *[other] { $partySize } persone
    }
request-time = • Intorno alle { $time }
request-between = • Tra le { $from } e le { $to }
request-changes = • Al posto del Suo tavolo per { $partySize }, { $date } alle { $time }, che resta valido fino alla risposta
ask-request = La inoltro? È una richiesta, non ancora una prenotazione: lo staff Le risponderà.
request-sent = Fatto: lo staff di { $venue } ha la Sua richiesta e Le risponderà. Non c’è nulla di prenotato finché non conferma.
request-kept = Ho tenuto la Sua richiesta per lo staff di { $venue }. In questo momento non c’è nessuno: la leggerà chi entra per primo, e risponderà qui. Non c’è nulla di prenotato finché non conferma.
noted = Annotato, grazie.
note-changed = Fatto, ho cambiato la nota.
note-without-allergy = La nota ora è vuota, anche senza «{ $comment }»: la cucina non lo saprà. Se deve saperlo, basta scriverlo di nuovo.
note-keeps-allergy = Fatto. Ho lasciato solo «{ $comment }», perché la cucina lo sappia. Se va tolto anche questo, scriva ancora una volta «elimini la nota».
noted-next = Annotato, per la Sua prossima prenotazione.
noted-name = Annotato: { $name }.
noted-moment = Annotato: { $moment }.
noted-table = Annotato: { $moment }, per { $partySize }.
noted-party = Annotato: un tavolo per { $partySize }.
last-time = L’ultima volta era un tavolo per { $partySize } da { $venue }, { $scenario }, { $date } alle { $time }.
no-last-time = Non trovo una Sua prenotazione precedente, quindi ricominciamo da capo.
wish-too-long = Mi dispiace, è più di quanto possa trasmettere: al massimo { $most } caratteri per tutte le richieste. Me lo ripeta con meno parole, per favore.

slots-around = Ecco cosa c’è di libero intorno alle { $time } di { $date } per { $partySize } da { $venue }:
slots-of-day = Per { $date } questi orari sono liberi per { $partySize } da { $venue }. Quale preferisce, o a che ora vorrebbe venire?
slots-in-range = Per { $date } c’è posto per { $partySize } da { $venue } a queste ore:
slots-near = Alle { $time } di { $date } non c’è posto per { $partySize } da { $venue }, ma a questi orari sì:
alternatives = Per { $date } purtroppo non c’è nulla per { $partySize } da { $venue }. Le alternative più vicine:
no-alternatives = Mi dispiace, da { $venue } non c’è un tavolo per { $partySize } per { $date }, né nei giorni vicini.
too-early = Alle { $time } di { $date } non è possibile: il primo tavolo che posso offrirLe è alle { $first }.
too-late = Alle { $time } di { $date } non è possibile: l’ultimo tavolo che posso offrirLe è alle { $last }.
tables-between = Alle { $time } di { $date } non ci sono tavoli: ci si siede fino alle { $before } e di nuovo dalle { $after }.
scenario-not-on = Da { $venue }, { $date } non c’è «{ $scenario }».
scenario-too-far-ahead = Per ora «{ $scenario }» da { $venue } si può prenotare fino a { $date }.
scenario-not-then = Alle { $time } non c’è «{ $scenario }».
scenario-only-then = «{ $scenario }», { $date }: solo { $hours }.
full-around = Mi dispiace, da { $venue } è tutto pieno per { $partySize }, { $date } intorno alle { $time }.
full-on = Mi dispiace, da { $venue } è tutto pieno per { $partySize }, { $date }.
scenario-takes-up-to = «{ $scenario }» è per { $most } persone al massimo.
scenario-takes-from = «{ $scenario }» è a partire da { $least } persone.
waitlist-open = Posso metterLa in lista d’attesa per le { $time } e scriverLe appena si libera un tavolo.
offers-last = Il tavolo è Suo per { $length }.
offers-last-of = { $scenario }: il tavolo è Suo per { $length }.
only-time-left = Per { $date } è rimasto solo l’orario delle { $time }.
nearest-offers = Le alternative più vicine:
none-around = Mi dispiace, nemmeno nei giorni vicini c’è un tavolo per { $partySize }.
time-not-free = Alle { $time } purtroppo non c’è più posto.
day-not-free = Per { $date } purtroppo non c’è più posto.
day-time-not-free = Per { $date } alle { $time } purtroppo non c’è più posto.
slot-was-taken = Qualcuno è stato più veloce: il tavolo delle { $time } è appena stato preso.
free-beside = Libero anche { $date }: { $times }. Scriva pure l’orario che preferisce.
free-some-beside = Libero anche { $date }, tra gli altri orari: { $times }. Scriva pure l’orario che preferisce.
nothing-beside = Oltre a questo, { $date } non vedo altro di libero al momento. Se preferisce un orario preciso, lo scriva e provo.
days-beside = Altri giorni con un tavolo per voi:
day-beside = • { $date } alle { $time }
no-days-beside = Nei giorni vicini non vedo un tavolo per { $partySize }. Scriva il giorno che vorrebbe e guardo.
choose-offered = Quale preferisce?

same-evening = Ha già un tavolo per { $partySize } da { $venue }, { $date } alle { $time }.
ask-second = Quello delle { $time } è un secondo tavolo, o prende il posto dell’altro?

held-for =
    C’è posto, e Le tengo il tavolo per { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }:
slot-held =
    { $venue }, { $date } alle { $time }, per { $partySize }: Le tengo il tavolo per { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }.
slot-chosen = { $venue }, { $date } alle { $time }, per { $partySize }.
hold-over = Le avevo tenuto il tavolo e nel frattempo il tempo è scaduto. Risponda pure: guardo subito se è ancora libero.
hold-released = Ho liberato il tavolo che Le tenevo da parte.

summary =
    • { $venue }, { $scenario }
    • Quando: { $date } alle { $time }
    • { $partySize ->
        [one] 1 persona
       *[other] { $partySize } persone
    }
summary-name = • Nome: { $name }
summary-phone = • Telefono: { $phone }
summary-comment = • Per il ristorante: { $comment }
fee-later =
    • Si può annullare gratis fino a { $date } alle { $time }. Se annulla più tardi o non viene, costa { $total }{ $per ->
        [guest] {" "}({ $each } a persona).
       *[party] {" "}per il tavolo.
    }
fee-now =
    • Se annulla o non viene, costa { $total }{ $per ->
        [guest] {" "}({ $each } a persona).
       *[party] {" "}per il tavolo.
    }
fee-no-show =
    • Se non viene, costa { $total }{ $per ->
        [guest] {" "}({ $each } a persona).
       *[party] {" "}per il tavolo.
    }
replaces = • Prende il posto del Suo tavolo da { $venue } di { $date } alle { $time }, che annullo appena questo è prenotato.
changes-table = • Finora: { $date } alle { $time }, per { $partySize }
deposit-free = • Acconto: { $total }, da pagare qui nella chat prima che il tavolo sia prenotato. Se annulla entro { $date }, { $time }, Le viene restituito; dopo, no.
deposit-back = • Acconto: { $total }, da pagare qui nella chat prima che il tavolo sia prenotato. Se annulla, Le viene restituito.
deposit-final = • Acconto: { $total }, da pagare qui nella chat prima che il tavolo sia prenotato. Se annulla, non Le viene restituito.
pay-deposit = Paghi per favore l’acconto di { $total } con la fattura in questa chat. Le tengo il tavolo fino alle { $time }; è prenotato appena ha pagato.
invoice-title = Acconto per il Suo tavolo
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = L’acconto non è arrivato in tempo, quindi il Suo tavolo da { $venue }, { $date } alle { $time }, non è prenotato. Non deve nulla.
deposit-not-taken = In questo momento non posso incassare l’acconto, quindi prenoto il Suo tavolo senza.
paid-in-vain = Mi dispiace: il Suo pagamento è arrivato, ma il tavolo non è più libero. Non è prenotato nulla.
deposit-returns = Il Suo acconto di { $total } Le viene restituito.
deposit-by-house = Riavrà il Suo acconto di { $total }. Lo restituisce il ristorante stesso: è già avvisato, e può volerci qualche giorno.
deposit-stays = L’acconto di { $total } resta al ristorante, come concordato: il termine per annullare gratis era passato.
deposit-would-return = L’acconto versato Le viene restituito.
deposit-would-stay = Il termine per annullare gratis è passato: l’acconto versato resta al ristorante, come concordato.
checkout-closed = Questa fattura non è più aperta e non è stato pagato nulla. Mi scriva, e cerco di nuovo un tavolo.
checkout-failed = In questo momento non posso controllare il Suo tavolo, e non è stato pagato nulla. Riprovi tra un minuto, per favore.
ask-confirm = Prenoto così?
ask-confirm-briefly = { $venue }, { $scenario }, { $date } alle { $time }, per { $partySize }: prenoto così?
ask-agree = È d’accordo, e prenoto così?
terms-changed = Nel frattempo è cambiato quanto può costare. Lo rilegga, per favore:
what-to-change = Cosa desidera cambiare? Lo scriva semplicemente: un altro orario, un altro giorno, più persone, una richiesta.
what-to-note = Cosa deve dire la nota? Lo scriva semplicemente, per esempio: «cambi la nota in: un tavolo vicino alla finestra».
terms-declined = Va bene, allora non prenoto. Le andrebbe meglio un altro giorno o un altro orario? Lo scriva, o scelga qui.
still-placing = Un attimo, me ne occupo subito.
placed =
    Prenotato! Un tavolo per { $partySize } da { $venue }, { $date } alle { $time }, a nome { $name }.
    Se cambia qualcosa, mi scriva.
calendar-title = { $venue }: tavolo per { $partySize }
placed-reference = Il Suo codice, se chiama il ristorante: { $reference }.
placed-cancel-by = Se non può venire, mi avvisi entro le { $time } di { $date }: fino ad allora annullare è gratis.
placed-comment = Trasmesso al ristorante: { $comment }
held-otherwise = Guardi bene, per favore: non è proprio quello che avevamo concordato. Nel sistema del ristorante ora risulta: { $venue }, { $scenario }, { $date } alle { $time }, per { $partySize }.
replacing = Ora annullo il Suo tavolo da { $venue } di { $date } alle { $time } e Le scrivo quando è fatto.
replaced = Il Suo tavolo da { $venue } di { $date } alle { $time } è annullato.
replaced-stands = Non ho potuto annullare il Suo tavolo da { $venue } di { $date } alle { $time }: resta prenotato, accanto a quello nuovo.
outcome-unknown = Il sistema di prenotazione del ristorante in questo momento non risponde. Continuo a provare e Le scrivo appena so qualcosa; non serve ripetere la richiesta.
outcome-never-known = Mi dispiace, non è stato possibile sapere se il sistema del ristorante ha accettato la richiesta.
booking-refused = Mi dispiace, il sistema del ristorante non ha accettato la prenotazione. Non è stato prenotato nulla.
limit-reached = Ha già tanti tavoli quanti il ristorante ne tiene per una sola persona, quindi ho lasciato tutto com’era. Prima ne annulli o ne modifichi uno.
contact-venue = { $venue } risponde al { $phone }.
address-of-venue = { $venue } si trova in { $address }.
email-of-venue = Può scrivere a { $venue } all’indirizzo { $email }.
website-of-venue = Trova altre informazioni su { $venue } qui: { $website }.
photos-of-venue = Ecco { $venue } in qualche foto:
menu-at = Il menu di { $venue } è qui: { $address }
photos-at =
    Foto di { $venue }:
    { $addresses }
open-on = { $venue } è aperto { $date }: { $hours }.
closed-on = { $venue } è chiuso { $date }.
closed-then = Alle { $time } { $venue } è chiuso. Orario di { $date }: { $hours }.
closed-for-holiday = { $venue } è chiuso { $date } ({ $holiday }).
closed-weekly =
    { $venue } è chiuso { $weekday ->
        [1] il lunedì
        [2] il martedì
        [3] il mercoledì
        [4] il giovedì
        [5] il venerdì
        [6] il sabato
       *[7] la domenica
    }.
open-again = Riapre { $date }: { $hours }.
hours-of-venue = Orari di apertura di { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: chiuso
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Sono maitred, l’assistente per le prenotazioni di { $house }: un programma, non una persona.
date-is = È { $date }.
rules-of-venue = Da { $venue }:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] se annulla troppo tardi o non viene, costa
       *[free] se non viene, costa
    } { $each } { $per ->
        [guest] a persona.
       *[party] per il tavolo.
    }
deposit-of-scenario =
    • { $scenario }: un acconto di { $each } { $per ->
        [guest] a persona
       *[party] per il tavolo
    }, da pagare qui nella chat prima che il tavolo sia prenotato.
free-before =
    • Si annulla gratis fino a { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    } prima della visita.
no-fee = • Annullare non costa nulla. Mi avvisi solo se non può venire.
nothing-ahead = • Alla prenotazione non si paga nulla.
stay-for = Da { $venue } il tavolo è Suo per { $length }.
stay-until = Da { $venue } il tavolo è Suo per { $length }, fino alle { $time }.
stay-between = Da { $venue } il tavolo è Suo da { $shortest } a { $longest }, a seconda di quanti siete e del menu.

no-bookings = Non trovo prenotazioni future a Suo nome.
booked-elsewhere = Se l’ha fatta in un’altra chat, mi mandi il codice.
reference-elsewhere = Le prenotazioni con { $reference } non sono di questa chat. Sistemato questo tavolo, mi mandi di nuovo il codice e le cerco.
ask-proof = Le prenotazioni con { $reference } sono state fatte in un’altra chat. Per essere sicuro che siano Sue: con quale numero di telefono? Se non c’è, scriva il nome.
claimed = Grazie, sono Sue. Da ora le trova in questa chat, con il Suo codice di qui.
claim-kept-away = Il sistema del ristorante non mi lascia seguire qui tutte le prenotazioni con { $reference }. Quelle che non posso prendere restano come sono, dove sono state fatte; può aiutarLa il ristorante.
claim-other = Non trovo prenotazioni future che corrispondano a { $reference } e a quanto ha scritto. Controlli entrambi; può aiutarLa anche il ristorante.
claim-too-often = Non ha corrisposto più volte, quindi non posso cercare ancora prima di domani. Il ristorante può aiutarLa subito.
taken-over = Il Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }, è ora seguito in un’altra chat, dove sono stati dati il codice e il numero di telefono. Se non era Lei, avvisi il ristorante.
bookings-heading =
    { $count ->
        [one] La Sua prenotazione:
       *[other] Le Sue prenotazioni:
    }
booking-line = { $number }. { $venue }: { $date } alle { $time }, per { $partySize }
booking-item = • { $venue }: { $date } alle { $time }, per { $partySize }
waiting-heading = È in lista d’attesa:
waiting-line = { $number }. Lista d’attesa da { $venue }: { $date } { waited-time }, per { $partySize }
waiting-item = • Lista d’attesa da { $venue }: { $date } { waited-time }, per { $partySize }
not-waiting = Al momento non è in nessuna lista d’attesa.
no-need-to-wait = Non serve aspettare: quel tavolo è libero.
times-free = Non serve aspettare: a quegli orari ci sono tavoli liberi.
no-waitlist = Mi dispiace, per questo non c’è una lista d’attesa.
wait-next = Una cosa alla volta: prima questo tavolo, poi la lista d’attesa di { $venue } per { $date }.
will-write = Sì, Le scrivo qui appena si libera un tavolo.
which-to-leave = Da quale lista d’attesa La tolgo?
ask-leave = La tolgo dalla lista d’attesa di { $venue } per { $date } { waited-time }, per { $partySize }?
left-line = Fatto: non è più nella lista d’attesa di { $venue } per { $date } { waited-time }. Grazie per averci avvisato.
which-to-cancel = Quale prenotazione devo annullare?
which-to-change = Quale prenotazione desidera modificare?
ask-cancel = Annullo il Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }?
cancelled = Annullata: { $venue }, { $date } alle { $time }. Grazie per averci avvisato.
kept = Va bene, resta tutto com’è.
booking-gone = Il Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }, non è più nel sistema di prenotazione del ristorante.
booking-read-only = Questa prenotazione non si può più modificare qui. Si rivolga direttamente a { $venue }, per favore.
ask-what-to-change = Cosa devo cambiare del Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }? Scriva un nuovo giorno, un orario, il numero di persone o una richiesta.
ask-what-to-add = Cosa devo aggiungere al Suo tavolo da { $venue }, { $date } alle { $time }? Lo scriva pure.
ask-note = Cosa devo dire al ristorante? Lo scriva pure.
ask-more-note =
    Per il ristorante finora: { $comment }
    Cosa devo aggiungere? Oppure scriva «niente» e cancello la nota.
ask-change =
    La modifico così?
    • { $venue }, { $scenario }
    • Quando: { $date } alle { $time }
    • { $partySize ->
        [one] 1 persona
       *[other] { $partySize } persone
    }
also-coming = • Segno che venite
ask-wish = Lo aggiungo al Suo tavolo da { $venue }, { $date } alle { $time }?
ask-wish-off = Lo tolgo dal Suo tavolo da { $venue }, { $date } alle { $time }?
wish-off = • Non serve più: { $comment }
ask-holder = Aggiorno così il Suo tavolo da { $venue }, { $date } alle { $time }?
ask-new-holder = A quale nome, o con quale numero di telefono, metto la prenotazione?
changed = Modificata: { $venue }, { $scenario }, { $date } alle { $time }, per { $partySize }. A presto!
stands = La Sua prenotazione resta com’era: { $venue }, { $date } alle { $time }, per { $partySize }.
changed-partly = È stato possibile modificarla solo in parte. La Sua prenotazione ora è: { $venue }, { $date } alle { $time }, per { $partySize }.

# Per e-mail
mail-offered = Se aggiunge il Suo indirizzo e-mail, Le mando la conferma anche lì.
summary-mail = • E-mail: { $email }, per la conferma
mail-subject-placed = Prenotato: { $venue }, { $date } alle { $time }
mail-subject-changed = Modificato: { $venue }, { $date } alle { $time }
mail-subject-cancelled = Annullato: { $venue }, { $date } alle { $time }
mail-greeting = Buongiorno { $name },
mail-placed = il Suo tavolo da { $venue } è prenotato:
mail-changed = la Sua prenotazione da { $venue } è cambiata. Ora è:
mail-cancelled = la Sua prenotazione da { $venue } è annullata. Era:
mail-was = Prima era per { $date } alle { $time }, per { $partySize }.
mail-was-scenario = Prima: { $scenario }.
mail-free-until = Annullare è gratuito fino a { $date } alle { $time }.
mail-in-chat = Per modificarla o annullarla, scriva semplicemente nella chat in cui ha prenotato.
mail-on-page = Per modificarla o annullarla, apra la nostra chat nel browser con cui ha prenotato: { $url }
mail-why = Riceve questo messaggio perché questo indirizzo è stato indicato per una prenotazione da { $venue }.

waitlist-for = Volentieri La metto in lista d’attesa per { $date }, { waited-time }: Le scrivo appena si libera un tavolo per { $partySize }.
waitlist-joined = È in lista d’attesa da { $venue } per { $date } { waited-time }, per { $partySize }. Le scrivo appena si libera un tavolo.
waitlist-place = { $place ->
        [1] È in cima alla lista.
       *[other] È in { $place }ª posizione.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] tra le { $from } e le { $to }
        [from] dalle { $from } in poi
        [to] fino alle { $to }
        [none] a qualsiasi ora
       *[about] intorno alle { $time }
    }
widen-hint = Andrebbe bene anche un altro orario? Mi dica quale, per esempio «tra le 18 e le 21».
widen-which = Quale? Mi scriva per esempio «tra le 18 e le 21».
wait-over = Mi dispiace: da { $venue } non si è liberato nessun tavolo per { $partySize }, { $date } { waited-time }. Questa lista d’attesa è chiusa; cerco volentieri un altro giorno.
wait-removed = Lo staff di { $venue } ha tolto la Sua richiesta dalla lista d’attesa: { $date }, { waited-time }, per { $partySize }. Cerco volentieri un altro tavolo.
waitlist-refused = Mi dispiace, la lista d’attesa per quell’orario è chiusa.
waitlist-limit-reached = È già in lista d’attesa per tanti tavoli di quel giorno quanti ne può attendere una sola persona. Prima rinunci a uno di questi.

table-freed = Buone notizie: da { $venue } si è liberato un tavolo per { $partySize }, { $date } alle { $time }. Glielo tengo. Lo prende?
table-freed-unheld = Buone notizie: da { $venue } si è liberato un tavolo per { $partySize }, { $date } alle { $time }. Non posso tenerglielo: andrà a chi arriva prima. Lo prende?
table-freed-shared = Buone notizie: da { $venue } si è liberato un tavolo per { $partySize }, { $date } alle { $time }. Ho chiesto anche ad altri in lista: andrà a chi dice sì per primo. Lo prende?
offer-clock = ⏳ Fino alle { $until }: { $minutes ->
        [one] ancora { $minutes } minuto.
       *[other] ancora { $minutes } minuti.
    }
table-offer-declined = Va bene, passa a chi segue in lista.
table-offer-kept = Va bene, passa a chi segue e Lei mantiene il Suo posto. Le scrivo quando se ne libera un altro.
table-offer-lapsed = Non ho avuto risposta in tempo, perciò il tavolo da { $venue }, { $date } alle { $time }, per { $partySize }, passa a chi segue. Resta in lista d’attesa.
table-offer-gone = Mi dispiace, il tavolo da { $venue }, { $date } alle { $time }, per { $partySize }, è appena stato preso. Resta in lista d’attesa.

kept-heading = Ecco cosa conservo di Lei:
summary-email = • E-mail: { $email }
kept-needs = • Da ricordare: { $needs }
kept-language = • Lingua: { $language }
kept-messages =
    • { $count ->
        [one] 1 messaggio della nostra conversazione
       *[other] { $count } messaggi della nostra conversazione
    }, i più vecchi spariscono dopo una settimana
kept-visits =
    • { $count ->
        [one] 1 prenotazione passata
       *[other] { $count } prenotazioni passate
    }
kept-agreement = • { $date } alle { $time } ha accettato: «{ $words }»
kept-for-next-time = Ricordo i Suoi dati per la prossima volta, come mi ha chiesto.
kept-for-bookings = Uso i Suoi dati solo per le Sue prenotazioni.
kept-elsewhere = Anche il sistema di prenotazione del ristorante conserva le Sue prenotazioni, con nome e numero.
how-to-forget = Riceve tutto in un file. Se vuole che lo cancelli, invii /forgetme.
what-is-kept = Conservo le Sue prenotazioni, con nome, numero e richieste, e per un po’ la nostra conversazione.
how-to-see-kept = Con /mydata vede tutto ciò che conservo su di Lei, e /forgetme lo cancella.
what-is-forgotten = Cancellerei il Suo nome, il numero e le richieste, la nostra conversazione e il Suo nome nelle visite passate. Non si può tornare indietro.
forget-leaves-line = La toglierei anche dalla lista d’attesa.
forget-not-elsewhere = Ciò che il sistema di prenotazione del ristorante conserva delle visite passate non posso cancellarlo lì; chieda al ristorante.
ask-forget = Cancello tutto?
ask-forget-bookings =
    { $count ->
        [one] E la Sua prenotazione: la annullo anche, o la tengo fino alla visita e la cancello dopo?
       *[other] E le Sue prenotazioni: le annullo anche, o le tengo fino alle visite e le cancello dopo?
    }
forgotten = Fatto, tutto ciò che La riguarda è cancellato. Mi scriva quando vuole, ripartiremo da capo.
forgotten-but-bookings = Fatto. Le Sue prenotazioni restano, e ciò che serve per quelle lo cancello dopo la visita. Tutto il resto è già cancellato.
ask-remember = Ricordo questo per la prossima volta: { $details }? Altrimenti lo uso solo per questa prenotazione.
will-remember = Volentieri. /mydata mostra ciò che conservo, /forgetme lo cancella.
wont-remember = Va bene, non lo conservo.

group-begin = { $name }, tocchi qui sotto e scegliamo il tavolo in privato. Appena è prenotato, qui lo leggono tutti.
group-go-on = { $name }, tocchi qui sotto e ne parliamo in privato.
group-other = Del tavolo del gruppo si occupa già { $name }. Per uno Suo, tocchi qui sotto.
group-times = { $name } sta scegliendo un tavolo per { $partySize } da { $venue }, { $date }. Libero alle { $times }: dite a { $name } che cosa vi va bene.
group-nameless = Scrive a nome del gruppo, e non so di chi sarebbe il tavolo. Mi scriva con il Suo nome, o in privato: { $link }
group-table = Un tavolo per { $partySize } da { $venue }, { $date } alle { $time }, prenotato da { $name }. Chi viene?
group-comers = Presenti ({ $count }): { $names }
group-cancelled = Il tavolo da { $venue } di { $date } alle { $time } è annullato.
group-forgotten = Questo tavolo non è più mostrato qui.
group-you-come = Segnato, ci sarà!
group-you-do-not = Segnato: senza di Lei.
group-only-organiser = Può farlo solo { $name }.
group-over = Questo tavolo non accetta più risposte.
group-reads = Lo vede anche il Suo gruppo, e ognuno può dire lì se viene.
group-counted = { $count ->
    [one] Secondo le risposte del Suo gruppo, ora è un tavolo per una persona; il Suo è per { $partySize }.
   *[other] Secondo le risposte del Suo gruppo, ora siete in { $count }; il Suo tavolo è per { $partySize }.
    }

confirmation-prompt = Buongiorno! Il Suo tavolo per { $partySize } da { $venue } è per { $date } alle { $time }. Conferma che verrà?
confirmation-reminder = Un promemoria: il Suo tavolo per { $partySize } da { $venue } è per { $date } alle { $time }. Conferma che verrà?
confirmation-yes = Benissimo. A { $date } alle { $time }!
confirmation-no = Grazie per averci avvisato. Il Suo tavolo di { $date } alle { $time } è annullato; speriamo in un’altra volta.
ask-another-day = Cerchiamo un altro giorno?
asks-again = Va bene. Glielo chiedo di nuovo { $date } alle { $time }.
asks-no-more = Va bene. Prima della Sua visita non c’è più tempo per chiederglielo di nuovo; me lo dica appena lo sa.
stays-confirmed = Il Suo tavolo per { $partySize } di { $date } alle { $time } è confermato com’era; la modifica non è possibile.
thank-you = Grazie della Sua visita da { $venue }! Se vuole, ci racconti com’è andata: { $link }
prompt-outdated = Nel frattempo questa prenotazione è cambiata.
cancelled-by-venue = { $venue } ha dovuto annullare il Suo tavolo per { $partySize } di { $date } alle { $time }. Ci dispiace. Mi scriva e cerco un altro orario.
confirmed-by-venue = { $venue } ha confermato il Suo tavolo per { $partySize }, { $date } alle { $time }.
cancelled-outside = Il Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }, è stato annullato nel sistema di prenotazione del ristorante. Mi scriva e cerco un altro orario.
changed-outside = Il Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }, è stato modificato nel sistema di prenotazione del ristorante.
booking-now = Ora è per { $date } alle { $time }, per { $partySize }, da { $venue }.
booking-now-cancelled = Nel frattempo il Suo tavolo per { $partySize } da { $venue }, { $date } alle { $time }, è stato annullato.
scenario-now = Ora: { $scenario }.

service-down = In questo momento non riesco a raggiungere il sistema di prenotazione del ristorante.
not-understood = Temo di non aver capito bene.
not-understood-twice = Continuo a non capire cosa desidera. Provi per esempio: «un tavolo per 2 venerdì alle 20».
talk-begins =
    Ora è in contatto con lo staff di { $venue }. Tutto ciò che scrive arriva a loro, e la risposta arriva qui.
    Io intanto sto in silenzio. Scriva «indietro» quando vuole di nuovo me.
talk-kept =
    Qui può scrivere allo staff di { $venue }. In questo momento non c’è nessuno: ciò che scrive resta qui, lo leggerà chi entra per primo, e la risposta arriverà qui.
    Io intanto sto in silenzio. Scriva «indietro» quando vuole di nuovo me.
talk-out-of-hours = In questo momento forse non c’è nessuno, ma il Suo messaggio resta lì e avrà risposta.
talk-resumes = Prego: ciò che scrive arriva allo staff di { $venue }. Scriva «indietro» quando vuole di nuovo me.
talk-passed-on = Grazie, l’ho trasmesso.
talk-text-only = Posso trasmettere solo testo, mi dispiace. Può scriverlo a parole?
talk-unanswered = Da { $venue } nessuno ha ancora avuto un momento. Il Suo messaggio resta da loro, e la risposta arriverà qui.
talk-ended = Era lo staff di { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    Un messaggio dallo staff di { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Sì, accogliamo volentieri il Suo gruppo. Il resto lo definiamo qui con Lei.
request-declined = { $by } ({ $venue }): Ci dispiace, quel giorno non possiamo accogliere il Suo gruppo.
assistant-back = Eccomi di nuovo, a Sua disposizione.
staff-told = Credo che mi sfugga qualcosa, perciò ho avvisato lo staff. Intanto può proseguire qui.
staff-know = Lo staff è avvisato.
word-kept = In questo momento non c’è nessuno di { $venue }. Ho lasciato un messaggio allo staff: lo leggerà chi entra per primo, e risponderà qui.
nobody-reads = Qui non legge nessuno del ristorante, quindi non posso chiamare una persona.
late-no-booking = Grazie per averci avvisato, faccia con calma! Qui non trovo prenotazioni Sue per { $date }: avvisi per favore anche il ristorante.
late-which = Per quale prenotazione è in ritardo?
late-which-day = Qui non trovo prenotazioni Sue per { $date }. Se si tratta di una di queste, la tocchi e lo annoto; altrimenti avvisi per favore il ristorante.
late-noted = Grazie per averci avvisato, faccia con calma! È annotato sulla Sua prenotazione da { $venue } alle { $time }.
late-not-noted = In questo momento non ho potuto annotarlo sulla Sua prenotazione.
so-sorry = Mi dispiace molto. È giusto che lo staff lo sappia.
hope-it-turns-up = Spero che si ritrovi! Al ristorante possono guardare.
condolence = Mi dispiace moltissimo.
condolence-for-loss = Le mie più sentite condoglianze. Se preferisce parlare con una persona, sono a Sua disposizione.
get-well = Mi dispiace. Auguri di pronta guarigione!
congratulations = Che bello, congratulazioni!
human-coming = Ho avvisato lo staff di { $venue } che desidera parlare con qualcuno.
stale-button = Era di un messaggio precedente. Ecco a che punto siamo:
text-only = Mi dispiace, so leggere solo testo.
voice-not-heard = Mi dispiace, non posso ascoltare i messaggi vocali. Me lo scrive?
picture-not-seen = Mi dispiace, non posso vedere le immagini. Me lo dice a parole?
sticker-seen = 🙂
contact-not-own = Questo è il numero di un’altra persona. Mi scrive il Suo?
write-anew = Mi dispiace, non posso tornare su un messaggio modificato. Me lo scriva ancora una volta, per favore.
message-too-long = Che messaggio lungo! Me lo dica in una o due frasi, per favore.
too-many-messages = Sono tanti messaggi in una volta! Mi dia un minuto, per favore, poi continui.
cannot-answer = Purtroppo questo non lo so. Al ristorante sapranno risponderLe.
rest-unknown = Il resto purtroppo non lo so. Al ristorante sapranno risponderLe.
unknown-of-venue = Di { $venue } non lo so.
restaurant-decides = Se è possibile, glielo sapranno dire al ristorante.
take-your-time = Faccia con calma. Senza il Suo sì non faccio nulla.
no-hurry = Non c’è fretta, me lo dica quando lo sa.
rough-number = Non c’è fretta. Basta un numero approssimativo, può cambiarlo più tardi.
no-hurry-held = Faccia con calma: Le tengo il tavolo fino alle { $time }. Non prenoto nulla finché non dice di sì.
why-all = Mi dispiace, non so altro che questo:
why-taken =
    { $partySize ->
        [one] I tavoli per una persona sono tutti occupati a quell’ora.
       *[other] I tavoli per { $partySize } sono tutti occupati a quell’ora.
    }
why-ask = Per trovarLe il tavolo giusto.
why-name = Perché il ristorante sappia di chi è il tavolo.
why-phone = Solo perché il ristorante possa raggiungerLa per questo tavolo. Può anche non darlo.
any-phone = Sì, va bene qualsiasi numero a cui La si possa raggiungere.
phone-unknown = Per questo tavolo non ho un Suo numero. Lo scriva ancora una volta, oppure lo tralasci.
writes-here = Sì, io Le scrivo qui in ogni caso. Il numero serve solo al ristorante, se dovesse contattarLa; può tralasciarlo.
needed-for-table = Per un tavolo mi servono il numero di persone, il giorno, l’ora e un nome. Il telefono solo se vuole.
needed-name = Solo un nome, e un telefono se vuole.
needed-yes = È tutto, manca solo il Suo sì.
needed-nothing = Nient’altro, c’è tutto.
phone-noted = Ho annotato il { $phone }.
phone-with-code = Meglio con il prefisso internazionale, per esempio +39 06 1234 5678.
why-prompt = Perché nessun tavolo resti vuoto: se non può venire, lo avrà qualcun altro.
sorry-for-this = Mi dispiace che non stia andando bene.
ask-staff = Scriva «parlare con qualcuno» e avviserò lo staff.
not-passed-on = Non posso inoltrare una richiesta per così tanti; lo dica per favore al ristorante.
snapshot-lost = Mi dispiace, ho perso il filo della nostra conversazione. Le Sue prenotazioni sono al sicuro. Ricominciamo:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Oggi
choice-tomorrow = Domani
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Meglio { $scenario }
choice-other-day = Un altro giorno
choice-calendar = Calendario
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
choice-waitlist = Lista d’attesa, { $time }
choice-waitlist-range = { $bounds ->
        [both] Lista d’attesa { $from }–{ $to }
        [from] Lista d’attesa dalle { $from }
        [to] Lista d’attesa fino alle { $to }
       *[none] Lista d’attesa, qualsiasi ora
    }
choice-any-time = A qualsiasi ora quel giorno
choice-confirm = Sì, prenoti
choice-agree = D’accordo, prenoti
choice-agree-change = Sì, d’accordo
choice-agree-take = D’accordo, lo prendo
choice-change = Cambiare qualcosa
choice-drop = No, lasci stare
choice-only-this-table = Solo questo tavolo
choice-bookings-too = Anche le prenotazioni
choice-send-request = Sì, la inoltri
choice-skip = Nessun numero
choice-pass-on = Trasmettere come richiesta
choice-book = Prenotare un tavolo
choice-my-bookings = Le mie prenotazioni
choice-human = Parlare con qualcuno
choice-back-to-assistant = Tornare all’assistente
choice-write-to-staff = Scrivere allo staff
choice-retry = Riprovare
choice-yes = Sì, grazie
choice-another = Un altro tavolo
choice-second = Un secondo tavolo
choice-instead = Al posto dell’altro
choice-cancel-booking = Annullare la prenotazione
choice-change-booking = Cambiare
choice-other-holder = Altro nome o numero
choice-note = Nota al ristorante
choice-no-note = Cancellare la nota
choice-cancel-number = Annullare { $number }
choice-late-by = { $minutes } min di ritardo
choice-leave-line = Sì, mi tolga
choice-leave-waitlist = Uscire dalla lista d’attesa
choice-leave-number = Uscire dalla lista { $number }
choice-change-number = Modificare { $number }
choice-keep = Lasciare così
choice-forget = Sì, cancelli tutto
choice-forget-cancel = Cancellare e annullare
choice-forget-keep = Cancellare, tenere il tavolo
choice-remember = Sì, lo ricordi
choice-dont-remember = No, non lo conservi
choice-take-table = Sì, lo prendo
choice-decline-table = No, grazie
choice-keep-place = Questo no, resto in lista
choice-coming = Sì, veniamo
choice-not-coming = No, annulli
choice-other-number = Sì, ma in più o in meno
choice-ask-later = Me lo chieda più tardi
choice-another-day = Un altro giorno
choice-share-contact = Condividere il mio numero
choice-group-begin = Scegliere il tavolo
choice-group-go-on = Continuare
choice-group-own = Un tavolo mio
choice-group-come = Ci sono
choice-group-do-not = Io no
choice-group-change = Modificare o annullare
choice-resize = Cambiare a { $partySize }
choice-copy-reference = Copiare il codice

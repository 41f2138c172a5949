import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a booking is kept under. */
const kept = "(?:nome|cognome|(?:numero di )?(?:telefono|cellulare)|e-?mail)";

export const changing: ChangingWords = {
  change: words`
    cambiare
    cambia(?:mi|ci|la|lo|te|temi|teci|tela|telo)?(?! (?:il prezzo|qualcosa|niente|nulla)(?![\p{L}]))
    cambierei
    cambieremmo
    cambi
    cambiarla
    cambiarlo
    cambiamo
    cambio(?! di (?:programm[ai]|piani)(?![\p{L}]))
    cambiamento
    modificare
    modifica(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    modificherei
    modificheremmo
    modifichi
    modificarla
    modifichiamo
    spostare
    sposta(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    sposterei
    sposteremmo
    sposti
    spostarla
    spostarlo
    spostiamo
    spostamento
    posticipare
    posticipa(?:mi|ci|la|te|temi|teci|tela)?
    posticiperei
    posticiperemmo
    posticipiamo
    anticipare
    anticipa(?:mi|ci|la|te|temi|teci|tela)?
    anticiperei
    anticiperemmo
    anticipiamo
    rimandare
    rimanda
    rimandiamo
    ritardare
    correggere
    correggi
    sostituire
    aggiornare
    un altro giorno
    un'altra data
    un altro orario
    un'altra ora
    altro giorno
    (?:aggiungere|aggiungi|aggiungete|aggiungiamo) (?:\d{1,2}|una?|uno|altre \d|altri \d) (?:person[ae]|post[oi]|copert[oi]|bambin[oi]|adult[oi]|ospit[ei])
    (?:aggiunga|togliere|togli|togliete) (?:\d{1,2}|una?|uno|altre \d|altri \d) (?:person[ae]|post[oi]|copert[oi]|bambin[oi]|adult[oi]|ospit[ei])
    (?:\d{1,2}|un[ao]?) ?(?:person[ae]|post[oi]|copert[oi]|bambin[oi]|adult[oi]|ospit[ei])? in (?:piu|meno)
    un'altra persona
    (?:siamo|saremo|saremmo) (?:di |in )?(?:piu|meno)(?= ?[.,!]| ?$| (?:persone|gente))
  `,
  holder: words`
    (?:il |il mio )?(?:numero|nome|telefono) (?:e|era) (?:sbagliato|errato)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:numero|nome) sbagliato(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:cambiare|cambia|cambi|cambiate|modificare|modifica|modifichi|correggere|correggi|corregga|aggiornare|aggiorna|aggiorni)(?: il| il mio| il nostro| la| la mia| l')? ?${kept}
    ${kept}(?: della (?:mia |nostra )?prenotazione)? (?:e|era) (?:\p{L}{1,8} )?(?:sbagliato|errato|scorretto|scritto male)
    ${kept}(?: della (?:mia |nostra )?prenotazione)? non (?:e|era) (?:giusto|corretto|quello)
    (?:un altro|il nuovo|il mio nuovo|un nuovo) ${kept}
    (?:mettere|metti|metta|mettete|passare|passa|passi|intestare|intesti|intesta) (?:la|la mia|il mio|il|la nostra) (?:prenotazione|tavolo) a(?: un altro)?(?: nome)?
    ${kept} e cambiato
    (?:aggiungere|lasciare|lasciarvi|lasciarle|dare|darvi|darle|mettere|inserire)(?: anche)? (?:il mio|il nostro|un|il) (?:numero(?: di (?:telefono|cellulare))?|telefono|cellulare)
  `,
  rather: words`
    cambio di (?:programm[ai]|piani)
    invece
    piuttosto
    anziche
    al posto di
    al posto delle
    al posto dell'altro
    al suo posto
    in realta
    alla fine(?! (?:\p{L}{1,12} ){0,2}(?:non|nn)(?![\p{L}]))
  `,
  minds: words`
    (?:ci )?(?:sono )?cambiati i (?:nostri )?(?:piani|programmi)
    (?:i |i nostri )?(?:piani|programmi) (?:sono |ci sono )?cambiati
  `,
  apologies: ["scusi", "scusa", "pardon", "sorry"],
  correction: words`
    rettifico
    errata
    mi correggo
    chiedo scusa(?!.{0,30}(?:non|nn) (?:poss|riesc|ven|verr|ci s))
    accidenti
    no
    anzi
    meglio
    (?:scus(?:a|ate|i|ami)|mi scusi)(?!.{0,30}(?:non|nn) (?:poss|riesc|riusc|potr|ven|verr|ci sa|ci sia))
    in realta
    aspetta(?! che)
    aspetti
    aspettate
    volevo dire
    intendevo
    intendo
    facciamo
    invece
    piuttosto
    alla fine
    ho sbagliato
    mi sono sbagliato
    mi sono sbagliata
    errore
    correzione
    ops
    oops
    pardon
    un attimo
    preferisco
    preferirei
    preferiamo
    preferiremmo
    no scusa
    no scusi
    ah no
    eh no
    metti
    mettiamo
    mettete
    non e
    non sono
    (?:non|nn)(?= (?:(?:e|siamo|saremo|sono|in|per|il|di|alle|le|piu) ){0,3}(?:\d|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|stasera|oggi))
    ehm
    cioe
    ossia
    ovvero
    macche
    voglio dire
    correggo
    no aspetta
    mi sbaglio
  `,
  saysMeant: words`
    volevo dire
    intend(?:o|evo)
    dico
  `,
  but: ["ma", "pero", "tranne", "eccetto", "anche se"],
  therefore: ["quindi", "dunque", "allora", "percio"],
};

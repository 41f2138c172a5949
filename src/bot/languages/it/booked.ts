import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    mi[oa]
    miei
    mie
    nostr[oaie]
  `,
  bookers: words`
    lui
    lei
    loro
    (?:(?:il|la|l'|il nostro|la nostra) ?)?(?:hotel|albergo|concierge|reception|ufficio|azienda|agenzia|capo)
    (?:un|una|un'|1) ?(?:amic[oa]|collega|cugin[oa])(?: mi[oa]| nostr[oa])?
    qualcun'? ?altro
  `,
  done: words`
    (?:mi |ci |vi |gli |l')?(?:ha|hanno|aveva|avevano|abbia|abbiano|dovrebbe aver|avrebbe)(?: (?:gia|appena|dovuto|anche)){0,2} (?:prenotato|riservato|fissato|preso (?:un|1|il) tavolo|fatto (?:una|1|la) prenotazione)
    (?:ha|hanno|aveva|vi ha)(?: [\p{L}']{1,12}){0,3} (?:chiamato|telefonato)(?: [\p{L}']{1,12}){0,4} (?:per prenotare|e (?:ha )?prenotato)
  `,
  doneFirst: words`
    (?:mi |ci |vi )?(?:ha|hanno|aveva|avevano)(?: gia)? (?:prenotato|riservato|chiamato|telefonato|fissato)
  `,
  ownDone: words`
    (?:ho|abbiamo|avevo|avevamo|avrei|avremmo)(?: (?:gia|appena)){0,2} (?:prenotato|riservato|fissato|preso (?:un|1) tavolo|fatto (?:una|1|la) prenotazione)
    (?:ho|abbiamo|avevo|avevamo)(?: (?:gia|appena)){0,2} (?:chiamato|telefonato|scritto|mandato una mail)(?: [\p{L}']{1,12}){0,5} (?:per (?:prenotare|una prenotazione|un tavolo)|e (?:ho |abbiamo )?prenotato)
  `,
  ways: words`
    online
    on line
    (?:sul|dal|tramite il|tramite|attraverso il|con l'|dall'|via|su) ?(?:vostro |tuo |suo )?(?:sito|internet|web|app|google|thefork|mail)
    (?:per|al|via) (?:telefono|mail|email|e-mail|whatsapp)
    telefonicamente
    (?:la settimana|il mese|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) (?:scors[oa]|passat[oa])
    l'altr(?:o giorno|a sera)
    ieri(?: sera)?
    (?:\d{1,2}|una|un|1|qualche|due|tre|un paro di) (?:giorn[oi]|settiman[ae]|mes[ei]) fa
    chiamato
    telefonato
    scritto
  `,
  checks: words`
    non (?:trovo|troviamo|vedo)(?: piu)?(?: (?:la|il|l'|mia|nostra)){1,2} ?(?:mail|email|e-mail|conferma|prenotazione|numero)
    (?:non|nessuna|mai|senza)(?: (?:ho|abbiamo|mi|ci|e|ricevuto|arrivata|avuto|arrivato|mai|ancora)){0,4} ?(?:la |una |nessuna |alcuna )?(?:conferma|mail|email|risposta)
    (?:volevo|vorrei|volevamo|voglio|solo|giusto|per)(?: (?:solo|soltanto|solo una|una|avere|sapere|essere|giusto)){0,3} (?:conferma|verificare|confermare|controllare|sicur[oaie]|se risulta|se e tutto)
    (?:puo|puoi|potete|potrebbe|potreste|potresti)(?: \p{L}{1,8}){0,2} (?:confermar\p{L}{0,3}|controllare|verificare|vedere|guardare)
    (?:risulta|c'e|ce|risultiamo|e segnat[oa]|e registrat[oa]|e a posto|e confermat[oa]|la vede|lo vede|la vedete|lo vedete|la trova|la trovate)(?: (?:da voi|bene|tutto))?(?= ?(?:\?|$))
  `,
  standing: words`
    (?:avete|hai|ha|c'e|ce|risulta|vede|vedete|trovate|trova|c'era)(?: (?:gia|per caso)){0,2} (?:una|1|la|qualche|nostra|mia) (?:prenotazione|tavolo|riserva)(?: fatta)? (?:a nome|al nome|a mio nome|sotto|per(?! (?:\d|oggi|domani|stasera|me|noi|pranzo|cena|il|la|l'|un|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi)))
    (?:c'e|ce|risulta|avete) (?:una|1) prenotazione (?!(?:per|a|di|oggi|domani|stasera|disponibile|libera|possibile|che)(?!\p{L}))\p{L}{3,20}
    (?:siamo|risultiamo|ci siamo)(?: gia)? (?:segnati|nella lista|in lista|registrati|prenotati|inseriti|nel (?:libro|sistema))
    (?:dovrebbe|deve|doveva) esserci (?:una|1|un) (?:prenotazione|tavolo)
  `,
  undone: words`
    non
    mai
    nessuno
    niente
    vuole
    vorrebbe
    voleva
    puo
    potrebbe
    se
    dimenticato
    consigliato
    detto che
  `,
  others: words`
    teatro
    cinema
    biglietti?
    hotel
    albergo
    voli?
    camera
    taxi
    babysitter
    baby sitter
    vacanz[ae]
    viaggio
    concerto
    spettacolo
    chiesa
    altrove
    treno
  `,
};

import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    perche
    xke
    xche
    siccome
    dato che
    visto che
  `,
  opens: words`
    cosi (?:stiamo|siamo|non|nn|possiamo|facciamo|abbiamo|mangiamo|ceniamo|arriviamo)
    per (?:stare|non|nn)
    che(?= (?:mio|mia|i miei|la|il|poi)(?!\p{L}))
    poi
  `,
  tells: words`
    (?:il|un|l')? ?(?:mio|nostro|suo)? ?(?:treno|volo|aereo|traghetto|autobus|pullman)
    (?:atterro|atterriamo|atterra)
    (?:lavoro|lavora|lavoriamo|lavorano)
    (?:esco|esce|usciamo|finisco|finisce|finiamo) (?:\p{L}{2,6} )?(?:tardi|dal lavoro|di lavorare|alle)
    traffico
    (?:babysitter|baby-?sitter|tata)
    (?:mangia|mangiano|cena|cenano|va a letto) (?:presto|tardi)
    (?:e|sono) (?:via|fuori|in viaggio|impegnat[oaei])
  `,
  arrives: words`
    arriv(?:a|o|iamo|era)
    atterr(?:a|o|iamo)
  `,
  cannot: words`
    (?:non|nn) (?:puo|possono|posso|possiamo|ce la fa|riesce|riesco)(?: (?:a )?venire)?
    (?:non|nn) (?:mi |ci )?(?:va|va bene)
  `,
  comes: words`
    (?:viene|vengono|verra|verranno|si unisce|si uniscono|si aggiunge|si aggiungono)(?: (?:anche|pure|con noi)){0,2}
    (?:porta|portano)
    (?:rifatto|fatto|rifacendo|facendo) (?:i|bene i|due) conti
    (?:ricontato|contato (?:bene|meglio))
  `,
  idle: words`
    malat[oa] come un cane
    (?:bambini|figli|ragazzi) hanno (?:la partita|partita|allenamento|scuola)
    (?:e|sono|sta|era) (?:\p{L}{2,8} ){0,2}(?:malat[oaie]|raffreddat[oaie]|influenzat[oaie]|in ospedale|male|a letto)
    (?:ha|ho|con) (?:\p{L}{2,8} )?(?:l'influenza|influenza|la febbre|febbre|il raffreddore|raffreddore|la tosse|covid|l'emicrania)
    (?:non|nn|senza|nessuna) (?:\p{L}{3,9} )?fretta
    (?:stiamo|stare|siamo|essere) (?:piu )?tranquill[ie]
    (?:non|nn) vedo? ?(?:vediamo )?l'ora
    stess[oa] (?:ora|orario)
    (?:mi dica|dimmi|mi dite|ditemi|mi dici) (?:di piu )?(?:del(?:la|lo|le)?|dei|degli|sul(?:la)?) \p{L}{2,12}
    (?:non|nn) (?:interessa|riguarda|importa)(?:no)? (?:al|il|alla|la) (?:ristorante|cucina|locale|personale)
    (?:non|nn) e (?:lui|lei|quello|quella|chi)(?: (?:che|a))? (?:prenota|prenotare)
  `,
};

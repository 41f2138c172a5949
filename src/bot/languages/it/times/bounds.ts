import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: ["tra le", "fra le", "tra l'", "fra l'", "tra", "fra", "dalle", "dall'", "dalle ore"],
  rangeJoiners: ["alle", "all'", "a", "e le", "fino alle"],
  rangeAnd: ["e", "e le", "e l'"],
  notBefore: [
    "dopo le",
    "dopo l'",
    "dopo",
    "dalle",
    "dalle ore",
    "a partire dalle",
    "a partire dall'",
    "non prima delle",
    "non prima dell'",
    "non (?:\\p{L}{2,12} ){1,4}prima dell[e']",
    "passate le",
    "(?<!non )oltre l[ea']",
    "al piu presto alle",
    "non piu presto delle",
    "(?<!non )piu tardi delle",
  ],
  notAfter: [
    "prima delle",
    "prima dell'",
    "entro le",
    "entro l'",
    "fino alle",
    "non dopo le",
    "non oltre le",
    "non (?:sia )?piu tardi delle",
    "al massimo alle",
    "al massimo per le",
    "massimo alle",
    "massimo per le",
    "al piu tardi alle",
    "(?<!non )piu presto delle",
  ],
  notBeforeSuffix: [
    "o (?:un po'?|un pochino|poco|appena) (?:piu tardi|dopo)",
    "o piu tardi",
    "in poi",
    "o dopo",
    "in avanti",
    "in su",
    "passate",
    "al piu presto",
  ],
  notAfterSuffix: [
    "o (?:un po'?|un pochino|poco|appena) (?:prima|piu presto)",
    "o prima",
    "o anche prima",
    "al piu tardi",
  ],
  floors: words`
    (?:come |al |di )?minimo
    almeno
    (?:il )?piu presto possibile
  `,
  limits: words`
    (?:il |un |mio |nostro )?(?:limite|tetto|massimo)(?: massimo| orario)?(?: (?:e|sono|sarebbe|sarebbero))?
    (?:al )?(?:massimo|max|piu tardi)(?: entro)?
    il piu tardi(?: possibile)?(?: (?:e|sono))?
  `,
  limitsAfter: words`
    (?:al )?massimo
    (?:al |(?<!, ?))max
    (?:e|sono|sarebbe|come) (?:il |il nostro )?(?:limite|massimo)
  `,
  departures: words`
    (?:aeroporto|stazione)(?: \p{L}{1,12}){0,1} (?:alle|per le|entro le)
    (?:attacc(?:o|hiamo) (?:il turno|a lavorare)|(?:prove|messa|lezione|turno|allenamento|traghetto|nave))(?: \p{L}{1,12}){0,2}(?: ¦)? (?:alle|fino alle|e alle)
    (?:atterriamo|atterro|andare via|andarcene|andarmene|uscire|partire|finire|via|liberi)(?: \p{L}{1,12}){0,2} (?:alle|entro le|prima delle|per le)
    (?:treno|autobus|volo|aereo|spettacolo|concerto|film)(?: \p{L}{1,12}){0,2} (?:alle|e alle|inizia alle|parte alle)
    (?:cinema|teatro|opera|partita|riunione|babysitter)(?: \p{L}{1,12}){0,2} (?:alle|e alle|inizia alle|parte alle)
    (?:ripartire|ripartiamo|scappare|scappiamo|partiamo|andiamo via|ce ne andiamo)(?: \p{L}{1,12})? (?:alle|entro le|prima delle|per le|verso le)
  `,
  departuresAfter: words`
    (?:(?:abbiamo|ho|c'e|parte|il|lo|la|i|un|una|nostr[oa]|mio|mia|ultimo|dobbiamo|devo|prendere|essere|andare|va|in|al|alla|allo|biglietti|per|comincia|inizia|due|via) |l'|all'){1,7}(?:treno|autobus|bus|aereo|volo|traghetto|nave|taxi|spettacolo|concerto|film|cinema|teatro|opera|partita|riunione|babysitter|aeroporto|stazione)
    (?:dobbiamo|devo) (?:ripartire|andare via|scappare|uscire|partire|andarcene)
    (?:scappiamo|ripartiamo|andiamo via|ce ne andiamo|usciamo)
  `,
  or: ["o", "o alle", "oppure alle", "oppure", "o le", "o al massimo", "o magari"],
};

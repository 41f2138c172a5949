import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:prenotazione|ordine)";

export const adding: AddingWords = {
  verbs: words`
    aggiung(?:ere|a|i|ete|iamo|erei|eremmo)(?:ci|mi|vi)?
    aggiunger(?:ci|mi)
  `,
  puts: words`
    mett(?:ere|a|i|ete)(?:ci|mi)?
    inclu(?:dere|da|di|dete)
    segn(?:are|a|i|ate)
    ordin(?:are|a|i|ate)
  `,
  toBooking: words`
    (?:alla|nella|sulla|per la|con la) (?:mia |nostra )?${booking}(?: che (?:ho|abbiamo)(?: gia)?(?: fatto)?)?
    (?:al|per il|sul) (?:mio |nostro )?ordine
    a questa ${booking}
  `,
  toIt: words`
    li sopra
  `,
  toNote: words`
    (?:nella|nelle|alla|alle|sulla|sulle|tra le|nel|nei|al|ai) (?:(?:mia|mie|vostra|vostre|sua|mio|miei) )?(?:not[ae]|annotazion[ei]|comment[oi]|osservazion[ei])(?: (?:per il|al) ristorante)?
    (?:come|in|tra le) (?:not[ae]|annotazione|commento)
  `,
  theirs: words`
    la prenotazione che (?:ho|abbiamo)(?: gia)?
  `,
  also: words`
    anche
    pure
    solo
    per favore
    per piacere
    magari
    ancora
    ci
    mi
  `,
  unsaid: words`
    (?:qualcosa|una cosa|una cosina)(?: ancora| in piu)?
    (?:una?|la|la mia|la nostra|un'altra|un altro) (?:piccola )?(?:richiesta|nota|desiderio|osservazione|commento|extra|messaggio|cosa)(?: particolare| speciale| in piu)?
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:playlist|lista|canzone|brano|promemoria|sveglia|calendario)
    (?:un|una|un'altra|un altro|1|2|due|altre) (?:persona|posto|posti|coperto|coperti|sedia|ora|giorno|tavolo|prenotazione)
    (?:qualcuno|nessuno|niente|nulla)
    (?:il|un|la)? ?(?:mio|nostro|mia)? ?(?:nome|numero|telefono|cellulare|mail|e-?mail|indirizzo|cognome)
    che
  `,
  never: "come quando cosa quale quanto dove niente".split(" "),
};

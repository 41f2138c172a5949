import { words } from "../../word-list.ts";

const cancel =
  "(?:annullare|annullarla|annullarlo|annulla|annullo|annulliamo|annullassimo|annulli|annullamento|disdire|disdirla|disdirlo|disdico|disdiciamo|" +
  "disdici|disdetta|cancellare|cancellarla|cancellarlo|cancella|cancello|cancelliamo|cancellazione)";

/** The verb and its noun in any form. */
const anyCancel = "(?:annull|cancell|disd)\\p{L}{1,9}";
/** What a guest has with the house: that may be meant. */
const booking = "(?:(?:tavol[oi]|prenotazion[ei]|post[oi])(?![\\p{L}]))";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:altra|un'altra|una|qualche|ancora una|altre|\d{1,2}) (?:disdett[ae]|defezion[ei]|cancellazion[ei])
  ${anyCancel}[,.:; ]{1,4}(?:\p{L}{1,12} ){0,4}(?:fino a|entro) (?:quando|che (?:ora|giorno))
  (?:ultimo|ultima) (?:momento|giorno|ora|termine) (?:utile )?per (?:la |l')?(?:annull|cancell|disd)\p{L}{1,9}
  (?:limite|termine|scadenza) per (?:la |l')?(?:annull|cancell|disd)\p{L}{1,9}
  (?:nessuno|(?:un |un'|una )?(?:amic[oa]|colleg[ah][ei]?|amiche|amici)) (?:\p{L}{1,9} ){0,4}?${anyCancel}
  ${anyCancel} (?:no(?=[,.!])|costa|si paga|e a pagamento|ha un costo|e caro)
  (?:vero|certo|sicuro|sentito|letto|dicono|dire) che (?:\p{L}{1,9} ){0,3}${anyCancel}
  (?:e|sono|stato|stata|stati|state|hanno|ha|abbiamo|ho|era|erano|viene|verra) (?:\p{L}{1,10} ){0,2}(?:annullat|cancellat|disdett)[oaie]
  (?:volo|treno|concerto|spettacolo) (?:\p{L}{1,10} ){0,2}(?:annullat|cancellat)[oa]
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:dopo|poi|piu tardi|gratis|gratuitamente|senza costi|senza penali|senza spese|fino a|se|prima)
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:all'ultimo|all'ultimo momento|il giorno stesso|in qualsiasi momento|gratuita|possibile)
  (?:politica|condizioni|termini|costi|costo|penale|penali|spese|regole) (?:di |per )(?:la |l')?${cancel}
  (?:costa|costerebbe|succede|succederebbe|paghiamo|pago|pagare|penale|quanto|fino a quando|entro quando|forse|magari) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?:se|nel caso|qualora|senza|prima di|invece di|in caso di) (?:[\p{L}',]{1,14} ){0,5}${cancel}
  non (?:la |lo |voglio |vogliamo |serve |devo |occorre |bisogna |e necessario |c'e bisogno di |ho bisogno di |abbiamo bisogno di |devi |dovete |deve |vorrei |dobbiamo |vorremmo ){0,3}${cancel}
  (?:chi|perche|come|dove) (?:\p{L}{1,6} ){0,3}(?:detto|dice|chiesto|raccontato|parlato|crede) (?:[\p{L}']{1,9} ){0,4}?${anyCancel}
  (?:mai|non|neanche|ne) (?:ho |abbiamo |avevo |ha |vi |ti |mi |mica |mai ){0,3}(?:chiest|dett|volut)\p{L}{0,7} (?:[\p{L}']{1,9} ){0,3}?${anyCancel}
  (?:mai|non|neanche|ne) (?:ho |abbiamo |avevo |ha |vi |ti |mi |mica |mai ){0,3}(?:parlat|richiest|pens)\p{L}{0,7} (?:[\p{L}']{1,9} ){0,3}?${anyCancel}
  (?:mai|non|neanche|ne) (?:ho |abbiamo |avevo |ha |vi |ti |mi |mica |mai ){0,3}(?:inten|vogli|vorr)\p{L}{0,7} (?:[\p{L}']{1,9} ){0,3}?${anyCancel}
  (?:mai|non|neanche|ne) (?:ho |abbiamo |avevo |ha |vi |ti |mi |mica |mai ){0,3}(?:sto|stiamo|voler)\p{L}{0,7} (?:[\p{L}']{1,9} ){0,3}?${anyCancel}
  (?:non|nessuna|mica) (?:e |era |si tratta di |parlo di )?(?:una |un'|un |1 |alcuna )?${anyCancel}
  (?:voleva|volevano|volevo) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:ma|pero|e invece) (?:\p{L}{1,9} ){0,3}?(?:ven|vien|arriv|ci s|and|conf|mant|no)\p{L}{0,8}
  (?:volevamo|pensava|pensavo) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:ma|pero|e invece) (?:\p{L}{1,9} ){0,3}?(?:ven|vien|arriv|ci s|and|conf|mant|no)\p{L}{0,8}
  (?:pensavano|stava per|credeva) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:ma|pero|e invece) (?:\p{L}{1,9} ){0,3}?(?:ven|vien|arriv|ci s)\p{L}{0,8}
  (?:pensavano|stava per|credeva) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:ma|pero|e invece) (?:\p{L}{1,9} ){0,3}?(?:and|conf|mant|no)\p{L}{0,8}
  (?:doveva|stavo per) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:ma|pero|e invece) (?:\p{L}{1,9} ){0,3}?(?:ven|vien|arriv|ci s|and|conf|mant|no)\p{L}{0,8}
  (?:se|nel caso|in caso di|quando|qualora) (?:[\p{L}',]{1,14} ){1,5}${anyCancel}(?=[^?]{0,60}[?])
  (?:a seguito|a causa|per via|dopo|data|vista|dovuto|causa|per) (?:della |del |dell'|la |l'|il |alla |al |all')?(?:cancellazione|annullamento|disdetta)
  (?:cancellazione|annullamento|disdetta) (?:di |de[il] |dell[aoe'] ?)(?:mi[oa] |nostr[oa] |un |una )?(?!${booking})\p{L}{3,14}
  (?:dovrei|dovremmo|devo|dobbiamo) (?:\p{L}{1,14} ){0,2}${anyCancel}(?=[^.!]{0,30}[?])
  non (?:dover|dovere) ${anyCancel}
  peccato (?:dover )?${anyCancel}
  (?:possiamo|posso|potremmo|potrei|si puo) ancora ${anyCancel}
  (?:cancell|annull|disdi)\p{L}{0,5} (?:\d{1,2}|un|una)(?: dei)? (?:post[oi]|copert[oi]|person[ae])
  (?:(?:entro|fino a|sino a) (?:che|quale|quanti|quante) (?:giorn[oi]|data|or[ae]|momento)(?: prima)?) (?:[\p{L}',]{1,12} ){0,6}(?:disd\p{L}{2,6}|cancell\p{L}{1,5}|annull\p{L}{1,5})
  (?:disd\p{L}{2,6}|cancell\p{L}{1,5}|annull\p{L}{1,5})(?: [\p{L}']{1,14}){0,4},? (?:(?:entro|fino a|sino a) (?:che|quale|quanti|quante) (?:giorn[oi]|data|or[ae]|momento)(?: prima)?)
  (?:la gente|qualcuno|i clienti|molti|altri)(?: \p{L}{1,10}){0,2} (?:disd|annull|cancell)\p{L}{1,8}
  (?:gratis|gratuito|caro|facile|tardi) (?:per )?(?:disd|annull|cancell)\p{L}{1,8}
`;

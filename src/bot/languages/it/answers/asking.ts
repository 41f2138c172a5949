import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    comunque
    (?:ascolt[ai]|dimmi|mi dica|a proposito|tra l'altro|ah|oh|per curiosita|piuttosto)
    sent[ai](?: ma| una cosa)?
    scus[ai](?: ma| eh)?
    aspett[ai](?! che)(?: ma)?
    (?:solo )?(?:una|un'altra)(?: ultima| piccola)? (?:domanda|cosa|curiosita)(?: veloce)?
    (?:ma )?prima(?: di (?:questo|cio|tutto|rispondere))?
  `,
  asks: words`
    (?<!non |nn |non ci |se si |(?:avvis|dic|scriv|segn)\p{L}{1,4} che )(?:posso|possiamo|puo|puoi|potete|potrei|potremmo|potrebbe|potreste|potresti)
    (?<!(?<![\p{L}])se )si puo(?! fare(?![\p{L}]))
    si potrebbe
    e (?:possibile|un problema|obbligatorio|necessario)
    sarebbe (?:possibile|ok|un problema)
    c'e (?:un|una|il|la|posto|parcheggio|modo|possibilita|qualche)
    ci sono(?! (?:\d{1,2}|un[oa]?) (?:\p{L}{2,12} )?(?:vegetar|vegan|vegeta|coelia|coeliaqu|celia|celiac|allerg|alerg|intoler|sans gluten|sin gluten|senza glutine))
    avete
    va bene (?:se|con|anche se|per il|per la|un|il|la|lo stesso)
    ok se
    va bene anche
    che succede
    cosa (?:succede|costa|devo|si|c'e)
    quanto
    come (?:faccio|funziona|si|posso)
    quando (?:devo|posso|bisogna)
    dove
    quale
    perche(?! no(?![\p{L}]))
    fino a quando
    e se
    che ne dite
    si o no
    sicur[oi] che
    (?:ti|le|vi) va bene
    e (?:lei|tu|voi)(?=[,.! ]*$)
  `,
  cancelAsked: words`
    (?:possiamo|posso|potremmo|potrei|si puo) (?:disdir|annullar|cancellar)(?:e|la|lo)(?: (?:la|il|la mia|la nostra|il nostro) (?:tavolo|prenotazione))?
  `,
  orders: words`
    puoi
    puo
    potete
    potresti
    potrebbe
    potreste
    mi puo
    mi puoi
    mi potete
    mi potrebbe
    ci puo
    ci potete
    si puo
    vorrei
    voglio
  `,
  theWay: words`
    (?:e )?(?:dove|come)(?: (?:si (?:puo )?|posso |possiamo |ci si )?(?:parcheggi(?:a|are|amo|o)|arriv(?:a|are|iamo|o)|lasci(?:a|are) (?:la macchina|l'auto)|raggiung(?:e|ere)|viene))(?: (?:da voi|li|meglio|la macchina|l'auto|in (?:macchina|auto|treno|bus)|vicino)){0,2}
  `,
};

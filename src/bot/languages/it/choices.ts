import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:il|la) (?:1º|1ª|1°|prim[oa])(?: giorno| data| sera| di (?:questi|quelli|essi))? (?:libero|libera|disponibile)
    (?:il|la) (?:1º|1ª|1°|prim[oa])(?: giorno| data| sera| di (?:questi|quelli|essi))? (?:che (?:e|sia|sara) (?:libero|libera|disponibile)|(?:che|in cui) (?:avete|c'e|ci sia) (?:posto|un tavolo|disponibilita))
  `,
  either: ["o"],
  otherwise: words`
    non potendo
    se proprio non
    in mancanza di (?:cio|quello)
    altrimenti
    se no
    senno
    o senno
    se non
    in alternativa
    alternativamente
    al limite
    alla peggio
    mal che vada
    in caso contrario
    in mancanza
    eventualmente
    come alternativa
    come seconda (?:scelta|opzione)
    (?:la )?seconda (?:scelta|opzione)
    diversamente
    piano b
  `,
  conditions: words`
    se
    qualora
    nel caso
    in caso
    quando
    caso mai
  `,
  taken: words`
    occupat[oaie]
    pien[oaie]
    complet[oaie]
    pres[oa]
    prenotat[oaie]
    al completo
    non (?:va|si puo|e possibile|fosse possibile|va bene|c'e(?: posto)?|ci sono(?: posti)?|avete(?: posto| niente)?|ce l'avete|puo)
    non (?:e|fosse) (?:libero|disponibile)
    non potete
    impossibile
    esaurit[oaie]
    niente
    nessun posto
  `,
  also: ["anche", "invece"],
  alsoFine: words`
    (?:va|andrebbe|vanno|sta)(?: anche)? bene (?:lo stesso|anche|ugualmente|comunque|uguale)
    (?:va|andrebbe) anche bene
    anche (?:va bene|andrebbe bene|ok)
    anche(?= ?(?:$|[.,;!]))
    al limite
    alla peggio
    se no(?= ?(?:$|[.!;]))
    altrimenti(?= ?(?:$|[.!;]))
    come (?:alternativa|seconda (?:scelta|opzione))
  `,
  suitsBetter: words`
    (?:sarebbe|sarebbero|e|va|vanno|andrebbe|andrebbero)(?: (?:piu|molto)){0,2} (?:meglio|realistic[oa]|sicur[oa]|prudente|comod[oa]|preferibil[ei]|ideal[ei]|adatt[oa])(?: per noi)?
    ci (?:va|andrebbe|vanno|andrebbero) meglio
  `,
  preferably: words`
    preferibilmente
    possibilmente
    idealmente
    meglio
    di preferenza
  `,
  unfit: words`
    (?:non|nn) (?:vengo|veniamo|possiamo|posso|mi presento|ci presentiamo) ?(?:piu)?
    (?:non|nn) (?:va|ci va|mi va|va bene|ci va bene|mi va bene|si puo|e possibile|possiamo|posso|riusciamo|riesco)(?: bene)?
    (?:e|sarebbe|ci e|mi e)(?: gia| un po'?| decisamente)? (?:troppo )(?:tardi|presto)
    (?:e )?troppo (?:tardi|presto)
    (?:e )?impossibile
    (?:no|nn)(?=[.!,]|$| (?:grazie|che|perche|per favore))
    (?:non|nn) (?:ce la (?:faccio|facciamo|fa)|ci (?:siamo|sono)|arrivo|arriviamo|esco|usciamo|finisco|finiamo)
    (?:non|nn) (?:se ne parla|ha senso|vale|serve|mi conviene|ci conviene|si puo fare|funziona)
    (?:non )?se ne parla
    (?:lavoro|lavoriamo|sono|siamo) (?:al|in|a lavor)
    lavor(?:o|iamo)
    (?:diventa |e )?(?:difficile|complicato|improponibile|un problema)
    (?:neanche|nemmeno|neppure) (?:per|a)
  `,
  cannot: words`
    non (?:possiamo|posso|riusciamo|riesco|vengo|veniamo|verremo|verro|arriviamo|arrivo|ceniamo|ceno|sia|ci sono|ci siamo)(?! (?:\p{L}{2,12} ){0,3}prima)
    niente
    mai
    impossibile
  `,
  notPossible: words`
    (?:sono|e|siamo) (?:[^ ,;!?]{1,10} ){0,2}(?:al lavoro|in ufficio|di turno)
    non (?:puo|possono)
    (?:devo|dobbiamo|deve) lavorare
    (?:lavoro|lavoriamo)
    non (?:possiamo|posso|potremo|potro|riusciamo|riesco|riusciremo|ce la facciamo|ce la faccio|ci va bene)
    impossibile
  `,
  sameDay: words`
    (?:lo stesso|il medesimo|quello stesso) giorno
    la stessa (?:sera|data)
    quel giorno
    quella (?:sera|data)
  `,
  that: words`
    quel
    quella
    quello stesso
    lo stesso
  `,
  thatAfter: [],
  otherTimes: words`
    che altro (?:avete|c'e|ce|ci sarebbe)
    (?:altri|quali altri|che altri) (?:orari|posti|turni)
    (?:altre|che altre|quali altre) (?:ore|possibilita)
    cos'altro (?:avete|c'e)
    (?:nient'|qualcos'|niente |(?:avete|c'e) )altro(?= ?\?)
    (?:avete|ci sono) solo quest[ie](?= ?\?)
  `,
  otherDays: words`
    (?:quali |che |in )?altr[ie] (?:giorni|date|sere|serate)
    (?:quali|che|in quali) (?:giorni|sere|date) (?:avete|sono|ci sono|sarebbero|restano)
    (?:qualche|nessun) altro giorno
  `,
  tasting: words`
    degustazione
  `,
  venueNouns: words`
    ristorante
    locale
    posto
  `,
  venueTails: words`
    ristorante
  `,
  venueLeads: words`
    sarebbe(?: da| al)?
    a
    al
    da
    in
    \p{L}{0,8}(?:lista|attesa) (?:d[ai]|del|della?)
    ristorante d[ei]l?
  `,
  goesTo: words`
    nel
  `,
  likesBetter: words`
    meglio
    preferisc[eo]
    preferiamo
    preferirebbe
    dico
    anzi
    preferire[im]\p{L}{0,4}
    di nuovo
    torniamo
  `,
  putOffBy: words`
    (?:e|sta|sarebbe|rimane)(?: \p{L}{2,8}){0,2} troppo \p{L}{3,14}
    (?:e|sta|rimane) (?:molto |piuttosto )?(?:lontano|caro|rumoroso)
  `,
  dislikes: words`
    non (?:mi|ci|le|gli) (?:piace|va|convince)
    non (?:voglio|vogliamo|vuole)
  `,
  judgesVenue: words`
    bello
    bella
    carino
    buono
    meglio
    migliore
    accogliente
    romantico
    elegante
    tranquillo
    silenzioso
    rumoroso
    economico
    caro
    vicino
    lontano
    grande
    piccolo
    simile
    consigliato
    vale la pena
  `,
  asksOfVenue: words`
    com'e
    apre
    chiude
  `,
  asksAboutVenue: words`
    com'e
    cos'e
    (?:mi parli|mi racconti|parlami) di
    che (?:tipo|genere) di (?:posto|locale|ristorante) e
  `,
  asksWhere: words`
    dov'e
    dove (?:si trova|sta|resta)
  `,
  comparesVenues: words`
    (?:qual e|che|quale e) (?:la )?differenza(?: tra (?:i 2|loro))?(?=[ ?!.]*$)
    quale(?: dei 2)? e (?:meglio|migliore|piu bello|il migliore)(?=[ ?!.]*$)
  `,
  other: words`
    (?:l'|all'|dell'|nell'|quell'|il vostro )altro
  `,
};

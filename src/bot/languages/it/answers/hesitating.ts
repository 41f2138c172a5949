import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    (?:no|ops),? (?:scusi|scusa|scusate|aspetti|aspetta)
    (?:scusi|scusa|scusate),? (?:no|volevo dire)
    (?:volevo dire|voglio dire)
  `,
  only: ["solo", "soltanto", "solamente"],
  willTell: ["(?:vi|le|ti) (?:faccio|dico|avviso)"],
  postpones: words`
    (?:ri)?chied(?:imelo|imi|icelo|etemelo|ermelo)
    (?:ri)?chied(?:i|a|ete) (?:dopo|piu tardi)
    (?:me lo|ce lo|mi) (?:ri)?chied(?:a|i|ete)
    ricord(?:amelo|ami|atemelo)
    (?:sapro|sapremo)
    (?:potro|potremo) (?:dirlo|dirglielo|dirvelo|dirtelo|dire)
    (?:devo|dobbiamo|voglio|vogliamo|vorrei|vorremmo|fammi|mi faccia|fatemi|lasciami|mi lasci|lasciatemi|posso|faccio|
      preferisco|prima|dovrei|dovremmo|mi lascia) (?:prima |solo |ancora |un attimo |solo un attimo |
      anche ){0,2}(?:chiedere|chiederlo|chiederle|chiedergli|sentire|sentirlo|sentirla|controllare|verificare|vedere|
      parlare|parlarne|pensare|pensarci|consultare|consultarmi|confrontarmi|guardare|capire|confermare con|aspettare|
      decidere|sapere|domandare|telefonare|chiamare)
    chiedo(?! che (?:si|sia|siano|venga|vengano)(?!\p{L}))
    chiediamo(?! che (?:si|sia|siano|venga|vengano)(?!\p{L}))
    chiedero
    sento (?:mia|mio|i|gli|le|il|la|un|prima|con|l'|gli altri)
    sentiamo (?:gli|i|le|prima|con)
    verifico
    verifichiamo
    controllo
    controlliamo
    guardo
    (?:ti|vi|le) (?:dico|diro|faccio|facciamo|faro|confermo|richiamo|aggiorno|scrivo|so dire|sapro|rispondo)(?! di si| per conferm)
    fammi
    mi faccia
    fatemi
    lasciami
    mi lasci
    lasciatemi
    (?:dammi|mi dia|dateci|datemi) (?:(?:un|una|qualche|ancora|il|po' di|po di|\d{1,2}) ){0,3}(?:fino|tempo|attimo|attimino|momento)(?![\p{L}])
    (?:dammi|mi dia|dateci|datemi) (?:(?:un|una|qualche|ancora|il|po' di|po di|\d{1,2}) ){0,3}(?:momentino|minut[oi])(?![\p{L}])
    (?:dammi|mi dia|dateci|datemi) (?:(?:un|una|qualche|ancora|il|po' di|po di|\d{1,2}) ){0,3}(?:minutino|second[oi]|or[ae]|giorn[oi])(?![\p{L}])
    datemi
    credo di si
    penso di si
    (?:mi )?sembra di si
    immagino
    suppongo
    spero
    speriamo
    in teoria
    in linea di massima
    teoricamente
    di massima
    piu o meno
    dipende
    a seconda
    (?:posso|possiamo|potrei|potremmo|si puo|e possibile) (?:\p{L}{1,10} ){0,3}(?:confermare|confermarla|confermarlo|confermarvi|rispondere)
    (?:posso|possiamo|potrei|potremmo|si puo|e possibile) (?:\p{L}{1,10} ){0,3}(?:decidere|pensarci|dirvi|farvi sapere|dirtelo)
    (?:confermo|confermiamo|rispondo|decido|scrivo|confermero|risponderemo) (?:poi|dopo|piu tardi|domani|stasera|oggi|tra|fra|lunedi)
    (?:confermo|confermiamo|rispondo|decido|scrivo|confermero|risponderemo) (?:martedi|mercoledi|giovedi|venerdi|sabato|domenica)
    non ancora
    non (?:prenotare|prenoti|confermi|confermare) ancora
    se (?:vi |le |ti )?(?:confermo|confermiamo|dico|diciamo)
  `,
  perhaps: words`
    forse
    magari
    eventualmente
  `,
  holdsOn: words`
    aspett(?:a|i|ate)
    un (?:attimo|attimino|momento|secondo)
    attenda
  `,
  provided: words`
    appena
    non appena
    una volta che
    purche
    a patto
    a condizione
    alla condizione
    con la condizione
    sempre che
    semmai
    salvo
    a meno
    tranne se
    eccetto se
    fermo restando
    se
    dipend(?:e|era|endo)
    a seconda
    in base a
    subordinat[oa]
    previa
    previo
    nel caso
    in caso
    qualora
    quando(?= (?:mio|mia|il|la|lo|i|mi|ci|avro|ho) )
    finche
    fintanto
    fino a che
    ammesso
    posto che
    con riserva
    solo se
    nell'ipotesi
  `,
  doubts: words`
    forse
    magari
    puo darsi
    probabilmente
    eventualmente
    chissa
    aspetta
    aspetti
    aspettate
    aspetto
    aspettiamo
    attenda
    attendi
    attendete
    (?:un|1|una|solo un|dammi un|mi dia un) (?:attimo|attimino|momento|momentino|minuto|minutino|secondo(?! tavolo)|sec|min|po)
    (?:\d{1,2}|qualche|un paio di) (?:minuti|minutini|min|secondi|attimi|giorni)
    dopo (?:ti|vi|le|vediamo|confermo|decido|rispondo|faccio)
    piu tardi
    poi (?:ti|vi|le|vediamo|confermo|decido|faccio|dico)
    prima (?:devo|dobbiamo|di|chiedo|sento|vorrei|che|parlo|controllo|voglio|fammi|mi)
    devo prima
    non ancora
    non (?:lo |ne )?(?:so|sappiamo|saprei|sono sicur[oa]|sono cert[oa]|siamo sicuri|siamo certi|sono convint[oa]|ho deciso|abbiamo deciso)
    nn so
    boh
    mah
    bho
    indecis[oaie]
    dubbi
    dubbio(?<!senza dubbio)(?<!senza alcun dubbio)
    pens(?:arci|erci|iamoci|o ancora|aci)
    ci (?:penso|pensiamo|pensero|penseremo|devo pensare|ragiono|rifletto|sentiamo dopo|aggiorniamo)
    rifletto
    riflettere
    rifletterci
    decid(?:o|e|ere|iamo|ero|eremo|a|ono)
    vedo
    vedro
    vedremo
    vediamo(?<!ci vediamo)(?<!non vediamo)
    se (?!(?:possibile,? )?(?:grazie|prego|per favore)(?![\p{L}]))(?:[\p{L}']{1,14})
    solo se
    sempre che
    a patto
    a condizione
    purche
    a meno
    salvo
    qualora
    nel caso
    finche
    appena (?:so|sento|ho|posso|parlo)
    quando (?:so|ho sentito|avro|sapro)
    fino a quando
    🤔
    😬
    🤷
    ^(?:(?:ok|si|va bene|bene)[,.! ]{1,3})?(?:ciao|arrivederci|buonanotte|addio)(?=[,.! ]*$)
    beh
    aspett(?:a|i|ate|ami)(?: un (?:po|poco))?(?=[.,!? ]*$)
  `,
  gratefulIf: words`
    (?:(?:le|vi|ti) )?(?:sarei|saremmo) (?:molto )?grat[oaie] se(?= [^,.;!?]{0,60}(?:annot|menzion|segnal|indic|avvis|conto|scriv))
  `,
};

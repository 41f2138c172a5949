import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    per favore
    per piacere
    prego
  `,
  changing: words`
    cambia
    cambia pure
    cambi
    cambi pure
    cambiala
    cambiatela
    cambiate
    modifica
    modifica pure
    modifichi
    modificala
    spostala
  `,
  besides: words`
    ore
    io
    mi
    me
    ci
    noi
    nostra
    nostro
    mia
    mio
    tu
    ti
    te
    lei
    voi
    vi
    lo
    la
    li
    le
    il
    i
    gli
    un
    una
    uno
    l'
    e
    ed
    che
    di
    del
    della
    dei
    da
    a
    al
    alla
    alle
    in
    con
    per
    su
    quello
    quella
    questo
    questa
    cosi
    tutto
    tutti
    tutta
    anche
    molto
    tanto
    proprio
    davvero
    piu
    li
    la
    qui
    allora
    adesso
    ora
    sono
    siamo
    saremo
    saro
    sara
    ho
    abbiamo
    ha
    va
    vanno
    sta
    fa
    sia
    come
    detto
    concordato
    d'accordo
    stasera
    oggi
    domani
    prenotare
    prenota
    prenoti
    prenotate
    prenotaci
    prenotatelo
    prenotalo
    prenotami
    prenotatemi
    prenotiamo
    prenotazione
    tavolo
    posto
    orario
    ora
    data
    giorno
    dati
    dettagli
    confermare
    confermi
    confermate
    conferma
    confermo
    confermiamo
    procedere
    proceda
    proceda
    procedete
    procedi
    fare
    faccia
    fai
    fate
    facciamo
    metti
    metta
    segna
    segni
    segnate
    segnaci
    segnami
    blocca
    bloccate
    bloccalo
    prendo
    prendiamo
    prendi
    voglio
    vogliamo
    vorrei
    vorremmo
    idea
    bella
    bellissimo
    ottima
    ci vediamo(?: li| la| allora| dopo)?
    non vediamo l'ora
    non vedo l'ora
    a (?:venerdi|sabato|domenica|lunedi|martedi|mercoledi|giovedi|dopo|presto|domani|stasera)
    buona (?:giornata|serata)
    un saluto
    saluti
    cordiali saluti
    distinti saluti
    contenti
    contento
    contenta
    felici
    felice
    gentile
    gentili
    gentilissimi
    capo
    ragazzi
    mille
    siii?
    sisi
    sisii
    sii
    okei
    oki
    perfettissimo
    perfetti
    alla grande
    alla perfezione
    perfezione
    avanti
    presenti
    saremo presenti
    confermatissimo
    pure
    vai
    andiamo
    procediamo
  `,
  afterNo: words`
    no
    grazie
    mi
    ci
    io
    noi
    non
    mi dispiace
    purtroppo
    scusa
    scusi
    scusate
    e
    lo
    la
    voglio
    vogliamo
    posso
    possiamo
    serve
    importa
    va
    piu
    lascia
    lasci
    lasciate
    lasciamo
    annulla
    annullate
    annulli
    cancella
    disdica
    disdici
    alla fine
    oggi
    adesso
    ora
    questa volta
    per
    perche
    ma
    abbiamo
    ho
    il
    il mio
    mia
    mio
    nostro
    quello
    questo
    cosi
    corretto
    giusto
    esatto
    bene
    vero
    sono
    siamo
    veniamo
    vengo
    fa
    prenotare
    prenoti
    prenotate
    confermare
    proprio
    davvero
    preferisco
    preferiamo
    interessa
    necessario
    stavolta
    assolutamente
  `,
  passedOn: words`
    (?:lei|lui|loro|tutti|gli altri|i bambini|il capo) (?:dice|dicono|ha detto|hanno detto|e|sono)(?: di| che)?
    (?:la |il |i |le )?(?:mia|mio|miei|mie) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:dice|dicono|ha detto|hanno detto|e|sono)(?: di| che)?
    dice (?:di|che)
  `,
  noWishes: words`
    (?:nessun|nessuna|senza|non ho|non abbiamo)(?: altre| altra| particolari)? (?:richiest[ae]|desideri[o]?|esigenz[ae]|preferenz[ae]|not[ae])(?: (?:particolar[ei]|special[ei]))?
    (?:nient'altro|niente altro|niente di particolare|niente di speciale|nulla da aggiungere|niente da aggiungere)
  `,
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
    chiedo
    chiediamo
    chiedero
    sento (?:mia|mio|i|gli|le|il|la|un|prima|con|l'|gli altri)
    sentiamo (?:gli|i|le|prima|con)
    verifico
    verifichiamo
    controllo
    controlliamo
    guardo
    (?:ti|vi|le) (?:dico|diro|faccio|facciamo|faro|confermo|richiamo|aggiorno|scrivo|so dire|sapro|rispondo)(?! di si)
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
  `,
  asks: words`
    (?<!non |nn |non ci )(?:posso|possiamo|puo|puoi|potete|potrei|potremmo|potrebbe|potreste|potresti)
    si puo(?! fare(?![\p{L}]))
    si potrebbe
    e (?:possibile|un problema|obbligatorio|necessario)
    sarebbe (?:possibile|ok|un problema)
    c'e (?:un|una|il|la|posto|parcheggio|modo|possibilita|qualche)
    ci sono
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
  notCancelling,
};

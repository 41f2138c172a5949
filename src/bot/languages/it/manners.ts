import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    buon (?:sabato|lunedi|martedi|mercoledi|giovedi|venerdi|lavoro|proseguimento|we)
    arrivederci
    arrivederla
    addio
    ciao ciao
    bye(?: bye)?
    buona (?:giornata|serata|notte|domenica)
    buon (?:pomeriggio|fine settimana|weekend)(?=[.! ]*$)
    devo (?:andare|scappare)
    stammi bene
  `,
  politeEnds: words`
    pls
    pero
    (?:segn|annot)a(?:te)?l[oa]
    (?:scrivi|metti)l[oa]
    per favore
    perfavore
    grazie(?: mille)?
  `,
  partings: words`
    ciao
    buona ?notte
  `,
  seeYou: words`
    a (?:presto|dopo|risentirci|rivederci|piu tardi|tra poco|fra poco)
    ci (?:vediamo|si vede|sentiamo)(?: allora| dopo| presto| li)?
    alla prossima
    (?:proveremo|cercheremo|proviamo|cerchiamo|provero|cerchero) (?:ad?|di) (?:arrivare|venire|essere li) (?:[1-9]|10|qualche|un paio di) minut[io] (?:prima|in anticipo)
  `,
  until: words`
    a
    al
    fino a
  `,
  willCall: words`
    (?:allora )?(?:li |vi |la )?(?:chiamo|chiamero|telefono|richiamo)(?: (?:io|direttamente|il ristorante|la))?
  `,
  joints: words`
    alle
    a
    il
    la
    di
    allora
    verso le
    questo
    questa
    prossimo
    per
  `,
  nods: words`
    ok
    okay
    okk
    oki
    okey
    ok ok
    va bene
    d'accordo
    daccordo
  `,
  callsToMind: words`
    (?:ah|oh|a) si(?!,? (?:grazie|perfetto|per favore|certo|va bene))
    si,? (?:a proposito|un'(?:altra|ultima)|una (?:cosa|domanda)|ancora una|prima)
  `,
  dontBook: words`
    (?<!perche )non (?:la |lo |mi |ci |voglio |vogliamo ){0,3}(?:prenot|riserv|conferm)\p{L}{1,6}
  `,
  hopesToCome: words`
    (?:sara |magari |alla |facciamo )?(?:per )?(?:un'altra volta|prossima volta|la prossima volta|un'altra occasione)
    (?:alla|a) prossima
    speriamo (?:di (?:venire|riuscirci|vederci) )?(?:un'altra volta|la prossima volta|presto)
    (?:ci )?(?:riproviamo|riproveremo|ritentiamo|torniamo|torneremo)(?: di nuovo)? (?:a|in|il mese prossimo|dopo) ?\p{L}{0,9}
  `,
  anotherTime: words`
    (?:per )?(?:un'altra|la prossima) volta
  `,
  concurs: words`
    esatto
    esattamente(?: cosi)?
    d'accordo
    concordo
  `,
  notesIt: words`
    (?:segn|annot|scriv)(?:a|i|ate|ete)(?:lo|la|telo|melo|celo)?
    (?:segnare|annotare|scrivere|segnarlo|annotarlo)
  `,
  orders: words`
    (?:accetto|accettiamo)(?: (?:le|i|queste|tutte le|tutto)(?: (?:condizioni|termini|penali))?)?
    (?:sono |siamo )?d'accordo(?: (?:con|su) (?:le|tutto|questo|queste)(?: condizioni)?)?
    (?:lo |la )?conferm(?:o|a|i|ate|iamo|ato|are)
    (?:prenoti|prenota|prenotate)(?: pure)?
    procedi
    proceda
    procedete
    procediamo
    (?:lo|la) (?:prendo|prendiamo)
    (?:fatelo|fallo)
    affare fatto
    (?<=^ ?|si,? |ok,? |bene,? |dai,? )vai(?=[,.! ]*$)
  `,
  sighs: words`
    (?:oh|ah|uffa?),? no{1,5}
    uffa?
    accidenti
  `,
  tags: words`
    (?:capito|capisce|capisci|chiaro|va bene|ok|no|vero|giusto|sai|sa|eh|intesi|o cosa|o no|ha capito|hai capito|avete capito|d'accordo)
    (?:o )?(?:serve|devo|bisogna|ci vuole|va)(?: \p{L}{2,8}){0,4} (?:per esteso|per intero|il nome completo|tutto intero|sillabarlo)
  `,
  rhetoric: words`
    (?:che|cos'|chi|dove) ?altro
    (?:ma )?(?:sei|siete|e|lei e) (?:sord[oaie]|ciec[oaie]h?i?|scem[oa])(?: o cosa)?
    (?:mi )?(?:ascolti|senti|sente|ascolta|sentite|ascoltate)(?: o (?:no|cosa))?
    (?:sai|sa|sapete) leggere
    (?:non )?(?:te|gliel|ve) ?(?:l'|lo )?(?:ho|avevo) (?:gia |appena )?(?:detto|gia detto)
    quante volte (?:te |lo |devo ){1,3}(?:dire|ripetere|dirlo|ripeterlo)
    (?:e )?(?:cosi|tanto) difficile(?: da capire)?
  `,
  cursedBehind: words`
    di merda
  `,
  anger: words`
    (?:sei|siete) (?:proprio |davvero )?(?:incapac[ei]|inutil[ei]|ridicol[oi])
    (?:stupid[ao]|idiota|imbecille|cretin[ao]|scem[ao]|inutile|deficiente|coglione|stronz[ao]|incapace|rincoglionit[ao])
    (?:maledett[ao]|stupid[ao]|cazzo di|fottut[ao]) (?:macchina|robot|programma|bot|coso)
    (?:macchina|robot|programma|bot|coso) (?:stupid[ao]|inutile|di merda|del cazzo)
    merda
    cazz(?:o|ata)
    che palle
    schifo
    vaffanculo
    fanculo
    va(?:i)? a(?:l diavolo| quel paese| cagare)
    porca (?:miseria|puttana|vacca)
    zitt[ao]
    ridicol[ao]
    frustrante
    snervante
    assurdo
    una (?:presa in giro|vergogna)
    non (?:capisci|capite|capisce|servi|serve|servite)(?: a| proprio| assolutamente)? (?:niente|nulla)
    odio
    perdita di tempo
    sono stuf[ao]
    mi (?:hai|avete) (?:stufato|rotto|scocciato)
    fuck(?:ing|ed|s)?
    wtf
    grr{1,5}
    (?:siete|sei) (?:troppo |molto |cosi )?lent[oi]
    ci (?:mettete|metti) troppo
    (?:sei|siete) (?:(?:proprio|davvero|tutti) )?(?:degli |delle |un |una )(?:incapac[ei]|inutil[ei]|incompetent[ei]|ridicol[oi]|cialtron[ei])
  `,
  why: words`
    (?:non )?sono affari (?:suoi|tuoi|vostri|miei)
    (?:si faccia|fatti) (?:gli affari|i fatti|i cavoli) (?:tuoi|suoi)
    perche
    e perche
    come mai
    per quale motivo
    per quale ragione
    qual e il motivo
    a che serve
    a (?:che|cosa|che cosa) (?:vi|le|ti) serve
  `,
  everything: words`
    ambedue
    (?:tutte )?(?:le mie|le nostre|le|entrambe le)(?: (?:due|2))? (?:prenotazioni|tavoli)
    (?:tutti )?(?:i miei|i)(?: (?:due|2))? tavoli
    tutte(?: e (?:due|2)| quante)?
    (?<!del )tutto(?: quanto)?
    entramb[ei]
    tutt[ei]
  `,
};

import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm =
  "(?:(?:la|della|alla) (?:mia |nostra )?(?:ditta|societa|impresa|firma)|(?:l'|dell'|all')(?:azienda|impresa)|(?:la|della|alla) (?:mia|nostra) azienda)(?: per favore)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:il |il mio )?nome (?:deve|dovrebbe|dovra) essere
    a nome ${firm}
    (?:con|sotto) il nome ${firm}
    a nome (?:suo|di lei|di lui)[,:]?
    a suo nome[,:]?
    (?:vi|le|ti) scriv[eo]
    (?:il |il mio )?(?:cog)?nome (?:della prenotazione )?(?:e (?:sbagliato|errato)|non e (?:giusto|corretto))[,.;:]? (?:e|deve essere|dovrebbe essere|sarebbe)
    (?:correggere|cambiare|corregga) il nome ?[?.:,;](?: (?:solo|e))?
    parla
    (?:il |il mio )?(?:cog)?nome (?:della prenotazione )?e (?:sbagliato|errato|scritto male)[,.;:]? (?:e|si scrive)
    nome (?:della|sulla) (?:mia |nostra )?prenotazione (?:in|con)
    cognome(?: e)?:?
    (?:cambi|cambia|cambiare) il nome in
    a nome di mia moglie[,:]?
    a nome di mio marito[,:]?
    mi chiamo
    il mio nome e
    a nome di
    a nome
    a nome della
    a nome del
    a nome dell'
    a nome dei
    al nome di
    al nome
    a mio nome,?
    nome ?:
    cognome ?:
    il cognome e
    il mio cognome e
    di cognome
    il nome e
    sotto il nome di
    sotto il nome
    con il nome
    con il nome di
    intestata a
    intestato a
    prenotazione a nome
    (?:mettil[oa]|(?:l[oa]|lo) metta|segnal[oa]|scrivil[oa]) (?:come|a nome(?: di)?)
    (?:la |il )?(?:persona di contatto|referente|contatto)(?: e|:)
  `,
  weakNameLeads: words`
    (?:e )?per ${firm}
    (?:metta|metti|segni|segna|scriva)(?: il nome)? ${firm}
    il nome ${firm}
    sono io,
    sono proprio io,
    e solo
    (?:l[oa] )?(?:metta|metti|segni|segna) (?:pure )?a
    (?:puo|puoi|potete|potrebbe) (?:mettere|segnare|scrivere)(?: pure| a)?
    sono
    qui
    nome
    cognome
    (?<!(?:lui|lei|marito|moglie|figlio|figlia|amico|amica) )e
    sono il
    sono la
    da parte di
    a nome
    c/o
    io sono
    non (?:e|si chiama|mi chiamo|sono) [\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?,? (?:ma|e|bensi)
  `,
  placeLeads: words`
    ristorante
    trattoria
    osteria
    locanda
    pizzeria
    bar
    caffe
    hotel
    albergo
    enoteca
    taverna
  `,
  somethingToEat: words`
    (?:qualcosa|qlcs|nulla|niente|piatto|piatti|opzione|opzioni|menu|cosa)
  `,
  familyLeads: words`
    cognome(?: e)?:?
    a nome di
    a nome
    a nome della
    a nome del
    a nome dell'
    a nome dei
    al nome di
    al nome
    cognome ?:
    il cognome e
    il mio cognome e
    di cognome
    sotto il nome di
    sotto il nome
    con il nome
    con il nome di
    intestat[ao] a
    prenotazione a nome
    cognome
  `,
  answerLeads: words`
    (?:puo|puoi|potete|potrebbe) (?:mettere|segnare|scrivere|metterl[oa])(?: pure| a)?
    (?:la|il|i|l')(?= ?(?:signor|sig|dott|famiglia|avv|prof|geom|rag|not))
    solo
    soltanto
    (?:metti|metta|mettete|mettici|scrivi|scriva|scrivete|segni|segna)(?: solo| semplicemente| pure)?(?: a nome)?
    (?:puo|puoi|potete) (?:mettere|scrivere|segnare)(?: a nome(?: di)?)?
  `,
  instead: words`
    invece
    piuttosto
    meglio
    non
  `,
  again: words`
    di nuovo
    ancora
    sempre
    come (?:sempre|al solito|prima|l'altra volta|l'ultima volta|per l'altr[oa](?: tavolo)?|(?:ho |gia )?(?:detto|scritto))
    (?:gia )?ho (?:gia |appena )?(?:detto|scritto)
    (?:l'|ve l'|te l')ho (?:gia |appena )?(?:detto|scritto)
  `,
  staysName: words`
    (?:il (?:mio )?)?nome (?:resta|rimane|e sempre)
    sempre
    invariato
  `,
  sameName: words`
    (?:(?:sempre )?(?:allo|a|con lo|sotto lo|per lo) )?(?<!grazie )(?:lo )?(?<!grazie lo )stesso(?: nome)?(?: (?:di (?:prima|sempre)|dell'altr[oa](?: tavolo)?|del primo|che per l'altr[oa]))?
    (?:la stessa persona|alla stessa persona)
    come (?:prima|per l'altr[oa](?: tavolo)?|l'altr[oa]|il primo)
  `,
  saidBefore: words`
    (?:l'|ve l'|te l'|gliel'|glielo )?(?:ho|avevo) (?:gia |appena )?(?:detto|scritto|dato|messo)(?: (?:prima|gia|sopra|poco fa|due volte)){0,2}
    come (?:(?:ve |te |le |vi |ti )?(?:l')?(?:ho|avevo) )?(?:gia |appena )?(?:detto|scritto|dicevo)(?: (?:prima|gia|sopra))?
    (?:e|sta|c'e) (?:gia )?scritto (?:sopra|prima|piu su|gia)
    per la (?:seconda|terza|quarta|quinta|ennesima|ultima) volta
  `,
  notMine: words`
    non (?:e )?(?:(?:a|per|con|al) )(?:me|nome mio|mio nome|il mio)
    non (?:metta|metti|mettete) (?:il )?mio(?: nome)?
  `,
  ownNames: words`
    (?:a|con|al) (?:nome mio|mio nome|il mio nome)
    (?:(?:metta|metti|meglio|usi|al) )?il mio(?: allora)?
  `,
  givenLeads: ["(?:e )?(?:il mio |di )?nome(?: e)?"],
  called: ["si chiama"],
  titles: words`
    signori
    dr
    prof
    famiglia
    sig
    sig\.ra
    sigra
    signor
    signora
    signorina
    dott
    dott\.ssa
    dottore?
    dottoressa
    avv
    (?:l')?avvocat[oa]
    avvocatessa
    ing
    (?:l')?ingegnere?
    prof\.ssa
    professore?
    professoressa
    arch
    (?:l')?architett[oa]
    geom(?:etra)?
    rag(?:ioniere?)?
    notaio
    don
    (?:l')?onorevole
  `,
  signOffs: words`
    (?:cordiali|distinti|cari) saluti
    (?:un )?(?:cordiale )?salut[oi]
    cordialmente
    (?:grazie|ringraziando)(?: (?:mille|in anticipo|anticipatamente))?
    in fede
  `,
  nameFollowers: words`
    al telefono
    all'apparecchio
    qui
  `,
  familyTails: words`
    a proposito
    di cognome
    e il (?:mio )?cognome
  `,
  firmTails: words`
    (?:e|(?:cosi )?si chiama|quello e) (?:il nome (?:della |dell'|della nostra |della mia ))?(?:cosi )?(?:la |l'|la nostra |la mia )?(?:ditta|azienda|societa|agenzia|impresa)
    (?:la|la nostra|la mia|l') ?(?:ditta|azienda|societa)
  `,
  nameTails: words`
    e il (?:mio )?nome(?: completo| per intero)?
  `,
  introductions: words`
    sono (?:il|la)
    qui (?:parla|e)(?: il| la)?
    sono
    qui
    qui e
    parla
    mi chiamo
  `,
  halves: ["cognome", "nome di battesimo"],
  nameWords: ["nom[ei]"],
  thatIs: ["cioe", "ossia", "che e"],
  townLeads: ["di", "da", "dalla", "d'"],
  origins: words`
    del
    della
    dello
    dell'
    dei
  `,
  families: words`
    i @
    la famiglia @
    famiglia @
  `,
  givenWritten: words`
    (?:il )?(?:mio |suo )?nome (?:si scrive|va scritto|deve essere)(?: in realta)?
  `,
  familyWritten: words`
    (?:il )?(?:mio |suo )?cognome (?:si scrive|va scritto|e|deve essere)(?: in realta)?
  `,
};

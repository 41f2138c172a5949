import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

/** Between "we are" and the count. */
const hedges =
  "(?:solo|circa|ora|adesso|in realta|alla fine|infatti|quindi|proprio|soltanto|anche|sempre|solamente|massimo|al massimo|almeno|tipo|piu o meno|forse|" +
  "diventati|rimasti)";

export const party: PartyWords = {
  people: words`
    person[ae]
    pers\.?
    pax
    p(?!\.? ?m)
    bocche
    teste
    cristiani
    adult[oi]
    bambin[oiae]
    bimb[oi]
    ospiti
    coperti
    amici
    amiche
    colleghi
    ragazz[ie]
    neonat[oi]
    uomini
    donne
    posti
    invitati
    commensali
    figli
    figlie
    membri
    clienti
    genitori
    cugini
    nipoti
    parenti
    maschi
    femmine
    signori
    signore
    anziani
    grandi
    piccoli
    bebe
    sorelle
    fratelli
    zi[ei]
    cugine
    nonni
    vicini
    cognati
  `,
  phrases: words`
    (?:(?:numero (?:di )?)?(?:persone|coperti|ospiti|adulti)) ?[:=] #
    # di noi
    (?:tavol[oi]|tav\.?|tavola|gruppo|prenotazione|post[oi]|cena|pranzo|famiglia|festa|comitiva|tavolata|compagnia) (?:per|x|da|di) (?:circa |solo |noi )?#
    (?:siamo|saremo|saremmo|sarebbero|saranno|fossimo) (?:${hedges} ){0,2}(?:in |un totale di )?(?:${hedges} )?#
    (?:veniamo|verremo|verremmo|venire|venendo|veniamo a cena|arriviamo) in #
    (?:cenare|cena|pranzare|pranzo|mangiare|tavolo|essere|stare|esserci|passare|arrivare) in #
    noi #
    #(?:,? di cui|,? dei quali|,? tra cui|,? fra cui|,? compres[ioa]|,? inclus[ioa]|,? contando)(?= (?:\d|un|una|i|le|gli)(?![\p{L}]))
    ci saranno #
    persone ?: ?#
    coperti ?: ?#
    n\.? ?# (?:persone|pers|coperti)
    in #(?= ¦)
    # a tavola
    in #(?= (?:alle|all'|verso le|dalle|per le|dopo le|prima delle) ?¦)
  `,
  totals: words`
    # in totale
    # in tutto
    (?:in totale|in tutto|totale):?,? (?:(?:siamo|saremo|di|fa|fanno) )?#
  `,
  weakPhrases: words`
    (?:per|x) (?:circa |solo |noi |i |(?:al )?massimo )?#
    in #(?=$|[,.!¦])
    in #(?= (?:grazie|per|a cena|a pranzo|stasera|domani))
    da #(?= ¦)
    (?:ho|avevo) (?:scritto|detto|messo) #
  `,
  openPhrases: words`
    meglio #
    facciamo #
    diciamo #
    in realta #
    anzi #
  `,
  answerLeads: words`
    segn[iao]
    (?:ne )?mett[aei]
    prenda
    circa
    intorno ai
    verso
    sui
    forse
    diciamo
    al massimo
    almeno
    non piu di
    non meno di
    massimo
    direi
    penso
    credo
    facciamo
    mettiamo
    una
    piu o meno
    pressappoco
    fino a
    minimo
  `,
  including: words`
    di cui
    inclusi
    compresi
  `,
  otherUnits: words`
    or[ae]
    h
    minut[oi]
    di minut[oi]
    giorn[oi]
    nott[ie]
    settiman[ae]
    mes[ei]
    ann[oi]
    stell[ae]
    camer[ae]
    tavoli
    euro
    volte
    cani
    gatti
    seggiolon[ei]
    portate
    piatti
    bottigli[ae]
    pizze
    menu
    passeggin[oi]
    prenotazioni
    km
    metri
    second[oi]
    punti
    su
  `,
  fixed: {
    "lei ed io": 2,
    "lei e io": 2,
    "lui ed io": 2,
    "lui e io": 2,
    "un trio": 3,
    "1 trio": 3,
    "un quartetto": 4,
    "nessun altro": 1,
    "soltanto me": 1,
    "solo io": 1,
    "solo me": 1,
    "solo per me": 1,
    "da solo": 1,
    "da sola": 1,
    "una sola persona": 1,
    "tutti e 2": 2,
    "tutte e 2": 2,
    "una coppia": 2,
    "in coppia": 2,
    "mezza dozzina": 6,
    "una quindicina": 15,
    "una trentina": 30,
    "una quarantina": 40,
    "una cinquantina": 50,
    "una dozzina": 12,
    "una decina": 10,
    "una ventina": 20,
  },
  couples: ["# coppi[ae]"],
  companions: words`
    amici
    amiche
    colleghi
    bambini
    figli
    figlie
    ragazzi
    cugini
    nipoti
    sorelle
    fratelli
    zii
    zie
    cugine
    bambine
    ragazze
    vicini
    cognati
    parenti
    bimbi
    bimbe
    clienti
  `,
  nameArticles: ["il", "la"],
  companies: words`
    famiglia
    squadra
    compagnia
    banda
    truppa
    gruppo
    comitiva
  `,
  companyLeads: words`con`,
  comesWith: words`
    vengo con
    verro con
    porto
    portero
    arrivo con
    sono con
    ci saro con
  `,
  therefore: words`
    quindi
    quindi (?:siamo|saremo)(?: in)?
    quindi in
    percio
    dunque
    allora
    allora (?:siamo|saremo)(?: in)?
    cosi (?:siamo|saremo)(?: in)?
    restiamo(?: in)?
    rimaniamo(?: in)?
    fanno
    fa
    ora siamo(?: in)?
    adesso siamo(?: in)?
  `,
  self: ["me", "io"],
  selfAfterAnd: ["io", "il sottoscritto", "la sottoscritta"],
  selfLeads: ["per", "solo"],
  articles: ["un", "una", "uno", "un'", "un altro", "un'altra", "un'amica e"],
  adjectives: [
    "altre",
    "altri",
    "piccoli",
    "piccole",
    "piccolo",
    "piccola",
    "altra",
    "altro",
    "grandi",
    "nostri",
    "miei",
    "cari",
  ],
  relations: words`
    moglie
    marito
    compagna
    compagno
    ragazza
    ragazzo
    fidanzata
    fidanzato
    madre
    padre
    mamma
    papa
    sorella
    fratello
    figlio
    figlia
    bambino
    bambina
    amico
    amica
    capo
    collega
    nonna
    nonno
    zia
    zio
    cugino
    cugina
    suocera
    suocero
    moroso
    morosa
    convivente
    sposa
    sposo
    consorte
    neonato
    bimbo
    bimba
    nipote
    cognata
    cognato
    genero
    nuora
    cliente
    miglior amico
    migliore amica
    accompagnator[ei]
    accompagnatrice
    fidanzatina
    vicino
    vicina
    sorellina
    fratellino
    nonnina
    piccolo
    piccola
    altra persona
    persona
    uno
    una
    1(?=[.,!]|$)
    moros[oa]
    ragazz[oa]
    fidanzat[oa]
    compagn[oa]
    suocer[oa]
    cognat[oa]
    soci[oa]
    amic[oa]
    cugin[oa]
    zi[oa]
    padrino
    madrina
    figliocci[oa]
    bimb[oa]
    dolce meta
  `,
  relationPairs: ["genitori", "nonni", "suoceri", "gemelli", "coppia"],
  possessives: [
    "mio",
    "mia",
    "miei",
    "mie",
    "nostro",
    "nostra",
    "nostri",
    "suoi",
    "sua",
    "suo",
    "i miei",
    "i suoi",
    "la mia",
    "il mio",
    "le mie",
    "la nostra",
    "il nostro",
    "i nostri",
    "le nostre",
    "nostre",
    "la nonna e",
    "tuo",
    "la sua",
    "il suo",
    "le sue",
    "i",
    "il",
    "la",
    "le",
    "gli",
  ],
  and: ["e", "piu", "con", "ed", "&"],
  or: ["o"],
  to: ["a"],
  more: words`
    (?:#|una|un|uno)(?: (?:persona|persone|ospite|ospiti|adulto|adulti|bambino|bambini|coperto|coperti|posto|posti))? in piu
    un'altra persona
    (?:si|ci) (?:aggiunge|aggiungono|aggiungera|aggiungeranno|unisce|uniscono|unira|uniranno) (?:(?:anche|ancora) )?(?:#|una|un|uno|un'altra|un altro|altre #|altri #)(?: (?:persona|persone|amico|amica|amici|ospite|ospiti|bambino|bambini))?
    # persone in piu
    altr[ie] #(?=[.,!?]|$)
    (?:aggiungere|aggiungi|aggiungete) (?:una|un|#) (?:persona|persone|posto|posti|coperto|coperti)
  `,
  fewer: words`
    (?:#|una|un|uno)(?: (?:persona|persone|ospite|ospiti|coperto|coperti|posto|posti))? in meno
    (?:una persona|uno di noi|# persone|1 persona) non (?:puo|possono|viene|vengono|verra|verranno)(?: venire)?
    (?:#|uno|una)(?: (?:person[ae]|amic[oaie]|ospit[ei]|di noi))? (?:(?:ci )?(?:hanno|ha) (?:dato buca|dato forfait|disdetto|annullato))
    (?:#|uno|una)(?: (?:person[ae]|amic[oaie]|ospit[ei]|di noi))? (?:si (?:sono|e) tirat[oiae] indietro)
    (?:#|uno|una) di noi non (?:viene|vengono|verra|verranno|possono|puo)(?: venire)?
    (?:#|uno|una)(?: (?:person[ae]|amic[oaie]|ospit[ei]|di noi))? non (?:viene|vengono|verra|verranno|possono|puo)(?: venire)?(?: piu)?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
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
  `,
  weakNameLeads: words`
    sono
    qui
    nome
    cognome
    e
    sono il
    sono la
    da parte di
    a nome
    c/o
    io sono
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
  notNames: words`
    per
    a
    il
    la
    lo
    le
    un
    una
    e
    di
    del
    in
    con
    tavolo
    prenotazione
    oggi
    domani
    favore
    che
    mi
    non
    si
    no
    allergico
    allergica
    vegetariano
    vegetariana
    celiaco
    celiaca
    intollerante
    vegano
    vegana
    qui
    qua
    anche
    ancora
    sempre
    gia
    tutto
    tutti
    molto
    libero
    libera
    interessato
    interessata
    della
    dello
    dei
    delle
    degli
    vorrei
    grazie
    alle
    stasera
    io
    noi
    solo
    siamo
    sera
    da
    intendo
    voglio
    dire
  `,
  introductions: words`
    sono
    qui
    qui e
    parla
    mi chiamo
  `,
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
  instead: words`
    invece
    piuttosto
    meglio
    non
  `,
  titles: [
    "signori",
    "dr",
    "prof",
    "famiglia",
    "sig",
    "sig\\.ra",
    "sigra",
    "signor",
    "signora",
    "signorina",
    "dott",
    "dott\\.ssa",
    "dottore",
    "dottoressa",
    "avv",
  ],
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
  contactLeads: words`
    numero
    telefono
    cellulare
    tel
    tel\.
    chiamatemi
    chiamami
    recapito
    whatsapp
    e-?mail
    mail
  `,
};

export const wishes = words`
  finestra
  terrazza
  terrazzo
  giardino
  fuori
  esterno
  all'aperto
  dentro
  interno
  balcone
  vista
  panorama
  tranquillo
  tranquilla
  angolo
  privato
  seggiolone
  seggioloni
  seggiolino
  rialzo
  passeggino
  culla
  camino
  ombra
  sole
  aria condizionata
  saletta
  sala privata
  al piano terra
  appartat[oa]
  dehors
  veranda
  portico
  cortile
  piscina
  sedia a rotelle
  carrozzina
  accessibile
  disabili
  cane
  cani
  compleanno
  anniversario
  festeggiare
  festeggiamo
  festa di laurea
  laurea
  proposta di matrimonio
  fiori
  torta
  candeline
  sorpresa
  vegan[oai]
  vegetarian[oai]
  vegetariane
  senza glutine
  glutine
  celiac[oa]
  celiachia
  lattosio
  noci
  nocciole
  arachidi
  allergi[ae]
  allergic(?:o|a|i|he)
  intolleran(?:te|ti|za|ze)
  sesamo
  soia
  molluschi
  uova
  latticini
  frutti di mare
  crostacei
  halal
  kosher
  incinta
  romantico
  romantica
  fumatori
  vicino al
  vicino alla
  lontano da
  separe
  nicchia
  angolino
  divanetto
  divano
  in fondo
  soppalco
  piano di sopra
  seggiolon[ei]
  alzatina
  passeggin[oi]
  deambulatore
  stampelle
  tranquill[oa]
  accogliente
  intim[oa]
  all'ombra
  al sole
  riscaldamento
  stufa
  corrente d'aria
  palloncini
  stesso tavolo
  posto per (?:un|una|il|la)
`;
export const wishFillers = words`
  per favore
  e
  con
  un tavolo
  tavolo
  se possibile
  se e possibile
  anche
  ma
  per
  vorrei
  vorremmo
  preferibilmente
  grazie
  ciao
  prenotare
  si
  possibilmente
  ci serve
  mi serve
  ci servirebbe
  ci serviranno
  avremmo bisogno di
  abbiamo bisogno di
  ci piacerebbe
  magari
  avete
  avete un tavolo
  avete posto
  c'e posto
  c'e un tavolo
  un tavolino
  desidero
  desideriamo
  volevo
  volevamo
  possiamo avere
  potremmo avere
  abbiamo
  buonasera
  buongiorno
`;
export const negations = words`
  non ce la facciamo
  non ce la faccio
  non
  non il
  non per
  non alle
  non in
  non siamo
  non siamo in
  non siamo piu in
  non piu
  non piu alle
  non piu in
  invece di
  invece del
  invece delle
  invece che
  invece che alle
  al posto di
  al posto del
  al posto delle
  non e
  non le
  anziche
  anziche alle
  e non
  e non alle
  tranne
  tranne il
  eccetto
  ne
  (?:meglio|piuttosto) (?:il |le |alle |per )?[\p{L}\d:.]{1,12} che
`;
export const refusals = words`
  (?:nemmeno|neanche|neppure)(?=[,.!]|$)
  no(?=[,.!]|$)
  (?:non|nn) (?:(?:mi|ci) )?(?:va|sta)(?: bene)?(?=[,.!]|$)
  (?:non|nn) (?:mi|ci) (?:va|sta) bene
  (?:mi|ci) (?:va|viene) male
`;
/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:via|viale|v\\.le|corso|c\\.so|piazza|p\\.za|piazzale|largo|vicolo|lungarno|ponte|metro|fermata|stazione|scuola|stadio|parco|centro commerciale|ospedale)";
const month =
  "(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)";

export const otherNumbers = words`
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:del |dei |della |il )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?<=(?:quanto|prezzo) .{0,20})menu (?:di|del|da|della) (?:mezzogiorno|pranzo|cena|sera)
  tavolo (?:numero |n\. ?|nr\. ?)#
  (?:camera|numero|via|linea|piano|binario) #
  # anni
  # (?:stell[ae]|euro|punti|per cento|km|metri|secondi|camere|notti|su \d{1,2})
  #(?:°|º|ª) (?:piano|compleanno|anniversario|turno|volta|fila)
  voto (?:di )?#
  per # (?:ore|notti|giorni)
  24 ?(?:ore|h) su 24
  7 (?:giorni )?su 7
  # minuti di ritardo
  (?:ne |ci )?manca(?:no)? (?:ancora )?# person[ae]
  l'1 (?:o|ne|vale|e) l'altr[ao]
  tra 1 attimo
  # volte
  (?:via|viale|corso|piazza|vicolo) [\p{L}]{2,20}(?: [\p{L}]{2,20})?,? #
  (?:gruppo|club|canale|sala|studio|scala|interno|radio|linea|rete|km|rai) #
  sole 24 ore
`;
export const wishJoints = words`
  a
  al
  alla
  all'
  in
  con
  per
  di
  su
  sul
  sulla
  da
  senza
  vicino
`;
export const allergies = words`
  allergi[ae]
  allergic(?:o|a|i|he)
  celiac(?:o|a|i|he)
  celiachia
  intolleran(?:te|ti|za|ze)
`;

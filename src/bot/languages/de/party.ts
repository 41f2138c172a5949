import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    kolleginnen und kollegen
    kollegen und kolleginnen
    freundinnen und freunde
    mauler
    person
    personen
    pers\.?
    p
    leute
    leuten
    menschen
    gaste
    gasten
    gast
    erwachsene
    erwachsenen
    erwachsener
    kinder
    kindern
    kind
    babys?
    kleinkinder
    kleinkind
    jugendliche
    freunde
    freunden
    kollegen
    kolleginnen
    damen
    herren
    frauen
    manner
    teilnehmer
    platze
    mann
    esser
    pax
    leut
    leit
    lut
    leitln
    (?<=\d )leid
    personnen
    mitglieder
    besucher
    erw\.?
    senioren
    plaetze
    sitzplatze
    schwestern?
    bruder
    brudern
    geschwistern?
    tochter
    tochtern
    sohne
    sohnen
    cousins
    cousinen
    neffen
    nichten
    tanten
    onkel
    enkel
    enkelkindern?
    nachbarn
    madels
    jungs
    bekannten?
    kumpels?
    freundinnen
    gross(?:e|en)?(?=$|[,.;!]| (?:und|\d))
    große(?:n)?(?=$|[,.;!]| (?:und|\d))
    kleine(?:n)?(?=$|[,.;!]| (?:und|\d))
    lutte(?=$|[,.;!]| (?:und|\d))
    leutchen
    leutchens
    hanseln
  `,
  phrases: words`
    (?:personen(?:zahl|anzahl)?|gaste(?:zahl)?|leute|teilnehmer|erwachsene|anzahl(?: (?:der )?(?:personen|gaste|leute))?) ?[:=] #
    (?:tisch|tische|platz|reservierung|gruppe|buchung|einen|party|runde|familie|bett|etwas|was) (?:fur|von|zu|mit) (?:ca\.? |etwa |ungefahr |nur |insgesamt )?#
    zu #
    wir sind (?:dann |jetzt |nur |insgesamt |doch |zu |nun |ca\.? |etwa )?#
    wir (?:waren|kommen|werden) (?:dann |jetzt |nur |insgesamt |doch |zu |nun )?#
    sind (?:dann |jetzt |nur |insgesamt |doch |zu )?#
    es (?:sind|werden|waren) (?:dann |jetzt |nur |insgesamt |doch )?#
    #er tisch
    #er-tisch
    #ertisch
    zu #t
    zu # hoch
    # von uns
    insgesamt #
    # insgesamt
    sitzplatze fur #
    platz fur #
    # platze
    seid #
    (?<=(?:¦|dazu|mehr|mit|bei)[,.]? )also #
    (?:mir|mia|ma) (?:san|sand|sind|sin|send|waren|wearn) (?:nur |jetzt )?#
    (?:san|sand|send) (?:mia|ma|mir|wir) #
    samma #
    simmer #
    waren wir #
    sind wir #
    werden wir #
    wir # (?:plus|und|mit)
    wir #(?=,? (?:¦|am|um|mit|plus|und)(?![\p{L}])|[.!,]|$)
    # (?:personen )?(?:zu|bei) tisch
    # (?:sind|werden|waren) wir
  `,
  totals: words`
    # insgesamt
    insgesamt (?:also |dann )?(?:sind wir |waren wir )?(?:zu )?#
    alles in allem (?:sind wir )?#
    (?:zusammen|gesamt) (?:also |dann )?(?:sind wir |waren wir )?(?:zu )?#
  `,
  weakPhrases: [
    "fur (?:ca\\.? |etwa |ungefahr |nur |circa |insgesamt |alle |uns )?#",
    "mit #",
    "nur #",
    "doch #",
    "auf #",
    "zu #",
    "lieber #",
  ],
  openPhrases: words`
    lieber #
    doch #
    auf #
    eher #
    besser #
    eigentlich #
    (?:mach|mache|machen wir|machen sie) (?:lieber |doch |bitte |mal )?#
  `,
  answerLeads: words`
    vielleicht
    so
    etwa
    ungefahr
    circa
    ca\.?
    rund
    um die
    wir waren
    wohl
    so um die
    hochstens
    mindestens
    maximal
    nicht mehr als
    nicht weniger als
    sagen wir
    sagen wir mal
    sag mal
    max\.?
    bestimmt
    gut
    knapp
    an die
    bis zu
    ich glaube
    glaub
    ich denke
    allerhochstens
    zwischen
    so ungefahr
  `,
  including: words`
    davon
    darunter
    inklusive
    inkl\.?
    wovon
  `,
  otherUnits: words`
    stunden?
    std
    uhr
    minuten?
    min
    tage
    tagen
    nachte
    nachten
    wochen?
    monate
    jahre
    jahren
    sterne
    zimmer
    tische
    gange
    euro
    flaschen
    hunde
    hochstuhle
    kinderstuhle
    prozent
    mal
    kinderwagen
    km
    h
  `,
  fixed: {
    "nur ich": 1,
    "nur fur mich": 1,
    "ich allein": 1,
    "ich alleine": 1,
    "fur mich allein": 1,
    "fur mich alleine": 1,
    "nur mich": 1,
    alleine: 1,
    "bin allein": 1,
    "fur mich": 1,
    "zu zweit": 2,
    "uns beide": 2,
    "wir beide": 2,
    "nur wir 2": 2,
    "zu dritt": 3,
    "zu viert": 4,
    "zu funft": 5,
    "zu sechst": 6,
    "zu siebt": 7,
    "zu acht": 8,
    "zu neunt": 9,
    "zu zehnt": 10,
    "zu elft": 11,
    "zu zwolft": 12,
    "ein paar aus zwei": 2,
    "ein dutzend": 12,
    "ein halbes dutzend": 6,
    "ein dutzend leute": 12,
    "ein parchen": 2,
    "ein ehepaar": 2,
  },
  companions: words`
    freunde
    freunden
    kollegen
    kolleginnen
    kinder
    kindern
    weitere
    andere
    schwestern
    bruder
    brudern
    geschwister
    geschwistern
    tochter
    tochtern
    sohne
    sohnen
    cousins
    cousinen
    neffen
    nichten
    tanten
    enkel
    enkeln
    enkelkinder
    enkelkindern
    nachbarn
    bekannte
    bekannten
    kumpels
    freundinnen
    madels
    jungs
  `,
  couples: ["# paare", "# parchen", "# ehepaare"],
  companyLeads: words`mit`,
  comesWith: words`
    ich (?:komm|komme|bringe|bring|kame|reise) (?:mit|noch)?
    ich (?:komm|komme|kame) (?:da |dann |noch )?(?:zusammen |gemeinsam )?mit
    ich (?:bringe|bring)(?: noch| auch)?
    bringe(?: noch| auch)?
    komme mit
    mit dabei sind
    ich werde mit
  `,
  therefore: words`
    also
    also jetzt
    daher
    deshalb
    darum
    somit
    demnach
    macht(?: also| dann)?
    das macht
    bleiben(?: also| dann| noch)?
    bleiben wir
    jetzt(?: sind wir)?(?: nur)?(?: noch)?
    jetzt also
    also(?: sind wir| waren wir| waeren wir| bleiben wir)?(?: nur)?(?: noch)?
  `,
  self: ["mich", "ich", "mir", "meine wenigkeit"],
  selfAfterAnd: ["ich", "mich"],
  selfLeads: ["fur", "nur"],
  articles: ["ein", "eine", "einen", "einem", "einer", "noch ein", "noch eine", "noch einen"],
  adjectives: [
    "hungrige",
    "hungrigen",
    "weitere",
    "andere",
    "kleine",
    "kleinen",
    "kleines",
    "kleiner",
    "junge",
    "altere",
    "erwachsene",
    "gute",
    "zusatzliche",
    "anderen",
    "weiteren",
    "beiden",
    "zwei anderen",
    "befreundetes",
    "anderes",
    "altester",
    "jungste",
    "jungster",
  ],
  relations: words`
    kleine
    kleiner
    frau
    mann
    partner
    partnerin
    freundin
    freund
    verlobte
    verlobter
    mutter
    vater
    mama
    papa
    schwester
    bruder
    sohn
    tochter
    kind
    baby
    oma
    opa
    tante
    onkel
    cousin
    cousine
    chef
    chefin
    kollege
    kollegin
    kollegen
    gatte
    gattin
    begleitung
    schwiegermutter
    schwiegervater
    kumpel
    person
    enkel
    enkelin
    schwagerin
    schwager
    schwiegertochter
    schwiegersohn
    neffe
    nichte
    nachbarin
    nachbar
    freundchen
    kleine
    kleiner
    kleinen
    mutti
    vati
    begleiter
    begleiterin
    weitere person
    bekannte
    bekannter
    lebensgefahrte
    lebensgefahrtin
    ehefrau
    ehemann
    kunde
    kundin
    kleinkind
  `,
  both: ["beiden", "beide"],
  relationPairs: [
    "eltern",
    "großeltern",
    "schwiegereltern",
    "zwillinge",
    "grosseltern",
    "paar(?! \\p{L})",
    "parchen",
    "ehepaar",
    "zwillingen",
  ],
  possessives: [
    "mein",
    "meine",
    "meinen",
    "meinem",
    "meiner",
    "unser",
    "unsere",
    "unseren",
    "ihre",
    "ihren",
    "deren",
    "seine",
    "seinen",
    "meines",
    "deine",
    "deinen",
    "unserem",
    "unserer",
    "ihr",
    "ihrem",
    "sein",
    "seinem",
    "seiner",
    "die",
    "der",
    "den",
    "das",
  ],
  and: ["und", "plus", "sowie", "mit", "&", "und noch"],
  or: ["oder", "bzw\\.?", "oder vielleicht", "vielleicht", "eventuell", "evtl\\.?"],
  to: ["bis"],
  more: words`
    (?:#|ein|eine|einen|einer)(?: (?:person|personen|leute|gast|gaste|erwachsene|erwachsener|kind|kinder|platz|platze))? (?:mehr|dazu)
    (?:noch (?:ein|eine|einen|einer|#))(?: (?:person|personen|leute|gast|gaste|erwachsene|erwachsener|kind|kinder|platz|platze))? (?:mehr|dazu)
    (?:#|eine|ein) (?:person|personen|gast|gaste) (?:zusatzlich|extra)
    noch (?:#|eine|ein) (?:weitere|weiteren|weiterer) (?:person|personen|gast|gaste|leute)
    (?:eine|ein|einen) (?:weitere|weiterer|weiteren|zusatzliche|zusatzlicher) (?:person|gast)
    noch eine person
    noch # personen
    # kommen (?:noch |auch )?dazu
    # weitere(?: personen| gaste| leute)?
  `,
  fewer: words`
    (?:#|ein|eine|einer|einen)(?: (?:person|personen|leute|gast|gaste))? weniger
    (?:eine person|einer|1 person|# personen|#|einer von uns|# von uns) (?:kann|konnen|kommt|kommen) (?:doch |leider )?nicht(?: mit| kommen)?
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:hat|haben)(?: (?:uns|mir|leider|kurzfristig)){0,2} (?:abgesagt|gecancelt)
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:(?:springt|springen)(?: leider)? ab|(?:fallt|fallen)(?: leider)? aus)
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:(?:ist|sind)(?: leider)? (?:abgesprungen|ausgefallen))
    (?:#|einer|eine) von uns (?:sind|ist|liegen|liegt) (?:leider |jetzt |nun )?(?:krank|verhindert|raus)(?: geworden)?
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:konnen|kann|kommen|kommt) (?:doch |leider |jetzt )?nicht(?: mehr)?(?: mit)?(?: kommen)?
    (?:sind|ist) (?:leider |jetzt |nun |doch )?(?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:ausgefallen|abgesprungen|weggefallen|verhindert|krank)
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    vorname(?: ist)?:?
    (?:nachname|familienname|zuname)(?: ist)?:?
    auf den namen (?:meiner (?:frau|mutter|chefin|firma|freundin)|meines (?:mannes|vaters|chefs|freundes))[,:]?
    namen? (?:andern|geandert) (?:auf|in|zu)
    den namen in
    mein name ist
    auf den namen
    unter dem namen
    auf namen
    unter namen
    der name ist
    name ist
    name:
    ich heiße
    ich heisse
    im namen von
    name lautet
    auf den namen von
    mein name
  `,
  weakNameLeads: words`
    schreiben sie
    das (?:ware|ist)
    ich bin
    auf
    hier ist
    hier spricht
    name
    fur
    unter
    ich bin der
    ich bin die
    c/o
  `,
  familyLeads: words`
    (?:nachname|familienname|zuname)(?: ist)?:?
    auf den namen
    unter dem namen
    auf namen
    unter namen
    im namen von
    auf den namen von
    auf
    unter
  `,
  notNames: words`
    bitte
    und
    fur
    um
    am
    der
    die
    das
    den
    ein
    eine
    einen
    ich
    wir
    mir
    uns
    morgen
    heute
    ist
    sind
    nicht
    mit
    zu
    von
    aus
    in
    im
    auf
    tisch
    reservierung
    haben
    hatte
    mochte
    danke
    gern
    gerne
    es
    aber
    oder
    reservieren
    buchen
    uhr
    name
    so
    leider
    noch
    da
    hier
    allergisch
    vegetarier
    ja
    nein
    abend
    mittag
    ab
    gegen
    falsch
    richtig
    sagte
  `,
  introductions: words`
    hier
    hier ist
    ich bin
    ich bins?
    hier spricht
    da ist
    mein name ist
  `,
  origins: words`
    von
    vom
    aus
  `,
  families: words`
    familie @
    die @s
    die familie @
  `,
  instead: words`
    stattdessen
    statt
    lieber
    doch
    eher
    besser
    nicht
  `,
  titles: ["fr", "hr", "prof", "herren", "damen", "herr", "frau", "herrn", "dr", "familie"],
  signOffs: words`
    (?:mit )?(?:freundlichen|freundliche|besten|beste|herzlichen|herzliche) (?:grußen|gruße|gruss|grussen|grusse|gruß)(?: aus \p{L}{3,15})?
    (?:mit )?(?:lieben|liebe|vielen|viele|schonen|schone|sonnigen|sonnige) (?:grußen|gruße|gruss|grussen|grusse|gruß)(?: aus \p{L}{3,15})?
    gruß
    gruße
    gruss
    grusse
    (?:vielen|besten|herzlichen) dank(?: im voraus)?
    danke(?: (?:schon|sehr|im voraus))?
    mfg
    lg
    vg
    bg
    hochachtungsvoll
    ihr
    ihre
  `,
  nameFollowers: words`
    hier
    am apparat
    am telefon
    mein name
  `,
  contactLeads: words`
    nummer
    nummer ist
    telefon
    telefonnummer
    telefonisch
    tel
    tel\.
    handy
    handynummer
    mobil
    mobilnummer
    mobiltelefon
    rufnummer
    anrufen
    erreichbar
    erreichen
    erreicht mich
    erreichen sie mich
    ruft mich an
    rufen sie mich an
    whatsapp
    e-?mail
    e-?mail-?adresse
    mail
    mailadresse
  `,
};

export const wishes = words`
  fenster
  fensterplatz
  am fenster
  terrasse
  garten
  draußen
  draussen
  drinnen
  innen
  außen
  balkon
  aussicht
  ausblick
  ruhig
  ruhige
  ruhigen
  ruhiger
  ecke
  nische
  separee
  separat
  hochstuhl
  kinderstuhl
  kinderhochstuhl
  kindersitz
  kinderwagen
  rollstuhl
  rollstuhlgerecht
  barrierefrei
  hund
  hunde
  hunden
  geburtstag
  jahrestag
  hochzeitstag
  feiern
  feier
  kuchen
  torte
  kerze
  kerzen
  vegan
  veganer
  vegane
  vegetarisch
  vegetarier
  vegetarierin
  glutenfrei
  gluten
  zoliakie
  laktose
  laktosefrei
  laktoseintolerant
  nuss
  nusse
  nussen
  nussallergie
  erdnuss
  allergie
  allergien
  allergisch
  unvertraglichkeit
  halal
  koscher
  schwanger
  romantisch
  nichtraucher
  raucher
  in der nahe
  im schatten
  in der sonne
  kamin
  fensterplatze
  ruhiges
  ruhigere[rsn]?
  kindersitze
  hochstuhle
  kinderstuhle
  rollator
  haustier
  welpe
  terrassenplatz
  gartenplatz
  aussenbereich
  außenbereich
  lactosefrei
  jubilaum
  uberraschung
  buggy
  eckbank
  eckbankerl
  sofa
  hinterzimmer
  stube
  stuberl
  oben
  unten
  empore
  sitzerhohung
  krucken
  gemutlich\p{L}{0,3}
  ruhig\p{L}{0,3}
  schattig\p{L}{0,3}
  sonnig\p{L}{0,3}
  heizung
  heizstrahler
  zugluft
  blumen
  luftballons
  kuschelig\p{L}{0,3}
  gleiche(?:n|r)? tisch
  selbe(?:n|r)? tisch
  platz fur (?:einen|den|unseren|meinen|eine|das|ein) \p{L}{3,20}
`;
export const wishFillers = words`
  bitte
  und
  mit
  wir hatten gern
  ich hatte gern
  ich hatte gerne
  wir hatten gerne
  wenn moglich
  am besten
  einen tisch
  ein tisch
  tisch
  reservieren
  buchen
  auch
  aber
  gerne
  gern
  danke
  fur
  um
  am
  hallo
  ja
  nein
  konnten wir
  kann ich
  mochte ich
  ich mochte
  wir mochten
  wir brauchen
  ich brauche
  haben
  wir wurden gern(?:e)?
  ich wurde gern(?:e)?
  (?:konnen|konnten|kann|konnte|durfen) (?:wir|ich)(?: bitte)?(?: auch)?(?: noch)?
  wenn es geht
  falls moglich
  vielen dank
  vielleicht
  noch
  braucht(?:en)?(?: noch)?
  wir (?:brauchen|brauchten|hatten gern)
  ich (?:brauche|brauchte)
  gerne?(?: wieder)?
`;
export const negations = words`
  nicht
  nicht am
  nicht um
  nicht fur
  statt
  anstatt
  anstelle von
  statt am
  statt um
  kein
  keine
  nicht mehr
  nicht den
  nicht der
  anstatt am
`;
export const otherNumbers = words`
  so (?:fruh|bald|spat|zeitig|schnell) (?:wie|als) (?:moglich|es geht|irgend moglich)
  tisch (?:nummer |nr\.? ?)#
  (?:zimmer|nummer|nr\.?|gleis|hausnummer|stock|etage|linie) ?#
  # ?(?:jahre|jahren|jahrige[rsnm]?)(?: alt)?
  #-jahrige[rn]?
  #\. (?:geburtstag|stock|etage|hochzeitstag|jahrestag|klasse|gang|mal|platz|tisch)
  # (?:sterne|sternen|euro|prozent|punkte|gange|flaschen|zimmer|nachte|nachten|km|kilometer|meter|sekunden|tische)
  [\p{L}]{3,20}straße #
  [\p{L}]{3,20}strasse #
  (?:bewertung|note) (?:von )?#
  fur # (?:stunden?|nachte|tage|wochen?)
  (?<=(?<![\p{L}])(?:kein|keine|ohne) (?:[\p{L}]{2,12} ){1,3}fur )# (?:von uns|person)
`;
export const wishJoints = words`
  fur
  um
  am
  an
  mit
  zu
  zum
  auf
  in
  im
  bei
  ohne
  von
  vor
`;
export const allergies = words`
  \p{L}{0,20}allerg(?:ie|ien|isch|ische|iker|ikerin)
  zoliakie
  unvertraglichkeit(?:en)?
  \p{L}{0,12}intolerant
  \p{L}{0,12}intoleranz
`;

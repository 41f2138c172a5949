import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    personer
    person
    pers\.?
    pax
    p
    voksne
    voksen
    barn
    børn
    babyer
    baby
    gjester
    gjest
    gæster
    gæst
    venner
    veninder
    venninner
    kompiser
    kollegaer
    kolleger
    plasser
    pladser
    mann
    mand
    kvinner
    kvinder
    menn
    mænd
    stykker
    stk
    stykk
    smabarn
    folk
    ungdommer
    unge
    deltakere
    deltagere
    jenter
    gutter
    piger
    drenge
    damer
    herrer
    tenaringer
    tenaring
    unger
    mennesker
    sitteplasser
    siddepladser
    kuverter
    couverter
    familiemedlemmer
  `,
  phrases: words`
    (?:(?:antall |antal )?(?:personer|gjester|gæster|voksne)|antall|antal) ?[:=] #
    (?:bord|bordet|selskap|selskab) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:følge|gruppe|bestilling) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:bestillingen|reservasjon|reservation) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:plass|plasser|plads|pladser|familie|gjeng) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:middag|lunsj|frokost|fest|tafel) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    vi (?:er|blir|bliver|var) (?:na |nu |bare |kun |ca\.? |cirka |omtrent |nok |egentlig |faktisk |totalt |altsa |da |heller |vel |til sammen |i alt )?#
    vi (?:kommer|skal være) (?:na |nu |bare |kun |ca\.? |cirka |omtrent |nok |egentlig |faktisk |totalt |altsa |da |heller |vel |til sammen |i alt )?#
    vi (?:skal|vil være|ville være) (?:na |nu |bare |kun |ca\.? |cirka |omtrent |nok |egentlig |faktisk |totalt |altsa |da |heller |vel |til sammen |i alt )?#
    (?:er|blir|bliver) vi (?:na |nu |bare |kun |ca\.? |nok |da |totalt |til sammen )?#
    det (?:er|blir|bliver) (?:na |nu |bare |kun |ca\.? |nok |vi |oss |da )?#
    (?:vi|oss|os) #
    alle #
    antall(?: personer| gjester)?:? (?:er )?#
    antal(?: personer| gæster)?:? (?:er )?#
    #-?mannsbord
    # av oss
    # af os
    til sammen #
    # til sammen
    sammenlagt #
    totalt #
    # totalt
    i alt #
    # i alt
    opptil #
    op til #
    #-?personersbord
  `,
  weakPhrases: words`
    for (?:ca\.? |cirka |bare |kun |oss |os |omtrent )?#
    bestille (?:for )?(?:oss )?#
    til (?:ca\.? |cirka |bare |kun |oss |os |omtrent )?#
    heller #
  `,
  openPhrases: words`
    heller #
    gjør det til #
    gør det til #
    endre til #
    endre det til #
    ændre til #
    egentlig #
    faktisk #
    blir #
    bliver #
    det blir #
    det bliver #
    ta #
    vi tar #
  `,
  otherUnits: words`
    timer
    time
    t
    minutter
    minutt
    minut
    dager
    dage
    dag
    netter
    nætter
    natt
    nat
    uker
    uke
    uger
    uge
    maneder
    ar
    stjerner
    stjerne
    rom
    værelser
    kroner
    kr
    ganger
    gange
    hunder
    hunde
    hund
    barnestoler
    barnestole
    barnestol
    prosent
    procent
    sekunder
    poeng
    point
    av
    arsdag
    arsdagen
    arslag
    barnevogner
    ud af
    km
    meter
    grader
  `,
  fixed: {
    "bare meg": 1,
    "bare mig": 1,
    "kun meg": 1,
    "kun mig": 1,
    "bare jeg": 1,
    "kun jeg": 1,
    "for meg selv": 1,
    "for mig selv": 1,
    "jeg kommer alene": 1,
    "jeg er alene": 1,
    "jeg spiser alene": 1,
    "meg alene": 1,
    "mig alene": 1,
    "til meg selv": 1,
    "samboeren og jeg": 2,
    "kona og jeg": 2,
    "mannen og jeg": 2,
    "kjæresten og jeg": 2,
    "kæresten og jeg": 2,
    "konen og jeg": 2,
    "manden og jeg": 2,
    "oss 2": 2,
    "os 2": 2,
    "vi 2": 2,
    "begge 2": 2,
    "oss begge": 2,
    "os begge": 2,
    "et par": 2,
    "ett par": 2,
    tomannsbord: 2,
    firemannsbord: 4,
    seksmannsbord: 6,
    "et dusin": 12,
    "et halvt dusin": 6,
  },
  couples: ["# par(?! (?:timer|dager|dage|uker|uger|minutter|barn|personer|ganger))"],
  companions: words`
    venner
    veninder
    venninner
    kompiser
    kollegaer
    kolleger
    barn
    børn
    andre
    søsken
  `,
  companyLeads: words`
    med
    sammen med
  `,
  self: ["meg", "mig", "jeg", "eg"],
  selfAfterAnd: ["jeg"],
  selfLeads: ["for", "til", "bare", "kun"],
  articles: ["en", "et", "ett", "ei"],
  adjectives: words`
    andre
    sma
    unge
    ekstra
    ekstre
    beste
    bedste
    gode
    gamle
    nye
    lille
    kjære
    store
    voksne
  `,
  relations: words`
    kone
    kona
    mann
    mand
    ektemann
    ektefelle
    ægtefælle
    partner
    samboer
    samboeren
    kjæreste
    kjæresten
    kæreste
    kæresten
    forlovede
    mamma
    pappa
    mor
    far
    søster
    bror
    sønn
    søn
    datter
    barn
    baby
    venn
    ven
    venninne
    veninde
    kompis
    sjef
    chef
    kollega
    mormor
    morfar
    farmor
    farfar
    bestemor
    bestefar
    tante
    onkel
    fetter
    kusine
    svigermor
    svigerfar
    svoger
    svigerinne
    dama
    typen
    frue
    date
    nabo
    barnebarn
    bestevenninne
  `,
  relationPairs: words`
    foreldre
    forældre
    svigerforeldre
    svigerforældre
    besteforeldre
    bedsteforældre
    tvillinger
    mor og far
    mamma og pappa
  `,
  possessives: words`
    min
    mitt
    mine
    mit
    var
    vart
    vare
    vores
    hennes
    hans
    hendes
    sin
    dine
  `,
  and: ["og", "pluss", "plus", "med", "samt", "&"],
  or: ["eller"],
  to: ["til"],
  more: words`
    (?:#|en|ett|et|1) (?:person|personer|gjest|gjester|gæst|gæster|voksen|voksne|barn|børn) til(?= ?[.,!?]|$)
    (?:#|en|1)(?: (?:person|personer|gjest|gjester))? (?:mer|flere|mere)(?! \p{L})
    (?:ytterligere|yderligere|legg til|legge til|tilføj) (?:en|ett|et|1|#) (?:person|personer|gjest|gjester|plass|plasser|gæst|gæster)
    (?:en|1|#) (?:ekstra|ekstre) (?:person|personer|gjest|gjester|gæst|gæster)
  `,
  fewer: words`
    (?:#|en|ett|et|1)(?: (?:person|personer|gjest|gjester|gæst|gæster))? (?:færre|mindre)
    (?:en person|1 person|# personer|en av oss|en af os|1 av oss|# av oss) (?:kan|kommer) (?:dessverre |desværre )?ikke(?: komme)?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    fornavn(?:et)?(?: er)?:?
    etternavn(?:et)?(?: er)?:?
    efternavn(?:et)?(?: er)?:?
    (?:endre|bytt) navnet til
    skriv det pa
    sett det pa
    jeg heter
    eg heiter
    jeg hedder
    mitt navn er
    mit navn er
    i navnet
    under navnet
    pa navnet
    navnet er
    navn:
    i navn
    pa navn
    navn er
    etternavn
    efternavn
    etternavnet er
    efternavnet er
    bestilt pa
    bestillingen star pa
    star pa
    kall meg
  `,
  weakNameLeads: words`
    jeg er
    det er
    dette er
    navn
    her er
    under
    pa
    mvh
    hilsen
    vennlig hilsen
    c/o
  `,
  familyLeads: words`
    etternavn(?:et)?(?: er)?:?
    efternavn(?:et)?(?: er)?:?
    i navnet
    under navnet
    pa navnet
    i navn
    pa navn
    etternavn
    efternavn
    etternavnet er
    efternavnet er
    bestilt pa
    bestillingen star pa
    star pa
    under
    pa
  `,
  notNames: words`
    for
    om
    den
    det
    en
    et
    ett
    og
    pa
    i
    med
    bord
    bordet
    bestilling
    reservasjon
    reservation
    imorgen
    morgen
    idag
    dag
    ikveld
    kveld
    aften
    gjerne
    gerne
    jeg
    vi
    er
    ikke
    allergisk
    vegetarianer
    takk
    tak
    ja
    nei
    nej
    at
    men
    klokken
    klokka
    til
    sen
    fra
    kl
    ved
    rundt
    allerede
    igjen
    na
    nu
    senere
    tidligere
    bra
    fint
    riktig
    feil
    klar
    klart
    her
    der
    hva
    hvad
    hvordan
    nar
    hvor
    sa
    gravid
    interessert
    mandag
    tirsdag
    onsdag
    torsdag
    fredag
    lørdag
    søndag
    helgen
    lunsj
    middag
    frokost
    januar
    februar
    mars
    april
    mai
    maj
    juni
    juli
    august
    september
    oktober
    november
    desember
    december
    av
    af
    eller
    bare
    kun
    alene
    min
    mitt
    mine
    var
    vare
    hei
    hej
    kan
    vil
    skal
    skulle
    denne
    meg
    mig
    oss
    os
    dere
    uteserveringen
    plass
    restauranten
    telefon
    mobil
    barn
    personer
  `,
  families: words`
    familien @
    familie @
    fam\.? @
  `,
  instead: words`
    istedenfor
    istedet
    i stedet
    heller
    ikke
  `,
  titles: ["familien", "familie", "fam", "herr", "fru", "dr", "hr", "frk"],
  signOffs: words`
    (?:med )?(?:vennlig|venlig|beste|bedste) hilsen
    hilsen
    mvh
    (?:på forhånd )?takk?(?: på forhånd)?
  `,
  nameFollowers: words`
    her
    i telefonen
    i telefon
  `,
  contactLeads: words`
    nummer
    nummeret
    telefon
    telefonnummer
    mobil
    mobilnummer
    tel
    tel\.
    tlf\.?
    tlfnr\.?
    mobilnr\.?
    nr\.?
    ring meg
    ring mig
    ring
    na meg
    na mig
    kontakt meg
    whatsapp
    e-?post
    mejl
    mail
    epost
    e-?mail
    sms
  `,
};

export const wishes = words`
  vindu
  vinduet
  vindusbord
  vindusplass
  ved vinduet
  vindue
  vinduesplads
  ved vinduet
  uteservering
  uteserveringen
  terrasse
  terrassen
  ute
  utendørs
  udenfor
  udendørs
  inne
  innendørs
  indenfor
  hage
  hagen
  have
  haven
  balkong
  altan
  utsikt
  udsigt
  rolig
  stille
  hjørne
  hjørnebord
  barnestol
  barnestoler
  barnestole
  høystol
  høj stol
  barnevogn
  klapvogn
  rullestol
  kørestol
  handikap
  hund
  hunder
  hunde
  bursdag
  fødselsdag
  jubileum
  jubilæum
  bryllupsdag
  feire
  feirer
  fejre
  fejrer
  kake
  kage
  lagkage
  lys
  overraskelse
  vegan
  vegansk
  veganer
  veganere
  vegetarianer
  vegetarianere
  vegetarisk
  vegetar
  glutenfri
  glutenfritt
  glutenfrit
  gluten
  cøliaki
  laktose
  laktosefri
  laktosefritt
  nøtter
  nødder
  peanøtter
  jordnødder
  nøtteallergi
  nøddeallergi
  allergi
  allergier
  allergisk
  allergiske
  skalldyr
  skaldyr
  fisk
  halal
  kosher
  gravid
  romantisk
  nær
  langt fra
  i baren
  ved baren
  barnemeny
  børnemenu
  peis
  pejs
  eget rom
  privat
  avskjermet
  bryllup
  forlovelse
  utdrikningslag
  polterabend
`;
export const wishFillers = words`
  takk
  tak
  vær sa snill
  og
  med
  et bord
  bord
  hvis mulig
  om mulig
  hvis det er mulig
  ogsa
  men
  for
  jeg vil
  vi vil
  gjerne
  gerne
  helst
  hei
  hej
  bestille
  ja
  nei
  nej
  kan vi fa
  kan jeg fa
  vi ønsker
  jeg ønsker
  ønsker
  vi vil gjerne ha
  jeg vil gjerne ha
  vi vil gjerne
  vi vil gerne
  kanskje
  maske
  ellers
  dessuten
  vi trenger
  jeg trenger
  vi har brug for
  kan vi
  far vi
  vi har
`;
export const negations = words`
  ikke
  ikkje
  ikke pa
  ikke den
  ikke for
  ikke til
  istedenfor
  i stedet for
  i stedet
  istedet
  istedet for
  heller enn
  ikke klokken
  ikke klokka
  ikke kl
  i stedet for den
`;
export const otherNumbers = words`
  bord (?:nummer |nr\.? ?)#
  (?:rom|nummer|nr\.?|etasje|etage|linje|gate) #
  # ar(?: gammel| gammelt| gamle)?(?![\p{L}])
  #-?(?:aring|aringer|arig)(?![\p{L}])
  fyll?(?:er|t|der) #
  (?:barnet|sønnen|datteren|babyen|sønn|datter) (?:min |var )?(?:er|pa) #
  (?:bestillingsnummer|bookingnummer|kode|postnummer|referanse|reference)(?: er)?:? #
  bordet #(?=[.!?]|$)
  bord #(?=[.!?]|$)
  # (?:stjerner|kroner|kr|prosent|procent|poeng|point|km|meter|sekunder|rom|netter|nætter|grader)
  #\. (?:etasje|bursdag|fødselsdag|gang|plass|rad|sal)
  [\p{L}]{3,20}(?:gata|gaten|gade|veien|vej) #
  i # timer
  karakter #
`;
export const wishJoints = words`
  ved
  pa
  i
  for
  med
  til
  om
  nær
  uten
  uden
  klokken
  klokka
  kl
`;
export const allergies = words`
  \p{L}{0,20}allergi(?:er)?
  \p{L}{0,20}allergisk(?:e)?
  \p{L}{0,20}allergiker
  cøliaki
  \p{L}{0,12}intolerant
  \p{L}{0,12}intoleranse
  \p{L}{0,12}intolerans
`;

import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    kamrater
    ungar
    sjalar
    personer
    person
    pers\.?
    vuxna
    vuxen
    barn
    bebisar
    bebis
    gaster
    vanner
    kompisar
    kollegor
    platser
    man
    kvinnor
    stycken
    st
    smabarn
    folk
    ungdomar
    deltagare
    p
    pax
    pers
    pers\.
    gast
    barnen
    tonaringar
    tonaring
    killar
    tjejer
    damer
    herrar
    kvinna
    arbetskamrater
    familjemedlemmar
    spadbarn
    smattingar
    ungar
    sittplatser
    kuvert
    stk
    personner
    peronser
    sallskap
    till bords
    matgaster
    kusiner
    studenter
    pensionarer
    systrar
    broder
    syskon
    dottrar
    soner
    barnbarn
    grannar
    morbroder
    mostrar
    fastrar
    kompisarna
    vannerna
    stora(?=$|[,.;!]| (?:och|\d))
    sma(?=$|[,.;!]| (?:och|\d))
    skallar
    styck
    vaninnor
    polare
    tjejkompisar
    jobbarkompisar
    grabbar
  `,
  phrases: words`
    (?:(?:antal )?(?:personer|gaster|vuxna)|antal) ?[:=] #
    (?:bord|bordet|bordsbokning|sallskap|bokning|bokningen|plats|platser) (?:for|pa|till|om|med) (?:ca\.? |cirka |ungefar |bara |oss |upp till |runt |max )?#
    (?:grupp|gang|familj|middag|lunch|reservation|fest|gruppen) (?:for|pa|till|om|med) (?:ca\.? |cirka |ungefar |bara |oss |upp till |runt |max )?#
    vi (?:ar|blir|var) (?:nu |bara |ca\.? |cirka |ungefar |runt |nog |troligen |egentligen |faktiskt |totalt |alltsa |da |istallet |val )?#
    vi (?:kommer(?: att)?(?: bli| vara)?) (?:nu |bara |ca\.? |cirka |ungefar |runt |nog |troligen |egentligen |faktiskt |totalt |alltsa |da |istallet |val )?#
    vi (?:ska(?: bli| vara)?) (?:nu |bara |ca\.? |cirka |ungefar |runt |nog |troligen |egentligen |faktiskt |totalt |alltsa |da |istallet |val )?#
    vi (?:skulle(?: bli| vara)?) (?:nu |bara |ca\.? |cirka |ungefar |runt |nog |troligen |egentligen |faktiskt |totalt |alltsa |da |istallet |val )?#
    (?:ar|blir) vi (?:nu |bara |ca\.? |nog |da |totalt )?#
    det (?:ar|blir) (?:nu |bara |ca\.? |ungefar |nog |vi |oss |da )?#
    (?:vi|oss) #
    alla #
    antal(?: personer| gaster)?:? (?:ar )?#
    #-?mannabord
    # av oss
    sammanlagt #
    # sammanlagt
    # totalt
    #-?manna
    #-?personersbord
    upp till #
    # av oss
    totalt #
    # totalt
    oss #
    blir #
    ett bord for #
    # blir vi
  `,
  totals: words`
    # alltsa(?=[.! ]*$)
    # (?:personer |pers |stycken )?(?:totalt|sammanlagt|allt som allt|tillsammans)
    (?:totalt|sammanlagt|allt som allt|tillsammans) (?:sa |blir vi |ar vi |blir det )?#
  `,
  weakPhrases: words`
    for (?:ca\.? |cirka |bara |oss |ungefar |max )?#
    boka (?:in )?(?:oss )?#
    till #(?= personer)
    hellre #
    till #(?= (?:pa |i |den |kl|vid |klockan |imorgon|ikvall|[¦]))
  `,
  openPhrases: words`
    hellre #
    gor det till #
    gor om det till #
    andra till #
    andra det till #
    till # istallet
    egentligen #
    snarare #
    blir #
    det blir #
    ta #
    vi tar #
    faktiskt #
  `,
  answerLeads: words`
    ungefar
    runt
    cirka
    ca\.?
    kanske
    typ
    omkring
    hogst
    minst
    inte fler an
    inte mer an
    inte farre an
    max
    sag
    lat oss saga
    vi sager
    jag tror
    jag gissar
    uppat
    bortat
    sadar
    en
    upp till
  `,
  including: words`
    varav
    inklusive
    inkl\.?
  `,
  otherUnits: words`
    min
    tim
    timmar
    timme
    minuter
    minut
    dagar
    dag
    natter
    natt
    veckor
    vecka
    manader
    ar
    stjarnor
    stjarna
    rum
    kronor
    kr
    ganger
    hundar
    barnstolar
    procent
    sekunder
    poang
    av
    arsdag
    arsdagen
    arskalas
    arsfest
    arsjubileum
  `,
  fixed: {
    "bara jag": 1,
    "jag kommer sjalv": 1,
    "jag kommer ensam": 1,
    "for mig sjalv": 1,
    "for mig ensam": 1,
    "pa egen hand": 1,
    "endast jag": 1,
    "endast for mig": 1,
    "bara mig": 1,
    "jag ar sjalv": 1,
    "helt sjalv": 1,
    tvamannabord: 2,
    fyramannabord: 4,
    sexmannabord: 6,
    attamannabord: 8,
    "tva mannabord": 2,
    "vi bada": 2,
    "oss bada": 2,
    "ett halvt dussin": 6,
    "bara for mig": 1,
    "jag sjalv": 1,
    ensam: 1,
    "vi 2": 2,
    "oss 2": 2,
    "bada 2": 2,
    "ett par": 2,
    "ett dussin": 12,
    "ett tjugotal": 20,
    "ett tiotal": 10,
  },
  couples: ["# par(?! (?:timmar|dagar|veckor|minuter|barn|personer|ganger|stolar))"],
  companions: words`
    vanner
    kompisar
    kollegor
    barn
    andra
    arbetskamrater
    syskon
    polare
    tjejkompisar
    systrar
    broder
    dottrar
    soner
    barnbarn
    grannar
    kusiner
    tjejer
    killar
    ungar
    mostrar
    fastrar
    kunder
    bebisar
    smabarn
    vaninnor
    jobbarkompisar
    grabbar
  `,
  companyLeads: words`
    med
    tillsammans med
  `,
  comesWith: words`
    jag (?:kommer|kommer att komma|ar|tar|tar med|har)(?: da| nog| ocksa)? (?:med|ihop med|tillsammans med)
    jag (?:tar med|bjuder med)
    jag tar med mig
  `,
  therefore: words`
    sa
    sa vi (?:ar|blir)(?: nu)?
    alltsa
    darfor
    darmed
    da (?:ar|blir) vi
    blir
    det blir
    sa det blir
    nu (?:ar|blir) vi(?: bara)?
    vi (?:ar|blir) nu(?: bara)?
    kvar ar
  `,
  self: ["mig", "jag", "lilla jag", "undertecknad"],
  selfAfterAnd: ["jag"],
  selfLeads: ["for", "bara"],
  articles: ["en", "ett", "ett annat", "en annan", "en extra", "1"],
  adjectives: words`
    hungriga
    andra
    sma
    unga
    extra
    basta
    goda
    gamla
    storre
    mindre
    vuxna
    fullvuxna
    nya
    narmaste
    goda
    kara
    lilla
  `,
  relations: words`
    fru
    man
    make
    maka
    partner
    sambo
    flickvan
    pojkvan
    tjej
    kille
    fastmo
    fastman
    mamma
    pappa
    mor
    far
    syster
    bror
    son
    dotter
    barn
    bebis
    van
    kompis
    chef
    kollega
    mormor
    morfar
    farmor
    farfar
    moster
    faster
    kusin
    svarmor
    svarfar
    hustru
    frun
    mannen
    flickvannen
    tjejen
    killen
    dejt
    date
    polare
    brorsa
    brorsan
    syrra
    syrran
    morsan
    farsan
    morbror
    farbror
    barnbarn
    barnbarnet
    bonusson
    bonusdotter
    svarson
    svardotter
    granne
    vaninna
    kompisen
    dottern
    sonen
    bordsdam
    blivande man
    blivande fru
    respektive
    karlek
    gubbe
    gumma
    assistent
    kund
    svager
    svagerska
    lillebror
    lillasyster
    storebror
    storasyster
    till
    person till
    person
    extra person
    liten
    lilla
    lillen
    brorson
    brorsdotter
    systersdotter
    systerson
    sallskap
    frugan
    makan
    maken
    maman
    pappan
    bebisen
    van till
  `,
  both: ["bada", "bagge"],
  relationPairs: words`
    foraldrar
    svarforaldrar
    tvillingar
    morforaldrar
    farforaldrar
    mamma och pappa
    morsa och farsa
    paron
    mormor och morfar
    farmor och farfar
    par(?! \p{L})
    par till
    par vanner
    vanpar
  `,
  possessives: [
    "min",
    "mitt",
    "mina",
    "var",
    "vart",
    "vara",
    "hennes",
    "hans",
    "sin",
    "sina",
    "ens",
    "de",
    "den",
  ],
  and: ["och", "plus", "med", "samt", "&", "o"],
  or: ["eller", "eller kanske", "kanske", "eventuellt"],
  to: ["till"],
  more: words`
    (?:#|en|ett|1) (?:person|personer|gast|gaster|vuxen|vuxna|barn) till(?= ?[.,!?]|$| kommer)
    # till kommer
    (?:#|en|1)(?: (?:person|personer|gast|gaster))? (?:mer|fler)(?! \p{L})
    (?:ytterligare|lagg till|lagga till) (?:en|ett|1|#) (?:person|personer|gast|gaster|plats|platser)
    (?:en|1|#) extra (?:person|personer|gast|gaster)
  `,
  fewer: words`
    (?:#|en|ett|1)(?: (?:person|personer|gast|gaster))? (?:farre|mindre)
    (?:en person|1 person|# personer|en av oss|1 av oss|# av oss) (?:kan|kommer) (?:tyvarr )?inte(?: komma)?
    (?:#|en)(?: (?:personer|person|vanner|gaster|av oss))? (?:hoppar(?: tyvarr)? av|har(?: tyvarr)? (?:hoppat av|avbokat|tackat nej|lamnat aterbud))
    (?:#|en)(?: (?:personer|person|vanner|gaster|av oss|stycken|st))? (?:har|fick)(?: tyvarr)? (?:fatt )?(?:forhinder|aterbud)
    (?:#|en)(?: av oss)? (?:kan|kommer) (?:tyvarr )?inte(?: med)?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    fornamn(?:et)?(?: ar)?:?
    efternamn(?:et)?(?: ar)?:?
    (?:andra|byt) namnet till
    byt namn till
    skriv det pa
    skriv bordet pa
    satt det pa
    jag heter
    mitt namn ar
    i namnet
    under namnet
    namnet ar
    namn:
    pa namnet
    bokningen star pa
    star pa
    i namn
    pa namn
    namn ar
    efternamnet ar
    efternamn
    efternamn:
    fornamn
    mitt efternamn ar
    bokningsnamn
    bokningsnamnet ar
    jag kallas
    kalla mig
    det star pa
    bordet star pa
    skriv upp
  `,
  weakNameLeads: words`
    jag ar
    det ar
    namn
    har ar
    under
    pa
    mvh
    halsningar
    vanligen
    c/o
  `,
  familyLeads: words`
    efternamn(?:et)?(?: ar)?:?
    i namnet
    under namnet
    pa namnet
    bokningen star pa
    star pa
    i namn
    pa namn
    efternamnet ar
    efternamn
    efternamn:
    mitt efternamn ar
    bokningsnamn
    bokningsnamnet ar
    det star pa
    bordet star pa
    under
    pa
  `,
  notNames: words`
    for
    om
    den
    det
    en
    ett
    och
    pa
    i
    med
    bord
    bokning
    imorgon
    idag
    ikvall
    garna
    jag
    vi
    ar
    inte
    allergisk
    vegetarian
    tack
    ja
    nej
    att
    men
    klockan
    till
    sen
    kvall
    fran
    kl
    vid
    runt
    redan
    kvar
    nu
    senare
    tidigare
    bra
    ratt
    fel
    klar
    klart
    har
    dar
    vad
    hur
    nar
    var
    sa
    gravid
    intresserad
    mandag
    tisdag
    onsdag
    torsdag
    fredag
    lordag
    sondag
    helgen
    morgon
    kvallen
    lunch
    middag
    januari
    februari
    mars
    april
    maj
    juni
    juli
    augusti
    september
    oktober
    november
    december
    av
    eller
    bara
    ensam
    sjalv
    min
    mitt
    mina
    var
    vart
    hej
    kan
    vill
    skulle
    denna
    mig
    oss
    er
    ert
    uteserveringen
    plats
    restaurangen
    telefon
    mobil
  `,
  introductions: words`
    har ar
    det har ar
    jag ar
    jag heter
    det ar
  `,
  origins: words`
    fran
    i
    pa
  `,
  families: words`
    familjen @
    familj @
  `,
  instead: words`
    istallet
    i stallet
    hellre
    inte
  `,
  titles: ["familjen", "hr", "prof", "herr", "fru", "dr"],
  signOffs: words`
    (?:med )?(?:vanlig|vanliga|basta|bastaste) halsning(?:ar)?
    halsningar
    mvh
    vanligen
    (?:stort )?tack(?: (?:pa forhand|sa mycket|i forvag))?
    hogaktningsfullt
  `,
  nameFollowers: words`
    har
    i telefonen
    i luren
  `,
  contactLeads: words`
    nummer
    numret
    telefon
    telefonnummer
    mobil
    mobilnummer
    tel
    tel\.
    ring mig
    ring
    na mig
    nas pa
    whatsapp
    e-?post
    mejl
    mail
    mobilnr\.?
    tel\.?nr
    nr\.?
    mitt nummer
    na mig pa
    ring pa
    telnummer
    mobilen
    mejladress
    e-?postadress
    mailadress
    sms
  `,
};

export const wishes = words`
  fonster
  fonsterbord
  uteservering
  terrass
  ute
  utomhus
  inne
  inomhus
  tradgard
  balkong
  utsikt
  lugnt
  lugn
  horn
  hornet
  barnstol
  barnstolar
  barnvagn
  rullstol
  handikapp
  hund
  hundar
  fodelsedag
  arsdag
  brollopsdag
  fira
  firar
  tarta
  ljus pa tartan
  overraskning
  vegan
  vegansk
  veganer
  vegetarian
  vegetarisk
  vegetarianer
  glutenfri
  glutenfritt
  gluten
  celiaki
  laktos
  laktosfri
  laktosfritt
  notter
  jordnotter
  notallergi
  allergi
  allergier
  allergisk
  allergiska
  skaldjur
  halal
  kosher
  gravid
  romantiskt
  nara
  langt fran
  uteserveringen
  pa uteserveringen
  fonsterplats
  vid fonstret
  vid fonster
  terrassen
  altan
  inneservering
  barstol
  i baren
  vid baren
  barnmeny
  barnstolen
  spjalsang
  rullator
  rorelsehindrad
  rullstolsburen
  fodelsedagen
  fyller ar
  fyller
  forlovning
  brollop
  mohippa
  svensexa
  jubileum
  veganskt
  vegetariskt
  pescetarian
  glutenintolerant
  laktosintolerant
  mjolkprotein
  mjolkallergi
  agg
  soja
  fisk
  flaskkott
  intolerans
  allergiker
  avskilt
  avskild
  enskilt
  privat
  chambre
  separe
  eget rum
  kladhangare
  nara till toaletten
  oppen spis
  blommor
  hundvalp
  sittplats ute
  allergi mot
  nyarsmeny
  sittvagn
  fonstret
  bebisstol
  balkongen
  husdjur
  valp
  lugnare
  hornbord
  bas
  baset
  soffa
  bank
  langst in
  innerst
  overvaning
  baby ?stol
  sittkudde
  barnvagnar
  rollator
  kryckor
  lugna
  mysig\p{L}{0,2}
  avskild\p{L}{0,2}
  i skuggan
  i solen
  varmare
  element
  drag(?:igt)?
  ballonger
  samma bord
  chambre separee
  plats for (?:en|ett|var|vart|min)
`;
export const wishFillers = words`
  tack
  snalla
  och
  med
  ett bord
  bord
  om mojligt
  ocksa
  men
  for
  jag vill
  vi vill
  garna
  helst
  hej
  boka
  ja
  nej
  kan vi fa
  kan jag fa
  vi skulle vilja ha
  jag skulle vilja ha
  garna ett bord
  vi onskar
  jag onskar
  onskar
  vi vill garna
  om det gar
  gar det att
  tack sa mycket
  kanske
  eventuellt
  aven
  sen
  dessutom
  bordet
  boka bord
  vi behover
  jag behover
  kan vi
  far vi
  vi har
`;
export const negations = words`
  inte
  inte pa
  inte den
  inte for
  istallet for
  i stallet for
  ej
  snarare an
  inte klockan
`;
export const otherNumbers = words`
  bord (?:nummer |nr\.? ?)#
  (?:rum|nummer|nr\.?|vaning|linje|gate) #
  # ar(?! for )(?: gammal| gammalt| gamla)?(?![\p{L}])
  #-?(?:aring|aringar|aringen|arige?n?)(?![\p{L}])
  fyll(?:er|de|t) #
  (?:barnet|sonen|dottern|bebisen) ar #
  (?:bokningsnummer|bokningskod|kod|postnummer|referens)(?: ar)?:? #
  (?:bord|bordet) (?:nummer |nr\.? )?#(?=[.!?]|$)
  # till(?= (?:pa bokningen|i sallskapet)| ?[.!?]*$)
  # extra(?! (?:person|personer|gast|gaster|bord)(?![\p{L}]))
  # (?:stjarnor|kronor|kr|procent|poang|km|meter|sekunder|rum|natter)
  #:?[ea] (?:vaningen|fodelsedag|gangen|plats|raden)
  [\p{L}]{3,20}gatan #
  i # timmar
  betyg #
  (?<=(?<![\p{L}])(?:ingen|inga|inget|utan) (?:[\p{L}]{2,12} ){1,3}(?:for|till) )# av oss
`;
export const wishJoints = words`
  vid
  pa
  i
  for
  med
  till
  om
  nara
  utan
  klockan
  kl
`;
export const allergies = words`
  \p{L}{0,20}allergi(?:er)?
  \p{L}{0,20}allergisk(?:a|t)?
  celiaki
  \p{L}{0,12}intolerant
  \p{L}{0,12}intolerans
`;

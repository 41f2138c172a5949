import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

/** Norwegian and Danish together, as in the rest of this record. */
export const topics: TopicWords = {
  fees: words`
    koster det (?:\p{L}{1,7} )?(?:a|at) (?:bestille|booke|reservere)
    gratis (?:a|at) (?:bestille|booke|reservere)
    betale (?:noe |noget )?(?:for )?(?:a|at) (?:bestille|booke|reservere)
    depositum
    no[- ]?show
    avbestillingsgebyr
    (?:koster|koste|skjer|sker|betale|betaler) (?:[\p{L},]{1,12} ){0,5}(?:(?:av|af)bestill?\p{L}{0,2}|a[vf]lys\p{L}{0,2})
    (?:koster|skjer|sker|betale|betaler) (?:\p{L}{1,10} ){0,4}(?:hvis|om|dersom) (?:\p{L}{1,12} ){0,4}(?:ikke|færre|syke?|bare|kun)
    (?:hvis|om|dersom) (?:jeg|vi|noen|nogen) (?:glemmer|ikke (?:kan|kommer|rekker))
    (?:forskudd|forskuddsbetaling|forudbetaling)
    om (?:jeg|vi) ikke (?:kommer|dukker opp)
    hvis (?:jeg|vi) ikke (?:kommer|dukker opp)
    (?:trenger|krever|ønsker|vil|skal|ma|behøver) (?:dere|du|i|jeg|vi) (?:\p{L}{1,8} ){0,3}(?:kortnummer(?:et)?|kortet|kort|kredittkort(?:et)?|kreditkort(?:et)?|kortopplysninger|kortoplysninger)
    (?:koste|koster|betale|betaler|gebyr|avgift) (?:[\p{L}\d]{1,10} ){0,4}(?:om|hvis|nar) (?:[\p{L}\d]{1,10} ){0,5}(?:syke?|syge?|mangler|færre|avbestiller|avlyser|aflyser|afbestiller|ikke)
    (?:om|hvis|nar) (?:[\p{L}\d]{1,10} ){0,5}(?:syke?|syge?|mangler|avbestiller|avlyser|aflyser|afbestiller) (?:[\p{L}\d]{1,10} ){0,3}(?:koster?|betale|gebyr)
    (?:hva|hvad) (?:skjer|sker|koster det|hvis|om) (?:[\p{L}\d]{1,8} ){0,3}(?:ikke (?:kommer|dukker opp|dukker op|møter)|avbestiller|avlyser|aflyser|afbestiller)
    (?:depositum|forskudd|forskuddsbetaling|forudbetaling|handpenger|aconto)
    (?:betale|betaler) (?:\p{L}{1,8} ){0,3}(?:pa forhand|pa forhånd|i forveien|forud|nar (?:jeg|vi) bestiller|nu|na)
    (?:avbestille?|avlyse|aflyse|afbestille?) (?:[\p{L}\d]{1,10} ){0,4}(?:gratis|uten (?:gebyr|kostnad)|uden (?:gebyr|omkostninger)|kostnadsfritt)(?: (?:frem |fram )?til nar)?
    (?:nar|hvor sent|hvor lenge|hvornar|hvor længe|senest) (?:[\p{L}\d]{1,10} ){0,4}(?:avbestille?|avlyse|aflyse|afbestille?)
    (?:siste|sidste|seneste) (?:frist|mulighet|mulighed|tidspunkt|sjanse|chance) (?:for|til) (?:a |at )?(?:avbestill\p{L}{1,3}|avlys\p{L}{1,3}|aflys\p{L}{1,3}|afbestill\p{L}{1,3})
    (?:avbestillings|avlysnings|aflysnings|afbestillings)(?:gebyr|frist|regler|vilkar|gebyret|fristen)
    (?:avbestill|avlys|aflys|afbestil|kanseller|annuller)\p{L}{0,4} (?:\p{L}{1,10} ){0,5}(?:til nar|til hvornar|indtil hvornar|senest nar)
    (?:gebyr|straffegebyr|avgift)
    (?:mister|taper|far|faar) (?:[\p{L}\d]{1,8} ){0,2}(?:depositumet?|pengene)
    (?:(?:fram )?(?:til|indtil|inntil|innen|inden) (?:hvilken|hvilket|hvor mange) (?:dag|dager|dage|dato|tid|tidspunkt|timer)(?: før| i forveien)?) (?:[\p{L}',]{1,12} ){0,6}(?:avbestille?|avlyse|aflyse|afbestille?|kansellere|annullere)
    (?:avbestille?|avlyse|aflyse|afbestille?|kansellere|annullere)(?: [\p{L}']{1,14}){0,4},? (?:(?:fram )?(?:til|indtil|inntil|innen|inden) (?:hvilken|hvilket|hvor mange) (?:dag|dager|dage|dato|tid|tidspunkt|timer)(?: før| i forveien)?)
  `,
  stay: words`
    hvor lenge (?:\p{L}{1,10} ){0,4}(?:bli|sitte|bordet|ha)
    (?:tidsbegrensning|tidsgrense|tidsbegrænsning|tidsgrænse)
    (?:ma|skal) (?:vi|jeg) (?:\p{L}{1,8} ){0,2}(?:ga|forlate|forlade|ut|ud|være ferdige|være færdige)(?= |[?]|$)
    (?:er bordet|bordet er) (?:vart|vores)
    hvor (?:lang tid|længe) (?:\p{L}{1,10} ){0,4}(?:bordet|sidde|blive|har)
    (?:bli|blive) (?:sittende|siddende)
    (?:kastet|kaster|smidt|smider) (?:\p{L}{1,6} )?(?:ut|ud)
  `,
  day: words`
    hvilken (?:dato|dag) er (?:det|det der|\p{L}{3,8}dag)
  `,
  assistant: words`
    hvem er (?:du|dere)
    er du (?:en |et )?(?:robot|bot|maskin|menneske)
    hvem (?:er|var) (?:i|det)(?: (?:jeg|vi) (?:skriver|snakker|prater|taler|chatter) med)?
    hvem (?:skriver|snakker|prater|taler|chatter) (?:jeg|vi) med
    (?:er du|er dere|er i|er det(?: her)?|er dette|snakker jeg med|prater jeg med|skriver jeg med|taler jeg med|chatter jeg med) (?:en |et |ett |1 |bare ){0,2}(?:ekte |virkelig |rigtig(?:t)? )?(?:robot|bot|maskin(?:e)?|menneske|person|ai|program|chatbot|computer|automat)
    hva heter du
    hvad hedder du
    (?:sitter|sidder|er) det (?:en |et |1 |noen |nogen )?(?:ekte |rigtig(?:t)? )?(?:menneske|person|noen|nogen) bak
  `,
  largest: words`
    hvor mange (?:personer |gjester )?(?:kan|tar|far) (?:dere|vi|man|det) ?(?:ta imot|vaere|komme|ta|plass til)?
    storste (?:selskap|gruppe)
  `,
  starts: words`
    (?:hva|hvilken|hvad|hvornar|nar) er (?:den |det )?(?:tidligst|senest|sist|sidst)e?(?: (?:dere har|i har|ledige|mulige))?(?=[.!?, ]*$)
    hvor sent (?:kan|far) (?:jeg|vi|man) (?:komme|bestille|spise)
    (?:siste|seneste) (?:bord|bordtid|tid)
  `,
  ownName: words`
    (?:hvorfor|hva) (?:\p{L}{1,10} ){1,4}?(?:navnet mitt|mitt navn|mit navn|et navn)
  `,
  ownPhone: words`
    (?:hvorfor|hva) (?:\p{L}{1,10} ){1,4}?(?:nummeret mitt|mitt nummer|mit nummer|et nummer|telefonnummeret mitt|mitt telefonnummer|mit telefonnummer)
  `,
  reminder: words`
    (?:far|sender|kommer|far)(?: jeg| vi| dere| du| i| det)?(?: meg| oss| mig| os)?(?: noen| nogen| en)? (?:paminnelse|paminding|pamindelse)
    (?:minner|paminner|minder|paminder) (?:dere|du|i) (?:meg|oss|mig|os)
  `,
  noted: words`
    (?:er|star) (?:\p{L}{2,16} ){0,3}(?:notert|noteret|skrevet opp)
    (?:har du|har dere) (?:notert|noteret|skrevet opp)
  `,
  adjusting: words`
    hva (?:skjer )?(?:om|hvis) (?:bare |kun )?(?:en|1|noen|faerre|flere) (?:av oss )?(?:kommer|kan|blir)
    (?:hva|hvad) (?:\p{L}{1,6} )?(?:om|hvis) (?:1|en|1 av oss|en af os|noen|nogen|vi) (?:[\p{L}\d]{1,8} ){0,3}(?:syke?|syge?|færre|flere|ikke kan|forhindret)
    (?:legge til|ta med|tilføje|tage med) (?:noen|nogen|flere|en person|folk)(?: til)? (?:senere|etterpa|bagefter)
  `,
  hours: words`
    apningstid(?:er|ene)?
    abningstid(?:er|erne)?
    (?:har|er|holder) (?:dere|i|restauranten|det|kjøkkenet|køkkenet)(?: \p{L}{1,12}){0,3} (?:apent|abent|stengt|lukket|apne|abne)
    apent (?:pa|til|i)
    abent (?:pa|til|i)
    apner
    abner
    stenger
    lukker
    stengetid
    lukketid
    lukkedag
    hvor lenge (?:har|er) (?:dere|kjøkkenet)
    hvor længe (?:har|er) (?:i|køkkenet)
    hvor sent
    (?<!(?:avbestill|avlys|aflys|afbestil|kanseller|annuller)\p{L}{0,4} (?:\p{L}{1,10} ){0,5})til nar
    fra nar
    hvornar (?:abner|lukker)
    nar (?:apner|stenger)
    (?:nar|hvornar|hvor lenge) (?:slutter|begynner|starter|er) (?:lunsjen|middagen|frokosten|brunsjen|lunsj|middag|frokost|aftensmaden)(?: over| slutt| ferdig)?
  `,
  address: words`
    adress(?:e|en|a)
    hvor (?:ligger|er|finnes|finner|findes|finder|holder)(?: dere| i| restauranten| det| jeg dere| vi dere| jeg jer| vi jer)?(?: til)?
    veibeskrivelse
    vejbeskrivelse
    hvordan (?:kommer|finner|finder) (?:jeg|vi|man)(?: frem| fram)?(?: til dere| dit| til jer| derhen)
    hvilken gate
    hvilken gade
    postnummer
    pa kartet
    pa kortet(?= ?[?])
  `,
  contact: words`
    telefonnummer(?:et)?
    telefon
    nummeret(?: deres)?
    jeres nummer
    ringe (?:dere|jer|til dere|til jer)
    na (?:dere|jer)
    kontakte? (?:dere|jer)
    kontakt(?:info|oplysninger)?
    e-?post(?:adresse)?
    e-?mail(?:adresse)?
    mail
    mailadresse
    nettside
    hjemmeside
    instagram
    facebook
  `,
  photos: words`
    foto(?:er|s)?
    bilde(?:r|ne)?
    billede(?:r|rne)?
    galleri
    hvordan det ser ut
    hvordan ser det (?:ut|ud)
  `,
  parking: words`
    parker(?:e|ing|ingen|ingsplass|ingsplasser|ingsplads|ingspladser|ingshus)
    parkeringshus
    p-?hus
    p-?plass(?:er)?
    p-?plads(?:er)?
    garasje
    garage
    ladestasjon
    ladestander
    lader
    stille bilen
  `,
  transport: words`
    buss(?:en|holdeplass)?
    bus(?:sen)?
    busstoppested
    t-bane(?:n)?
    metro(?:en)?
    trikk(?:en)?
    tog(?:et)?
    stasjon(?:en)?
    station(?:en)?
    holdeplass
    stoppested
    kollektivtransport
    offentlig transport
    taxi
  `,
  dogs: words`
    hund(?:er|en|e|ene)?
    bikkje
    valp
    hvalp
    kjæledyr
    kæledyr
    husdyr
    dyr
    katt
    kat
    hundevennlig
    hundevenlig
  `,
  children: words`
    barn(?:a|et|estol|estoler|estole|emeny|emenu|evogn|evogner|evogne|evennlig|evenlig|eportion)?
    børn(?:ene|emenu|estol)?
    baby(?:er)?
    smabarn
    unger
    høystol
    høj stol
    stellebord
    puslebord
    lekekrok
    lekeplass
    legehjørne
    legeplads
  `,
  access: words`
    rullestol(?:en|er|brukere?|tilpasset|vennlig)?
    kørestol(?:e|sbruger|svenlig)?
    tilgjengelig(?:het)?
    tilgængelig(?:hed)?
    universell utforming
    handicap(?:venlig|toilet)?
    handikap(?:toalett)?
    rullator
    trapp(?:er)?
    trappe(?:r)?
    trinn
    trin
    heis
    elevator
    rampe
    bevegelseshemmet
    gangbesværet
  `,
  payment: words`
    kort
    kredittkort
    kreditkort
    bankkort
    dankort
    kontant(?:er|e)?
    vipps(?:e)?
    mobilepay
    amex
    american express
    visa
    mastercard
    apple pay
    klarna
    betale?
    betaler
    betaling
    gavekort
    tips
    drikkepenge
    regning(?:en)?
    dele regningen
  `,
  diets: words`
    vegan(?:sk|ske|er|ere)?
    vegetar(?:isk|iske|ianer|ianere|er)?
    vegetarmat
    glutenfri(?:tt|t|e)?
    gluten
    cøliaki
    halal
    kosher
    laktosefri(?:tt|t|e)?
    laktose
    nøtter
    nødder
    nøtteallergi
    nøddeallergi
    peanøtter
    allergi(?:er|ker|sk)?
    allergener
    intoleran(?:t|te|se|ser|s)
    diett(?:er)?
    diæt(?:er)?
  `,
  menu: words`
    meny(?:en|er)?
    menu(?:en|kort|kortet|er)?
    rett(?:er)?
    ret(?:ter)?
    mat(?:en)?
    mad(?:en)?
    kjøkken
    køkken
    dagens(?: rett| ret)?
    smaksmeny
    smagsmenu
    vin(?:er|e|kort)?
    cocktails?
    øl
    drikke
    drinker
    drinks
    dessert(?:er)?
    biff
    bøf
    steak
    fisk
    sjømat
    skaldyr
    østers
    pizza(?:er)?
    pasta
    burger(?:e)?
    sushi
    brunch
    frokostbuffet
    morgenmad
    buffe(?:t)?
    julebord
    julefrokost
    smørrebrød
  `,
  prices: words`
    pris(?:er|en|ene|erne|klasse|niva|niveau)?
    koster
    koste
    kostnad
    dyrt
    dyre
    billig
    hvor mye (?:koster|er)
    hvor meget (?:koster|er)
    depositum
    gebyr
    per person
    pr\.? person
    budsjett
    budget
  `,
  outdoors: words`
    ute
    utendørs
    uteservering(?:en)?
    ude
    udendørs
    udeservering(?:en)?
    terrasse(?:n)?
    hage(?:n)?
    have(?:n)?(?= ?[?])
    gardhave
    bakgard(?:en)?
    takterrasse
    tagterrasse
    balkong
    altan
    utsikt
    udsigt
    varmelamper
  `,
  dress: words`
    dresscode
    kleskode
    klær
    tøj
    kle (?:seg|oss|meg|pa)
    klæde (?:sig|os|mig)
    jeans
    shorts
    slips
    dressjakke
    jakkesæt
    dress
    pent tøy
    pænt tøj
  `,
  corkage: words`
    korkpenger
    korkavgift
    proppenge
    korkpenge
    (?:egen|eget|egne) (?:\p{L}{1,12} )?(?:vin|flaske|kake|kage|drikke|mat|mad|champagne)
    (?:ta|tage) med(?: oss| os| meg| mig)? (?:vin|en flaske|kake|en kake|kage|en kage|mat|mad)
  `,
  wifi: words`
    wi-?fi
    internett
    internet
    stikkontakt(?:er)?
    stik
  `,
  smoking: words`
    røyk(?:e|er|ing|erom|eplass)
    ryg(?:e|er|ning)
    rygerum
    vape
    vannpipe
    vandpibe
    sigar(?:er)?
    cigar(?:er)?
  `,
  music: words`
    musikk(?:en)?
    musik(?:ken)?
    livemusikk?
    live
    band
    dj
    karaoke
    piano
    klaver
    fotball(?:en)?
    fodbold(?:en)?
    kamp(?:en)?
    danse
    underholdning
    stemning
  `,
  events: words`
    (?:privat|eget|separat|lukket) (?:rom|rum|lokale|fest|selskap|selskab)
    chambre separee
    selskapslokale
    selskabslokale
    leie
    leje
    bryllup
    bursdagsfest
    fødselsdagsfest
    firmafest
    julebord
    arrangement(?:er)?
    event
    store? grupper?
    store? selskap(?:er)?
    store? selskaber?
    catering
    take ?away
    ta med hjem
    afhentning
    henting
    levering
    leverer
  `,
};

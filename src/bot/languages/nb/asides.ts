import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:jeg|vi) (?:har )?(?:hørte|hørt|leste|lest|læste|læst|sa at)
    noen sa
    nogen sagde
    de sa
    visstnok
    angivelig
    (?:dere|du|i) (?:svarte|svarede|sa|sagde) (?:aldri|aldrig|ikke)
    (?:dere|du|i) har ikke (?:svart|svaret|sagt)
    (?:jeg|vi) (?:har )?(?:sett|sa)(?= at)
    tydeligvis
    (?:jeg|vi) (?:spurte|lurte) (?:om|pa)
  `,
  eatsOut: words`
    (?:spise|spiser|ete)(?: (?:litt|godt|middag|lunsj|kveldsmat|mat|brunsj|aften)){0,2} ute(?!,? (?:(?:hvis|om) (?:det|været|sola)|pa (?:terrassen|uteserveringen|altanen)))
  `,
  told: words`
    (?:ett|to|tre|fire|fem|seks|sju|syv|atte|ni|ti|elleve|tolv|\d{1,2}[- ]?)aring(?:er|en)?
    kommer senere
    senere
    rolig(?:e)?
    stille
    lyst
    mørkt
    solrik
    trekk
    varme
    sofa
    benk
    puter
    døren?
    inngangen?
    toalett(?:et|er)?
    kjøkken(?:et)?
    scene
    oppe
    nede
    samme bord
    (?:stort|lite|rundt|langt|høyt|fint|godt|annet|rolig|stille) bord
    ved siden av
    sitte sammen
    plass til
    langt unna
    døv(?:e)?
    hørselshemmet
    blind(?:e)?
    svaksynt
    krykker
    stokk
    gips
    brukket
    eldre
    gammel
    gravid(?:e)?
    ammer
    baby(?:er|en)?
    smabarn
    barn(?:a|et|ebarn)?
    barnevogn(?:er)?
    sitteunderlag
    spiser
    spise
    drikker
    drikke
    taler ikke
    taler
    alkohol
    alkoholfri(?:tt)?
    hvitløk
    løk
    sopp
    tomat(?:er)?
    sterk mat
    koriander
    svin(?:ekjøtt)?
    kjøtt
    ra fisk
    salt
    sukker
    melk
    ost
    hvete
    jordbær
    diabet\p{L}{1,4}
    diett
    meny(?:en)?
    dessert
    vin
    champagne
    \p{L}{3,14}fri(?:tt|e)?
    uten (?!(?:et |mitt )?(?:nummer|telefon\p{L}{0,8}|mobil|navn|meg|oss|tvil|problem)(?![\p{L}]))\p{L}{3,15}
    bryllup\p{L}{0,6}
    gift(?:er|e)?
    forlovet
    forfremm\p{L}{1,5}
    eksamen
    pensjon(?:ist|ering)?
    avskjed\p{L}{0,8}
    gjensyn
    morsdag
    farsdag
    dap
    konfirmasjon
    begravelse
    jubile(?:um|er)
    feir(?:er|e|es)
    blir \d{1,3}
    fyller \d{1,3}
    anledning
    ballonger
    blomster
    bukett
    tale
    frieri
    ring
    bilder
    rullestol\p{L}{0,8}
    trapp(?:er|a)?
    rampe
    heis
    gar darlig
    katt(?:er)?
    dyr
    førerhund
    hund(?:er)?
    forsink\p{L}{1,4}
    sene
    darlig tid
    toget
    teater
    konsert
    bagasje
    kofferter?
    sykler
    jakker
    separate? regning(?:er)?
    regning(?:er|en)?
    kvittering
    kontant(?:er)?
    gavekort
    engelsk
    snakker
    musikk(?:en)?
    støy
    brak
    kaldt
    varmt
    røyker?
    (?:trenger|trengs) (?:\p{L}{2,8} ){0,3}plass(?! (?:for|til)(?!\p{L}))
    plass (?:hadde|trengs|ville)
    (?:liker) (?:ikke|ikkje)(?! (?:det|den|de|tiden|bordet|at|a|dagen|stedet|ideen)(?!\p{L}))(?= \p{L}{3})
    koselig(?:e)?
    rolige(?:re)?
    mørk
    varmere
    klimaanlegg
    barstoler
    høyttaler
    akvarium
    piano
    innerst
    eget rom
    (?:langt|lavt|trivelig|hyggelig) bord
    ved siden av hverandre
    sitte ved siden av
    rett overfor
    ikke nær
    synshemmet
    brakk
    gamle
    autis\p{L}{1,5}
    epilep\p{L}{1,3}
    spedbarn
    yngste?
    babystol
    barnemeny
    tegnesaker
    fargeblyanter
    tateflaske
    ete
    krydret
    rødt kjøtt
    biff
    fisk
    diabetes
    spesialkost
    grønnsaker
    bobler
    flaske \p{L}{3,12}
    (?:ingen|ikke noe) (?:nøtter|hvitløk|løk|kjøtt|fisk|svin|alkohol|sukker|salt|musikk|gluten|melk)
    forfremmelse
    russ
    student
    avskjedsmiddag
    første date
    alle hjerters dag
    begravelsen
    minnestund
    spesiell (?:dag|kveld)
    roser
    tale for
    skal for
    fri til
    pynt\p{L}{0,3}
    trinn
    vanskelig for a ga
    (?:leder|service|signal)hund(?:en|er)?
    vannskal
    bikkje
    sein
    seint ute
    hastverk
    rask middag
    konserten
    forestilling(?:en)?
    vesker?
    koffert(?:en)?
    sykkel
    delt regning
    faktura
    engelskspraklig
    stikkontakt
    wifi
    projektor
    skjerm
    fotball(?:kamp)?
    høylytt
    røyk(?:er|e|ing)?
  `,
  passing: words`
    ankommer
    lander
    (?:vi|jeg|vi) (?:blir|bliver)
    reiser
    rejser
    drar
    fyller(?: ar)?
    fylder(?: ar)?
    bursdag(?:en)?
    fødselsdag(?:en)?
    bryllupsdag(?:en)?
    født
    skriver
    lander
    (?:fly|flyet|flight|tog|toget|færge|ferge)
    (?:min|mine|mitt|mit|var|vart|vor|vores?) \p{L}{2,14} kommer
    (?:vart|mitt|vores|min) (?:forrige |siste |sidste |første )?(?:besøk|besøg|opphold|ophold)
    i fjor
    (?:sist|sidst)(?= (?:vi|jeg|gang))
    forrige (?:gang|uke|maned|uge)
    (?:vi|jeg) (?:kommer|ankommer) til (?!dere(?![\p{L}])|restauranten|bordet)\p{L}{3,16}(?: den| pa)?
    (?:drar|flyr|reiser|kjører) (?:hjem|tilbake|videre)
    kommer frem
    kommer fram
    flyr
    forlater
    bryllup(?:et)?
    (?:mailen|e-posten|meldingen) (?:deres|din)
    ferie
    forrige (?:ar|helg)
    for et ar siden
    faktura(?:en)?
    regningen
    depositum(?:et)?
    ringte
    pratet
    snakket
    gifte
    spiste vi
    var vi
    var jeg
    stengt
    er (?:vi|jeg) (?:hos|i|pa)
    hjem
  `,
  nthOfThem: words`
    den (?:#\.|andre|første|tredje)(?: personen| gjesten)? (?:er|har|sitter|bruker|taler)
  `,
  someOfUs: words`(?:#|en|noen|halvparten) av (?:oss|dem|gjestene|barna|de (?:andre|voksne)|\p{L}{2,14}(?:ne|a) (?:mine|vare)|(?:mine|vare) \p{L}{3,14})`,
  people: words`
    personer
    person
    gjester
    voksne
    voksen
    barn
    kvinner
    menn
    venner
    kolleger
  `,
  counted: words`
    barnestol(?:er)?
    høystol(?:er)?
    barnevogn(?:er)?
    rullestol(?:er)?
    rullator(?:er)?
    hunder?
    hund
    katter
    kaker?
    lys
    ballonger
    flasker
    kofferter
    sykler
    regninger
    veganere?
    veganer
    vegetarianere?
    vegetarianer
    cøliakere
    diabetikere?
    allergikere?
    allergier
    glutenfri(?:e|tt)?
    laktosefri(?:e|tt)?
    røykere
    gravide
    vogn(?:er)?
    katt
    kake
    kvitteringer
    vegetariske?
    vegetarisk
    vegansk(?:e)?
    cøliaker
    cøliaki
    diabetiker
    allergiker
    røyker
  `,
  served: words`
    kaken?
    kaker
    lys
    champagne
    desserten?
    blomster
    bukett
    tale
    overraskelsen?
    ballonger
    bursdagskaken?
    bløtkaken?
    bobler
  `,
  children: words`
    barn
    babyer
    baby
    smabarn
    tenaringer
  `,
  bygone: words`
    (?:flyr|(?:reiser|drar) (?:allerede )?(?:hjem|tilbake))
    (?:fly(?:et)?|tog(?:et)?|ferg(?:e|a|en)|baten?) (?:ble|er|var|har blitt) (?:innstilt|kansellert|forsinket)
    døde
    gikk bort
    gatt bort
    giftet oss
  `,
  dayUnknown: words`
    (?:datoen|dagen|dato) (?:\p{L}{2,8} ){0,3}(?:ikke|ikkje) (?:\p{L}{2,10} ?){0,3}
    (?:datoen|dagen) er (?:enna )?(?:uklar|apen|ubestemt)
    vet ikke (?:\p{L}{2,8} ){0,3}(?:dato|datoen|dag|dagen)
  `,
  countedIn: words`
    medregnet
    innberegnet
    inkludert
  `,
};

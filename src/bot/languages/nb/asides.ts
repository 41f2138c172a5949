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
  `,
  someOfUs: words`(?:#|en|noen|halvparten) av (?:oss|dem|gjestene|barna|de (?:andre|voksne)|vennene (?:mine|vare))`,
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
  `,
  children: words`
    barn
    babyer
    baby
    smabarn
    tenaringer
  `,
};

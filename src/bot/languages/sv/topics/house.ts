import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
  dogs: words`
    hund(?:ar|en|arna)?
    valp
    husdjur
    djur
    katt
    hundvanligt
  `,
  children: words`
    barn(?:en|stol|stolar|meny|menyn|vagn|vagnar|vanligt|portion|portioner)?
    bebis(?:ar|en)?
    smabarn
  `,
  payment: words`
    kort
    kreditkort
    bankkort
    kontant(?:er)?
    swish(?:a)?
    amex
    american express
    visa(?! (?:mig|oss|lite|bilder|foto|menyn))
    mastercard
    apple pay
    klarna
    betala
    betalning
    rikskort
    rikskuponger
    edenred
    nota(?:n)?
  `,
  diets: words`
    vegan(?:skt|ska|sk|er)?
    vegetarisk(?:t|a)?
    vegetarianer?
    veg
    veggo
    glutenfri(?:tt|a)?
    gluten
    celiaki
    halal
    kosher
    laktosfri(?:tt|a)?
    laktos
    notter
    notallergi(?:ker)?
    jordnot(?:ter)?
    allergi(?:er|ker|sk|ska)?
    allergener
    intoleran(?:t|ta|s|ser)
    specialkost
    diet(?:er)?
  `,
  menu: words`
    vad (?:rekommenderar (?:ni|du)|ar gott(?: hos er| dar)?|kan ni rekommendera|har ni for gott)
    meny(?:n|er)?
    ratter?
    mat(?:en)?
    kok
    dagens(?: lunch| ratt)?
    dagens
    avsmakning(?:smeny)?
    vin(?:er|lista)?
    cocktails?
    ol
    dryck(?:er)?
    drinkar
    efterratt(?:er)?
    dessert(?:er)?
    biff
    stek
    fisk
    skaldjur
    ostron
    pizz(?:a|or)
    pasta
    burgare
    hamburgare
    sushi
    brunch
    frukost
    buffe
    julbord
  `,
  prices: words`
    pris(?:er|et|erna|klass|niva)?
    kostar
    kosta
    kostnad
    dyrt
    dyra
    billigt
    hur mycket (?:kostar|ar)
    deposition
    handpenning
    avgift
    per person
    budget
  `,
  outdoors: words`
    ute
    utomhus
    uteservering(?:en)?
    terrass(?:en)?
    tradgard(?:en)?
    innergard(?:en)?
    takterrass
    balkong
  `,
  dress: words`
    ha(?:r)? (?:man )?pa (?:sig|oss|mig)
    dresscode
    kladkod
    klader
    kla (?:sig|oss|mig|upp)
    jeans
    shorts
    slips
    kavaj
    kostym
    (?:fin|upp)kladd(?:a)?
  `,
  corkage: words`
    korkavgift
    korkpengar
    (?:egen|eget|egna) (?:\p{L}{1,12} )?(?:vin|flaska|tarta|dryck|mat|champagne)
    ta med(?: oss| mig)? (?:vin|en flaska|tarta|en tarta|mat)
  `,
  wifi: words`
    wi-?fi
    internet
    eluttag
    uttag
  `,
  smoking: words`
    rok(?:a|are|er|ning|ruta|rum)(?: (?:ute|utomhus|pa (?:uteserveringen|terrassen)))?
    vejpa
    vattenpipa
    cigarr(?:er)?
  `,
  music: words`
    musik(?:en)?
    livemusik
    live
    band
    dj
    karaoke
    piano
    dans(?:a)?
    underhallning
    stamning
  `,
  events: words`
    privat (?:rum|matsal|fest|tillstallning)
    eget rum
    separat rum
    chambre
    abonnera
    hyra
    brollop
    fodelsedagsfest
    foretagsfest
    julfest
    evenemang
    event
    stora? sallskap
    stora? grupper?
    catering
  `,
} satisfies Partial<TopicWords>;

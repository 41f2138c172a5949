import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
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
    regning(?:en)?
  `,
  diets: words`
    vegan(?:sk|ske|er|ere)?
    vegetar(?:isk|iske|ianer|ianere|er)?
    vegetarmat
    glutenfri(?:tt|t|e)?
    gluten
    cøliaki
    cøliakere
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
  `,
} satisfies Partial<TopicWords>;

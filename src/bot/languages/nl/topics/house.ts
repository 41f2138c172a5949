import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
  dogs: words`
    hond(?:en|je|jes)?
    huisdier(?:en)?
    dieren
    puppy
    kat
    hondvriendelijk
  `,
  children: words`
    kind(?:eren|jes)?
    baby(?:'s|s)?
    peuters?
    kinderstoel(?:en)?
    kinder(?:menu|kaart|gerechten|wagen|hoek|vriendelijk)
    kindvriendelijk
    kinderstoeltjes?
    hoge stoel
  `,
  payment: words`
    creditcards?
    pinnen
    pin
    pinpas
    contant
    cash
    amex
    american express
    visa
    mastercard
    apple pay
    tikkie
    betalen
    betaal
    betaling
    rekening
    afrekenen
  `,
  diets: words`
    vegan(?:istisch|istische|ist)?
    veganisten
    vegetarisch(?:e)?
    vegetariers?
    vega
    glutenvrij(?:e)?
    gluten
    coeliakie
    halal
    koosjer
    kosher
    lactosevrij(?:e)?
    lactose
    noten
    notenallergie
    allergi(?:e|een|sch|sche)
    allergenen
    dieet(?:wensen)?
    dieten
    intoleranties?
  `,
  menu: words`
    wat (?:raden jullie|raadt u|kunnen jullie|kunt u|kan je)(?: me| ons)? (?:aan|aanraden|aanbevelen)
    wat is (?:er )?(?:lekker|goed)(?: bij jullie| daar)?
    menu(?:kaart)?
    menu's
    kaart
    gerecht(?:en)?
    eten
    keuken
    dagschotel
    dagmenu
    proeverij
    wijn(?:en|kaart)?
    cocktails?
    bier(?:tjes|en)?
    drankjes
    dranken
    (?<!(?:op|in|bij) (?:het |een )?)toetjes?
    (?<!(?:op|in|bij) (?:het |een )?)desserts?
    biefstuk
    steak
    vis
    mosselen
    oesters
    pizza('s)?
    pasta
    burgers?
    sushi
    brunch
    ontbijt
    lunchkaart
    high tea
    buffet
    borrel(?:hapjes)?
  `,
  prices: words`
    prijs(?! stell)
    prijzen
    kost
    kosten
    duur
    goedkoop
    hoeveel (?:kost|is|betaal)
    aanbetaling
    borg
    per persoon
    prijsklasse
    budget
  `,
  outdoors: words`
    buiten
    terras
    tuin
    binnentuin
    binnenplaats
    dakterras
    balkon
    serre
  `,
  dress: words`
    aan (?:kunt|moet|kan|mag|moeten|zal) trekken
    kleden
    dresscode
    kledingvoorschrift(?:en)?
    kleding
    aantrekken
    aandoen
    gekleed
    jeans
    spijkerbroek
    korte broek
    stropdas
    jasje
    pak
    netjes
  `,
  corkage: words`
    kurkengeld
    kurkgeld
    (?:eigen|zelf)(?: \p{L}{1,12})? (?:wijn|fles|flessen|drank|drankjes|eten|taart)(?: mee ?nemen| meebrengen)?
    (?:wijn|fles|taart|drank|champagne) (?:zelf )?(?:mee ?nemen|meebrengen)
  `,
  wifi: words`
    wi-?fi
    internet
    stopcontact(?:en)?
  `,
  smoking: words`
    rok(?:en|ers|ersruimte)(?: (?:buiten|op (?:het|jullie) terras))?
    gerookt
    rookruimte
    vapen
    shisha
    sigaren
  `,
  music: words`
    muziek
    livemuziek
    live-muziek
    band
    dj
    karaoke
    piano
    dansen
    sfeer
  `,
  events: words`
    prive(?:ruimte|zaal| ruimte| zaal|feest|diner)?
    aparte (?:ruimte|zaal)
    zaal(?:tje)?
    afhuren
    huren
    bruiloft(?:en)?
    verjaardags?(?:feest)?
    feest(?:je)?
    bedrijfs(?:feest|uitje|borrel)
    evenement(?:en)?
    grote groep(?:en)?
    catering
    meenemen(?= ?[?])(?<=(?:eten|maaltijden) meenemen)
  `,
} satisfies Partial<TopicWords>;

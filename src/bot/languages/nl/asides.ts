import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:ik|we) (?:heb|hebben) (?:\p{L}{2,10} ){0,2}?(?:gehoord|gelezen)
    (?:ik|we) (?:hoorde|las|hoorden)
    (?:ze|iemand) (?:zei|zeiden)
    blijkbaar
    (?:u|je|jullie) (?:heeft|hebt|hebben|heb)(?: (?:me|mij|ons))?(?: (?:nog|nog steeds))? (?:niet|geen)(?: antwoord)? (?:\p{L}{2,12} ){0,4}(?:gezegd|geantwoord|gegeven|beantwoord)
    (?:ik|we) (?:vroeg|vroegen|had gevraagd) (?:naar|of)
  `,
  told: words`
    (?:ruimte|plek) (?:zou|nodig)
    (?:heeft|hebben) (?:\p{L}{2,8} ){0,3}ruimte
    (?:houd|houdt|houden)(?: \p{L}{2,5}){0,2} niet van(?! (?:die|dat|deze|dit|wachten|drukte|lawaai)(?!\p{L}))
    (?:lust|lusten) geen
    komt(?! (?:goed|in orde|voor elkaar|mooi|prima)(?!\p{L}))
    later
    stille?
    kalme?
    gezellige?
    intieme?
    lichte?
    donkere?
    zonnige?
    tocht
    tochtig
    verwarming
    heater
    airco
    bank
    bankje
    kussens?
    kruk(?:ken)?
    barkruk(?:ken)?
    deur
    ingang
    toilet(?:ten)?
    wc
    keuken
    speakers?
    boxen
    aquarium
    piano
    podium
    boven
    beneden
    achterin
    aparte zaal
    dezelfde tafel
    begane grond
    (?:grote|kleine|ronde|lange|hoge|lage|mooie|goede|fijne|andere|rustige) tafel
    naast elkaar
    bij elkaar
    samen zitten
    tegenover
    ruimte voor
    plek voor
    ver van
    weg van
    do(?:of|ve)
    slechthorend\p{L}{0,2}
    blinde?
    slechtziend\p{L}{0,2}
    krukken
    wandelstok
    stok
    gips
    gebroken
    ouder(?:e|en)? (?:dame|heer|mensen|moeder|vader)
    bejaard\p{L}{0,2}
    zwangere?
    borstvoeding
    autis\p{L}{1,5}
    epilep\p{L}{1,4}
    baby's
    baby
    peuters?
    kleuters?
    kind(?:eren|jes|je)?
    kleinkind(?:eren)?
    jongste
    zitverhoger
    kleurplat(?:en)?
    flesje
    eten(?! ?(?:[¦.,!?]|$))
    eet
    drinken
    drinkt
    alcohol
    alcoholvrije?
    knoflook
    uien?
    paddenstoelen
    champignons
    tomaten?
    pittige?
    scherpe?
    koriander
    varken(?:svlees)?
    rundvlees
    lam
    vlees
    vis
    rauwe?
    zout
    suiker
    melk
    kaas
    tarwe
    aardbeien
    diabet\p{L}{1,5}
    dieet
    groenten?
    menu
    kaart
    toetjes?
    dessert
    wijn
    champagne
    prosecco
    fles \p{L}{3,12}
    \p{L}{3,14}vrije?
    zonder (?!(?:een |het |mijn )?(?:nummer|telefoon\p{L}{0,6}|mobiel|naam|mij|ons|twijfel|probleem)(?![\p{L}]))\p{L}{3,15}
    geen (?:noten|knoflook|uien?|vlees|vis|varken\p{L}{0,6}|alcohol|suiker|zout|muziek|gluten|melk)
    bruiloft
    trouwt
    getrouwd
    verloofd
    promotie
    examens?
    geslaagd
    diploma
    pensioen
    afscheid\p{L}{0,8}
    reunie
    eerste date
    moederdag
    vaderdag
    valentijn\p{L}{0,5}
    doop
    communie
    begrafenis
    vrijgezell\p{L}{1,10}
    jubileum
    vier(?:t|en)
    gevierd
    wordt \d{1,3}
    word \d{1,3}
    bijzondere (?:dag|avond|gelegenheid)
    gelegenheid
    ballonn(?:en)?
    bloemen
    boeket
    rozen
    speech
    toespraak
    toost
    aanzoek
    ring
    foto's
    versier\p{L}{1,6}
    rolstoel\p{L}{0,12}
    trap(?:pen)?
    drempels?
    lift
    lopen
    loopt slecht
    kat(?:ten)?
    dier(?:en)?
    (?:blinden)?geleidehond(?:en)?
    (?:hulp|assistentie|signaal)hond(?:en)?
    waterbak
    te laat
    vertraging
    haast
    snel eten
    trein
    theater
    concert
    bagage
    koffers?
    tassen
    fiets(?:en)?
    jassen?
    step
    aparte? rekening(?:en)?
    rekening(?:en)?
    factuur
    bonnetje
    contant
    cadeaubon
    engels
    spreekt
    spreken
    stopcontact
    wifi
    beamer
    scherm
    voetbal
    muziek
    lawaai
    luid
    koud
    warm
    (?<!(?:ik|hij|zij|die) )heet
    rook
    rookt
    rokers?
  `,
  bygone: words`
    vlieg(?:t|en)
    (?:gaat|gaan|rijdt|rijden) (?:\p{L}{2,10} ){0,3}(?:naar huis|terug)
    (?:vlucht|vliegtuig|trein|veerboot|boot|bus) (?:is|werd|was)
    overleden
    overleed
    gestorven
    getrouwd
  `,
  passing: words`
    (?<=^ )aan
    aankom(?:en|st)
    blijven
    verblijven
    vertrek(?:ken|t)?
    jarig
    verjaardag
    trouwdag
    jubileum
    geboren
    huwelijk
    bruiloft
    schrij(?:f|ven)
    (?:uw|je|jullie) (?:e-?mail|mail|bericht) van
    vakantie
    vorig jaar
    vorige (?:keer|maand|week)
    afgelopen jaar
    een jaar geleden
    wordt
    getrouwd
    factuur
    rekening
    aanbetaling
    gebeld
    gesproken
    waren we
    was ik
    geslaagd
    gesloten
    zijn (?:we|wij) (?:bij|in|op)
    ben ik (?:bij|in|op)
    logeren
    over(?= uit(?![\p{L}]))
    landt
    (?:vlucht|vliegtuig|trein|veerboot|ferry)
    (?:mijn|m'n|onze|ons) \p{L}{2,14} (?:komt|komen)
    (?:ons|mijn) (?:vorige? |laatste |eerdere? |eerste )?(?:bezoek|verblijf)
  `,
  dayUnknown: words`
    (?:datum|dag) (?:\p{L}{2,8} ){0,3}nog niet(?: \p{L}{2,8}){0,2}
    (?:datum|dag) (?:is|staat|volgt|ligt) (?:\p{L}{2,8} ){0,2}(?:open|later|onbekend)
    weet(?:en)? (?:\p{L}{2,8} ){0,3}(?:datum|dag) (?:nog )?niet
    weet(?:en)? (?:\p{L}{2,8} ){0,3}nog niet (?:\p{L}{2,8} ){0,2}(?:datum|dag)
  `,
  countedIn: words`
    meegeteld
    meegerekend
    inbegrepen
  `,
  nthOfThem: words`
    de (?:#(?:e|de|ste)|tweede|eerste|derde|andere?)(?: persoon| gast)? (?:is|heeft|zit|gebruikt|eet|mag)
  `,
  someOfUs: words`
    (?:#|een|sommigen|enkelen|een paar|de helft) van (?:ons|hen|de (?:gasten|groep|kinderen|mensen|volwassenen)|(?:mijn|onze) \p{L}{3,14}(?:en|s))
    # ervan
  `,
  people: words`
    personen
    persoon
    gasten
    mensen
    volwassenen?
    kinderen
    vrouwen
    mannen
    vrienden
    collega's
  `,
  counted: words`
    kinderstoel(?:en|tjes|tje)?
    hoge stoel(?:en)?
    kinderzitjes?
    zitverhogers?
    kinderwagens?
    buggy'?s?
    rolstoel(?:en)?
    rollators?
    honden?
    hond
    katten?
    taart(?:en|jes?)?
    kaarsjes
    ballonnen
    flessen
    koffers
    fietsen
    rekeningen
    veganist(?:en)?
    vegetariers?
    vega's
    coeliakie\p{L}{0,10}
    diabeten
    diabeet
    allergi(?:e|een|sch)
    glutenvrije?
    lactosevrije?
    rokers?
    zwangere\p{L}{0,8}
  `,
  served: words`
    taart(?:en|jes?)?
    kaarsjes
    champagne
    toetje
    dessert
    bloemen
    boeket
    speech
    toespraak
    verrassing
    ballonnen
  `,
  children: words`
    (?:kind|kindje|peuter|kleuter|jongetje|meisje) van (?:\d{1,2}|¦{1,2})
    kinder(?:en|tjes)?
    kindjes
    kind
    baby's
    baby
    peuters?
    kleuters?
    tieners?
  `,
};

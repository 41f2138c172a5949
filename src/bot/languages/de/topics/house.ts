import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
  dogs: words`
    hund(?:e|en)?
    hundchen
    haustier(?:e|en)?
    tier(?:e|en)?
    welpe
    vierbeiner
    hundefreundlich
    katze
  `,
  children: words`
    kind(?:er|ern|es)?
    baby(?:s)?
    kleinkind(?:er)?
    hochstuhl
    hochstuhle
    kinder(?:stuhl|stuhle|hochstuhl|hochstuhle|sitz|sitze|karte|teller|menu|menus|wagen|gerichte|freundlich|ecke|portion|portionen)
  `,
  payment: words`
    kreditkarte(?:n)?
    karte(?= (?:zahlen|bezahlen|zahlt|nehmen|moglich))
    mit (?:der )?karte
    ec-?karte
    girocard
    bar(?:geld)?
    amex
    visa
    mastercard
    apple pay
    google pay
    paypal
    bezahlen
    zahlen
    bezahlung
    kartenzahlung
  `,
  diets: words`
    vegan(?:e|es|er|en)?
    veganer(?:in)?
    vegetarisch(?:e|es|en)?
    vegetarier(?:in)?
    veggie
    glutenfrei(?:e|es|en)?
    gluten
    zoliakie
    laktosefrei(?:e|es)?
    laktose
    halal
    koscher
    nuss(?:e|en)?
    allergi(?:e|en|ker|sch)
    allergene
    unvertraglichkeit(?:en)?
    diat
  `,
  menu: words`
    was (?:gibts|gibt's|gibt es|habt ihr|haben sie)(?: denn| heute| bei euch| so){0,3} (?:gutes|leckeres|feines)
    was (?:konnt|konnen|konntet|wurdet|wurden) (?:ihr|sie)(?: denn| uns| mir){0,2} (?:empfehlen|empfehlt)
    was (?:empfehlt ihr|empfehlen sie|ist (?:denn )?gut(?: bei euch)?)
    was soll(?:en|te)? (?:wir|ich) (?:essen|bestellen|nehmen)
    speisekarte
    speisen
    karte
    menu
    menus
    gericht(?:e)?
    kuche
    essen
    weinkarte
    weine?
    getranke(?:karte)?
    bier(?:e)?
    cocktail(?:s)?
    (?<!(?:auf|in|mit|zum|im) (?:den |dem |seinen |ihren )?)nachtisch
    (?<!(?:aufs|auf|ins|zum|im|mit) (?:das |dem )?)desserts?
    tageskarte
    tagesgericht
    mittagstisch
    mittagsmenu
    mittagskarte
    fruhstuck
    brunch
    buffet
    schnitzel
    steak(?:s)?
    fisch
    pizza
    pasta
    burger
    sushi
    spargel
    gans
  `,
  prices: words`
    preis(?:e|en|lich|klasse)?
    kostet
    kosten
    teuer
    gunstig
    wie ?viel(?! uhr)
    anzahlung
    gebuhr
    pro person
    budget
  `,
  outdoors: words`
    draußen
    draussen
    terrasse
    garten
    biergarten
    gastgarten
    innenhof
    außenbereich
    aussenbereich
    balkon
    dachterrasse
  `,
  dress: words`
    anzieh(?:t|e)
    angezogen
    dresscode
    kleiderordnung
    kleidung
    anziehen
    jeans
    kurze hose
    krawatte
    sakko
    anzug
    schick(?! (?:mir|uns|mal|bitte))
    turnschuhe
  `,
  corkage: words`
    korkgeld
    (?:eigene[nrs]?|selbst) (?:\p{L}{1,15} )?(?:wein|flasche|getranke|essen|kuchen|torte|sekt)(?: mitbringen)?
    (?:wein|flasche|getranke|essen|kuchen|torte|sekt|geburtstagskuchen|geburtstagstorte) (?:selbst )?mitbringen
    mitgebrachte[rns]? \p{L}{1,15}
  `,
  wifi: words`
    wlan
    w-lan
    wi-?fi
    internet
    steckdose(?:n)?
  `,
  smoking: words`
    (?:draußen |drinnen |(?:auf|in) der terrasse )?rauch(?:en|er|t|erbereich|ertisch)?
    raucherbereich
    shisha
    zigarre(?:n)?
    vapen
  `,
  music: words`
    musik
    livemusik
    live-musik
    band
    dj
    karaoke
    klavier
    spiel(?= (?:ubertragen|gezeigt|schauen|sehen))
    unterhaltung
    tanzen
  `,
  events: words`
    separee
    separater? raum
    separaten raum
    nebenraum
    nebenzimmer
    stuberl
    hinterzimmer
    extraraum
    privatraum
    eigenen raum
    geschlossene gesellschaft
    (?:hochzeit|geburtstag|firmenfeier|weihnachtsfeier|feier|taufe)(?: feiern| ausrichten)?
    veranstaltung(?:en)?
    große gruppe(?:n)?
    mieten
    catering
  `,
} satisfies Partial<TopicWords>;

import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:ich|wir) (?:habe?n?|hab) (?:\p{L}{2,10} ){0,2}?gehort
    (?:gehort|gelesen),? dass
    (?:man|jemand|sie) (?:hat|haben) (?:mir|uns) gesagt
    angeblich
    ich (?:horte|las)
    (?:sie|ihr|du) (?:haben|habt|hast)(?: (?:mir|uns))?(?: (?:noch|immer|gar)){0,2} nicht (?:\p{L}{2,12} ){0,4}(?:gesagt|geantwortet|beantwortet)
    (?:ich|wir) (?:habe|haben|hatte|hatten) (?:nach|wegen|gefragt)
  `,
  told: words`
    platz (?:ware|war|braucht|brauchen|brauchte)
    (?:braucht|brauchen) (?:\p{L}{1,10} ){0,4}platz(?! (?:fur|am|an|im|auf)(?!\p{L}))
    (?:mag|mogen|essen|isst)(?: \p{L}{2,8})? (?:gar |uberhaupt )?(?:keine?n?|nicht gerne?)(?! (?:tisch|uhrzeit|zeit|termin|platz|plat\p{L}{1,3}|idee|lust|ahnung|rauch\p{L}{0,4}|larm)(?!\p{L}))(?= \p{L}{3})
    (?:einhalb|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\d{1,2}[- ]?)jahrige[rnms]?
    spater
    kommt
    still(?:e|er|en|es)?
    leise[rsn]?
    gemutlich(?:e|er|en|es)?
    hell(?:e|er|en|es)?
    dunkel
    dunkle[rsn]?
    sonnig(?:e|er|en|es)?
    zugig
    zugluft
    heizung
    heizstrahler
    klimaanlage
    sofa
    bank
    sitzbank
    eckbank
    kissen
    barhocker
    hocker
    theke
    tresen
    tur
    eingang
    toiletten?
    klo
    wc
    kuche
    lautsprecher
    aquarium
    klavier
    buhne
    oben
    unten
    nebenraum
    hinterzimmer
    saal
    nebenzimmer
    erdgeschoss
    (?:runder|runden|grosser|großer|grossen|großen|kleiner|kleinen|langer|langen) (?:tisch|platz)
    (?:hoher|hohen|niedriger|schoner|schonen|guter|guten|ruhiger|anderer) (?:tisch|platz)
    zusammen sitzen
    zusammensitzen
    nebeneinander
    beieinander
    gegenuber
    viel platz
    weit weg
    weg von
    taub
    gehorlos
    schwerhorig(?:e|er|en)?
    horgerat
    blind(?:e|er|en)?
    sehbehindert(?:e|er|en)?
    krucken
    gehstock
    gehhilfe
    gehbehindert(?:e|er|en)?
    gebrochen\p{L}{0,2}
    gips
    gebrechlich
    alter|altere[rsn]?
    betagt
    schwanger(?:e|en)?
    stillt?
    stillen
    autis\p{L}{1,6}
    epilep\p{L}{1,6}
    babys?
    kleinkind(?:er|ern)?
    saugling(?:e)?
    kind(?:er|ern)?
    enkel(?:kind|kinder|in|innen)?
    jungste[rsn]?
    babyschale
    maxi-?cosi
    sitzerhohung
    malsachen
    kindermenu
    flaschchen
    essen(?! ?(?:[¦.,!?]|$))
    isst
    esse
    trinken
    trinkt
    trinke
    alkohol
    alkoholfrei\p{L}{0,2}
    knoblauch
    zwiebeln?
    pilze
    tomaten?
    scharf(?:e|es)?
    chili
    koriander
    schwein(?:efleisch)?
    rind(?:fleisch)?
    lamm
    fleisch
    fisch
    roh(?:e|en|es)?
    meeresfruchte
    salz
    zucker
    milch
    kase
    weizen
    erdbeeren
    diabet\p{L}{1,6}
    zuckerkrank
    diat
    schonkost
    kost
    low carb
    gemuse
    menu
    speisekarte
    nachtisch
    dessert
    wein
    sekt
    champagner
    flasche \p{L}{3,12}
    \p{L}{3,14}frei(?:e|es|er|en)?
    vertragt
    vertragen
    vertrage
    unvertraglich\p{L}{0,7}
    ohne (?!(?:die |eine |meine )?(?:nummer|telefon\p{L}{0,8}|handy\p{L}{0,8}|namen?|mich|uns|zweifel|probleme?)(?![\p{L}]))\p{L}{3,15}
    kein(?:e|en)? (?:nusse|knoblauch|zwiebeln?|fleisch|fisch|schwein\p{L}{0,10}|alkohol|zucker|salz|musik|gluten|laktose|milch|pilze)
    hochzeit
    heirat(?:en|et)?
    verlobung
    verlobt
    beforderung
    prufung(?:en)?
    abitur
    abschluss\p{L}{0,6}
    abschied\p{L}{0,8}
    ruhestand
    rente
    pensionierung
    wiedersehen feiern
    klassentreffen
    erstes date
    muttertag
    vatertag
    valentinstag
    taufe
    kommunion
    konfirmation
    beerdigung
    trauerfeier
    leichenschmaus
    firmenfeier
    weihnachtsfeier
    junggesell\p{L}{1,16}
    jga
    jubilaum\p{L}{0,8}
    feiert
    gefeiert
    wird \d{1,3}
    werde \d{1,3}
    besonder\p{L}{1,3} (?:anlass|tag|abend)
    anlass
    luftballons?
    ballons
    blumen\p{L}{0,7}
    rosen
    rede
    ansprache
    antrag
    heiratsantrag
    ring
    fotos?
    deko\p{L}{0,8}
    rollstuhl\p{L}{0,8}
    treppen?
    stufen?
    rampe
    aufzug
    fahrstuhl
    laufen
    mobil eingeschrankt
    katzen?
    tiere?
    blindenhund
    (?:assistenz|begleit|fuhr|therapie|signal)hund(?:e|en)?
    wassernapf
    hundchen
    hund(?:e|en)?
    spat(?:er)? (?:dran|kommen|kommt|komme)
    verspat\p{L}{1,6}
    in eile
    eilig
    schnell essen
    zug erwischen
    theater
    konzert
    gepack
    koffer
    taschen
    fahrrad(?:er)?
    mantel
    roller
    getrennt(?:e)?
    rechnung(?:en)?
    quittung
    bewirtungsbeleg
    bar zahlen
    gutschein
    englisch
    spricht
    sprechen
    steckdose
    wlan
    beamer
    leinwand
    fussball
    fußball
    musik
    laut
    larm
    kalt
    warm
    heiß
    heiss
    rauch
    raucher\p{L}{0,5}
  `,
  bygone: words`
    flieg(?:e|t|en)
    (?:fahr|fahrt|fahren|reist|reisen) (?:\p{L}{2,10} ){0,3}(?:heim|zuruck|nach hause)
    (?:flug|flieger|zug|fahre|bus) (?:wurde|ist|war|fiel)
    gestorben
    verstorben
    starb
    verschied
    geheiratet
  `,
  passing: words`
    reise[nt]?
    reist
    anreise
    abreise
    ankunft
    anreisen
    abreisen
    (?<=^ )(?:an|ab)
    fliegen?
    landen?
    einchecken
    auschecken
    bleiben?
    zu besuch
    geburtstag
    hochzeitstag
    jahrestag
    jubilaum
    geboren
    hochzeit
    schreiben?
    heute ist
    (?:ihre|deine|eure) (?:e-?mail|mail|nachricht) vom
    urlaub
    letzte[snm]? (?:jahr|mal|woche|monat)
    voriges jahr
    vergangenes jahr
    vor einem jahr
    wird(?= ¦ ?\d)
    verheiratet
    rechnung
    anzahlung
    telefoniert
    gesprochen
    waren wir
    war ich
    war er
    war sie
    kam
    bestanden
    geschlossen
    sind wir (?:bei|in|im|zu|auf)
    bin ich (?:bei|in|im|zu|auf)
    landet
    (?:flug|flieger|flugzeug|zug|fahre|fernbus)
    (?:mein|meine|unsere?|sein|ihre?) \p{L}{2,14} (?:kommt|kommen|reist|reisen)
    (?:unser|mein)(?:e[mnrs])? (?:letzte[nrms]? |vorige[nrms]? |erste[nrms]? )?(?:besuchs?|aufenthalts?|abends? bei)
  `,
  dayUnknown: words`
    (?:datum|tag|termin) (?:\p{L}{2,8} ){0,3}(?:noch )?(?:nicht (?:fest|klar|sicher|bekannt|genau)|offen|unklar)
    (?:weiß|weiss|wissen|kenne|kennen) (?:\p{L}{2,8} ){0,4}(?:datum|tag|termin) (?:\p{L}{2,8} )?noch nicht
    (?:datum|tag|termin) (?:weiß|weiss|wissen|kenne|kennen) (?:\p{L}{2,8} ){0,2}noch nicht
  `,
  countedIn: words`
    mitgezahlt
    mitgerechnet
    eingerechnet
    inbegriffen
    mit drin
    schon dabei
  `,
  nthOfThem: words`
    (?:der|die|das|unser|unsere) (?:#\.|zweite|dritte|erste|andere)(?: gast| person| kollege| kollegin)? (?:ist|hat|sitzt|braucht|darf|vertragt|isst)
  `,
  someOfUs: words`
    (?:#|einer|eine|einige|manche|ein paar|die halfte) (?:von|der) (?:uns|ihnen|denen|den (?:gasten|kindern|leuten|anderen)|gaste|kinder|leute)
    # davon
    (?:#|einer|eine|eins|einige|manche|ein paar) (?:(?:meiner|unserer)|von (?:meinen|unseren)) \p{L}{3,14}
  `,
  people: words`
    personen
    person
    leute
    gaste
    gast
    erwachsene[rn]?
    kinder
    kind
    frauen
    manner
    damen
    herren
    freunde
    kollegen
    kolleginnen
    senioren
  `,
  counted: words`
    hochstuhle?
    kinder(?:hoch)?st(?:u|uh)hle?
    kinderstuhl
    kindersitze?
    babyst(?:u|uh)hle?
    kinderwagen
    buggys?
    rollst(?:u|uh)hle?
    rollatoren
    rollator
    hunde?
    katzen?
    kuchen
    torten?
    kerzen?
    luftballons?
    flaschen?
    fahrrader
    koffer
    rechnungen
    vegan(?:er|erin|erinnen|e)?
    vegetarier(?:in|innen)?
    vegetarische?
    allergiker(?:in|innen)?
    diabetiker(?:in|innen)?
    zoliakie\p{L}{0,10}
    glutenfrei(?:e)?
    laktosefrei(?:e)?
    rollstuhlfahrer(?:in|innen)?
    raucher
    schwangere
  `,
  served: words`
    kuchen
    torte
    kerzen?
    sekt
    champagner
    nachtisch
    dessert
    blumen
    rede
    ansprache
    uberraschung
    luftballons
  `,
  children: words`
    kind(?:er|ern)?
    babys?
    kleinkind(?:er|ern)?
    jugendliche
    sauglinge?
  `,
};

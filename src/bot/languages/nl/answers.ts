import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    alsjeblieft
    alstublieft
    aub
    graag
  `,
  changing: words`
    wijzig
    wijzig het
    wijzigen
    verander het
    veranderen
    pas het aan
    pas maar aan
    aanpassen
    verzet het
    verplaats het
    verzetten
  `,
  besides: words`
    uur
    gaan
    ik
    me
    mij
    mijn
    m'n
    wij
    we
    ons
    onze
    jij
    je
    jullie
    u
    uw
    het
    't
    hem
    dat
    dit
    die
    deze
    de
    den
    een
    is
    zijn
    ben
    wordt
    worden
    heb
    hebben
    had
    hadden
    heeft
    zou
    zal
    zullen
    er
    erbij
    hier
    daar
    nu
    dan
    zo
    ook
    heel
    erg
    zeer
    alles
    allemaal
    allen
    alle
    al
    echt
    gewoon
    precies
    en
    om
    op
    in
    met
    voor
    van
    bij
    aan
    te
    tot
    naar
    als besproken
    afgesproken
    gevraagd
    vandaag
    morgen
    vanavond
    nog
    weer
    toch
    maar(?=[ ,.!]{0,3}$)(?<!(?:ja|ok|oke|goed|prima|mooi|fijn|perfect|top),? maar)
    klopt
    kloppen
    past
    komt
    uit
    lijkt
    klinkt
    ziet
    gaat
    kan
    mag
    doe
    doen
    doet
    ga
    verder
    door
    boek
    boeken
    boekt
    geboekt
    boeking
    reserveer
    reserveren
    reserveert
    reservering
    gereserveerd
    tafel
    tafeltje
    plek
    plaats
    tijd
    tijdstip
    datum
    dag
    gegevens
    details
    bevestig
    bevestigen
    bevestigt
    bevestiging
    zet
    zetten
    noteer
    noteren
    leg
    leggen
    vast
    regel
    regelen
    maak
    neem
    nemen
    wil
    willen
    graag
    hou
    houd
    houden
    tot (?:dan|vrijdag|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|snel|gauw|straks|morgen|ziens|de|om|zo)
    (?:heb |hebben |we |ik |kijken |kijk ){0,3}(?:er )?zin in
    zin in
    (?:kijken|kijk) er(?:naar)? ?(?:naar)? uit
    leuk
    gezellig
    blij
    fijne
    dag
    avond
    groet
    groetjes
    gr
    mvg
    liefs
    team
    mensen
    idee
    goeie
    lekker
    jaaa?
    jaaah
    okee
    okeee
    superr?
    wees
    welkom
    komen
    kom
    we zien jullie
    zie
    zien
    jazekers?
    netjes
    zoals
    kanon
    geen
  `,
  afterNo: words`
    nee
    ik
    we
    wij
    het
    dat
    dit
    bedankt
    dank
    dankjewel
    sorry
    helaas
    jammer
    hoor
    niet
    geen
    hoeft
    hoef
    hoeven
    toch
    maar
    laat
    laten
    we
    wil
    willen
    kan
    kunnen
    annuleer
    annuleren
    zeg
    afzeggen
    meer
    nodig
    vandaag
    nu
    deze
    keer
    dit
    keer
    liever
    doe
    doen
    klopt
    goed
    juist
    correct
    want
    mijn
    onze
    eigenlijk
    joh
    eens
    interesse
    boeken
    reserveren
    reserveer
    wijzigen
    aanpassen
    die
    zo
  `,
  passedOn: words`
    (?:ze|zij|hij|iedereen|de (?:anderen|kinderen|rest|baas)) (?:zegt|zeggen|zei|vindt|vinden|is|zijn)(?: dat)?(?: het)?(?: ook)?
    (?:mijn|m'n|onze) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:zegt|zeggen|zei|vindt|vinden|is|zijn)(?: dat)?(?: het)?(?: ook)?
  `,
  noWishes: words`
    (?:geen|zonder) (?:verdere |andere |speciale |bijzondere |extra )?(?:wens|wensen|verzoek|verzoeken|bijzonderheden|voorkeur|voorkeuren|opmerkingen)(?: (?:verder|meer))?
    (?:verder |ook )?niets (?:bijzonders|speciaals|meer|anders|toe te voegen)
    verder (?:niets|geen wensen)
  `,
  postpones: words`
    vraag (?:(?:het|me|mij|ons|dat|nog|eens|opnieuw|weer|maar|een|keer) ){0,4}(?:vanavond|vanmiddag|later|morgen|straks|overmorgen|om)
    (?:weet|weten) (?:\p{L}{1,9} ){0,3}(?:pas|morgen|later|vanavond|straks)
    (?:kan|kunnen) (?:\p{L}{1,9} ){0,4}(?:pas|morgen|later|vanavond|straks) (?:\p{L}{1,9} )?(?:zeggen|antwoorden)
    herinner (?:me|mij|ons)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen) (?:\p{L}{1,9} ){0,4}(?:vragen|overleggen|overleg|checken|check|kijken|navragen)
    (?:kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:vragen|overleggen|overleg|checken|check|kijken|navragen)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen|kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:bespreken|afstemmen|nakijken|uitzoeken)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen) (?:\p{L}{1,9} ){0,4}(?:bellen|nagaan|bekijken|informeren|nadenken|overwegen)
    (?:kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:bellen|nagaan|bekijken|informeren|nadenken|overwegen)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen|kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:bedenken|wachten|afwachten|horen|praten)
    overleg
    overleggen
    vraag (?:het )?(?:even|ff|effe|eerst|nog|mijn|m'n|me|aan|thuis|na)
    check (?:even|ff|het|nog|eerst)
    kijk (?:even|ff|nog|eerst|het)
    laat (?:\p{L}{1,10} ){0,4}weten
    kom (?:er|erop) (?:nog |later |straks )?(?:op )?terug
    hoor (?:je|u|jullie) (?:nog|later|straks)
    geef (?:me|mij|ons) (?:(?:een|nog|even|wat|beetje|paar|\d{1,2}) ){0,3}(?:tot|tijd|moment|momentje|minuut|minuten)(?![\p{L}])
    geef (?:me|mij|ons) (?:(?:een|nog|even|wat|beetje|paar|\d{1,2}) ){0,3}(?:minuutje|seconden?|uur|uurtje|dag|dagje)(?![\p{L}])
    laat (?:me|mij|ons)
    hangt (?:er)?(?: van)? ?(?:af|van)?
    afhankelijk
    ligt eraan
    of (?:het|dat|we|ik|mijn) (?:\p{L}{1,10} ){0,4}(?:kan|lukt|mag|past|gaat)
    nou ja misschien
    🤔
    😬
    🤷
    (?:mag|kan|kunnen|mogen|zou|zouden) (?:ik|we|wij) (?:\p{L}{1,10} ){0,4}(?:bevestigen|antwoorden|beslissen|laten weten|doorgeven|nadenken|overleggen)
    (?:bevestig|bevestigen|antwoord|beslis|meld|app|schrijf|mail|zeg) (?:\p{L}{1,8} ){0,3}(?:later|straks|morgen|vanavond|zo|dan)
    nog niet
  `,
  doubts: words`
    misschien
    mss
    msn
    mischien
    wellicht
    mogelijk(?! maken)
    eventueel
    waarschijnlijk
    wacht
    wachten
    moment
    momentje
    ogenblik
    ogenblikje
    (?:een|1|ff|even|effe) (?:momentje|moment|seconde|secondje|sec|minuut|minuutje|min|tel|tijdje)
    (?:\d{1,2}|paar|enkele) (?:min|minuten|minuutjes|seconden|sec|dagen)
    straks(?<!tot straks)
    later(?<!tot later)
    eerst
    voordat
    nog niet
    weet (?:ik |het |nog |dat |we ){0,3}niet
    weet niet
    geen idee
    niet zeker
    niet helemaal zeker
    nog niet zeker
    onzeker
    twijfel
    twijfelen
    twijfelt
    beslis(?:t|sen|sing)?
    besluit(?:en)?
    nadenken
    nagedacht
    denk (?:er |ik )?(?:nog |even |ff ){0,3}(?:over )?na
    denk van wel
    denk ik wel
    ik denk (?:het(?! niet)|van wel|ja)(?: wel)?
    ik geloof het wel
    geloof (?:van|het|ik) wel
    zal wel
    vermoed
    neem aan
    hopelijk
    hoop
    in principe
    in theorie
    theoretisch
    onder voorbehoud
    min of meer
    een nachtje
    slapen
    bedenktijd
    ^(?:(?:ok|oke|ja|goed|prima)[,.! ]{1,3})?(?:doei|doeg|dag|tot ziens|welterusten)(?=[,.! ]*$)
    nou ja
    tja
    mwah
    (?:als|mits|tenzij|indien|zolang|zodra|ingeval|mocht)(?! (?:een bus|besproken|afgesproken|jullie willen))
  `,
  asks: words`
    (?:is|zijn|was|zou|mag|mogen|kan|kunnen|kunt|moet|moeten|heb|hebben|hebt|heeft|gaat|komt|hoeft|krijg|krijgen|
      wordt|doen|geldt) (?:het|dat|dit|er|ik|we|wij|je|jij|jullie|u|men|de|die|mijn|onze|deze)(?! (?:goed|prima|ok|
      oke|top|perfect|klopt|fijn|akkoord|maar|zo|graag|bevestigen|helemaal|wel)(?![\p{L}]))
    is het (?:ook )?(?:ok|oke|goed|prima|mogelijk|erg) (?:als|om|dat|met|voor (?:de|een))
    goed als
    oke? als
    prima als
    wat (?:kost|gebeurt|als|is|moet|kan|zijn)
    hoe (?:laat|lang|veel|duur|werkt|kan|zit|moet|kom)
    wanneer
    waarom(?! niet)
    waar (?:is|kan|zijn|zit)
    tot wanneer
    tot hoe laat
    ja of nee
    vroeg me af
    weet je (?:het )?zeker
    zeker weten\?
    (?:klopt|past|lukt|werkt|is|kan|mag|gaat) (?:dat|dit|het)
    (?:doe|ben) (?:je|jij|u) (?:dat|het|zeker)
  `,
  orders: words`
    kun je
    kunt u
    kan je
    kan u
    kunnen jullie
    zou je
    zou u
    zouden jullie
    wil je
    wilt u
    willen jullie
    kunt u
    graag
  `,
  notCancelling,
};

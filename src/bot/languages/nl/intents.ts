import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

export const intents: IntentWords = {
  startOver: words`
    opnieuw beginnen
    (?<!\p{L} )opnieuw(?=[.! ]*$)
    begin (?:maar )?opnieuw
    helemaal opnieuw
    begin overnieuw
    /start
    reset
    we beginnen opnieuw
    van voren af aan
    van vooraf aan
    overnieuw
    herstart
  `,
  human: words`
    (?:geef|haal|roep) (?:me |mij |ons )?(?:even )?(?:de|je|jullie|uw) (?:bedrijfsleider|manager|baas|eigenaar|gerant|chef)
    met (?:een |1 |de )?(?:echte? )?(?:mens|persoon|medewerker|manager|eigenaar|ober) (?:te )?(?:praten|spreken|chatten|bellen)
    met (?:een|1) (?:echt )?persoon
    (?:praten|spreken|chatten) met (?:een |iemand|de )?(?:echt |echte )?(?:mens|persoon|iemand|medewerker|manager|eigenaar|ober)?
    iemand spreken
    medewerker spreken
    echt persoon
    een mens
    klantenservice
    bel me terug
    met iemand praten
    met een medewerker
    (?:bel|app|mail) (?:me|mij|ons) (?:even |maar )?(?:terug|op)
    (?:kan|kunnen|wil) (?:er )?(?:iemand|jullie) (?:me|mij|ons) (?:even )?(?:terug)?bellen
    echte? (?:mens|persoon|medewerker)
    iemand van (?:het|de|jullie) (?:personeel|restaurant|bediening|team|zaak)
    (?:personeel|eigenaar|manager|gerant|bedrijfsleider|gastheer|gastvrouw) spreken
    mens spreken
    verbind me door
    doorverbinden
    (?:niemand|er) (?:neemt (?:op|niemand op)|antwoordt|reageert)(?: niemand)?
    ik krijg niemand te pakken
  `,
  humanAlone: words`
    mens
    een mens
    persoon
    een persoon
    personeel
    het personeel
    medewerker
    een medewerker
    manager
    de manager
    iemand
  `,
  back: words`
    (?:ga |ik wil )?terug(?: naar (?:u|jou|de (?:bot|assistent|reservering)))?
    (?:de )?(?:bot|assistent)
  `,
  help: words`
    help
    hulp
    help me
    help mij
    ik heb hulp nodig
    wat kan je
    wat kun je
    wat kun je doen
    wat kan ik doen
    hoe werkt dit
    hoe werkt het
    (?:kun|kan|kunt) (?:je|u|jij|jullie) (?:me|mij|ons) (?:even )?helpen
    ik snap het niet
    ik begrijp het niet
    ik kom er niet uit
    wat kan ik (?:hier )?(?:allemaal )?(?:doen|zeggen|vragen|typen)
    hoe werkt (?:dit|het)(?: dan| hier| eigenlijk)?
    wat kan je allemaal
    wat kun je allemaal
    wat moet ik doen
    /help
    hoe gaat dit in zijn werk
  `,
  list: words`
    (?:heb|hebben) (?:ik|we|wij) (?:[\p{L}\d]{1,12} ){0,4}(?:een |1 )?tafel(?! voor| om| op)(?= bij| staan| geboekt| gereserveerd| nog|[?.! ]*$)
    (?:wanneer|hoe laat|voor wanneer|voor hoe laat) (?:had|hadden|heb|hebben) (?:ik|we|wij) (?:\p{L}{1,12} ){0,4}(?:gereserveerd|geboekt)
    (?:mijn|onze|m'n) (?:reserveringen|boekingen|reservaties)
    (?<!\p{L} )(?:mijn|onze|m'n) (?:reservering|boeking|reservatie)(?=[.!? ]*$)
    (?:heb|hebben|had|hadden) (?:ik|we|wij) (?:\p{L}{1,12} ){0,3}(?:een reservering|een boeking|gereserveerd|geboekt|een tafel staan|iets staan)
    (?:toon|laat|bekijk|controleer|bevestig|check|zoek|vind|geef) (?:mij |me |eens )?(?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|reservatie)
    (?:hoe laat|wanneer|waar|welke (?:tijd|dag)) (?:is|was|staat) (?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:op welke (?:tijd|dag)|hoe|wat) (?:is|was|staat) (?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:staat|klopt|is) (?:mijn|onze|m'n) (?:reservering|boeking|tafel|reservatie)
    (?:mijn|onze|m'n) (?:reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,2}(?:zien|bekijken|checken|controleren|inzien)
    (?:mijn|onze|m'n) (?:reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,2}(?:opzoeken|opvragen|bevestigen|bevestigd)
    welke (?:reserveringen|boekingen)
    wat heb ik (?:allemaal )?staan
    overzicht van (?:mijn|onze) reserveringen
  `,
  cancel: words`
    (?:afzien|afziet|zien af|zie af) van (?:de|onze|mijn) (?:tafel|reservering|boeking)
    (?:haal|halen|gooi|streep) (?:mijn|de|onze|m'n) (?:reservering|boeking|tafel) er (?:\p{L}{1,6} )?(?:uit|af)
    (?:tafel|reservering|boeking) (?:\p{L}{1,12} ){0,3}(?:laten schieten|laten gaan|teruggeven|loslaten)
    (?:doe|doet) (?:die|de|deze|mijn|onze|m'n) (?:tafel|reservering|boeking) (?:\p{L}{1,6} ){0,2}weg
    van (?:mijn|onze|de|die|m'n) (?:reservering|boeking|tafel) af
    (?:gaat|kan) (?:bij|voor) (?:ons|mij|me) (?:helaas |toch )?niet door(?:gaan)?
    annuleren
    annuleer
    annulering
    annuleert
    afzeggen
    zeg (?:mijn|de|onze) (?:reservering|tafel) af
    cancel
    cancelen
    (?:reservering|tafel) (?:is )?niet meer nodig
    niet meer nodig
    (?:verwijder|verwijderen|schrap|schrappen|wis|wissen) (?:mijn|de|onze|m'n|deze) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:reservering|boeking|tafel|reservatie) (?:\p{L}{1,12} ){0,3}(?:verwijderen|schrappen|wissen|intrekken|laten vallen|(?:komen te |laten )?vervallen)
    (?:zeg|haal|trek) (?:mijn|de|onze|m'n|deze) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel) (?:maar |even )?(?:af|eruit|weg|in)
    (?:gaat|kan) (?:helaas |toch |het )?(?:toch |helaas )?niet door(?:gaan)?
    cancellen
    canceled
    cancelled
    gecanceld
    gecancelled
    geannuleerd
    anuleren
    annulleren
    annulere
    anulleren
    anuleer
    annuleering
    afgezegd
    afmelden
    meld (?:ons|me|mij) af
    afbellen
    afboeken
    hoef(?:t|ven)? (?:de|mijn|onze) (?:reservering|tafel) niet meer
    zien (?:er )?(?:toch )?(?:van|vanaf) af
    (?:tafel|reservering) (?:\p{L}{1,12} ){0,4}(?:mag|kan|mogen) (?:\p{L}{1,10} ){0,2}(?:eraf|af|weg|vervallen|vrij|vrijgegeven|geschrapt|verwijderd|eruit)
    (?:boeking|reservatie) (?:\p{L}{1,12} ){0,4}(?:mag|kan|mogen) (?:\p{L}{1,10} ){0,2}(?:eraf|af|weg|vervallen|vrij|vrijgegeven|geschrapt|verwijderd|eruit)
    (?:tafel|reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,4}(?:hoeft|hoeven) (?:\p{L}{1,8} ){0,2}niet(?: meer)?
    (?:zeg|bel|boek|meld) (?:\p{L}{1,12} ){1,4}(?:maar |even |aub |graag ){0,2}af(?![\p{L}])
    (?:haal|schrap|streep) (?:ons|mij|me) (?:\p{L}{1,10} ){0,3}(?:eraf|af|weg|door)
    annuler(?:e|en|ing)?
    annulleer
  `,
  absence: words`
    tussen ?gekomen
    (?:er )?iets tussen(?= ?[.!,]| ?$)
    (?:kan|kunnen)(?: (?:ik|we|wij|helaas|vanavond|morgen|\p{L}{3,7}dag)){0,4} toch niet(?= ?[.!,]| ?$)
    kunnen(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet komen
    kan(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet komen
    kunnen(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet bij zijn
    kan(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet bij zijn
    kunnen(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet aanwezig zijn
    kan(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet aanwezig zijn
    redden(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet(?! (?:om|voor|op tijd|met)(?![\p{L}]))
    red(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\p{L}{3,7}dag|op|nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5} niet(?! (?:om|voor|op tijd|met)(?![\p{L}]))
    komen niet
    komen (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    kom (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    zullen (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    zal (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    (?:ben|zijn) (?:helaas |allemaal )?verhinderd
    lukt (?:ons|mij|me|het) (?:helaas |toch ){0,2}niet(?: meer)?(?: om te komen)?
    kunnen (?:er )?(?:helaas |toch )?niet bij zijn
    kan (?:er )?(?:helaas |toch )?niet bij zijn
    moeten (?:helaas )?verstek laten gaan
    lukt (?:ons|mij|me) (?:vanavond|vandaag|morgen|\p{L}{3,7}dag) (?:helaas |toch )?niet
  `,
  stop: words`
    laat maar
    vergeet het
    stop
    ophouden
    hou op
    laat zitten
    laat maar zitten
    vergeet het maar
    hoeft niet meer
    laten we het zo laten
    afbreken
    beeindig
    vergeet dat
    toch niet
    toch maar niet
  `,
  change: words`
    aantal (?:verandert|wordt anders)
    er (?:komt|komen) (?:nog |ook ){0,2}(?:\p{L}{1,12} |\d{1,2} ){0,2}(?:bij|extra)
    wijzigen
    wijzig
    wijziging
    veranderen
    verander
    verzetten
    verzet
    verplaatsen
    verplaats
    aanpassen
    aan te passen
    pas (?:mijn|de|het|onze)
    omzetten
    vervroegen
    verlaten naar
    een andere (?:dag|tijd|datum)
    omboeken
    (?:kan|kunnen|komt|komen|kom) er (?:nog |ook ){0,2}(?:\p{L}{1,12} |\d{1,2} ){0,2}(?:bij|extra)(?: komen)?
    (?:\d{1,2}|1|een) (?:\p{L}{1,10} )?(?:meer|minder|extra)(?= ?[.!?]*$)
    (?:iemand|persoon|personen|mensen|\d) (?:toevoegen|erbij|minder|meer|afgevallen)
    vervroeg
    verschuiven
    verschuif
    schuif
    opschuiven
    uitstellen
    naar (?:een )?(?:andere|later|eerder)
    verander(?:d|ing)?
    gewijzigd
    omzetten naar
    iets anders
    ander tijdstip
    een ander (?:tijdstip|moment)
  `,
  rather: words`
    in plaats van
    toch liever
    eigenlijk
    in plaats daarvan
    in plaats
    ipv
    i\.p\.v\.?
  `,
  minds: words`
    van (?:gedachten|gedachte|mening|plan) veranderd
    (?:plannen|plan) (?:zijn|is) (?:toch )?(?:gewijzigd|veranderd)
    (?:ons|me|mij) (?:toch )?bedacht
    verandering van plannen
    planwijziging
  `,
  correction: words`
    vergeet (?:het|dat)
    onzin
    flauwekul
    nee
    o nee
    oh nee
    bedoel
    typfout
    typo
    vertypt
    eigenlijk
    liever
    sorry
    toch
    wacht
    ik bedoel
    ik bedoelde
    doe maar
    maak er
    maak het
    niet
    correctie
    pardon
    oeps
    doe toch maar
    we bedoelen
    neen
    of nee
    wacht even
    toch maar
    niet waar
    fout
    foutje
    verkeerd
    oei
    nee wacht
    correctie:
    beter
    we zijn toch
    we komen toch
    ah nee
    ach nee
    excuses
    excuseer
    oepsie
    o jee
    vergissing
    ik vergis me
    ik vergiste me
    liever gezegd
  `,
  waitlist: words`
    wachtlijst
    (?:als|zodra|wanneer|mocht|indien) er (?:[\p{L}\d]{1,12} ){0,3}(?:iets|wat) (?:\p{L}{1,10} )?(?:vrij ?komt|vrij ?komen|vrij is)
    (?:als|zodra|wanneer) er (?:[\p{L}\d]{1,12} ){0,3}(?:(?:een )?(?:tafel|tafeltje|plek|plekje)) (?:\p{L}{1,10} )?(?:vrij ?komt|vrij ?komen|vrij is)
    (?:mocht|indien) er (?:[\p{L}\d]{1,12} ){0,3}(?:(?:een )?(?:tafel|tafeltje|plek|plekje)) (?:\p{L}{1,10} )?(?:vrij ?komt|vrij ?komen|vrij is)
    (?:als|zodra|mocht|indien) er (?:nog )?(?:iemand|mensen) (?:nog )?(?:afzegt|annuleert|afzeggen|annuleren)
    laat (?:me|het) weten als
    als er iets vrijkomt
    als er een tafel vrijkomt
    waarschuw me als
    bericht me als
    wacht-lijst
    reservelijst
    wachtrij
    (?:als|zodra|wanneer|mocht|indien) er (?:nog |toch |ineens |alsnog ){0,2}(?:iets|wat|1 (?:tafel|plek)|(?:een )?(?:tafel|tafeltje|plek|plekje|plaats)) (?:vrij ?komt|vrij is|vrij wordt|vrijkomen|vrij komen|vrij zou komen|beschikbaar (?:komt|is)|vrij)
  `,
  question: words`
    hoe lang
    hoeveel
    hoe duur
    hoe laat (?:gaan|gaat|open|sluit|sluiten|zijn)
    openingstijden
    wat is (?:het|de|jullie)
    wat zijn
    waar (?:is|zit|zitten|ligt)
    menukaart
    zijn jullie
    accepteren jullie
    kan ik betalen
    adres
    parkeren
    tot hoe laat
    vanaf hoe laat
    hoe laat (?:kan|kunnen|begint|is de keuken|moet)
    mogen (?:er |de |we )?(?:\p{L}{1,15} ){0,3}(?:mee|roken|parkeren|naar binnen)
    wat kost
    wat kosten
    wat staat er
    waar kan
    kun je bij jullie
    kan je bij jullie
    kan men
    met pin
    pinnen
    hebben jullie ook
    is het (?:druk|duur|ver|kindvriendelijk|toegankelijk)
    hoe (?:groot|ver|druk|kom ik)
    serveren jullie
    doen jullie
    bieden jullie
    parkeerplaats
    parkeergelegenheid
    parkeergarage
    telefoonnummer van (?:jullie|het)
  `,
  requests: words`
    (?:kunnen|mogen|zouden) (?:we|wij)
    (?:kan|mag|zou) (?:ik|het)
    (?:kunt u|kun je|kunnen jullie)(?: ons)?
    is het mogelijk
    zou het mogelijk zijn
  `,
  questionStart: words`
    worden (?:we|wij)
    krijg(?:en)? (?:ik|we|wij)
    zit(?:ten)? (?:er|daar)
    (?:(?:een|1) )?(?:kort(?:e)? |klein(?:e)? )?vraag(?:je)?
    (?:in|op|aan|met|bij|tot|vanaf|voor) (?:welke?|hoeveel|wanneer)
    moet(?:en)? (?:je|we|ik|men)
    (?:ik |we |wij )?vroeg (?:me|mij|ons) af
    (?:ik |we |wij )?(?:wilde|wilden|wou|wil) (?:even |graag |alleen ){0,2}(?:vragen|weten)
    wat(?! (?:vroeger|later|eerder|meer|minder|mij|ons)(?![\p{L}]))
    wanneer
    waar
    wie
    hoe
    waarom
    welke
    welk
    tot hoe
    vanaf hoe
    is(?! (?:goed|prima|ok|oke|okay|akkoord|top|in orde|mooi|perfect|geregeld)(?![\p{L}]))
    (?<!(?:mij|denk|geloof|gok|vermoedelijk|waarschijnlijk) )zijn
    hebben
    heeft
    heb je
    kan
    kun
    kunnen
    kunt
    mag
    zou
    zouden
    mogen
    doen jullie
    gaat(?! goed)
    accepteren jullie
    serveren
  `,
  book: words`
    (?:opnieuw|nogmaals|nog (?:een|1) keer|nog eens) (?:te )?proberen
    (?:probeer|proberen we) (?:het )?(?:opnieuw|nogmaals|nog (?:een|1) keer|nog eens)
    reserveren
    reserveer
    reservering
    boeken
    boek
    tafel voor
    een tafel
    tafeltje
    (?:wil|willen|zou|zouden|kom|komen|mogen|kunnen) (?:[\p{L}\d.:']{1,12},? ){0,12}(?:eten|dineren|lunchen|reserveren|boeken|bespreken)
    (?:wil|willen|zou|zouden|kom|komen|mogen|kunnen) (?:[\p{L}\d.:']{1,12},? ){0,12}(?:aanschuiven|terecht|langskomen|dinnen)
    (?:tafel|tafeltje|plek|plekje|plaats) (?:voor|met)
    een tafel
    uit eten
    graag (?:\p{L}{1,12} )?(?:reserveren|boeken)
    reserveren
    reseveren
    reserveer
    reservering
    resevering
    reserving
    reservatie
    gaan eten
    komen eten
    tafels
    tafeltjes
    (?:vind|zoek|regel|geef|maak) (?:me |mij |voor mij )?(?:een|de) (?:\p{L}{1,20} )?(?:restaurant|tafel|reservering|plek|eetcafe)
  `,
  bookVerbs: words`
    reserveren
    reserveer
    boeken
    boek
    wil
    willen
    graag
    zoek
    zoeken
    vind
    maak
    maken
    hebben
    heb
    nodig
    regel
    geef
    bestellen
    bespreken
    zou
    zouden
    mag
    mogen
    komen
    doe
    wilt
    willn
    wilen
    regelen
    wensen
  `,
  bookNouns: words`
    tafel
    tafels
    tafeltje
    reservering
    reserveringen
    plek
    plaats
    restaurant
    beschikbaar
    beschikbaarheid
    vrij
    eetcafe
    tafeltjes
    plekje
    plekken
    plekjes
    plaatsen
    boeking
    reservatie
    een tafel
  `,
  proposals: words`
    wat dacht je van
    kan het
    kan het ook
    zou het
    kunnen we
    kan ik
    mag ik
    kun je
    kunt u
    is er
    hebben jullie
    heeft u
    en om
    lukt
    zou dat
    kan dat
    kunnen jullie
    is het mogelijk
    mogelijk
    lukt het
    gaat dat
    en anders
    heb je
    heb jij
    hoe zit het met
    zou ik
    zouden we
    zouden wij
    mogen we
    mogen wij
    willen we
    kunnen wij
  `,
  elsewhere: words`
    wekker
    wekkers
    alarm
    alarmen
    herinner
    herinnering
    herinneringen
    herinner mij
    timer
    afspeellijst
    playlist
    muziek
    liedje
    liedjes
    nummer van
    album
    film
    films
    bioscoop
    bioscopen
    (?:het|wat voor|welk|slecht|mooi|lekker) weer(?! (?:komen|eten|reserveren|langs|terug|naar|even|vrij|mogelijk|open|later|wijzigen|veranderen)(?![\p{L}]))
    (?:vies|koud|warm|hoe(?:'s| is)?) weer(?! (?:komen|eten|reserveren|langs|terug|naar|even|vrij|mogelijk|open|later|wijzigen|veranderen)(?![\p{L}]))
    weer (?:in|voor|vandaag|morgen|vanavond|zijn|worden)
    weersverwachting
    weerbericht
    voorspelling
    regen
    regenen
    sneeuw
    sneeuwen
    temperatuur
    zonnig
    winderig
    warm
    koud
    graden
    beoordeel
    waardeer
    geef .{0,40}(?:sterren|punten)
    roman
    boek een \d
    boek \d
    handboek
    studieboek
    serie
    tv-serie
    tv-programma
    videospel
    soundtrack
    trailer
    spotify
    youtube
    itunes
    netflix
    speel
    luisteren
    afspelen
    schilderij
    fotografie
    voorstelling
    vertoning
    filmtijden
    dit boek
    het boek
    huidige boek
    (?<!(?:iemand|persoon|personen|mensen|gast|gasten|kind|kinderen|\d) )toevoegen
    voeg
  `,
  closing: words`
    dat is alles
    dat was het
    dat was alles
    verder niets
    tot ziens
    doei
    doeg
    doei doei
    (?<!\p{L} )dag(?= (?:hoor|allemaal)|[.!, ]*$)
    tot straks
    tot dan
    tot zo
    tot later
    tot gauw
    fijne dag(?: nog)?
    fijne avond(?: nog)?
    fijn weekend
    prettige (?:dag|avond)
    nog een fijne (?:dag|avond)
    houdoe
    ajuus
    groetjes
    groeten
    met vriendelijke groet
    mvg
    vriendelijke groeten
  `,
  yes: words`
    ja
    jawel
    jazeker
    ja hoor
    ja graag
    ja klopt
    zeker
    uiteraard
    natuurlijk
    ok
    okay
    oke
    jep
    jup
    tuurlijk
    jaa
    jaaa
    jaaaa
    jaja
    jahoor
    jah
    zeker wel
    ja zeker
    yes
    yep
    yess
    yup
    joh ja
    jawohl
    okidoki
    okee
    okeej
    oki
    zeker weten
    vanzelfsprekend
    ja doe maar
    dat wil ik
    tuurlijk wel
    graag ja
  `,
  affirm: words`
    prima
    goed
    perfect
    klopt
    dat klopt
    juist
    correct
    precies
    akkoord
    in orde
    is goed
    dat is goed
    graag
    heel graag
    geweldig
    mooi
    top
    bevestigd
    bevestig
    ik bevestig
    bevestigen
    uitstekend
    doe maar
    inderdaad
    absoluut
    zeker weten
    helemaal goed
    fijn
    super
    👍
    👌
    ✅
    zonder meer
    afgesproken
    (?:dat |het |'t )?(?:is|lijkt me|lijkt mij|lijkt ons|klinkt|komt|gaat) (?:helemaal |heel |allemaal |ook |wel )?(?:goed|prima|ok|oke|okay|akkoord)
    (?:dat |het |'t )?(?:is|lijkt me|lijkt mij|lijkt ons|klinkt|komt|gaat) (?:helemaal |heel |allemaal |ook |wel )?(?:top|perfect|correct)
    (?:dat |het |'t )?(?:is|lijkt me|lijkt mij|lijkt ons|klinkt|komt|gaat) (?:helemaal |heel |allemaal |ook |wel )?(?:juist|in orde|mooi|fijn|geregeld|geweldig)
    klopt (?:helemaal|als een bus|allemaal)
    dat klopt (?:helemaal|allemaal)
    dit klopt
    het klopt
    zo is het
    goed zo
    mooi zo
    doen we
    doe het
    doe maar zo
    prima zo
    zo is goed
    zo is prima
    fantastisch
    lekker
    heel goed
    helemaal prima
    helemaal top
    reserveer maar
    boek maar
    boeken maar
    vastleggen
    leg maar vast
    deze is goed
    deze graag
    kan niet beter
    bevestigen graag
    we komen
    wij komen
    we zijn erbij
    ik kom
    ga ik mee akkoord
    accoord
    toppie
    tof
    lijkt me wat
    dat werkt
    werkt voor mij
    past
    dat past
    dat komt uit
    komt goed uit
    we zijn er
    wij zijn er
    ik ben er
    geen probleem
    geen punt
    waarom niet
    deal
    komt goed
    goedgekeurd
    we bevestigen
    geen bezwaar
    doe dat maar
    doe het maar
    regel het maar
    ga je gang
    ga uw gang
    vooruit
    vooruit maar
    (?:er )?(?:ook |allemaal )?mee eens
    het (?:er )?mee eens
  `,
  deny: words`
    (?:niets|niks) (?:te )?(?:wijzigen|veranderen|aanpassen)
    nee
    neen
    nee bedankt
    nee dank je
    niet
    klopt niet
    dat klopt niet
    fout
    onjuist
    verkeerd
    incorrect
    absoluut niet
    zeker niet
    nooit
    helaas niet
    liever niet
    nee hoor
    niet akkoord
    geenszins
    nope
    👎
    ❌
    bedankt nee
    niet goed
    niet waar
    neeh
    neee
    neuh
    nah
    nee joh
    nee nee
    neenee
    nee toch niet
    toch niet
    toch maar niet
    niet doen
    doe maar niet
    zeker weten niet
    klopt niet helemaal
    niet helemaal
    niet juist
    niet correct
    dat is niet (?:goed|juist|correct)
    dat is fout
    dit klopt niet
    is niet goed
    is fout
    nee liever niet
    geen interesse
    hoeft niet
    dat hoeft niet
    laat het zo
    zo laten
    komt niet uit
    past niet
    gaat niet
    lukt niet
    geen van (?:beide|allen|die)
    deze keer niet
    dit keer niet
    geen van beide
    geen van deze
    geen enkele
    geen van allen
    vandaag niet
    nu niet
    niet mogelijk
    past me niet
    past ons niet
    niet meer
  `,
  withoutPhone: words`
    (?:geen|zonder|heb geen|ik heb geen) (?:nummer|telefoonnummer|telefoon|mobiel|gsm)
  `,
  declines: words`
    zonder
    geen
    heb ik niet
    overslaan
    sla over
    liever niet
    skip
    pas
    geen nr
    zeg ik liever niet
    geef ik liever niet
    wil ik niet geven
    wil ik liever niet
    niet nodig
    heb ik niet bij de hand
    volgende
  `,
  but: ["maar", "behalve", "echter", "alleen met"],
  greet: words`
    hallo
    hoi
    hey
    hi
    goedemorgen
    goedemiddag
    goedenavond
    goedendag
    goeiemorgen
    goede morgen
    goede avond
    goedenacht
    hoe gaat het
    goeiemiddag
    goeienavond
    goeieavond
    goeiedag
    goedeavond
    goede middag
    goede dag
    goeie morgen
    goeie avond
    goeie middag
    goedenmiddag
    heey
    hee
    heyy
    hallootjes
    yo
    hai
    haai
    hallo allemaal
    dag allemaal
    dag meneer
    dag mevrouw
    beste
    beste mensen
    geachte
    moin
    hooi
    goeden morgen
    goeien morgen
    goeden avond
  `,
  thanks: words`
    bedankt
    dank je
    dank u
    dank je wel
    dank u wel
    dankjewel
    dankuwel
    merci
    heel erg bedankt
    🙏
    thanks
    thx
    tnx
    dankje
    dank
    hartelijk dank
    dank jullie wel
    dank je vriendelijk
    dank u vriendelijk
    bedankt hoor
    bedankt alvast
    alvast bedankt
    bij voorbaat dank
    danke
    thank you
  `,
  complaint: words`
    (?:uur|uren|minuten|lang) (?:\p{L}{1,14} ){0,5}gewacht
    niemand (?:\p{L}{1,8} ){0,3}(?:sorry|excuses|verontschuldigd|verontschuldigde)
    (?:ziek|misselijk|beroerd) (?:\p{L}{1,10} ){0,3}(?:na|van) (?:het|jullie|mijn|ons) (?:eten|diner|etentje)
    (?:klacht(?:en)?|klagen|beklag)
    (?:geld terug|terugbetaling|vergoeding van|schadevergoeding|teruggave)
    (?:schande|schandalig|onacceptabel|belachelijk|walgelijk|waardeloos|oplichters?|oplichterij|respectloos)
    (?:slecht|vreselijk|verschrikkelijk|onbeschoft|beroerd|slechtste)e? (?:service|bediening|eten|ervaring|restaurant|avond|ober|personeel)
    (?:ober|serveerster|bediening|service) (?:was|waren) (?:\p{L}{1,10} ){0,3}(?:koud|rauw|slecht|onbeschoft|vreselijk|onvriendelijk)
    (?:eten|soep|biefstuk|personeel) (?:was|waren) (?:\p{L}{1,10} ){0,3}(?:koud|rauw|slecht|onbeschoft|vreselijk|onvriendelijk)
    (?:ober|serveerster|bediening|service|eten|soep|biefstuk|personeel) (?:was|waren) (?:\p{L}{1,10} ){0,3}(?:oneetbaar|verschrikkelijk|onbeleefd)
    voedselvergiftiging
    (?:ben|zijn|erg|heel) (?:\p{L}{1,9} )?(?:boos|woedend|kwaad|teleurgesteld|pissig)
    (?:jullie zijn|je bent|u bent) (?:\p{L}{1,9} )?(?:waardeloos|nutteloos|incompetent|dom)
    nooit meer
  `,
  sorrow: words`
    (?:is|zijn) (?:\p{L}{1,9} ){0,2}(?:overleden|gestorven)
    (?:overleden|begrafenis|uitvaart|sterfgeval|in de rouw)
    (?:ziekenhuis|spoedeisende hulp|intensive care)
    (?:ongeluk|hartaanval|beroerte|miskraam)
    (?:ben|is|zijn|allemaal|geworden) (?:\p{L}{1,9} )?ziek
    (?:heb|heeft|hebben) (?:\p{L}{1,6} )?(?:corona|covid|koorts|griep|kanker)
  `,
  usual: words`
    (?:zoals|net als|als|hetzelfde als|dezelfde als) (?:de )?(?:vorige|laatste|afgelopen) (?:keer|maal)
    (?:zoals|net als|als) (?:altijd|gewoonlijk|gebruikelijk|anders|normaal)(?= {0,2}(?:graag|alstublieft|aub|[.!?,]|$|op|om|voor))
    (?:hetzelfde|dezelfde)(?: \p{L}{1,12}){0,2} (?:als|van) (?:de )?(?:vorige|laatste|altijd|anders)(?: keer| maal)?
    (?:mijn|onze|ons|het|de) (?:vaste|gebruikelijke|gewone|favoriete) (?:tafel|tafeltje|plek|plekje|plaats|reservering)
    het gebruikelijke
    (?:als|zoals|net als) laatst(?! (?:was|is|had))
  `,
  besides: words`
    (?:een |de )?(?:2e|extra) (?:tafel|tafeltje|reservering)
    (?<=^ {0,2})(?:nog een(?: tafel| reservering)?|een 2e|nog eentje|allebei|alle 2|beide)(?= {0,2}(?:graag|aub|alstublieft|tafels|[.!?,]|$))
    (?<=^ {0,2})erbij(?= {0,2}(?:graag|aub|[.!?,]|$))
  `,
  late: words`
    (?:te|iets|wat|beetje|minuten|min|uur|kwartier) (?:\p{L}{1,7} )?(?:te )?laat
    te laat
    vertraging
    vertraagd
    (?:staan|sta|zitten|zit) (?:\p{L}{1,7} ){0,2}(?:in de file|vast)
    in de file
    lopen (?:wat |iets )?uit
    (?:minuten|min|kwartier|half uur) later dan (?:gepland|afgesproken)
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: er)? pas (?:om|rond|tegen) .{1,20}
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: er)? (?:om|rond) .{1,20} in plaats van
  `,
  praise: words`
    geweldig
    fantastisch
    leuk
    super
    top
    mooi
    fijn
    heerlijk
    tof
    wat (?:leuk|fijn|aardig)
    perfect
    uitstekend
    dat is perfect
  `,
  thankedFor: words`voor`,
  first: words`
    de eerste
    eerste
    de 1e
    1e
    eerste optie
    de vroegste
    vroegste
    de vroegere
    doe de eerste
    de bovenste
    het eerste
    die eerste
    nummer 1
    de 1ste
    1ste
    zo vroeg mogelijk
    zo snel mogelijk
    het vroegst
    de eerdere
  `,
  last: words`
    de laatste
    laatste
    laatste optie
    de laatste optie
    de latere
    het laatste
    de onderste
    die laatste
    de laatst mogelijke
    zo laat mogelijk
    het laatst
  `,
  choice: words`
    de
    het
    nummer
    optie
    keuze
    ik neem
    ik neem de
    ik kies
    doe maar
    doe de
    die van
    graag de
    die
    doe maar de
    ik ga voor
    we nemen
    wij nemen
    we kiezen
    graag
    geef mij
    dan
    tijdstip
    dan de
    we nemen de
    wij nemen de
    ik wil de
    we willen de
    laten we de
    is goed
    is prima
    past
    past me
    past ons
    schikt
    werkt
    lukt
    is perfect
    tijd
  `,
  places: words`
    tweede|2e|2de
    derde|3e|3de
    vierde|4e|4de
    vijfde|5e|5de
    zesde|6e|6de
  `,
  any: words`
    maakt niet uit
    maakt mij niet uit
    maakt ons niet uit
    het maakt niet uit
    om het even
    welke dan ook
    een van de (?:twee|drie|\d)
    allemaal goed
    alles is goed
    alle tijden zijn goed
    beide
    beide zijn goed
    allebei
    kies maar
    kiest u maar
    geen voorkeur
    flexibel
    we zijn flexibel
    willekeurig
    eender welke
  `,
  fillers: words`
    alsjeblieft
    alstublieft
    aub
    eh
    uh
    nou
    dan
    dus
    oh
    ah
    graag
    misschien
    ok
    en
    ja
    maar
    even
    denk ik
    zeg maar
    nu
    hoor
    goed
    ik zei
    zei
    ehm
    uhm
    ehh
    hm
    hmm
    tja
    nou ja
    please
    pls
    svp
    s\.v\.p\.
    a\.u\.b\.
    ff
    effe
    eventjes
    gewoon
    joh
    he
    helemaal
    dank je
    bedankt
    zo
    wel
    prima
    lieve mensen
    toch
    ik denk
    volgens mij
    waarschijnlijk
  `,
};

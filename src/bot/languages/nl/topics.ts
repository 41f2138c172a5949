import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    kost (?:het |een |de )?(?:reserveren|reservering|boeken)
    betalen (?:om te |voor (?:het |de |een )?)(?:reserveren|reservering|boeken)
    kost het (?:iets |geld )?om te (?:reserveren|boeken)
    (?:is )?(?:reserveren|reservering) (?:is )?gratis
    als (?:ik|we|wij) (?:het|de reservering) verge\p{L}{2,4}
    (?:betalen|betaal|kost|rekenen) (?:[\p{L}']{1,10} ){0,4}als (?:[\p{L}'\d]{1,12} ){0,4}(?:ziek|wegvalt|afvalt|uitvalt|ontbreekt)
    (?:als|mocht) (?:er )?(?:[\p{L}'\d]{1,12} ){0,4}(?:minder|ziek|niet) (?:\p{L}{1,10} ){0,2}(?:betalen|betaal|kost)
    (?:schrijven|schrijft|boeken|boekt|afgeschreven|afschrijven|afgeboekt|in rekening) (?:\p{L}{1,10} ){0,4}(?:kaart|creditcard|rekening|kaart af)(?: af)?
    (?:kwijt|terug|verlies|verliezen|krijg|krijgen|houden) (?:\p{L}{1,10} ){0,4}(?:aanbetaling|borg|voorschot|geld)(?: kwijt| terug)?
    (?:aanbetaling|borg|voorschot) (?:\p{L}{1,10} ){0,3}(?:kwijt|terug)
    (?:betalen|betaal|kost|kosten|rekenen|gebeurt) (?:[\p{L}']{1,10} ){0,4}als (?:[\p{L}']{1,12} ){0,4}(?:niet|minder|maar|annuleer|annuleren|afzeg|afzeggen)
    (?:boete|annuleringskosten|restitutie|terugbetaald|teruggestort)
    (?:in rekening gebracht|kosten in rekening)
    tot wanneer (?:[\p{L}']{1,12} ){0,4}(?:annuleren|afzeggen|annuleer|afzeg)
    (?:creditcard|kaartgegevens) (?:\p{L}{1,8} ){0,3}(?:nodig|opgeven|geven|achterlaten)
    als (?:ik|we|wij|iemand|een van ons) (?:\p{L}{1,8} ){0,2}niet (?:kom|komen|komt|op kom|op komen|opdaag|opdagen|op komen dagen|kan|kunnen|verschijn)
    no[- ]?show(?:[- ]?(?:kosten|tarief))?
    (?:annuleren|annuleer|afzeggen|afzeg) (?:\p{L}{1,10} ){0,5}tot (?:wanneer|hoe laat)
    aanbetaling
    voorschot
    borg
    (?:vooraf|vooruit|van tevoren|nu al) (?:\p{L}{1,8} ){0,2}betalen
    (?:annulerings?)(?:kosten|voorwaarden|beleid|termijn|regels|vergoeding)
    (?:zijn er|rekent u|rekenen jullie|is er) (?:een )?(?:kosten|boete|toeslag)
    (?:kost|kosten|gebeurt|betalen|boete) (?:[\p{L}',]{1,12} ){0,5}(?:annuleer|annuleren|afzeg|afzeggen|afbellen)
    (?:tot wanneer|tot hoe laat|hoe laat) (?:[\p{L}']{1,12} ){0,4}(?:annuleren|afzeggen)
    (?:gratis|kosteloos|later|nog|op de dag zelf|kort van tevoren) (?:nog )?(?:annuleren|afzeggen)(?: (?:kan )?tot (?:wanneer|hoe laat))?
    (?:wat|en|hoe)(?: \p{L}{1,8}){0,2} (?:als|wanneer|indien) (?:ik|we|wij) (?:\p{L}{1,10} ){0,4}(?:afzeg|afzeggen|annuleer|annuleren)
    (?:laatste|uiterste) (?:moment|tijdstip|dag|mogelijkheid) (?:om|voor) (?:\p{L}{2,9} ){0,2}(?:annuleren|afzeggen)
    (?:hebt u|heeft u|hebben jullie|heb je|moet ik|wilt u|willen jullie) (?:mijn|onze|een|de) (?:creditcard|kaart|bankpas|pas|creditcardnummer|kaartnummer)(?:gegevens)?(?: (?:nodig|geven|opgeven|hebben))?
    (?:moet|moeten) (?:ik|we|wij) (?:nu|vooraf|direct|al|meteen) (?:\p{L}{1,10} ){0,3}betalen
    (?:tot (?:welke|wat voor|hoeveel) (?:dag|dagen|datum|tijd|uur|moment)(?: (?:vooraf|van tevoren))?) (?:[\p{L}',]{1,12} ){0,6}(?:annuleer\p{L}{0,2}|annuleren|afzeg\p{L}{0,4}|cancelen)
    (?:annuleer\p{L}{0,2}|annuleren|afzeg\p{L}{0,4}|cancelen)(?: [\p{L}']{1,14}){0,4},? (?:tot (?:welke|wat voor|hoeveel) (?:dag|dagen|datum|tijd|uur|moment)(?: (?:vooraf|van tevoren))?)
  `,
  stay: words`
    (?:moeten|moet) (?:we|wij|ik|je) (?:[\p{L}\d:.]{1,12} ){0,6}(?:weg|eruit|opstappen|vertrekken|plaatsmaken|vrijmaken)
    (?:mogen|mag|kunnen|kan) (?:we|wij|ik|je) (?:[\p{L}\d:.]{1,12} ){0,6}(?:blijven zitten|blijven|natafelen)
    (?:hoe ?lang|hoeveel tijd|hoeveel uur|tot hoe laat) (?:\p{L}{1,10} ){0,5}(?:tafel|zitten|blijven|houden|hebben|natafelen|van ons)
    (?:tijdslimiet|tijdlimiet|tijdsduur|tafeltijd|zittijd|tijdsloten?|tijdslots?|maximale tijd|shifts?)
    (?:limiet|beperking) (?:\p{L}{1,8} ){0,3}(?:tijd|tafel)
    (?:weggestuurd|eruit gezet|eruit gegooid|weggejaagd)
    natafelen
    hoe ?(?:lang|lange) (?:\p{L}{1,10} ){0,4}(?:blijven|tafel|zitten|houden|hebben)
    hoeveel tijd (?:hebben|krijgen) we
    tijdslimiet
    tijdslot
    (?:moeten|moet) (?:we|wij|ik) (?:\p{L}{1,8} ){0,2}(?:weg|de tafel vrijmaken|vertrekken|opstappen)
  `,
  day: words`
    (?:welke datum|welke dag|de hoeveelste)(?: (?:is|was|valt|zou) (?:dat|het|dit|vandaag|zijn|\p{L}{3,7}dag))?
    wat is de datum
    wat voor (?:dag|datum) is
  `,
  assistant: words`
    (?:ben je|ben jij|bent u|is dit|praat ik met) (?:een |gewoon |maar ){0,2}(?:automaat|automatisch)
    wie (?:ben je|ben jij|bent u|is dit|zijn jullie|spreek ik)
    met wie (?:spreek|praat|chat|heb|app|schrijf) ik
    (?:ben je|ben jij|bent u|is dit|praat ik met) (?:een |echt |eigenlijk ){0,2}(?:robot|bot|machine|mens|ai|computer|programma|chatbot)(?: mens| persoon)?
    (?:spreek ik met|chat ik met) (?:een |echt |eigenlijk ){0,2}(?:robot|bot|machine|mens|ai|computer|programma|chatbot)(?: mens| persoon)?
    (?:ben je|ben jij|bent u|is dit|praat ik met) (?:een |echt |eigenlijk ){0,2}(?:persoon|echt persoon|echt mens|echt)(?: mens| persoon)?
    (?:spreek ik met|chat ik met) (?:een |echt |eigenlijk ){0,2}(?:persoon|echt persoon|echt mens|echt)(?: mens| persoon)?
    hoe heet (?:je|jij|u)
    (?:ben je|ben jij|bent u|is dit|praat ik met|spreek ik met|chat ik met) (?:een |1 )?(?:echte? )?persoon
    (?:zit|staat) (?:hier|er) (?:een |1 )?(?:echte? |echt )?(?:mens|persoon|iemand)(?: of (?:een |1 )?(?:machine|robot|bot))? achter
  `,
  largest: words`
    (?:met )?hoeveel(?: mensen| personen| gasten)? (?:kunnen|kan|mogen|passen|nemen|nemt|past) (?:jullie|u|er|we|wij|je) ?(?:maximaal |hooguit )?(?:hebben|ontvangen|plaatsen|zijn|komen|aan|kwijt|zitten|aannemen|boeken|reserveren)?
    (?:grootste|maximale) (?:groep|gezelschap|groepsgrootte|aantal(?: personen| mensen| gasten)?)
    hoe groot (?:mag|kan) (?:de|een|onze|het|ons) (?:groep|gezelschap)
  `,
  starts: words`
    (?:wat|welke) is (?:het|de) (?:vroegste?|laatste?)(?: (?:die jullie hebben|mogelijk|mogelijke))?(?=[.!?, ]*$)
    (?:tot hoe laat|hoe laat|hoe vroeg|tot wanneer) (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je|men) (?:nog |uiterlijk |op zijn laatst |op zijn vroegst )?(?:komen|reserveren|eten|terecht|aanschuiven|binnen|een tafel)
    (?:wanneer|hoe laat) (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je) (?:uiterlijk|op zijn laatst|op z'n laatst|op zijn vroegst)
    (?:laatste|uiterste|vroegste) (?:tafel|reservering|tijd|tijdstip|mogelijkheid)(?! (?:om |voor )?(?:te |het )?(?:annuleren|afzeggen))
    (?:de )?(?:eerste|vroegste) (?:en|of) (?:de )?(?:laatste|uiterste) (?:tafel|tijd|reservering)
  `,
  ownName: words`
    (?:waarom|waarvoor) (?:\p{L}{1,10} ){1,4}?(?:mijn|onze|een|de) (?:voor|achter)?naam
    wat (?:doen|doe|doet|gebeurt) (?:(?:jullie|je|u|er) ){0,2}met (?:mijn|onze) (?:voor|achter)?naam
  `,
  ownPhone: words`
    (?:waarom|waarvoor) (?:\p{L}{1,10} ){1,4}?(?:mijn|ons|een|het) (?:telefoon|mobiele )?nummer
    wat (?:doen|doe|doet|gebeurt) (?:(?:jullie|je|u|er) ){0,2}met (?:mijn|ons|het) (?:telefoon|mobiele )?nummer
    wie (?:ziet|krijgt) mijn (?:telefoon)?nummer
  `,
  reminder: words`
    (?:krijg|krijgen|ontvang|ontvangen|stuur|sturen|sturen jullie|stuurt u)(?: ik| we| wij| je| jullie| u)?(?: mij| me| ons)?(?: nog| ook| vooraf)? een herinnering
    (?:herinner|herinnert|herinneren) (?:je|u|jullie) (?:mij|me|ons)
  `,
  noted: words`
    (?:is|staat|zijn|staan) (?:de|het|mijn|onze|dat|die|er) ?(?:\p{L}{2,16} ){0,3}(?:genoteerd|erbij|doorgegeven|vermeld)
    (?:heeft u|hebt u|heb je|hebben jullie) (?:de|het|mijn|onze|dat|die) ?(?:\p{L}{2,16} ){0,3}(?:genoteerd|opgeschreven|doorgegeven)
  `,
  adjusting: words`
    (?:wat|en) (?:als|gebeurt er als|indien) (?:er )?(?:maar |slechts |toch )?(?:een|1|iemand|minder|meer|niet iedereen|we (?:met )?(?:minder|meer|maar)) ?(?:van ons )?(?:komt|komen|zijn|is|kan|kunnen|afzegt)?
    (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je) (?:dat|het|het aantal(?: personen| mensen)?|de (?:reservering|tijd|tafel))(?: \p{L}{2,5})? (?:later|achteraf|daarna)(?: nog)? (?:wijzigen|aanpassen|veranderen)
    (?:kan|kunnen|mag|mogen)(?: ik| we| er)? (?:er )?(?:later|straks|achteraf) (?:nog )?(?:iemand|mensen|een persoon)(?: extra)? (?:bij|erbij|toevoegen|meenemen)(?: doen| komen)?
  `,
  hours: words`
    openingstijden
    openingsuren
    (?:jullie|u|restaurant|keuken|terras|zaak)(?: \p{L}{1,12}){0,3} (?:open|dicht|gesloten|geopend)
    (?:is|zijn|bent) .{0,40}(?:open|dicht|gesloten|geopend)(?= ?(?:$|[?.!,]))
    sluit
    sluiten
    gaan jullie (?:open|dicht)
    gaat .{0,20} (?:open|dicht)
    sluitingstijd
    sluitingsdag
    keuken (?:open|dicht|sluit)
    hoe laat (?:gaan|zijn|sluiten|opent|sluit|openen|gaat)
    vanaf hoe laat
    (?<!(?:annuleren|annuleer|afzeggen|afzeg) (?:\p{L}{1,10} ){0,5})tot (?:wanneer|hoe laat)
    open op
    (?:hoe laat|wanneer|tot wanneer|tot hoe laat) (?:eindigt|stopt|begint|is) (?:de |het )?(?:lunch|diner|avondeten|brunch|ontbijt)(?: afgelopen| voorbij)?
  `,
  address: words`
    hoe (?:kom|komt|komen|geraak|geraken|raak) (?:ik|je|men|we|wij) (?:er|daar|bij jullie|bij u|tot daar)
    (?:ik|we|wij) (?:kan|kunnen|vind|vinden) (?:het|jullie|de ingang)(?: restaurant)? niet(?: vinden)?
    (?:ik ben|we zijn|wij zijn) (?:de weg kwijt|verdwaald)
    (?<!mail[ -])adres
    waar (?:zitten|zijn|ligt|is|liggen|bevind|bevinden)(?: jullie| u| het| ik jullie| wij jullie| we jullie)?(?: restaurant)?(?: precies)?
    waar (?:kan ik jullie vinden|vind ik|zit|vinden)(?: jullie| u| het| ik jullie| wij jullie| we jullie)?(?: restaurant)?(?: precies)?
    locatie
    route(?:beschrijving)?
    hoe kom(?:en)? (?:ik|we|wij)(?: er| bij jullie| daar)?
    welke straat
    postcode
    bereikbaar
  `,
  contact: words`
    telefoonnummer
    telefoon
    jullie nummer
    uw nummer
    bellen
    bereiken
    contact(?:gegevens)?
    e-?mail(?:adres)?
    mailadres
    website
    site
    instagram
    facebook
  `,
  photos: words`
    foto's
    foto(?:s|tjes)?
    afbeeldingen
    plaatjes
    galerij
    hoe (?:het er|ziet het er)(?: \p{L}{1,8}){0,3} uit(?:ziet)?
    hoe (?:het|ziet het) eruit(?:ziet)?
  `,
  parking: words`
    parkeren
    parkeer(?:plaats|plaatsen|plek|plekken|gelegenheid|garage|terrein|ruimte)
    parking
    parkeerkosten
    parkeert
    garage
    laadpaal
    laadpalen
    auto kwijt
  `,
  transport: words`
    (?:bus|tram|metro)(?:haltes?)?
    metrostation
    trein(?:station)?
    station
    haltes?
    openbaar vervoer
    ov
    taxi
  `,
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
    buggy
    speelhoek
    speeltuin
    verschoontafel
    verschoning
  `,
  access: words`
    rolstoel(?:en|toegankelijk|vriendelijk|gebruiker)?
    toegankelijk(?:heid)?
    invalide(?:n)?
    invalidentoilet
    mindervalide(?:n)?
    trap(?:pen)?
    drempels?
    lift
    rollator
    gelijkvloers
    hellingbaan
    slecht ter been
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
    cadeaubon(?:nen)?
    cadeaukaart(?:en)?
    dinerbon(?:nen)?
    diner cadeau
    dinercheques?
    bonnen
    fooi
    rekening
    apart afrekenen
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
    prijs
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
    uitzicht
    serre
    terrasverwarming
    aan het raam
  `,
  dress: words`
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
    voetbal
    wedstrijd
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
    afhalen
    afhaal
    bezorgen
    bezorging
    bezorgt
    takeaway
    meenemen(?= ?[?])(?<=(?:eten|maaltijden) meenemen)
  `,
};

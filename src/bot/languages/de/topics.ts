import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    kostet (?:die |eine |das |ne )?(?:reservierung|reservieren|buchung|buchen|tischreservierung)
    (?:fur|bei) (?:die |das |der |eine )?(?:reservierung|reservieren|buchung|buchen) (?:etwas |was |schon )?(?:zahlen|bezahlen)
    (?:ist|is) (?:die |das |eine )?(?:reservierung|reservieren|buchen|buchung) (?:kostenlos|gratis|umsonst|kostenpflichtig)
    (?:wenn|falls) (?:ich|wir) (?:das |es |den termin |den tisch )?(?:verschwitz|vergess|verpass|verschlaf|verpenn)\p{L}{1,2}
    kostet (?:mich|uns) (?:das|es) (?:dann )?(?:et)?was(?=[ ?.!]{0,3}$)
    (?:zahlen|bezahlen|zahle|kostet) (?:[\p{L},]{1,12} ){0,4}(?:wenn|falls) (?:[\p{L}\d]{1,10} ){0,4}(?:weniger|krank|fehlt|fehlen|ausfallt|ausfallen|abspringt)
    (?:wenn|falls) (?:[\p{L}\d]{1,10} ){0,5}(?:fehlt|fehlen|krank|weniger|ausfallt)(?: \p{L}{1,10}){0,3} (?:zahlen|bezahlen|kostet|gebuhr)
    kreditkarte (?:[\p{L},]{1,10} ){0,3}(?:reservieren|buchen|reservierung)
    (?:abgebucht|abbuchen|bucht|belastet|belasten|einbehalten|berechnet|in rechnung|verrechnet)
    (?:verliere|verlieren|verfallt|bekomme|kriege?|bekommen|kriegen) (?:\p{L}{1,10} ){0,4}(?:anzahlung|kaution|vorauszahlung)(?: zuruck| erstattet)?
    (?:kreditkarte|kartendaten) (?:\p{L}{1,10} ){0,3}(?:hinterlegen|angeben|belastet|notig)
    (?:was|wie viel|wieviel) (?:\p{L}{1,10} ){0,3}(?:wenn|falls) (?:\p{L}{1,10} ){0,4}(?:nicht|weniger|absag\p{L}{1,3}|stornier\p{L}{1,3})
    (?:ausfallgebuhr|strafgebuhr|no-show-gebuhr|gebuhr|strafe)
    (?:zahlen|bezahlen|zahle|kostet) (?:[\p{L},]{1,12} ){0,4}(?:wenn|falls) (?:\p{L}{1,10} ){0,4}(?:nicht|weniger|absag\p{L}{1,3}|nur)
    (?:wenn|falls) (?:ich|wir|einer|jemand|man|keiner) (?:[\p{L}]{1,12} ){0,2}nicht (?:komme|kommen|kommt|erscheine|erscheinen|erscheint)
    (?:wenn|falls) (?:ich|wir|einer|jemand|man|keiner) (?:[\p{L}]{1,12} ){0,2}nicht (?:auftauche|auftauchen|kann|konnen)
    no[- ]?show(?:[- ]?(?:gebuhr|gebuhren|regelung))?
    nicht ?erscheinen
    (?:storno|stornierungs?)(?:gebuhr|gebuhren|kosten|bedingungen|frist|regeln|regelung)
    anzahlung
    anzahlen
    kaution
    (?:vorab|im voraus|vorher) (?:\p{L}{1,8} ){0,2}(?:geld|anzahlung|kreditkarte)
    (?:im voraus|vorab|gleich|vorher|bei der (?:reservierung|buchung)) (?:etwas |was |schon )?(?:be)?zahlen
    vorauszahlung
    (?:kostet|kosten|passiert|gebuhr|zahlen|strafe),? (?:[\p{L},]{1,12} ){0,5}(?:stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:gibt es|fallt|fallen) (?:eine |1 )?(?:gebuhr|gebuhren|strafe)(?: an)?
    (?:bis wann|wie lange|wie spat|wie kurzfristig) (?:[\p{L},]{1,12} ){0,5}(?:stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:kostenlos|kostenfrei|kurzfristig|spater|notfalls|gratis) (?:noch |wieder )?(?:stornier\p{L}{1,3}|absag\p{L}{1,3})
    stornieren (?:wenn|falls|auch)
    (?:stornier\p{L}{1,3}|absag\p{L}{1,3}) (?:\p{L}{1,12} ){0,5}bis wann
    kostet das stornieren
    (?:spatester?|letzter?) (?:zeitpunkt|moglichkeit|moment|termin|frist|tag),? (?:zu|um|zum|fur)(?: \p{L}{2,9}){0,2} (?:abzusagen|stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:spatester?|letzter?) (?:zeitpunkt|moglichkeit|moment|termin|frist|tag),? (?:zu|zum) (?:abzusagen|stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:brauchen|braucht|benotigen|benotigt|wollen|wollt|verlangen|verlangt|brauchst)(?: sie| ihr| du)? (?:\p{L}{1,6} )?(?:meine|unsere|eine|die) (?:kreditkarte|karte|kreditkartennummer|kartennummer|kartendaten|bankkarte)
    (?:muss|mussen|soll|sollen) (?:ich|wir) (?:jetzt|gleich|vorab|im voraus|schon|direkt|sofort) (?:\p{L}{1,10} ){0,3}(?:zahlen|bezahlen)
    (?:bis (?:zu )?welche[mrn]? (?:tag|datum|uhrzeit|stunde|zeitpunkt)|bis wie ?viel uhr|bis wie ?viele (?:stunden|tage)(?: vorher)?) (?:[\p{L}',]{1,12} ){0,6}(?:stornier\p{L}{0,3}|absag\p{L}{0,2}|abgesagt|canceln|annullieren)
    (?:stornier\p{L}{0,3}|absag\p{L}{0,2}|abgesagt|canceln|annullieren)(?: [\p{L}']{1,14}){0,4},? (?:bis (?:zu )?welche[mrn]? (?:tag|datum|uhrzeit|stunde|zeitpunkt)|bis wie ?viel uhr|bis wie ?viele (?:stunden|tage)(?: vorher)?)
  `,
  stay: words`
    (?:werfen|werft|wirft|schmeißen|schmeißt|schicken|schickt) (?:\p{L}{1,10} ){0,4}(?:raus|weg)
    (?:mussen|muss|mussten) (?:wir|ich|man) (?:[\p{L}\d:.]{1,12} ){0,7}(?:raus|gehen|weg|verlassen|aufstehen|raumen|freimachen|freigeben)
    (?:durfen|darf|konnen|kann) (?:wir|ich|man) (?:[\p{L}\d:.]{1,12} ){0,6}(?<!draußen |drin |drinnen |drausen )(?:bleiben)
    (?:wie lange?|wie viele? stunden|wie viel zeit) (?:\p{L}{1,12} ){0,5}(?:bleiben|sitzen|tisch|platz|zeit|haben)
    (?:zeitfenster|sitzdauer|sitzzeit|aufenthaltsdauer|zeitlimits?|verweildauer)
    (?:rausgeschmissen|rausgeworfen|rauswerfen|rausschmeißen|rausgeschickt)
    (?:tisch|platz) (?:\p{L}{1,10} ){0,3}(?:zeitlich|begrenzt|befristet)
    (?:tisch|platz) (?:\p{L}{1,10} ){0,3}(?:wieder (?:frei|abgeben|hergeben))
    bis wann (?:haben|hatten|durfen|konnen|gilt|gehort|ist) (?:\p{L}{1,10} ){0,3}(?:tisch|platz|bleiben|sitzen)
    den ganzen abend (?:\p{L}{1,10} ){0,2}(?:bleiben|sitzen|haben)
    wie (?:lange|lang) (?:durfen|konnen|kann|darf|haben|hat|gilt|ist|bleibt|sitzt) (?:\p{L}{1,10} ){0,4}(?:bleiben|tisch|sitzen|behalten|reserviert|platz)
    wie viel zeit haben wir
    zeitlimit
    zeitbegrenzung
    zeitlich begrenzt
    (?:mussen|muss) (?:wir|ich) (?:wieder |dann |irgendwann ){0,2}(?:gehen|raus|den tisch raumen|weg)
    so lange (?:bleiben|sitzen)
  `,
  day: words`
    (?:welches datum|welcher tag|welchen tag|welcher wochentag) (?:ist|ware|hatten|haben|war)? ?(?:das|der|denn|heute|wir|morgen|\p{L}{3,8}tag)?
    (?:der wievielte|den wievielten) (?:ist|ware|hatten|haben|war)? ?(?:das|der|denn|heute|wir|morgen|\p{L}{3,8}tag)?
    was fur (?:ein |1 )?(?:datum|tag) (?:ist|ware) (?:das|der|heute)
  `,
  assistant: words`
    (?:bist du|sind sie|seid ihr|ist das|rede ich mit|schreibe ich mit) (?:hier |ein |einem |1 |nur |blo(?:ß|ss) ){0,3}(?:automat(?:en)?|blechkiste|roboter|maschine)
    wer (?:bist du|sind sie|seid ihr|ist da|schreibt (?:hier|da|mir)|bin ich)
    (?:bist du|sind sie|seid ihr) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:robot\p{L}{1,3}|bot|maschine|mensch(?:en)?)
    (?:ist das|schreibe ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:robot\p{L}{1,3}|bot|maschine|mensch(?:en)?)
    (?:bist du|sind sie|seid ihr|ist das|schreibe ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:ki|computer|programm)
    (?:rede ich mit|spreche ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:robot\p{L}{1,3}|bot|maschine|mensch(?:en)?)
    (?:rede ich mit|spreche ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:ki|computer|programm)
    (?:bist du|sind sie|seid ihr) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:chatbot|echter mensch|echte person|echt|person)
    (?:ist das|schreibe ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:chatbot|echter mensch|echte person|echt|person)
    (?:rede ich mit|spreche ich mit) (?:hier )?(?:ein |eine |einem |einer |1 |echt |eigentlich ){0,2}(?:chatbot|echter mensch|echte person|echt|person)
    was bist du
    mit wem (?:schreib|chatt?|rede|sprech)\p{L}{1,2} (?:ich|wir)
    wie hei(?:ss|ß)t du
    wie hei(?:ss|ß)en sie
    (?:bin|sind) (?:ich|wir) (?:hier )?mit (?:einer |1 |einem )?(?:echten |richtigen )?(?:person|menschen|maschine|bot|roboter) verbunden
    (?:schreibt|antwortet|sitzt) (?:hier|da|mir) (?:ein |eine |1 )?(?:echte |richtige |echter |richtiger )?(?:person|mensch|maschine|bot|roboter)
  `,
  largest: words`
    (?:wie ?viele?|wieviele?) (?:leute |personen |gaste )?(?:passen|nehmen sie|nehmt ihr|konnen sie|konnt ihr|durfen (?:wir|es)|konnen wir|fasst|bekommen sie|kriegt ihr|gehen)
    (?:gro(?:ß|ss)te|maximale|max\.?) (?:gruppe|personenzahl|gruppengro(?:ß|ss)e|runde|anzahl|personenanzahl)
    wie gro(?:ß|ss) (?:darf|kann) (?:die|eine|unsere) (?:gruppe|runde)
    (?:gro(?:ß|ss)te|gro(?:ß|ss)ten) tisch (?:den|fur wie)
  `,
  starts: words`
    (?:was|welche[rs]?|welche zeit|wann) (?:ist|ware) (?:denn )?(?:das |der |die )?(?:fruhest|spatest|letzt|am fruhesten|am spatesten)(?:e|er|es)?(?: mogliche| freie)?(?=[.!?, ]*$)
    (?:wann|um wie ?viel uhr) (?:kann|konnen|darf|durfen|konnte|konnten) (?:ich|wir|man) (?:denn )?(?:spatestens|am spatesten|fruhestens|am fruhesten)
    wie (?:spat|fruh) (?:kann|konnen|darf|durfen|konnte|konnten) (?:ich|wir|man) (?:denn )?(?:noch |schon )?(?:kommen|reservieren|essen|da sein|einen tisch)
    bis wann (?:kann|konnen|darf|durfen|konnte|konnten) (?:ich|wir|man) (?:denn )?(?:noch |spatestens )?(?:kommen|einen tisch|essen|reservieren|da sein)
    (?:wann|um wie ?viel uhr) (?:ist|ware) (?:der|die|das) (?:letzter?|spatester?|fruhester?|erster?) (?:tisch|einlass|reservierung|termin|uhrzeit|platzierung|moglichkeit)(?! (?:\p{L}{1,4} )?(?:stornier|absag|abzusag))
    (?:spateste|letzte|fruheste|erste) (?:uhrzeit|reservierung|zeit)
    (?:der |die |den )?(?:erste[rn]?|1\.|fruheste[rn]?) (?:und|oder) (?:der |die |den )?(?:letzte[rn]?|spateste[rn]?) (?:tisch|termin|uhrzeit|zeit|reservierung|moglichkeit)
  `,
  ownName: words`
    (?:warum|wieso|weshalb|wozu|wofur) (?:brauch(?:en|st|t)|woll(?:en|t)|willst|mochten|benotigen|benotigst|muss|soll) (?:sie|du|ihr|ich|wir|man) (?:(?:denn|eigentlich|uberhaupt) )?(?:meinen|unseren|einen|den) (?:vor|nach)?namen
    was (?:machen|macht|machst|passiert|geschieht) (?:(?:sie|ihr|du|denn) ){0,2}mit (?:meinem|unserem) namen
  `,
  ownPhone: words`
    (?:warum|wieso|weshalb|wozu|wofur) (?:brauch(?:en|st|t)|woll(?:en|t)|willst|mochten|benotigen|benotigst|muss|soll) (?:sie|du|ihr|ich|wir|man) (?:(?:denn|eigentlich|uberhaupt) )?(?:meine|unsere|eine|die) (?:handy|telefon|mobil)?nummer
    was (?:machen|macht|machst|passiert|geschieht) (?:(?:sie|ihr|du|denn) ){0,2}mit (?:meiner|unserer|der) (?:handy|telefon|mobil)?nummer
    wer (?:sieht|bekommt|kriegt) meine (?:handy|telefon|mobil)?nummer
  `,
  reminder: words`
    (?:erinner(?:t|n|st)|benachrichtig(?:t|en|st)) (?:ihr|sie|du) (?:mich|uns)
    (?:bekomm(?:e|en)|krieg(?:e|en)|schickt|schicken|schickst|gibt es|erhalte|erhalten)(?: ich| wir| ihr| sie| du)?(?: mir| uns)?(?: noch| vorher| auch){0,2} (?:eine |noch eine )?erinnerung
  `,
  noted: words`
    (?:steht|stehen|ist|sind) (?:denn )?(?:der|die|das|mein|meine|unser|unsere|es) ?(?:\p{L}{2,16} ){0,4}(?:drin|notiert|vermerkt|hinterlegt|weitergegeben|aufgenommen)
    (?:haben sie|hast du|habt ihr) (?:den|die|das|es|meinen|meine|unseren|unsere) ?(?:\p{L}{2,16} ){0,4}(?:notiert|vermerkt|aufgeschrieben|weitergegeben|eingetragen)
  `,
  adjusting: words`
    (?:was|und) (?:ist|passiert|geschieht|ware),? (?:wenn|falls) (?:doch |am ende )?(?:nur |blo(?:ß|ss) )?(?:einer|eine|1|weniger|mehr)(?: von uns| person)? (?:kommt|kommen|da ist|kann|konnen)
    (?:was|und) (?:ist |passiert )?,? ?(?:wenn|falls) (?:doch |am ende )?(?:nur |blo(?:ß|ss) )?(?:einer|eine|1|jemand|weniger|mehr|nicht alle|wir (?:doch )?(?:nur )?(?:weniger|mehr|zu wenige|allein)) ?(?:von uns )?(?:kommt|kommen|sind|werden|da ist|da sind|kann|konnen|absagt)?
    (?:kann|konnen|darf|durfen) (?:ich|wir|man) (?:das|die (?:zahl|anzahl|personenzahl|reservierung|uhrzeit)|es)(?: \p{L}{3,9}){0,2} (?:spater|nachher|hinterher|danach|nachtraglich)(?: noch)? (?:andern|anpassen|umbuchen)
    (?:was|und)(?: ist| passiert)?,? (?:wenn|falls) (?:doch |am ende )?(?:nur |blo(?:ß|ss) )?# (?:von uns )?(?:kommen|da sind|konnen)
    (?:kann|konnen|konnte|darf|durfen) (?:ich|wir|man) (?:da |auch )?(?:spater|nachher|hinterher) (?:noch |dann )?(?:jemanden?|leute|eine person|1 person|wen)(?: mehr)? (?:dazu\p{L}{2,8}|hinzu\p{L}{2,9}|erganzen|mitbringen)
  `,
  hours: words`
    offnungszeit(?:en)?
    offnet
    schließt
    schliesst
    zumacht
    wann (?:ist|habt ihr|haben sie|macht ihr|machen sie) (?:schluss|feierabend|dicht)
    aufmacht
    (?:habt|haben|hat|ist|seid|sind|wann|bis) (?!.{0,45}(?:was|etwas|tische?|platze?|plätze?) ).{0,45}(?:offen|geoffnet|geschlossen|zu|auf)(?= ?(?:$|[?.!,]))
    (?:macht|machen) (?:ihr|sie|die kuche|das lokal|das restaurant) .{0,30}(?:auf|zu)
    ruhetag
    kuchenschluss
    kuche (?:offen|auf|geoffnet)
    ab wann (?:habt|haben|ist|seid|offnet|kann man|gibt)
    (?:bis wann|wie lange) (?:habt|haben|ist|seid|kann man|kocht|gibt)(?: .{0,20}(?:essen|kuche))?(?! (?:wir|ich))
    betriebsurlaub
    betriebsferien
    bis wie viel uhr
    (?:wann|um wie ?viel uhr|bis wann|wie lange|ab wann) (?:ist|endet|beginnt|gibt es|gibt's|gibts|fangt|hort|geht|lauft) (?:das |der |die |den )?(?:mittagessen|abendessen|mittagstisch|lunch|brunch|fruhstuck|kuche)(?: zu ende| aus| vorbei| an| auf| los)?
  `,
  address: words`
    (?:wir|ich) (?:finden?|find) (?:es|euch|sie|den (?:eingang|laden)|das (?:lokal|restaurant))(?: gerade| leider)? nicht
    (?:haben|habe) (?:uns|mich) (?:verlaufen|verfahren)
    wie (?:komm|komme|kommen|kommt|gelang|gelange|gelangt|find|finde|finden)(?:e|t)? (?:ich|wir|man) (?:am besten )?(?:zu euch|zu ihnen|da hin|dort hin|hin|dahin|dorthin|da|dort|euch|sie|am besten)
    (?<!mail[ -])adresse
    anschrift
    wo (?:seid|sind|liegt|ist|befindet|finde|finden) (?:ihr|sie|sich|das|euer|ich euch|wir euch|ich sie|wir sie|der laden)(?: genau| restaurant| lokal)?
    anfahrt
    wie (?:komme|kommen|kommt|finde|finden) (?:ich|wir|man) (?:zu|hin|dahin|dorthin|euch|sie|am besten)
    wegbeschreibung
    standort
    straße
    strasse
    postleitzahl
    plz
    lageplan
  `,
  contact: words`
    telefonnummer
    telefon
    rufnummer
    eure nummer
    ihre nummer
    euch (?:anrufen|erreichen)
    sie (?:anrufen|erreichen)
    e-?mail(?:-?adresse)?
    mailadresse
    webseite
    website
    homepage
    internetseite
    instagram
    kontakt
  `,
  photos: words`
    fotos?
    bild(?:er)?
    galerie
    wie (?:es|sieht es|ihr) (?:bei (?:euch|ihnen) |drinnen |dort )?(?:aussieht|aus)
    aufnahmen
    fotografien
  `,
  parking: words`
    park(?:en|t|platz|platze|platzen|haus|moglichkeit|moglichkeiten|garage|deck)
    tiefgarage
    garage
    auto abstellen
    ladesaule
    ladestation
    stellplatz
    stellplatze
  `,
  transport: words`
    bus(?:haltestelle)?
    u-?bahn
    s-?bahn
    straßenbahn
    strassenbahn
    tram
    bahn
    zug
    bahnhof
    haltestelle
    offentlich(?:e|en)?
    offis
    opnv
    taxi
  `,
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
    wickeltisch
    wickelraum
    spielecke
    spielplatz
    buggy
  `,
  access: words`
    rollstuhl(?:gerecht|fahrer|gangig|platz)?
    barrierefrei(?:er|heit)?
    behindertengerecht
    rollator
    stufen
    treppe(?:n)?
    aufzug
    lift
    ebenerdig
    rampe
    behinderten-?(?:wc|toilette)
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
    gutschein(?:e|en)?
    trinkgeld
    rechnung
    getrennt
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
    aussicht
    blick
    fensterplatz
    heizstrahler
  `,
  dress: words`
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
    fußball
    fussball
    spiel(?= (?:ubertragen|gezeigt|schauen|sehen))
    unterhaltung
    tanzen
  `,
  events: words`
    separee
    separater? raum
    separaten raum
    nebenraum
    extraraum
    privatraum
    eigenen raum
    geschlossene gesellschaft
    (?:hochzeit|geburtstag|firmenfeier|weihnachtsfeier|feier|taufe)(?: feiern| ausrichten)?
    veranstaltung(?:en)?
    große gruppe(?:n)?
    mieten
    catering
    lieferservice
    liefert
    liefern
    abholen
    zum mitnehmen
    take ?away
  `,
};

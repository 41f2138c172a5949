import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

const itsTable = "(?:tisch|reservierung|buchung) (?:[\\p{L}\\d./]{1,12} ){0,4}";

export const intents: IntentWords = {
  startOver: words`
    von vorn
    von vorne
    neu anfangen
    neu starten
    noch mal von vorn
    nochmal von vorne
    neustart
    von anfang an
  `,
  human: words`
    (?:hol|holt|holen sie|gib|gebt|geben sie) (?:mir |uns )?(?:bitte |mal ){0,2}(?:den|die|ihren|euren) (?:chef|chefin|inhaber|geschaftsfuhrer|manager|boss)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin) (?:sprechen|reden|schreiben)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin) (?:verbinden|telefonieren)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:person|personal|chef|kellner|team) (?:sprechen|reden|schreiben)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:person|personal|chef|kellner|team) (?:verbinden|telefonieren)
    mit jemandem (?:sprechen|reden|telefonieren)
    echter mensch
    echten menschen
    einen menschen
    ein mensch
    ruckruf(?! (?:bitte )?(?:unter|an|auf)(?![\p{L}]))
    (?:ruf|ruft|rufe|rufen sie) (?:mich|uns) (?:bitte |mal |kurz ){0,2}(?:an|zuruck)
    (?:mich|uns) (?:bitte |mal |kurz |gleich |doch ){0,2}(?:anrufen|zuruckrufen)
    kundenservice
    mitarbeiter sprechen
    (?:niemand|keiner) (?:geht (?:ans telefon|ran|dran)|antwortet|nimmt ab|erreichbar)
    (?:ich )?(?:erreiche|kann) (?:bei ihnen |bei euch )?(?:niemanden|keinen)(?: erreichen)?
  `,
  humanAlone: words`
    mensch
    person
    eine person
    personal
    das personal
    mitarbeiter
    mitarbeiterin
    ein mitarbeiter
    einen mitarbeiter
    echter mitarbeiter
    manager
    ansprechpartner
  `,
  back: words`
    (?:wieder )?zuruck(?: (?:zu dir|zu ihnen|zum (?:bot|assistenten|automaten)|zur (?:reservierung|buchung)))?
    (?:der )?(?:bot|assistent)
    wieder (?:mit )?(?:dem )?(?:bot|assistent(?:en)?)
  `,
  help: words`
    hilfe
    hilf mir
    ich brauche hilfe
    was kannst du
    was kannst du alles
    was kann ich (?:tun|machen|sagen)
    wie (?:funktioniert|geht) (?:das|es|der bot)(?: alles)?(?: hier| denn| eigentlich| genau){0,2}
    konnen sie mir helfen
    kannst du mir helfen
    wie geht das
  `,
  list: words`
    habe ich (?:[\p{L}\d]{1,12} ){0,5}(?:(?:1|ein|einen|den) tisch(?! (?:fur|zu|um|am) )|reserviert|gebucht)
    haben wir (?:[\p{L}\d]{1,12} ){0,5}(?:reserviert|gebucht)
    (?:wann|fur wann|um wie ?viel uhr|welche uhrzeit) (?:hatte|hatten) (?:ich|wir) (?:\p{L}{1,12} ){0,4}(?:reserviert|gebucht)
    (?:wann|um wie ?viel uhr|fur wann) (?:war|ist) (?:noch ?mal |noch einmal )?(?:meine|unsere|mein|unser) (?:reservierung|buchung|tisch)
    meine reservierungen?
    meine buchungen?
    unsere reservierung
    (?:zeig|zeige|zeigen sie|prufe|prufen sie|bestatige|bestatigen sie|uberprufe)(?: mir)? (?:meine|unsere|die|alle) (?:reservierungen?|buchungen?)
    habe ich (?:schon |noch )?eine (?:reservierung|buchung)
    haben wir (?:schon |noch )?eine (?:reservierung|buchung)
    wann ist meine (?:reservierung|buchung)
    welche (?:reservierungen|buchungen) habe ich
  `,
  cancel: words`
    (?:tisch|reservierung|buchung) (?:\p{L}{1,12} ){0,3}(?:zuruckgeben|aufgeben|sausen lassen|verfallen lassen|rausnehmen|zurucknehmen|zuruckziehen)
    auf (?:den|unseren|meinen|die|unsere|meine) (?:tisch|reservierung|buchung) (?:\p{L}{1,12} ){0,2}verzichten
    (?:verzichten|verzichte) (?:\p{L}{1,12} ){0,3}auf (?:den|unseren|meinen|die|unsere|meine) (?:tisch|reservierung|buchung)
    (?:loscht?|loschen sie|streicht?|streichen sie|nehmt|nimm|nehmen sie) (?:bitte )?(?:die|meine|unsere|den|unseren|meinen) (?:reservierung|buchung|tisch)
    stornieren
    storniere
    stornier
    storniert
    (?:sagt|sagen sie|sag|sage) (?:bitte )?(?:den tisch|das|(?:die|meine|unsere) (?:reservierung|buchung)|(?:meinen|unseren) tisch)(?: \p{L}{1,12}){0,4} ab
    stornierung
    storno
    absagen
    absage
    sage ab
    sag ab
    abbestellen
    canceln
    cancel
    annullieren
    (?:reservierung|buchung|tisch) (?:loschen|aufheben|streichen|absagen)
    losche (?:meine|die|unsere) (?:reservierung|buchung)
    (?:brauche|brauchen|mochte|mochten|will|wollen) (?:den tisch|die reservierung|die buchung|ihn|sie) (?:nicht mehr|doch nicht)
    nicht mehr (?:notig|gebraucht)
    muss leider absagen
    mussen leider absagen
    ${itsTable}(?:kann|darf|konnt ihr|konnen sie|konnte) (?:\p{L}{1,10} ){0,3}(?:weg|raus|entfallen|freigegeben|freigeben)
    ${itsTable}(?:kann|darf|konnt ihr|konnen sie|konnte) (?:\p{L}{1,10} ){0,3}(?:streichen|gestrichen|geloscht|loschen)
    von (?:meiner|unserer|der|dieser) (?:reservierung|buchung) (?:\p{L}{1,10} ){0,2}(?:zurucktreten|zurucktrete|zuruck)
    ${itsTable}(?:freigeben|freimachen|loschen|streichen|canceln|entfernen|entfallt|fallt aus)
    (?:streicht|streichen sie|nehmt|nehmen sie|tragt) (?:uns|mich) (?:\p{L}{1,10} ){0,2}(?:von|aus|raus|runter)(?! der warte)
    cancelt?
    storniern
    loschn
  `,
  absence: words`
    (?:was|etwas|leider|es ist) dazwischen ?gekommen
    kann(?: (?:ich|leider|heute|morgen|am|\p{L}{3,8}tag)){0,4} doch nicht(?= ?[.!,]| ?$)
    konnen(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht kommen
    kann(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht kommen
    konnen(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht dabei sein
    kann(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht dabei sein
    schaffen(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    schaffe(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    schaffens(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    schaffs(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    schaffen's(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    schaff's(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    packen(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    packens(?: (?:es|s|wir|ich|leider|doch|heute|morgen|ubermorgen|am|abend|mittag|\p{L}{3,8}tag|mittwoch|jetzt|nun|dann|wohl|also|gar)){0,5} nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\d|¦))
    (?:komme|kommen) (?:leider |doch |heute |nun )?nicht(?! (?:vor|nach|um|zu|am|erst|mit|so|alle|allein|\d|¦))
    klappt (?:leider |doch |heute |bei uns |bei mir )?nicht(?! (?:vor|nach|um|am|mit|\d|¦))
    (?:konnen|kann) (?:wir|ich) (?:leider |doch |heute |morgen |da |dann |abend ){0,3}(?:doch )?nicht(?=[.!]*$)
    wir konnen (?:leider |heute |morgen |abend |am |\p{L}{3,8}tag |doch ){1,4}nicht(?=[.!]*$)
  `,
  proposals: words`
    wie ware es mit
    wie ware
    wie ist es mit
    ginge
    geht auch
    geht es
    geht das
    ginge es
    ginge das
    ginge auch
    passt es
    klappt es
    wurde es gehen
    ware es moglich
    konnten wir
    konnen wir
    kann ich
    passt
    ware
    habt ihr
    haben sie
    gibt es
  `,
  elsewhere: words`
    we(?:ck|gg)a
    weda\p{L}{0,12}
    watter\p{L}{0,14}
    erinna\p{L}{0,6}
    erinnad
    erinnerige
    vo(?:rher|raus)s[ao]g
    fui?m
    fiume?
    fiumzyte
    spiuzyte
    musig
    luftfeichtn
    wecker
    alarm
    erinner\p{L}{0,6}
    erinnere mich
    timer
    wiedergabeliste
    playlist
    (?<!(?:es|sie|ihr) )musik
    lied
    lieder
    song
    songs
    album
    alben
    film
    filme
    filmen
    kino
    kinos
    tv-serie
    fernsehserie
    serie
    videospiel
    spiel
    spiele
    spielt(?! (?:bei (?:euch|ihnen)|.{0,20}(?:band|livemusik|musik bei euch)))
    wetter
    wettervorhersage
    vorhersage
    wetterprognose
    prognose
    luftfeuchtigkeit
    feucht
    gewitter
    sturm
    sturme
    regnet
    schneit
    kuhler
    warmer
    \d{1,2} von \d{1,2} (?:punkten|sternen|geben)
    kinoprogramm
    vorstellungszeiten
    animationsfilme
    regen
    regnen
    schnee
    schneien
    temperatur
    sonnig
    windig
    kalt
    warm
    grad
    bewerte
    bewertung
    roman
    buch
    lehrbuch
    youtube
    spotify
    netflix
    itunes
    podcast
    gemalde
    fotografie
    bild
    horen
    hor
    witz
    arzt
    vorstellung
    spielzeiten
    filmzeiten
  `,
  closing: words`
    das war's
    das wars
    das ist alles
    das war alles
    mehr nicht
    sonst nichts
    tschuss
    tschuß
    auf wiedersehen
    bis dann
    bis bald
    ciao
    schonen tag noch
    schonen abend noch
  `,
  yes: words`
    ja
    jo
    jep
    jepp
    jup
    jawohl
    ja klar
    ja gerne
    ja gern
    ja bitte
    ja genau
    klar
    na klar
    sicher
    ok
    okay
    selbstverstandlich
    naturlich
  `,
  stop: words`
    stopp?
    abbrechen
    abbruch
    vergiss es
    vergessen sie es
    lass gut sein
    egal(?=[.! ]*$)
    schon gut
    hor auf
    ende
    beenden
    doch nicht
    vergiss das
    lass es
    lass mal
    lassen wir es
  `,
  change: words`
    zahl (?:andert|verandert) sich
    andern
    andere (?:meine|die|unsere|das|den|es|bitte)
    andern sie
    geandert
    anderung
    verschieben
    verschiebe
    verschiebt
    verlegen
    verlege
    umbuchen
    umbuche
    buche um
    buch um
    tauschen
    anpassen
    wechseln
    aktualisieren
    vorverlegen
    (?:sind|waren|werden|kommen)(?: jetzt| nun| dann)? doch(?: nur)? (?:zu )?\d{1,2}
    (?:eine|ein) person mehr
    # personen mehr
    umandern
    abandern
    (?:ein )?anderer tag
    (?:einen |an einem )?anderen tag
    andere (?:zeit|uhrzeit)
    anderes datum
  `,
  rather: words`
    stattdessen
    statt
    anstatt
    doch lieber
    lieber doch
    eher am
    sondern
  `,
  minds: words`
    (?:es |das )?(?:uns|mir) (?:\p{L}{1,8} ){0,2}anders (?:uberlegt|gedacht)
    umentschieden
    plane? (?:haben|hat) (?:sich )?geandert
    plan ?anderung
    (?:uns|mir) umuberlegt
    meinung geandert
    es hat sich (?:was|etwas) geandert
  `,
  correction: words`
    vergiss es
    blodsinn
    unsinn
    nein
    nee
    ne
    nein warte
    warte
    wart
    quatsch
    halt
    ups
    huch
    vertippt
    ich mein
    mein ich
    doch
    sorry
    entschuldigung
    eigentlich
    lieber
    moment
    ich meinte
    ich meine
    korrektur
    falsch
    nicht
    ach
    besser
    mach(?! (?:1|ein|eine|einen|a|an|mir|ma)(?!\p{L}))
    mach lieber
    machen wir
    doch lieber
    aber
    verzeihung
    pardon
    upps
    uups
    oops
    hoppla
    ah nein
    ah ne
    ach ne
    ich korrigiere
    besser gesagt
    genauer gesagt
    irrtum
    mist
    tschuldigung
    tschuldige
    schuldigung
  `,
  waitlist: words`
    warteliste
    auf die warteliste
    sag(?:en sie)? (?:mir )?bescheid,? wenn
    (?:meldet|melden sie) (?:euch|sich),? wenn
    wenn (?:etwas|was|ein tisch) frei wird
    falls (?:etwas|was|ein tisch) frei wird
    (?:falls|wenn|sobald|sollte) (?:[\p{L}\d]{1,12} ){1,6}frei (?:wird|werden|wurde)
    (?:falls|wenn|sobald|sollte) (?:noch |heute |doch ){0,2}(?:jemand|wer|einer) (?:noch |heute |doch ){0,2}(?:absagt|abspringt|storniert|absagen)
  `,
  question: words`
    (?:haben sie|habt ihr|seid ihr|sind sie) (?:[\p{L}\d.]{1,16} ){0,5}(?:offen|geoffnet|geschlossen|ruhetag|auf(?=[?.! ]*$)|zu(?=[?.! ]*$))
    gibt es(?!.{0,60} (?:tisch|tische|platz|platze|frei|verfugbar)(?![\p{L}]))
    wie lange
    wie viel
    wieviel
    wie teuer
    wann (?:habt|haben|offnet|offnen|schließt|schließen|macht|machen)
    offnungszeiten
    ab wann
    bis wann
    wo (?:ist|seid|sind|liegt|befindet)
    was kostet
    was kosten
    speisekarte
    nehmen sie
    nehmt ihr
    kann man
    ist es moglich(?!.{0,60} (?:reservieren|zu kommen|buchen|tisch))
    adresse
    parkplatz
    parkplatze
    wie komme ich
  `,
  requests: words`
    (?:konnen|konnten|kann|konnte|durfen|darf|durften) (?:wir|ich)(?: bitte| vielleicht| auch)?
    (?:konnen|konnten) sie(?: uns| mir)?(?: bitte)?
    (?:konnt|konntet) ihr(?: uns| mir)?(?: bitte)?
    ist es moglich
    ware es moglich
    geht es
    geht auch
  `,
  questionStart: words`
    (?:(?:eine|1|ne|nur ne|nur 1) )?(?:kurze |kleine )?frage
    (?:in|an|auf|mit|unter|bis|ab|fur|von|zu|um) (?:welche[mnrs]?|wie viel|wann|was)
    (?:\p{L}{3,12}t|darf|muss) (?:man|bei euch|bei ihnen)
    (?!reserviert|bucht)\p{L}{3,12}t ihr
    (?:ich |wir )?(?:wollte|wollten|mochte|mochten|wurde|wurden) (?:mal |nur |kurz |gern |gerne |bitte |euch |sie ){0,2}(?:fragen|wissen|anfragen)
    was
    wann
    wo
    wer
    wie
    (?<!^es )wird(?! (?:eher|wohl|leider|spater|knapp|etwas|vermutlich)(?![\p{L}]))
    werden
    zeigen sie mir
    zeig mir
    sag mir
    warum
    welche
    welcher
    welches
    wieso
    (?<!^es )ist
    (?<!^es )sind(?! (?:im (?:stau|zug|verkehr)|noch unterwegs|unterwegs|spat|zu spat|gleich|spater)(?![\p{L}]))
    habt
    haben sie
    (?<!^es )hat
    (?<!^es )gibt
    (?<!^es )kann
    konnen
    konnt
    konnte
    darf
    durfen
    ab wann
    um wie viel
  `,
  book: words`
    (?<=^)buach(?: ma| mir)? (?:a|an|in|fur|de|die)(?! buach)
    (?:einen|nen|ein|an|den) (?:\d{1,2}er[ -]?)?tisch
    (?<=^(?:\p{L}{2,8}[ ,!]{1,2})?)(?:tisch|platz|reservierung) (?:\p{L}{2,12} )?(?:fur|am|um|zu|heute|morgen|ubermorgen|bitte)
    tisch fur
    tische fur
    platz fur
    reservierung fur
    einen tisch
    nen tisch
    tisch reservieren
    tisch buchen
    reservieren
    reserviere
    reserviert
    buchen
    buche
    buch
    (?:brauche|brauchen|hatte gern|hatte gerne|hatten gern|hatten gerne) (?:einen|nen|eine|ein|den) (?:\p{L}{1,20} )?(?:tisch|platz|reservierung)
    (?:mochte|mochten|suche|suchen|will|wollen|wunsche) (?:einen|nen|eine|ein|den) (?:\p{L}{1,20} )?(?:tisch|platz|reservierung)
    finde (?:mir )?(?:eine|einen) (?:reservierung|tisch|platz|restaurant)
    finde (?:ein )?restaurant
    finden? (?:sie )?(?:mir )?(?:eine|einen) (?:reservierung|tisch|platz)
    essen gehen
    (?:mochte|mochten|wollen|will|wurde gern|wurden gern) .{0,60} essen
    reservierung
    (?:noch ?mal|noch einmal|erneut) versuchen
  `,
  bookVerbs: words`
    reservieren
    reserviere
    reservier
    buchen
    buche
    brauche
    brauchen
    mochte
    mochten
    hatte
    hatten
    will
    wollen
    suche
    suchen
    finde
    finden
    mach
    mache
    machen
    bestellen
    bestelle
    gib
    habt
    haben
    wunsche
    nehme
    nehmen
    wollen
  `,
  bookNouns: words`
    tisch
    tische
    platz
    platze
    reservierung
    reservierungen
    buchung
    frei
    tischreservierung
    verfugbar
    moglich
    machbar
    platzchen
    unterkommen
  `,
  affirm: words`
    ja
    jo
    jep
    jepp
    jup
    jawohl
    ja klar
    ja gerne
    ja bitte
    ja genau
    klar
    na klar
    sicher
    aber sicher
    sicherlich
    genau
    richtig
    korrekt
    stimmt
    das stimmt
    passt
    das passt
    gern
    gerne
    sehr gern
    sehr gerne
    ok
    okay
    okey
    in ordnung
    einverstanden
    alles klar
    gut
    sehr gut
    prima
    perfekt
    super
    toll
    wunderbar
    klasse
    bestatigt
    bestatige
    ich bestatige
    bestatigen
    selbstverstandlich
    naturlich
    auf jeden fall
    unbedingt
    gebongt
    abgemacht
    mach das
    machen wir
    bitte ja
    definitiv
    absolut
    freilich
    jau
    👍
    👌
    ✅
    wir kommen(?: alle| gern| gerne| auf jeden fall)?
    wir sind (?:alle )?(?:da|dabei)
    ich komme(?: gern| gerne| auf jeden fall)?
    ich bin (?:da|dabei)
    sind dabei
    es bleibt dabei
    bleibt dabei
    wir bleiben dabei
    bis dann
    jawoll
    passt so
    machen wir so
    so machen wir's
    so machen wir das
    deal
    kein problem
    kein ding
    keine einwande
    nichts dagegen
    warum nicht
    von mir aus
    geht klar
    geht in ordnung
    wir freuen uns
    bin dabei
    freigegeben
    genehmigt
    so ist es
    genau so
    nehm ich
    nehme ich
    nehmen wir
    ich nehme ihn
    wir nehmen ihn
    machen sie das
    basst
    logo
    joa
    dann los
    eh klar
    passt (?:allen|ihr|ihm|ihnen)
    (?:alle|sie|er) (?:sind|ist) dafur
  `,
  deny: words`
    nein
    ne
    nee
    no
    noe
    nope
    nicht
    keineswegs
    auf keinen fall
    falsch
    stimmt nicht
    das stimmt nicht
    nicht richtig
    nicht korrekt
    passt nicht
    lieber nicht
    leider nicht
    nein danke
    niemals
    nie
    inkorrekt
    unsinn
    ablehnen
    abgelehnt
    keinesfalls
    bloß nicht
    👎
    ❌
    kein interesse
    so lassen
    lass es so
    lassen sie es so
    lasst es so
    lassen wir es so
    so lassen wie es ist
    alles so lassen
    (?:nichts|gar nichts) (?:andern|mehr andern|verandern)
    bleibt so
    es bleibt so
    ohne nummer
    diesmal nicht
    keins
    keiner
    keine davon
    keins davon
    keiner davon
    weder noch
    heute nicht
    jetzt nicht
    nicht mehr
    passt mir nicht
    passt uns nicht
    geht nicht
    geht leider nicht
    lieber doch nicht
  `,
  withoutPhone: words`
    kein(?:e)? (?:nummer|telefonnummer|handynummer|mobilnummer|handy|telefon|mobiltelefon)
    ohne (?:nummer|telefon|telefonnummer|handy|handynummer)
  `,
  declines: words`
    (?:ich |wir )?(?:habe|haben|hab) (?:leider )?(?:keine?|kein handy|kein telefon|keine nummer|keine telefonnummer|keins|keines)
    keine angabe
    keine
    keins
    ohne
    uberspringen
    uberspring
    lieber nicht
    lieber ohne
    nicht notig
    (?:mochte|will|wollen|mochten) (?:ich |wir )?(?:lieber )?(?:nicht|keine?)(?: (?:angeben|nennen|geben|nummer angeben))?
    weiter
    skip
    passe
  `,
  but: ["aber", "sondern", "jedoch", "allerdings", "außer"],
  greet: words`
    hallo
    hi
    hey
    guten tag
    guten morgen
    guten abend
    gruß gott
    gruss gott
    gruezi
    servus
    moin
    moin moin
    ^tag(?! (?:der|des|vor|nach|darauf|danach))
    gruß dich
    hallochen
    gute nacht
    mahlzeit
    hallo zusammen
    hallochen
    nabend
    n'abend
    griaß di
    grias di
    griaß eich
    grias eich
    griaß euch
    grias god
    servas
    habedere
    hoi
    hoi zame
    sali
    salu
    gruezi mitenand
    gruezi zame
    moinsen
    tach
    schonen guten tag
  `,
  thanks: words`
    danke
    dankeschon
    danke schon
    vielen dank
    besten dank
    merci
    herzlichen dank
    danke sehr
    ich danke
    dankesehr
    tausend dank
    🙏
    (?:ganz )?(?:vielen )?lieben dank
    dank dir
    dank euch
    dank ihnen
    danke dir
    danke euch
    danke ihnen
    (?:danke|merci) vielmals?
    dankschon
  `,
  complaint: words`
    (?:keiner|niemand) (?:\p{L}{1,8} ){0,3}entschuldigt
    (?:stunden?|minuten|ewig|lange) (?:\p{L}{1,10} ){0,5}gewartet
    (?:krank|schlecht|ubel|kotzen|ubergeben) (?:\p{L}{1,8} ){0,3}nach (?:dem|eurem|ihrem|unserem) (?:essen|besuch|abendessen)
    nach (?:dem|eurem|ihrem) (?:essen|besuch|abendessen) (?:\p{L}{1,8} ){0,3}(?:krank|schlecht|ubel|ubergeben)
    (?:mich |uns )?beschweren
    beschwerde
    reklam\p{L}{3,8}
    geld zuruck
    (?:ruckerstattung|erstattung|entschadigung|schadensersatz)
    (?:unverschamt\p{L}{0,6}|frechheit|zumutung|skandal|unmoglich von|eine schande|sauerei|abzocke|unter aller sau|katastrophal|katastrophe)
    (?:schlecht|miserabel|furchtbar|schrecklich|schlimm|unfreundlich)(?:er|es|e|en|ste|ster|stes)? (?:service|essen|bedienung|kellner|kellnerin)
    (?:schlecht|miserabel|furchtbar|schrecklich|schlimm|unfreundlich)(?:er|es|e|en|ste|ster|stes)? (?:abend|restaurant|personal)
    (?:essen|kellner|kellnerin|bedienung) (?:war|waren) (?:\p{L}{1,10} ){0,3}(?:kalt|roh|schlecht|unfreundlich|furchtbar|schrecklich)
    (?:service|suppe|steak|personal) (?:war|waren) (?:\p{L}{1,10} ){0,3}(?:kalt|roh|schlecht|unfreundlich|furchtbar|schrecklich)
    (?:essen|kellner|kellnerin|bedienung) (?:war|waren) (?:\p{L}{1,10} ){0,3}(?:ungeniessbar|frech|unhoflich|katastrophal|miserabel)
    (?:service|suppe|steak|personal) (?:war|waren) (?:\p{L}{1,10} ){0,3}(?:ungeniessbar|frech|unhoflich|katastrophal|miserabel)
    lebensmittelvergiftung
    (?:bin|sind|ich|wir) (?:\p{L}{1,9} ){0,2}(?:sauer|wutend|verargert|stinksauer|enttauscht|stocksauer)
    (?:ihr seid|sie sind|du bist|der bot ist) (?:\p{L}{1,9} )?(?:unfahig|nutzlos|dumm|inkompetent|doof)
    (?:zu viel|doppelt) (?:abgerechnet|abgebucht|berechnet|bezahlt)
    nie wieder
  `,
  sorrow: words`
    (?:ist|sind) (?:\p{L}{1,12} ){0,3}(?:gestorben|verstorben)
    (?:todesfall|beerdigung|trauerfall|trauerfeier|gestorben|verstorben)
    (?:krankenhaus|intensivstation|notaufnahme|ins spital)
    (?:unfall|herzinfarkt|schlaganfall|fehlgeburt)
    (?:bin|sind|ist|wir|alle|beide|liege|liegen|geworden) (?:\p{L}{1,9} ){0,2}krank(?: geworden)?
    (?:habe|haben|hat) (?:\p{L}{1,8} )?(?:corona|covid|fieber|grippe|krebs)
  `,
  usual: words`
    wie (?:beim |das |am |zum )?(?:letzten?|letztes|vorigen?|voriges|vergangenen?|vergangenes) ?mal(?! (?:war|hat|ist|musst))
    wie (?:immer|ublich|gewohnt|gehabt|sonst(?: auch)?|zuletzt|neulich|letztens)
    (?:mein|unser)(?:e[nrsm]?)? (?:ublich|gewohnt|gewohnlich|normal)e[nrsm]? (?:tisch|platz|reservierung|zeit)
    (?:mein|unser)(?:e[nm])? (?:stammtisch|stammplatz|lieblingstisch|lieblingsplatz)
    (?:das|den|die|der) ublichen?(?: bitte| tisch| platz)?
    (?:nochmal|noch mal|noch einmal|wieder) (?:das|den|die)(?:selbe|selben| gleiche| gleichen)(?: tisch| platz| reservierung)?
    (?:das|den|die)(?:selbe|selben| gleiche| gleichen)(?: \p{L}{1,12}){0,2} wie (?:neulich|davor|vorher)
  `,
  besides: words`
    (?:einen|eine|ein) (?:2\.|weitere[nrs]?|zusatzliche[nrs]?) (?:tisch|reservierung|buchung)
    (?:einen|eine) (?:2\.|weiteren?|zusatzlichen?)(?= {0,2}(?:bitte|dazu|[.!?,]|$))
    (?<=^ {0,2})noch (?:einen|eine)(?: tisch| reservierung)?(?= {0,2}(?:bitte|dazu|[.!?,]|$))
    (?:weitere[nr]?|zusatzliche[nr]?) (?:tisch|reservierung|buchung)
    (?<=^ {0,2})(?:beide|zusatzlich)(?= {0,2}(?:bitte|tische|behalten|[.!?,]|$))
    (?:will|mochte|wollen|mochten|brauche|brauchen) beide
  `,
  late: words`
    (?:im|in einem) stau
    (?:zug|auto|verkehr|bahn|stau|autobahn) (?:\p{L}{1,9} ){0,2}(?:stecken|hangen|liegen) ?geblieben
    zug (?:\p{L}{1,9} ){0,3}(?:ausgefallen|verspatet|steht)
    verspatet
    verspatung
    verspaten (?:uns|wir)
    verspate mich
    spater dran
    (?:sind|bin|kommen|komme|wird|werden|minuten|min|stunde|etwas|bisschen) (?:\p{L}{1,9} ){0,3}(?:zu spat|spat dran)
    stecken? (?:\p{L}{1,9} ){0,3}(?:stau|zug|verkehr|fest)
    (?:stehen|stehe|sind|bin) im stau
    (?:schaffen|schaffe) (?:es )?(?:\p{L}{1,8} ){0,2}nicht punktlich
    werden aufgehalten
    wurden aufgehalten
    (?:wir|ich) (?:kommen?|sind|bin|schaffen?)(?: es)?(?: heute)? erst (?:um|gegen|ab) .{1,20}(?:da|an)?
    (?:wir|ich) (?:kommen?|sind|bin|schaffen?)(?: es)? (?:um|gegen) .{1,20} (?:statt|anstatt|und nicht)
  `,
  praise: words`
    super
    toll
    prima
    klasse
    wunderbar
    grossartig
    herrlich
    schon
    sehr schon
    nett
    sehr nett
    cool
    fantastisch
    spitze
    wie nett
    (?:das ist |ist ja )(?:super|toll|prima|klasse|nett|schon)
    perfekt
    das ist perfekt
    hervorragend
    ausgezeichnet
  `,
  thankedFor: words`
    fur
    furs
  `,
  first: words`
    der fruhere
    die fruhere
    den fruheren
    das fruhere
    fruhere
    der erste
    die erste
    das erste
    den ersten
    erste
    erster
    der 1\.
    die 1\.
    den 1\.
    erste option
    fruheste
    den fruhesten
    1\. option
    so fruh wie moglich
    moglichst fruh
    so bald wie moglich
    das fruheste
    der fruheste
    die fruheste
    der frueheste termin
    am fruhesten
    die fruhere uhrzeit
  `,
  last: words`
    der spatere
    die spatere
    den spateren
    das spatere
    spatere
    der letzte
    die letzte
    das letzte
    den letzten
    letzte
    letzter
    den spatesten
    spateste
    so spat wie moglich
    moglichst spat
    das spateste
    der spateste
    die spateste
    am spatesten
    die spatere uhrzeit
  `,
  choice: words`
    der
    die
    das
    den
    nummer
    nr\.?
    option
    nehme
    ich nehme
    ich nehme den
    ich nehme die
    wir nehmen
    wir nehmen den
    dann
    bitte
    variante
    lieber
    vorschlag
    termin
    ich nehme das
    wir nehmen das
    wir nehmen die
    passt
    passt mir
    passt uns
    geht
    ist gut
    ist super
    ware gut
    ware super
    bitte den
    bitte die
    gern den
    gern die
    uhrzeit
  `,
  places: words`
    zweite|zweiten|zweiter|zweites
    dritte|dritten|dritter|drittes
    vierte|vierten|vierter|viertes
    funfte|funften|funfter|funftes
    sechste|sechsten|sechster|sechstes
  `,
  any: words`
    egal
    ist egal
    mir egal
    ist mir egal
    uns egal
    ist uns egal
    ganz egal
    vollig egal
    egal welche[rsn]?
    egal wann
    irgendein(?:e|er|es|en)?
    irgendwann
    beliebig
    jede[rs]?
    jeder geht
    alle gehen
    alle passen
    alles passt
    beides
    beide
    beide passen
    beides geht
    ist gleich
    spielt keine rolle
    such dir (?:einen|eine|was) aus
    suchen sie (?:einen|was) aus
    wie es passt
    wie es euch passt
    was frei ist
    flexibel
    wir sind flexibel
    ich bin flexibel
  `,
  fillers: words`
    bitte
    ah
    ahm
    also
    hm
    hmm
    na
    naja
    nun
    dann
    danke
    vielleicht
    ok
    okay
    gut
    ja
    so
    mal
    denn
    eben
    gerne
    gern
    wohl
    doch
    ich glaube
    oh
    ach
    jetzt
    sehr
    ist
    das
    es
    ich sagte
    sagte
  `,
};

import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    bitte
    bitte schon
    bitte sehr
  `,
  changing: words`
    andern
    so andern
    so umbuchen
    andern sie
    andern sie es
    andern sie das
    andere es
    ander es
    andere das
    umbuchen
    verschieben
    buchen sie um
    verlegen
  `,
  besides: words`
    ich
    mir
    mich
    wir
    uns
    unser
    unsere
    mein
    meine
    ihr
    euch
    sie
    ihnen
    du
    dir
    es
    das
    dies
    ihn
    den
    die
    der
    dem
    ein
    eine
    einen
    ist
    sind
    bin
    ware
    wird
    werden
    sein
    habe
    haben
    hatten
    ja
    so
    auch
    sehr
    ganz
    total
    alles
    alle
    dann
    da
    hier
    dabei
    damit
    daran
    und
    fur
    am
    um
    im
    in
    mit
    zu
    von
    auf
    bei
    bitte
    noch
    schon
    gleich
    jetzt
    wieder
    heute
    morgen
    passt
    passen
    klingt
    hort
    sich
    sieht
    aus
    an
    geht
    gehts
    stimmt
    stimmen
    angaben
    daten
    details
    termin
    uhrzeit
    zeit
    tag
    tisch
    tische
    platz
    reservierung
    buchung
    buchen
    buche
    buch
    reservieren
    reserviere
    reserviert
    gebucht
    eintragen
    trag
    trage
    tragen
    nehmen
    nehme
    nehm
    nimm
    machen
    mache
    mach
    macht
    mal
    tun
    tu
    bestatigen
    bestatigt
    bestatigung
    festmachen
    fix
    fest
    verbindlich
    los
    weiter
    ausgezeichnet
    hervorragend
    spitze
    mega
    cool
    fein
    schon
    schone
    herrlich
    top
    okidoki
    jap
    jop
    jaa
    jaaa
    jaja
    jawollja
    freu mich
    freue mich
    freuen uns(?: sehr)?(?: darauf| schon| drauf| sehr)?
    freue mich(?: sehr)?(?: darauf| schon| drauf| sehr)?
    wir freuen uns
    bis (?:dann|bald|spater|morgen|heute|freitag|dahin|zum|am)
    bis
    tschuss
    liebe grusse
    lg
    vg
    viele grusse
    gruß
    gruss
    grusse
    mfg
    liebe
    lieben
    gute
    leute
    team
    chef
    will
    wollen
    mochte
    mochten
    wurde
    wurden
    hatte gern
    gewunscht
    wie
    besprochen
    gehabt
    richtig
    genau
    vollkommen
    absolut
    vollig
    komplett
    durchaus
    sowieso
    doch
    sogar
    echt
    wirklich
    einfach
    ruhig
    nur
    gegen
  `,
  afterNo: words`
    ich
    wir
    das
    es
    du
    ihr
    sie
    man
    danke
    dank
    doch
    leider
    tut
    sorry
    bitte
    lieber
    nicht
    nein
    nee
    brauche
    brauchen
    will
    wollen
    mochte
    mochten
    kann
    konnen
    stornieren
    absagen
    mehr
    weil
    denn
    mein
    meine
    unser
    unsere
    heute
    jetzt
    diesmal
    aber
    niemals
    so
    vielen
    lass
    lassen
    lasst
    wirklich
    gar
    moglich
    mein
    mehr
    notig
    stimmt
    passt
    richtig
    korrekt
    reservieren
    buchen
    andern
  `,
  passedOn: words`
    (?:sie|er|alle|die (?:anderen|kinder|familie|freunde)|der chef|die chefin) (?:sagt|sagte|sagen|meint|meinen|
      hat gesagt|haben gesagt|findet|finden|ist|sind)(?: auch)?
    (?:meine?|unsere?) (?:[\p{L}]{2,14} )?[\p{L}]{2,20} (?:sagt|sagte|sagen|meint|meinen|hat gesagt|findet|ist|sind)(?: auch)?
  `,
  noWishes: words`
    kein(?:e|erlei)? (?:weiteren |besonderen |speziellen |extra |sonstigen |bestimmten )?(?:wunsch|wunsche|sonderwunsche|extrawunsche|anmerkung|anmerkungen|vorlieben)(?: (?:von (?:mir|uns)|weiter|mehr))?
    keinen (?:weiteren |besonderen )?(?:wunsch|sonderwunsch)
    (?:sonst |weiter )?nichts (?:weiter|weiteres|besonderes|spezielles|mehr|hinzuzufugen)
    sonst nichts(?: weiter| mehr)?
    (?:wir|ich) haben? keine (?:besonderen |weiteren )?wunsche
  `,
  postpones: words`
    frag(?:e|en|t)? (?:sie )?(?:mich|uns)
    erinner(?:e|n|t)? (?:sie )?(?:mich|uns)
    (?:weiß|weiss|wissen) (?:\p{L}{1,10} ){0,3}(?:erst|morgen|spater|bald|nachher|heute abend)
    (?:kann|konnen) (?:\p{L}{1,10} ){0,4}(?:morgen|spater|nachher|heute abend|erst|noch nicht) (?:\p{L}{1,10} ){0,2}sagen
    (?:spater|morgen|nachher|heute abend|noch ?mal|noch einmal) (?:\p{L}{1,10} ){0,2}fragen
    (?:muss|mussen|musste|mussten|will|wollen|mochte|mochten) (?:\p{L}{1,12} ){0,5}(?:fragen|absprechen|besprechen|klaren|schauen|gucken)
    (?:muss|mussen|musste|mussten|will|wollen|mochte|mochten) (?:\p{L}{1,12} ){0,5}(?:nachsehen|nachschauen|checken|abklaren)
    (?:werde|werden|sollte|sollten|kann|konnte) (?:\p{L}{1,12} ){0,5}(?:fragen|absprechen|besprechen|klaren|schauen|gucken)
    (?:werde|werden|sollte|sollten|kann|konnte) (?:\p{L}{1,12} ){0,5}(?:nachsehen|nachschauen|checken|abklaren)
    (?:muss|mussen|musste|mussten|will|wollen|mochte|mochten) (?:\p{L}{1,12} ){0,5}(?:uberlegen|nachfragen|abwarten|ruckfragen|telefonieren)
    (?:muss|mussen|musste|mussten|will|wollen|mochte|mochten) (?:\p{L}{1,12} ){0,5}(?:sehen|prufen|abstimmen|reden|melden)
    (?:werde|werden|sollte|sollten|kann|konnte) (?:\p{L}{1,12} ){0,5}(?:uberlegen|nachfragen|abwarten|ruckfragen|telefonieren)
    (?:werde|werden|sollte|sollten|kann|konnte) (?:\p{L}{1,12} ){0,5}(?:sehen|prufen|abstimmen|reden|melden)
    frag(?:e|en)? (?:\p{L}{1,12} ){0,3}(?:mal|kurz|noch|nach|erst|schnell|meine?n?|die|den|daheim|zuhause|zu hause|rum|eben)
    schau(?:e|en)? (?:\p{L}{1,12} ){0,3}(?:mal|kurz|noch|nach|erst)
    guck(?:e|en)? (?:\p{L}{1,12} ){0,2}(?:mal|kurz|noch|nach|erst)
    check(?:e|en)? (?:das )?(?:mal|kurz|noch|erst)
    klar(?:e|en) (?:das |es )?(?:mal|kurz|noch|ab|erst|mit)
    spreche? (?:mich |uns |das |es )?(?:\p{L}{1,8} )?(?:ab|mit)
    rede? (?:noch|mal|erst|kurz) mit
    meld(?:e|en)? (?:mich|uns)
    sag(?:e|en)? (?:dir |euch |ihnen )?(?:\p{L}{1,10} ){0,2}bescheid
    geb(?:e|en)? (?:\p{L}{1,10} ){0,2}bescheid
    bescheid
    lass (?:mich|mir|uns)
    lassen sie (?:mich|mir|uns)
    (?:gib mir|geben sie (?:mir|uns)) (?:(?:bitte|noch|doch|mal|ein|eine|einen|etwas|bisschen|kurz|\d{1,2}) ){0,3}(?:bis|zeit|bedenkzeit|moment)(?![\p{L}])
    (?:gib mir|geben sie (?:mir|uns)) (?:(?:bitte|noch|doch|mal|ein|eine|einen|etwas|bisschen|kurz|\d{1,2}) ){0,3}(?:minuten?|sekunden?)(?![\p{L}])
    (?:gebt (?:mir|uns)) (?:(?:bitte|noch|doch|mal|ein|eine|einen|etwas|bisschen|kurz|\d{1,2}) ){0,3}(?:bis|zeit|bedenkzeit|moment)(?![\p{L}])
    (?:gebt (?:mir|uns)) (?:(?:bitte|noch|doch|mal|ein|eine|einen|etwas|bisschen|kurz|\d{1,2}) ){0,3}(?:minuten?|sekunden?)(?![\p{L}])
    (?:gib mir|geben sie (?:mir|uns)) (?:(?:bitte|noch|doch|mal|ein|eine|einen|etwas|bisschen|kurz|\d{1,2}) ){0,3}(?:stunden?|tage?|augenblick)(?![\p{L}])
    (?:gebt (?:mir|uns)) (?:(?:bitte|noch|doch|mal|ein|eine|einen|etwas|bisschen|kurz|\d{1,2}) ){0,3}(?:stunden?|tage?|augenblick)(?![\p{L}])
    (?:darf|kann|konnte|durfte|konnen|durfen|konnten|reicht es wenn) (?:ich|wir) (?:\p{L}{1,12} ){0,4}(?:bestatigen|zusagen|entscheiden|antworten|bescheid)
    (?:darf|kann|konnte|durfte|konnen|durfen|konnten|reicht es wenn) (?:ich|wir) (?:\p{L}{1,12} ){0,4}(?:uberlegen|zuruckmelden|melden|fragen)
    (?:bestatige|bestatigen|antworte|antworten) (?:\p{L}{1,8} ){0,2}(?:spater|dann|morgen|heute|abends|nachher|noch|gleich)
    (?:entscheide|entscheiden|schreibe|schreib) (?:\p{L}{1,8} ){0,2}(?:spater|dann|morgen|heute|abends|nachher|noch|gleich)
    noch nicht
  `,
  doubts: words`
    kommt (?:ganz )?(?:drauf|darauf|auf (?:den|die|das)|aufs) (?:[\p{L}]{1,20} )?an
    vielleicht
    vllt
    vlt
    vl
    evtl\.?
    eventuell
    eventl\.?
    moglicherweise
    womoglich
    wahrscheinlich
    vermutlich
    moment
    momentchen
    mom
    sekunde
    sek
    minute
    minuten
    minutchen
    min
    augenblick
    warte
    warten
    wart
    wartet
    warts
    halt mal
    stopp mal
    gleich(?= (?:sagen|bescheid|melden|fragen|schauen|noch))
    spater
    nachher
    zuerst
    erst
    vorher
    zunachst
    bevor
    noch nicht
    nicht sicher
    unsicher
    bin mir nicht
    weiß (?:ich |es |noch |das ){0,3}nicht
    weiss (?:ich |es |noch |das ){0,3}nicht
    keine ahnung
    ka
    kp
    unentschlossen
    unentschieden
    entscheide[nt]?
    entschieden
    entscheidet
    entscheidung
    uberleg(?:e|en|t)?
    uberleg's
    nachdenken
    denke? (?:noch |mal |kurz |daruber ){0,3}nach
    schlafe? (?:noch )?(?:ne |eine |1 )?nacht
    druber schlafen
    daruber schlafen
    glaub(?:e)? schon
    glaube? ja
    ich glaube? (?:schon|ja|so)
    denke? schon
    denk ja
    ich denke? (?:schon|ja|so)
    nehme ich an
    schatze? (?:schon|mal)
    hoffentlich
    hoffe
    im prinzip
    prinzipiell
    theoretisch
    eigentlich
    grundsatzlich
    unter vorbehalt
    vorbehaltlich
    jein
    mal sehen
    mal schauen
    mal gucken
    schaun? mer
    schauen wir
    kommt (?:drauf|darauf) an
    hangt
    abhangig
    je nachdem
    wenn
    falls
    sofern
    solange
    vorausgesetzt
    nur wenn
    außer
    ausser
    es sei denn
    ob
    sobald
    angenommen
    im falle
    fur den fall
    🤔
    😬
    🤷
    ^(?:(?:ok|okay|ja|gut|na gut|alles klar)[,.! ]{1,3})?(?:tschuss|tschuess|tschau|ciao|servus|ade|gute nacht|auf wiedersehen|baba)(?=[,.! ]*$)
    na ja
    naja
    ach ja
    aja
    ach so
    tja
    nja
  `,
  asks: words`
    (?:ist|sind|ware|waren|geht|ginge|gehts|passt|kann|konnen|konnte|konnten|darf|durfen|durfte|muss|mussen|soll|
      sollen|habt|haben|hast|hat|gibt|wird|werden|kostet|reicht|klappt|bleibt|gilt|stimmt) (?:ich|man|mir|wir|ihr|du|
      es|das|der|die|dort|da|hier|ein|eine|unser|mein|auch|euch|dann)(?! (?:gut|ok|okay|so|prima|perfekt|super|
      richtig|klar|genau|recht|passt|alles|toll|klasse|nicht|leider|wunderbar|bestens))(?= .{0,80}[?]|[?]| (?:wenn|
      dass|mit|zu|auch|moglich|okay|ok|in ordnung|noch|spater|jemand|was|irgend|eigentlich|einen|eine|den|die))
    (?:ist|ware) (?:es|das) (?:\p{L}{1,10} )?(?:ok|okay|in ordnung|moglich|schlimm|recht|machbar|erlaubt|kostenlos|umsonst)
    was (?:kostet|passiert|ist|ware|wenn|muss|heißt|heisst|macht|kann)
    wie (?:lange|viel|teuer|spat|sieht|ware|ist|kann|geht)
    bis wann
    ab wann
    bis zu welch\p{L}{1,2}
    kann man
    kann ich
    konnen wir
    konnten wir
    konnte ich
    darf ich
    durfen wir
    durfte ich
    muss ich
    mussen wir
    sicher\?
    wieso
    warum(?! nicht(?![\p{L}]))
    wollte (?:\p{L}{1,8} )?(?:fragen|wissen)
    ja oder nein
    oder wie
    oder was
    (?:passt|stimmt|geht|klappt|gilt|ist) (?:das|des|es|dies)
  `,
  orders: words`
    konnen sie
    konnten sie
    kannst du
    konntest du
    konnt ihr
    konntet ihr
    wurden sie
    wurdest du
    wurdet ihr
    kann man
    konnen wir bitte
    kann ich bitte
    sind sie so
  `,
  notCancelling,
};

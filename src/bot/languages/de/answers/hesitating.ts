import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    (?:nein|ah|ach),? (?:entschuldigung|sorry|pardon|verzeihung|quatsch|moment|warte|warten sie|ich meine)
    (?:entschuldigung|sorry|verzeihung|quatsch),? (?:nein|ich meine)
    ich meine
  `,
  only: ["nur", "bloß", "bloss"],
  willTell: words`
    (?:ich|wir) (?:melden?|sagen?|geben?|schreiben?)
    (?:melden?|sagen?|geben?|schreiben?) (?:ich|wir)
  `,
  postpones: words`
    schon gut(?=[.! ]*$)
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
    (?:sag|sage|nenn|nenne|geb|gebe|schick|schicke|erzahl|erzahle) ich (?:(?:dir|ihnen|euch|noch|dann) ){0,3}(?:spater|nachher|morgen|dann|noch)(?: durch| noch)?
    (?:noch|erst|auch noch|dann) sagen,? (?:ob|wie viele|wieviele)
    wenn (?:ich|wir) (?:erst |dann )?(?:[\p{L}.]{2,12} ){0,2}(?:bestatigen|bestatige|zusagen|zusage)
  `,
  perhaps: words`
    vielleicht
    eventuell
    evtl\.?
  `,
  holdsOn: words`
    moment(?: mal)?
    momentchen
    (?:einen?|1) (?:moment|sekunde|minute)
    warten sie
    warte(?:t)?(?: mal)?
    wart mal
    stopp?(?: mal)?
    halt
  `,
  provided: words`
    sobald
    solange
    sofern
    soweit
    falls
    wenn
    vorausgesetzt
    vorbehaltlich
    unter (?:dem )?vorbehalt
    unter (?:der|einer) (?:bedingung|voraussetzung)
    es sei denn
    ausser wenn
    ausgenommen
    insofern
    insoweit
    kommt (?:\p{L}{1,8} ){0,2}(?:drauf|darauf|auf \p{L}{2,8}|aufs) (?:\p{L}{1,20} )?an
    hangt (?:\p{L}{1,8} ){0,2}(?:ab|von|vom)
    abhangig
    je nach(?:dem)?
    ob
    erst wenn
    nachdem
    sollten?(?= (?:es|sie|er|wir|das|der|die|mein|meine) )
    im falle?
    angenommen
    mit der massgabe
    nur mit
    bis (?:ich|wir|mein|meine|er|sie)
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
    spater(?<!bis spater)
    nachher(?<!bis nachher)
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
    uberleg'?s
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
    ach ja(?=[.!… ]{0,3}$)
    aja
    ach so
    tja
    nja
    (?:kurz )?wart(?:e|en sie|et)(?: (?:kurz|mal|bitte|noch)){0,2}(?=[.,!? ]*$)
    kurz warten
    unter (?:der|einer|dieser) (?:bedingung|voraussetzung)
    vorbehaltlich
  `,
  gratefulIf: words`
    (?:(?:ich|wir) (?:ware|waren|bin|sind) (?:ihnen |euch |dir )?(?:sehr )?(?:dankbar|froh|verbunden)|(?:es )?(?:ware|war) (?:sehr )?(?:nett|schon|gut|lieb|toll)),? wenn(?= [^,.;!?]{0,60}(?:notier|vermerk|weiter|berucksichtig|erwahn|beacht|wissen|bescheid))
  `,
};

import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:brauch|benotig)(?:en|st|t) (?:sie|du|ihr)(?: (?:auch|noch|denn)){0,2} (?:den |meinen )?(?:ganzen |vollen |vollstandigen )?(?:vornamen?|nachnamen?|familiennamen?)(?: (?:auch|noch))?(?=[ ?!.]*$)
    (?:reicht|genugt|geht)(?: (?:ihnen|dir|auch|nur|denn)){0,2} (?:der |mein |nur der )?(?:vorname|nachname|familienname)(?: auch)?(?=[ ?!.]*$)
    (?:was|welche (?:angaben|daten|infos?|informationen)) (?:brauch|benotig)(?:en|st|t)? (?:sie|du|ihr)(?: (?:denn|noch|alles|sonst|von mir|von uns|dafur|eigentlich|fur (?:die|eine) reservierung)){0,4}(?=[ ?!.]*$)
    (?:brauch|benotig)(?:en|st|t) (?:sie|du|ihr) (?:noch|sonst)(?: noch)? (?:etwas|was)(?: von (?:mir|uns))?(?=[ ?!.]*$)
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
    was (?:habt ihr|haben sie|hast du|gibt es|gibt's|ist|ware)(?: \p{L}{1,10}){0,3} (?:frei|verfugbar)
  `,
  asksWhat: ["was … (?:ist|sind|bedeutet|beinhaltet|umfasst)"],
  exactly: ["eigentlich", "genau"],
  askedBefore: words`
    (?:meine|unsere|die|andere) frage (?:zum|zur|zu|nach|wegen|uber|bezuglich|ob)
    (?:meine|unsere|die)(?: (?:andere|erste|zweite|letzte))? frage(?: (?:zum|zur|zu|nach|wegen|uber)(?: \p{L}{2,20}){1,3})? (?:nicht|nie|noch nicht) beantwortet
    (?:meine|unsere) frage(?: \p{L}{2,20}){0,4} (?:ubergangen|ignoriert|uberlesen)
    (?:ich hatte|ich habe|wir hatten|wir haben) (?:auch |doch |gerade )?nach(?= .{2,30} gefragt)
  `,
  charged: words`
    kost\p{L}{1,3}
    \p{L}{0,12}gebuhr\p{L}{0,2}
    (?:be)?zahl\p{L}{1,3}
    aufpreis
    berechnet
  `,
  orNot: words`
    (?:ist )?(?:das |es )?nicht(?: ok| erlaubt| moglich)?
    nein
  `,
  toKnow: words`
    (?:wissen|erfahren),? (?:ob|wie|was)
    (?:wegen|mit) .{3,25} (?:wissen|erfahren)
  `,
  wantsAnswer: words`
    (?:ich|wir) (?:ware|waren|bin|sind)(?: ihnen| euch)?(?: sehr)? dankbar fur (?:eine |ihre |eure )?(?:kurze )?(?:antwort|ruckmeldung|auskunft) (?:wegen|zu|zur|zum|bezuglich|auf die frage)
    es ware (?:schon|nett|gut|super|toll|lieb),? wenn (?:sie|ihr|du)(?: mir| uns| noch| bitte){0,3} (?:die|meine|unsere) frage (?:mit|nach|zu|zur|zum|wegen|bezuglich)
    (?:bitte )?(?:beantwortet|beantworten sie)(?: mir| uns| bitte| doch| noch){0,3} (?:die|meine|unsere) frage (?:mit|nach|zu|zur|zum|wegen|bezuglich)
  `,
  onlyAsks: words`
    (?:sag|sagt|sagen sie)(?: mir| uns)?(?: bitte| mal| noch| kurz){0,2},? ob
    (?:darf|durfte|kann|konnte|konnt) (?:ich|man)(?: (?:mich|sie|euch|noch|kurz|mal|auch|bei dieser gelegenheit|vielleicht)){0,4} (?:fragen|erkundigen|nachfragen),?(?: ob)?
    (?:ich |wir )?(?:wollte|wollten|wollt|mochte|mochten)(?: (?:mal|nur|kurz|gern|gerne|bitte|euch|sie|bloss|bloß|eigentlich|noch)){0,3} (?:fragen|wissen|anfragen|nachfragen),?(?: ob)?
    (?:konnen|konnten|konnt|kannst)(?: sie| ihr| du) mir(?: bitte)? sagen,?(?: ob)?
    mich (?:wurde )?interessier(?:t|en),?(?: ob)?
  `,
  questionStart: words`
    gibt'?s (?:bei euch|bei ihnen|da|dort)
    (?:[\p{L}']{1,12} ){1,3}(?:fragt|fragen|will wissen|wollen wissen|mochte wissen|mochten wissen|
      lasst fragen),? (?:ob(?! (?:wir|ich|sie|er)(?![\p{L}]))|was|wann|wo|wie|welche|wer)
    (?:(?:eine|1|ne|nur|mal|noch|nur ne|nur 1) )?(?:(?:super|ganz|echt|sehr) )?(?:(?:kurze|kleine|schnelle) )?frage
    (?:in|an|auf|mit|unter|bis|ab|fur|von|zu|um) (?:welche[mnrs]?|wie viel|wann|was)
    (?:\p{L}{3,12}t|darf|muss) (?:man|bei euch|bei ihnen)
    (?!reserviert|bucht)\p{L}{3,12}t ihr
    (?:ich |wir )?(?:wollte|wollten|mochte|mochten|wurde|wurden) (?:mal |nur |kurz |gern |gerne |bitte |euch |sie ){0,2}(?:fragen|wissen|anfragen)
    was
    wann
    wo
    wer
    wie(?! (?:schon |bereits )?gesagt)(?! (?:nett|schon|lieb|toll|aufmerksam|praktisch|freundlich|wunderbar|prima|super)(?= ?[,.;!]| dass| von| ihr| sie|$))
    (?<!^es )wird(?! (?:eher|wohl|leider|spater|knapp|etwas|vermutlich)(?![\p{L}]))
    werden(?! aber)
    zeigen sie mir
    zeig mir
    sag mir
    warum
    welche
    welcher
    welches
    wieso
    (?<!^es )ist
    (?<!^es )sind(?! (?:im (?:stau|zug|verkehr)|noch unterwegs|unterwegs|spat|zu spat|gleich|spater|leider|inzwischen|krank|verhindert|(?:schon|bereits) (?:woanders|anderswo|versorgt))(?![\p{L}]))
    habt
    haben sie
    (?<!^es )hat(?! sich (?:schon |bereits |inzwischen |leider )?erledigt)
    (?<!^es )gibt
    (?<!^es )kann
    konnen
    konnt
    konnte
    darf
    durfen
    ab wann
    um wie viel
    (?:sie|ihr|du) (?:haben|habt|hast)(?: (?:mir|uns))?(?: (?:noch|immer|gar)){0,2} nicht (?:\p{L}{2,12} ){0,4}(?:gesagt|geantwortet|beantwortet)
    (?:ich|wir) (?:habe|haben|hatte|hatten) (?:nach|wegen|gefragt)
    kostet(?= (?:es|das|was|mich|uns|etwas)(?!\p{L}))
    (?:muss|mussen) (?:ich|man|wir)(?= (?:\p{L}{1,10} ){0,4}(?:be)?zahlen)
  `,
  isOnDay: words`
    (?:ist|war|ware) (?:das|es|dies)(?: (?:auch|wirklich|dann|schon|denn|jetzt|der|am|doch|fur|den)){0,3}
    das (?:ist|war)(?: (?:doch|auch|jetzt|der|am|fur|den)){0,3}
  `,
  requests: words`
    (?:setzen|setzt|platzieren|platziert|geben|gebt|legen|legt) (?:sie|ihr) (?:uns|mich)
    (?:haben sie|habt ihr) (?:vielleicht |noch )?(?:einen|nen) (?:tisch|platz)(?= (?:am|an|neben|nahe|mit|weg|in|draussen|drinnen))
    (?:ist|ware|gibt es|gibts|gibt's) (?:da |dort |bei euch |genug |noch ){0,2}platz fur(?= (?:(?:einen|den|unseren|meinen|nen|1) (?:kinderwagen|rollator|rollstuhl|buggy)))
    (?:gibt es|gibts|gibt's|habt ihr|haben sie) (?:einen? |nen )?(?:tische?|platze?|platz)(?= (?:weg|weit|nahe|in|am|bei|nicht))
    (?:gabe es|gabe's|gabs|ware)(?: (?:da|vielleicht|evtl|eventuell|noch|irgendwo)){0,2}(?= (?:ein|eine|einen|nen|ne|a|irgendwo|platz|was|etwas)(?!\p{L}))
    kann (?:man|ich)(?: vielleicht| evtl)?(?= (?:den|einen|ein) )
    geht (?:was|etwas)(?= (?:in|am|bei))
    (?:geht|ginge|klappt) (?:das|es)(?: (?:auch|denn)){0,2}(?= mit (?:dem |einem |nem )?(?:rollstuhl|kinderwagen|rollator))
    (?:ist|ware) (?:das|es)(?: auch)? (?:moglich|machbar)(?= mit (?:dem |einem |nem )?(?:rollstuhl|kinderwagen|rollator))
    (?:kriegen|bekommen|kriegten) wir
    (?:konnte|kann|konnten) (?:es|da|vielleicht) (?:\p{L}{2,10} ){0,2}(?:eine?n?|was)(?= \p{L})
    (?:kann|konnte) man (?:bitte |vielleicht )?(?:schauen|gucken|drauf achten|darauf achten|es so machen)
    (?:konnen|konnten|kann|konnte|durfen|darf|durften) (?:wir|ich)(?: bitte| vielleicht| auch)?
    (?:konnen|konnten) sie(?: uns| mir)?(?: bitte)?
    (?:konnt|konntet) ihr(?: uns| mir)?(?: bitte)?
    ist es moglich
    ware es moglich
    geht es
    geht auch
    (?:konnen|konnten|kannst|konntest|wurden) (?:sie|du|ihr) (?:bitte |auch ){0,2}(?:denen|ihnen|dem team|der kuche|dem restaurant) (?:sagen|ausrichten|mitteilen)
  `,
  offered: words`
    auch
    noch
    etwas
    was
    gehen
    ginge
    geht
    klapp(?:t|en|te)
    pass(?:t|en|te)
    wurde[nt]?
    sieht
    aus
    ließe
    lasst
    sich
    einrichten
    machbar
    machen
    moglich
    drin
    kommen
    haben
    besser
    große?r?e[rns]?
    großer
    stattdessen
    dann
    (?:gegen|rum|habt|haben|hatten|gibt)
  `,
};

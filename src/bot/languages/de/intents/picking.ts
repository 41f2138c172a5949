import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:der|die|das|den)? ?(?:weniger spate|am wenigsten spate)[nrs]?
    (?:der|die|das|den)? ?fruhestmogliche[rn]?
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
    (?:jetzt |am besten )?sofort(?:,? wenn(?:'s| es| das)? (?:geht|moglich))?
    (?:jetzt|am besten) gleich(?:,? wenn(?:'s| es| das)? (?:geht|moglich))?
    so fruh wie moglich
    moglichst fruh
    so bald wie moglich
    das fruheste
    der fruheste
    die fruheste
    der frueheste termin
    am fruhesten
    die fruhere uhrzeit
    erstere[rns]?
    (?:wir|ich) (?:wurden?|nehmen?|wollen|will)(?: gern| gerne| dann)? (?:das|den|die) erste[n]?(?: nehmen)?
    d erste
    (?:der|die|das|den) oberste[nrs]?
    oberste
  `,
  lastButOne: words`
    vorletzte[rn]?
    vorletztes
  `,
  middle: ["mittlere[nrs]?", "in der mitte"],
  numbered: ["(?:reservierung |tisch )?(?:nummer|nr\\.?)", "(?:die )?(?:option|auswahl)"],
  last: words`
    (?:der|die|das|den)? ?(?:weniger fruhe|am wenigsten fruhe)[nrs]?
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
    letztere[rns]?
    (?:wir|ich) (?:wurden?|nehmen?|wollen|will)(?: gern| gerne| dann)? (?:das|den|die) letzte[n]?(?: nehmen)?
    d letzte
    (?:der|die|das|den) unterste[nrs]?
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
    (?:ich |wir )?nehm(?:e|en)? (?:den|die|das)
  `,
  places: words`
    zweite|zweiten|zweiter|zweites
    dritte|dritten|dritter|drittes
    vierte|vierten|vierter|viertes
    funfte|funften|funfter|funftes
    sechste|sechsten|sechster|sechstes
  `,
  amongOffered: words`
    von (?:den |diesen )?(?:beiden|2(?:en)?)
    (?:der|dieser) beiden
    (?:die|der|das|den|was)(?: \p{L}{1,8})? (?:frei|moglich|da|ubrig) ist
    (?:die|der|das|den|was) (?:ihr|du|sie) (?:noch )?(?:habt|hast|haben)
    (?:die|der|das|den|was) es (?:noch )?gibt
    (?:mogliche|freie|verfugbare)[rn]?(?: (?:zeit|termin|uhrzeit|tisch))?
    davon
    von (?:denen|diesen|den (?:zeiten|terminen))
    (?:in|auf|aus) (?:der|eurer|ihrer) liste
    von oben
  `,
  anyTime: words`
    (?:die )?(?:uhrzeit|zeit)(?: ist| ware)?(?: (?:mir|uns))?(?: (?:ganz|vollig|total))? egal
    (?:ganz |vollig |total )?egal (?:wann|um wie viel uhr|welche uhrzeit)(?: an (?:dem|diesem|jenem) (?:tag|abend))?
    jederzeit
    (?:(?:mir|uns) passt )?jede (?:uhr)?zeit
    irgendwann
    wann auch immer
    jede (?:uhr)?zeit (?:passt|geht)
    zu jeder (?:uhr)?zeit
  `,
  any: words`
    was (?:gerade |noch )?(?:frei|da|ubrig|moglich) ist
    was (?:ihr|sie) (?:da |noch |gerade )?(?:habt|haben)
    (?:nimm|nehmen|nehmt|gib mir|geben|gebt)(?: sie| du| ihr)?(?: mir| uns)?(?: doch| halt| einfach)? (?:irgend(?:eine[nrs]?|was|eins?)|eine[ns]?|eins)
    (?:wahl|wahle|wahlen|wahlt|such|suche|suchen|sucht)(?: sie| du| ihr)?(?: mir| uns)?(?: halt| doch| einfach)? (?:eine[ns]?|eins|1)(?: aus| fur (?:mich|uns))?
    egal (?:was|wann|welche[rsn]?)
    was auch immer
    (?:uberrasch|uberrasche|uberraschen sie|uberrascht)(?: sie)? (?:mich|uns)
    (?:such|suche|suchen|sucht|wahl|wahle|wahlen|wahlt)(?: sie| du| ihr)? (?:eins |einen |etwas |was )?aus
    (?:entscheide|entscheid|entscheiden|entscheidet)(?: sie| du| ihr)?
    was (?:sie|du|ihr) (?:empfehlt|empfehlen|empfiehlst)
    egal
    ist egal
    mir egal
    ist mir egal
    uns egal
    ist uns egal
    ganz egal
    vollig egal
    (?:ganz |vollig |total )?egal welche[rsn]?
    irgendein(?:e|er|es|en)?
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
    wie (?:sie|du|ihr) (?:wollen|willst|wollt|mochten|mochtest|mochtet|meinen|meinst|meint)
    (?:ist )?mir (?:doch )?wurs?ch?t
    was (?:sie|du|ihr) (?:wollen|willst|wollt)
  `,
};

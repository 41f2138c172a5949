import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:den |det )?(?:1:[ae]|forsta|tidigaste) (?:lediga|bokningsbara)(?: dagen| dag| datumet| kvallen)?
    (?:den |det )?(?:1:[ae]|forsta|tidigaste)(?: dagen| datumet| kvallen| av (?:dem|de|dom))? (?:som|dar)(?: (?:det|ni|har|finns|nagot)){0,3} (?:ar )?(?:ledig|ledigt|fri|fritt)
  `,
  either: ["antingen"],
  otherwise: words`
    annars
    eller annars
    i annat fall
    i nodfall
    om inte
    finns (?:det )?(?:inget|inte)(?: sa)?
    i andra hand
    alternativt
    som alternativ
    som andrahandsval
    (?:som )?(?:reserv|andraval|andrahandsval)
    till nods
    i varsta fall
    eventuellt
    plan b
    gar (?:inte|ej) det(?: sa)?
    gar det inte(?: sa)?
  `,
  conditions: words`
    om
    ifall
    skulle
    nar
    ar
  `,
  inverted: ["ar", "skulle"],
  taken: words`
    upptage[tn]
    upptagna
    fullt
    full
    fulla
    fullbokat
    fullbokade
    fullsatt
    bokat
    bokad
    slut
    borta
    inte gar
    inte funkar
    inte fungerar
    inte passar
    inte ar (?:ledigt|mojligt)
    inte (?:ledigt|mojligt|finns|har)(?: (?:plats|bord|nagot))?
    inget (?:bord|ledigt|finns|annat)
    ingen plats
  `,
  also: ["ocksa"],
  alsoFine: words`
    (?:gar|funkar|fungerar|passar|duger|ar|skulle)(?: ju| annars| det)? (?:ocksa|aven|med)(?: bra| okej| ok| ga| funka| fungera)?
    (?:ar )?ocksa (?:okej|ok|bra|mojligt)
    ocksa(?= ?(?:$|[.,;!]))
    i nodfall
    till nods
    annars(?= ?(?:$|[.!;]))
    i andra hand
    som (?:reserv|alternativ|andrahandsval)
  `,
  suitsBetter: words`
    (?:vore|ar|blir|hade varit|passar|skulle|kanns)(?: (?:oss|mig|vara|nog|mer|lite|passa)){0,3} (?:battre|realistiskt|sakrare|lugnare|smidigare|lattare|rimligt|basta?)(?: for oss)?
  `,
  preferably: words`
    helst
    allra helst
    foredrar
    i forsta hand
    hellre
    battre
  `,
  unfit: words`
    (?:gar|funkar|fungerar|passar)(?: det)?(?: oss| for oss| mig| for mig| tyvarr){0,2} (?:inte|ej)
    (?:ar|blir|vore)(?: det| oss| for oss| lite| alldeles){0,2} for (?:sent|tidigt)
    (?:kan|hinner) (?:vi|jag)(?: tyvarr)? inte
    ar (?:omojligt|inte mojligt|inget alternativ)
    for (?:sent|tidigt)
    (?:gar|funkar|hinner|kan|passar|vill|orkar|ar|har|kommer)(?: \p{L}{1,12}){0,3} (?:inte|ej)
  `,
  cannot: words`
    aldrig
    inget
  `,
  notPossible: words`
    (?:ar|e) (?:[^ ,;!?]{1,10} ){0,3}pa (?:jobbet|arbetet|kontoret)
    (?:maste|behover|ska) (?:jobba|arbeta)
    jobbar
    (?:kan|hinner|klarar|gar)(?: ?[^ ,;!?]{1,14}){0,3} (?:inte|ej)
    inte mojligt
  `,
  sameDay: words`
    samma (?:dag|kvall|datum)
    den dagen
    den kvallen
  `,
  that: words`
    den
    den dar
    samma
  `,
  thatAfter: [],
  otherTimes: words`
    vad (?:mer |annat |mer annat )(?:har ni|finns det|finns)
    vad (?:har ni|finns det|finns) (?:mer|annars|annat|for annat)
    (?:andra|vilka andra|nagra andra) (?:tider|klockslag|alternativ)
    vad (?:har ni|finns det) (?:mer|annars)
  `,
  otherDays: words`
    (?:andra|vilka andra|nagra andra) (?:dagar|datum|kvallar)
    (?:vilka|pa vilka) (?:dagar|kvallar) (?:ar|har ni|finns|gar)
    nagon annan (?:dag|kvall)
  `,
  tasting: words`
    avsmakning
  `,
  venueNouns: words`
    restaurang(?:en)?
    stalle(?:t)?
    krog(?:en)?
    lokal(?:en)?
  `,
  venueTails: words`
    restaurang(?:en)?
  `,
  venueLeads: words`
    det (?:skulle vara|blir|vore)(?: pa| hos)?
    hos
    i
    pa
    \p{L}{0,8}listan? (?:fran|hos|pa)
    restaurang(?:en)? (?:i|pa)
  `,
  goesTo: words`
    till
  `,
  likesBetter: words`
    hellre
    snarare
    ta
    tillbaka
    foredrar
  `,
  putOffBy: words`
    (?:ar|ligger|vore|blir)(?: \p{L}{2,8}){0,2} for (?:langt?|dyrt?|hogljut?t?|hogljudd|brakigt?|stokigt?|stort?|litet?|fint?|fullt?)
  `,
  dislikes: words`
    (?:gillar|vill|tycker) (?:inte|ej)(?: (?:om|ha|till))?
    helst inte
  `,
  judgesVenue: words`
    fint?
    finare
    bra
    battre
    trevligt?
    mysigt?
    romantiskt?
    lugnt?
    lugnare
    hogljutt
    hogljudd
    stokigt?
    billigt?
    billigare
    dyrt?
    dyrare
    nara
    narmare
    langt bort
    stort?
    storre
    litet
    mindre
    liknande
    vart ett besok
    kul
  `,
  asksOfVenue: words`
    ar
    har
    hur ar
  `,
  asksAboutVenue: words`
    (?:vad|hur) ar
    beratta (?:lite |nagot )?om
    vad (?:ar det )?for (?:slags )?(?:stalle|restaurang) ar
  `,
  asksWhere: words`
    var (?:ar|ligger|finns|hittar jag)(?: nu)?
  `,
  comparesVenues: words`
    vad (?:ar det for|ar) skillnad(?:en)?(?: (?:mellan dem|pa dem))?(?=[ ?!.]*$)
    vilken(?: av dem)? ar (?:trevligast|bast|finast|battre)(?=[ ?!.]*$)
  `,
  other: words`
    (?:den|det|er) (?:andra|2:e)
  `,
};

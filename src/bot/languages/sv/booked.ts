import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    min
    min[ae]?
    mitt
    var
    vart
    vara
  `,
  bookers: words`
    han
    hon
    de
    dom
    (?:vart |var )?(?:hotellet|hotell|concierge|receptionen|kontoret|foretaget|byran|chefen|chef)
    (?:en|1) (?:van|kompis|vaninna|kollega|kusin|bekant)(?: till (?:mig|oss))?
    nagon annan
  `,
  done: words`
    (?:(?:har|hade|ska ha|skulle ha) )?(?:(?:redan|nog|visst|ju|tydligen|ocksa) ){0,2}(?:bokat|bestallt bord|reserverat|gjort (?:en|1) (?:bokning|bordsbokning|reservation)|fixat (?:ett |1 )?bord|ordnat (?:ett |1 )?bord)
    bokade
    reserverade
    bestallde (?:ett |1 )?bord
    (?:redan )?har (?:ett |1 )?bord
  `,
  ownDone: words`
    (?:jag|vi)(?: har| hade)?(?: redan)? (?:bokat|bokade|reserverat|reserverade|bestallt bord|bestallde bord|gjort en bokning|gjorde en bokning)
    (?:har|hade)(?: (?:jag|vi))?(?: redan)? (?:bokat|reserverat)
    (?:jag|vi)(?: har| hade)?(?: redan)? (?:ringde|ringt|mejlade|mejlat|mailade)(?: [\p{L}']{1,12}){0,5} (?:for att boka|och bokade|och bokat|och reserverade|for att reservera)
    (?<=^(?:(?:hej|hejsan|tja|ja|sa)[,.! ]{1,3}){0,2})(?:bokade|reserverade)
  `,
  ways: words`
    online
    (?:pa|via|genom)(?: (?:er|eran|natet|hemsidan|webben))? ?(?:hemsida|sajt|sida|webb|app|google|thefork)?
    pa (?:natet|hemsidan|webben)
    (?:pa|via|per|over|i) (?:telefon|mejl|mail|telefonen)
    (?:forra veckan|forra manaden|i forra veckan|i (?:mandags|tisdags|onsdags|torsdags|fredags|lordags|sondags))
    haromdagen
    i ?gar(?: kvall)?
    i ?forrgar
    for (?:\d{1,2}|en|1|nagra|tva|tre|ett par) (?:dagar|dag|veckor|vecka|manader|manad) sen(?:dan)?
    ringt
    ringde
    mejlade
    mejlat
  `,
  checks: words`
    (?:hittar|hitta|ser)(?: (?:inte|ej))?(?: (?:min|var))? ?(?:mejlet|mailet|bekraftelsen|bokningen|numret|referensen)
    (?:ingen|aldrig|inget|inte|inte fatt|fick ingen|inte nagon)(?: (?:nan|nagon|fatt|en|nagot))? ?(?:bekraftelse|mejl|mail|svar|bekraftelsemejl)
    (?:ville|vill|tankte|skulle)(?: (?:bara|jag|vi|garna)){0,3} (?:kolla|dubbelkolla|hora|saker|veta|fraga|forsakra|bekrafta)
    (?:kan|kunde|skulle)(?: (?:ni|du))?(?: \p{L}{1,8}){0,2} (?:bekrafta|kolla|se|dubbelkolla)
    (?:finns|star|stammer|syns|ar|ligger)(?: (?:det|den|vi|bokningen|allt))?(?: \p{L}{1,8}){0,1}? ?(?:dar|inne|inlagd|inlagt|med|i (?:boken|systemet)|hos er|ok|bekraftad)
    finns (?:det|den)(?= ?(?:\?|$))
    (?:ser|hittar|har) (?:ni|du) (?:den|det|oss)
  `,
  standing: words`
    (?:har ni|har du|finns det|ser ni|hittar ni|ligger det)(?: (?:redan|kanske|nan|nagon|en|1|var|min)){0,2} (?:bokning|bordsbokning|reservation|bord)(?: bokat| inlagd)? (?:pa(?! (?:\d|fredag|lordag|sondag|mandag|tisdag|onsdag|torsdag|kvallen))|i namnet|under|for(?! (?:\d|ikvall|idag|imorgon|i ?kvall|i ?dag|i ?morgon|mig|oss|en|ett|1|lunch|middag)))
    (?:star|ar|finns) vi(?: \p{L}{1,12}){0,2} (?:uppskrivna|uppsatta|med|inskrivna|inlagda|i (?:boken|systemet)|pa listan|bokade|antecknade)
    (?:det (?:ska|borde|skulle)|ska det|borde det)(?: \p{L}{1,8}){0,3} (?:bokning|bord|reservation)
  `,
  undone: words`
    inte
    ej
    aldrig
    ingen
    inget
    vill
    ville
    kan
    kunde
    om
    tankte
    glomde
    glomt
    rekommenderade
    sa att
  `,
  others: words`
    teater\p{L}{0,10}
    bio\p{L}{0,10}
    biljett\p{L}{0,4}
    hotell(?:rum)?
    rum
    flyg\p{L}{0,6}
    taxi
    barnvakt
    semester
    resa
    konsert\p{L}{0,10}
    show
    kyrka
    nagon annanstans
    tag\p{L}{0,8}
  `,
};

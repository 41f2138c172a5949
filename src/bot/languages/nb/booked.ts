import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    min
    mi
    mitt
    mine
    var
    vart
    vare
  `,
  bookers: words`
    han
    hun
    de
    dem
    (?:hotellet(?: vart)?|resepsjonen|conciergen|kontoret|firmaet|bedriften|byraet|sjefen(?: min| var)?)
    (?:en|1|ei) (?:venn|kompis|kamerat|venninne|kollega|fetter|kusine|bekjent)(?: (?:av (?:meg|oss)|min|mi|til meg))?
    noen andre
    en annen
  `,
  done: words`
    (?:(?:har|hadde|skal ha|skulle ha) )?(?:(?:allerede|nok|visst|jo|ogsa|visstnok) ){0,2}(?:bestilt|booket|reservert|ordnet (?:et |1 )?bord|fikset (?:et |1 )?bord|gjort (?:en|1) (?:bestilling|reservasjon|booking|bordbestilling))
    bestilte
    booka
    reserverte
    (?:allerede )?har (?:et |1 )?bord
  `,
  ownDone: words`
    (?:jeg|vi|eg)(?: har| hadde)?(?: allerede)? (?:bestilt|bestilte|booket|booka|reservert|reserverte|gjort en bestilling|gjorde en bestilling)
    (?:har|hadde)(?: (?:jeg|vi))?(?: allerede)? (?:bestilt|booket|reservert)
    (?:jeg|vi)(?: har| hadde)?(?: allerede)? (?:ringte|ringt|mailet|mailte|sendte mail)(?: [\p{L}']{1,12}){0,5} (?:for a bestille|og bestilte|og bestilt|og booket|for a booke|og reserverte)
    (?<=^(?:(?:hei|heisann|hallo|ja|sa)[,.! ]{1,3}){0,2})(?:bestilte|booket|reserverte)
  `,
  ways: words`
    online
    pa (?:nett|nettet|nettsiden|hjemmesiden|appen)
    (?:pa|via|gjennom)(?: (?:nettsiden|hjemmesiden|appen)(?: deres)?| google| thefork| nettet)
    (?:pa|via|per|over) (?:telefon|telefonen|mail|e-?post|epost)
    (?:forrige|i forrige) (?:uke|maned)
    (?:pa )?(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag) (?:som var|forrige uke)
    her om dagen
    i ?gar(?: kveld)?
    i forgars
    for (?:\d{1,2}|en|1|noen|to|tre|et par) (?:dager|dag|uker|uke|maneder|maned) siden
    ringt
    ringte
    mailet
    mailte
  `,
  checks: words`
    (?:finner|ser)(?: jeg)?(?: ikke)? (?:mailen|e-posten|bekreftelsen|bestillingen|nummeret|referansen)
    (?:ingen|aldri|ikke|ikkje|ikke fatt|fikk ingen|har ikke fatt)(?: (?:noen|noe|fatt|en|ei))? ?(?:bekreftelse|mail|e-?post|svar|bekreftelsesmail)
    (?:ville|vil|tenkte|skulle)(?: (?:bare|jeg|vi|gjerne)){0,3} (?:sjekke|dobbeltsjekke|høre|vite|spørre|forsikre|bekrefte)
    (?:kan|kunne)(?: (?:dere|du))?(?: \p{L}{1,8}){0,2} (?:bekrefte|sjekke|se|dobbeltsjekke)
    (?:finnes|star|stemmer|synes|er|ligger)(?: (?:det|den|vi|bestillingen|alt))?(?: \p{L}{1,8})? ?(?:der|inne|lagt inn|registrert|med|i (?:boka|systemet)|hos dere|ok|bekreftet)
    finnes (?:det|den)(?= ?(?:\?|$))
    (?:ser|finner|har) (?:dere|du) (?:den|det|oss)
  `,
  standing: words`
    (?:har dere|har du|finnes det|er det|ser dere|finner dere|ligger det)(?: (?:allerede|kanskje|noen|en|1|var|min)){0,2} (?:bestilling|bordbestilling|reservasjon|booking|bord)(?: bestilt| lagt inn)? (?:pa(?! (?:\d|fredag|lørdag|søndag|mandag|tirsdag|onsdag|torsdag|kvelden))|i navnet|under|for(?! (?:\d|meg|oss|en|et|1|lunsj|middag)))
    (?:star|er|finnes) vi(?: \p{L}{1,12}){0,2} (?:oppført|skrevet opp|satt opp|registrert|lagt inn|i (?:boka|systemet)|pa lista|notert)
    (?:det (?:skal|burde|skulle)|skal det|burde det)(?: \p{L}{1,8}){0,3} (?:bestilling|bord|reservasjon|booking)
  `,
  undone: words`
    ikke
    ikkje
    aldri
    ingen
    vil
    ville
    kan
    kunne
    om
    hvis
    tenkte
    glemte
    glemt
    anbefalte
    sa at
  `,
  others: words`
    teater\p{L}{0,10}
    kino\p{L}{0,10}
    billett\p{L}{0,4}
    hotell(?:rom)?
    rom
    fly\p{L}{0,6}
    taxi
    drosje
    barnevakt
    ferie
    reise
    konsert\p{L}{0,10}
    show
    kirke
    et annet sted
    tog\p{L}{0,8}
  `,
};

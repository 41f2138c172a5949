import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    jetzt(?: gleich| sofort)?
    sofort
    gleich jetzt
    (?:so|moglichst) (?:bald|schnell)(?: (?:wie|als) (?:nur )?(?:irgend )?(?:moglich|es geht))
    so(?:bald|schnell) (?:wie|als) moglich
    (?:moglichst|schnellst|baldigst) (?:bald|schnell)
    schnellstmoglich
    baldmoglichst
    auf der stelle
  `,
  inHours: ["in # stunden?", "in # std\\.?", "in # h"],
  inMinutes: ["in # minuten?", "in # min\\.?"],
  inPhrases: {
    "in einer halben stunde": 30,
    "in ner halben stunde": 30,
    "in 1 halben stunde": 30,
    "in einer stunde": 60,
    "in ner stunde": 60,
    "in einer viertelstunde": 15,
    "in anderthalb stunden": 90,
    "in eineinhalb stunden": 90,
  },
  inLeads: words`
    in
    in etwa
    in ca\.?
    in ungefahr
  `,
  halfMore: words`
    einhalb
    und eine halbe
    und ne halbe
  `,
  later: [
    "spater(?:es)?(?! als \\d)",
    "nach hinten",
    "(?:ver|auf)?schieben",
    "nach hinten (?:ver)?(?:schieben|legen)",
  ],
  earlier: [
    "fruher(?:es)?",
    "eher(?! (?:etwas |ein bisschen )?(?:spat|fruh))",
    "nach vorne?",
    "vorziehen",
    "vorverlegen",
  ],
  laterOne: words`
    (?:das|den|die|der|dann) (?:danach|nachste[rns]?)
    (?:das|den|die|der|ein|einen|eine) spatere[rns]?
  `,
  earlierOne: words`
    (?:das|den|die|der) (?:davor|vorige[rns]?|vorher)
    (?:das|den|die|der|ein|einen|eine) fruhere[rns]?
  `,
  laterBefore: words`
    (?:verschiebe|verschieben|verschieb|verschiebt|verschieben sie)(?: (?:es|das|ihn|sie|die reservierung|den tisch|
      meine reservierung|unsere reservierung))?(?: bitte)? um(?! \d{1,2} uhr)
  `,
  earlierBefore: [],
  shiftHours: ["stunden?", "std", "h"],
  shiftMinutes: ["minuten?", "min"],
  shiftPhrases: {
    "halbe stunde": 30,
    "halben stunde": 30,
    viertelstunde: 15,
    dreiviertelstunde: 45,
    "eine halbe stunde": 30,
    "eine stunde": 60,
    "ne stunde": 60,
    "eine viertelstunde": 15,
    "ne halbe stunde": 30,
    "anderthalb stunden": 90,
    "eineinhalb stunden": 90,
    "einer halben stunde": 30,
    "ner halben stunde": 30,
    "einer stunde": 60,
    "einer viertelstunde": 15,
    "eine dreiviertelstunde": 45,
    "einer dreiviertelstunde": 45,
    "ein paar stunden": 120,
  },
  shiftLeads: words`
    etwas
    ein bisschen
    bisschen
    ein wenig
    noch
    deutlich
    lieber
    was
    gerne
    irgendwas
    irgendetwas
    nichts(?! \p{L}{1,9} als)
    (?:et)?was anderes
    und(?: \p{L}{1,6})?(?= \p{L}{5,8}[?! ]*$)
    wie (?:ware|wars|ists|ist|sieht) ?(?:es|'s)?(?: denn)?(?: aus)?(?: mit)?
    (?:geht|ginge)(?:'?s| es| das)?(?: auch| nicht| denn){0,2}
    viel
    (?:doch |lieber |gerne )?eher(?: etwas| ein bisschen)?
    (?:konnen|konnten|konnte|kann|durfen|durften) (?:wir|ich|man)(?: bei euch| da)?(?: auch| vielleicht| schon| evtl| eventuell){0,2}(?= \p{L}{4,9} (?:kommen|da sein))
  `,
  unfit: words`
    (?<!nicht )zu (?:fruh|spat)
  `,
  tooEarly: words`
    nicht (?:ganz )?so fruh
    (?:uns |mir )?(?:etwas |ein bisschen |viel )?zu fruh
    (?<=\d(?: uhr)? (?:ist|ware) )(?:etwas|ein bisschen|ein wenig|recht|ziemlich) fruh
  `,
  tooSoonTo: words`
    um
    zu
  `,
  tooLate: words`
    (?<=^|[,.!?] )(?:viel |etwas |bisschen )?zu spat(?= ?(?:$|[.!?]|, (?:\p{L}{1,8} ){0,3}\d))
    nicht (?:ganz )?so spat
    (?:uns|mir) (?:etwas |ein bisschen |viel )?zu spat
    (?<=(?:ist|ware) )(?:etwas |ein bisschen |viel )?zu spat
    (?<=\d(?: uhr)? (?:ist|ware) )(?:etwas|ein bisschen|ein wenig|recht|ziemlich) spat
    (?:etwas |ein bisschen |viel )?zu spat fur (?:(?:die|das|den|unsere?n?|meine?n?) )?(?:klein|gro(?:ß|ss))?(?:kinder|kind|kleinen?|uns|mich|baby|oma|opa|eltern)
  `,
  insteadOf: words`
    statt
    anstatt
  `,
  movedOn: words`
    (?:andere|andern|andern sie|verschieb|verschiebe|verschieben sie|leg|lege|mach|mache)(?: bitte| den| am){0,2} @ (?:auf|um)
  `,
};

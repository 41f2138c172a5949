import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  bareAfternoon: true,
  same: ["(?:gleiche|gleichen|selbe|selben|gleich) (?:zeit|uhrzeit)", "(?:gleich(?:e)?zeit|dieselbe zeit)"],
  leads: words`
    (?:moglichst nah|am nachsten|so nah wie moglich|moglichst dicht|am dichtesten) (?:an|bei|zu)
    um
    gegen
    um ca\.?
    um etwa
    um circa
    ca\.?
    circa
    zirka
    etwa um
    so um
    so gegen
    so ca\.?
    so ungefahr
    so ungefahr um
    so etwa
    so etwa um
    so circa
    ungefahr um
    ab ca\.?
    auf
    ungefahr
    @
    kurz vor
    kurz nach
    schon um
    erst um
  `,
  aboutLeads: ["um die", "so um die"],
  answerLeads: ["fur", "um", "dann", "eher", "lieber", "so", "vielleicht", "gegen"],
  /** "Am 7i" is Swiss for seven o'clock. */
  clock: ["uhr", "h", "(?<=\\d)i"],
  am: [],
  pm: ["pm"],
  approximately: [],
  noon: ["12 uhr mittags", "um zwolf mittags"],
  midnight: ["mitternacht"],
  before: {
    halb: -30,
    halbe: -30,
    "viertel nach": 15,
    "viertel ab": 15,
    "viertel uber": 15,
    "viertel vor": -15,
    viertel: -45,
    dreiviertel: -15,
    "drei viertel": -15,
    "kurz nach halb": -30,
    "kurz vor halb": -30,
  },
  after: {},
  minutePast: ["nach"],
  minuteTo: ["vor"],
  minuteWords: ["minuten", "min"],
  plusMinutes: [],
  minusMinutes: [],
  parts: [
    {
      words: words`
        abends
        abend
        am abend
        abendessen
        zum abendessen
        abendbrot
        abendtisch
        dinner
        zum dinner
        abendzeit
        diner
        nachts
        in der nacht
        auf d'nacht
        auf d nacht
        auf d' nacht
        aufd nacht
        aufd'nacht
        auf'd nacht
        auf die nacht
        auf nacht
        af d'nocht
        auf d'nocht
        auf d nocht
        auf nocht
        d nocht
        d'nocht
      `,
      part: "evening",
    },
    {
      words: words`
        mittags
        mittag
        am mittag
        mittagessen
        zum mittagessen
        mittagszeit
        mittagstisch
        mittags zeit
        lunch
        zum lunch
        zu mittag
      `,
      part: "lunch",
    },
    {
      words: words`
        nach der arbeit
        nach feierabend
        zum feierabend
        feierabend
        nach dienstschluss
        nach buroschluss
      `,
      part: "evening",
      from: "17:00",
      to: "21:00",
    },
    {
      words: words`
      nach dem mittagessen
      nach dem mittag
    `,
      part: "afternoon",
      from: "14:00",
      to: "18:00",
    },
    { words: ["vor dem mittagessen"], part: "morning", from: "10:00", to: "12:00" },
    { words: ["spatnachmittag", "spatnachmittags"], part: "afternoon", from: "16:00", to: "18:00" },
    {
      words: words`
      nachmittags
      nachmittag
      am nachmittag
      zum kaffee
    `,
      part: "afternoon",
    },
    {
      words: words`
        morgens
        am morgen
        vormittags
        vormittag
        am vormittag
        fruhstuck
        zum fruhstuck
        fruhmorgens
        in der fruh
        in der fruhe
        in da fruh
        fruh
      `,
      part: "morning",
    },
    {
      words: words`
      am morge
      em morge
      in der fruah
      zum zmorge
    `,
      part: "morning",
    },
    { words: ["brunch", "zum brunch"], part: "morning", from: "10:00", to: "14:00" },
    { words: ["spatabends", "spat abends", "spat in der nacht"], part: "night" },
  ],
  night: ["nachts", "in der nacht"],
  tooEarly: words`
    (?:uns |mir )?(?:etwas |ein bisschen |viel )?zu fruh
  `,
  tooLate: words`
    (?:uns|mir) (?:etwas |ein bisschen |viel )?zu spat
    (?<=(?:ist|ware) )(?:etwas |ein bisschen |viel )?zu spat
  `,
  asEarly: words`
    so (?:fruh|zeitig) (?:wie|als) (?:moglich|es geht|geht|irgend moglich)
    moglichst fruh
    je fruher,? (?:desto|umso|um so) besser
    den (?:fruhesten|fruhestmoglichen) (?:tisch|termin)
  `,
  asLate: words`
    so spat (?:wie|als) (?:moglich|es geht|geht|irgend moglich)
    moglichst spat
    je spater,? (?:desto|umso|um so) besser
    den (?:spatesten|spatestmoglichen|letzten) (?:tisch|termin)
  `,
  early: words`
    fruhen
    fruher
    fruhe
    anfang des
    beginn des
    fruh am
    zu beginn des
  `,
  middle: words`
    mitte des
    mitten am
  `,
  late: words`
    spateren
    spaten
    spater
    spate
    ende des
    spat am
    gegen ende des
  `,
  earlyAfter: words`fruh`,
  lateAfter: words`spat`,
  compoundParts: { morgen: "morgens" },
  departures: words`
    (?:zug|bus|flug|flieger|landen|lande|fahre|taxi|vorstellung|konzert|kino|film|theater|oper|spiel|stuck|babysitter|
      termin)(?: \p{L}{1,12}){0,2} (?:um|bis|ab)
  `,
  departuresAfter: words`
    gehen
    los
    wieder los
    weg(?! (?:ist|sind|ware|waren|sein sollte))
    weg sein
    wieder weg
    fertig sein
    raus
    raus sein
    aufbrechen
    zu hause sein
    weg mussen
    los mussen
    gehen mussen
    weiter
    (?:zug|bus|flieger|flug|vorstellung|fahre)
  `,
  partJoiners: ["", "am", "in der"],
  rangeLeads: [
    "zw\\.?",
    "irgendwo zwischen",
    "so zwischen",
    "in der zeit von",
    "ab",
    "zwischen",
    "von",
    "irgendwann zwischen",
  ],
  rangeJoiners: ["bis", "bis um"],
  rangeAnd: ["und"],
  notBefore: [
    "allerfruhestens",
    "allerfruhestens um",
    "fruhestens gegen",
    "nicht eher als",
    "erst ab",
    "erst nach",
    "irgendwann (?:ab|nach)",
    "(?<!kurz )nach",
    "ab",
    "nicht vor",
    "fruhestens um",
    "fruhestens",
    "fruhestens ab",
    "(?<!nicht )spater als",
    "von",
  ],
  notAfter: [
    "allerspatestens",
    "allerspatestens um",
    "(?:maximal|langstens|hochstens) bis",
    "spatestens gegen",
    "bis allerspatestens",
    "(?<!kurz )vor",
    "bis",
    "spatestens um",
    "spatestens",
    "nicht nach",
    "nicht spater als",
    "(?<!nicht )fruher als",
    "bis spatestens",
    "noch vor",
  ],
  thereafter: ["danach", "im anschluss", "hinterher"],
  notBeforeSuffix: [
    "oder (?:etwas|ein bisschen|ein wenig|bisschen|kurz) (?:spater|danach)",
    "allerfruhestens",
    "aufwarts",
    "oder spater",
    "fruhestens",
    "oder danach",
  ],
  notAfterSuffix: [
    "oder (?:etwas|ein bisschen|ein wenig|bisschen|kurz) (?:fruher|davor|vorher)",
    "allerspatestens",
    "maximal",
    "hochstens",
    "oder fruher",
    "spatestens",
  ],
  or: ["oder", "oder um", "oder auch"],
  inHours: ["in # stunden?", "in # std\\.?", "in # h"],
  inMinutes: ["in # minuten?", "in # min\\.?"],
  now: words`
    jetzt(?: gleich| sofort)?
    sofort
    gleich jetzt
    so bald wie moglich
    auf der stelle
  `,
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
  laterOne: words`
    (?:das|den|die|der|dann) (?:danach|nachste[rns]?)
    (?:das|den|die|der|ein|einen|eine) spatere[rns]?
  `,
  earlierOne: words`
    (?:das|den|die|der) (?:davor|vorige[rns]?|vorher)
    (?:das|den|die|der|ein|einen|eine) fruhere[rns]?
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
  laterBefore: words`
    (?:verschiebe|verschieben|verschieb|verschiebt|verschieben sie)(?: (?:es|das|ihn|sie|die reservierung|den tisch|
      meine reservierung|unsere reservierung))?(?: bitte)? um(?! \d{1,2} uhr)
  `,
  earlierBefore: [],
};

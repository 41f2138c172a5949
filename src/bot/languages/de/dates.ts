import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["januar", "jan", "janner"],
    ["februar", "feb", "feber"],
    ["marz", "mar", "maerz", "mrz"],
    ["april", "apr"],
    ["mai"],
    ["juni", "jun"],
    ["juli", "jul"],
    ["august", "aug"],
    ["september", "sept", "sep"],
    ["oktober", "okt"],
    ["november", "nov"],
    ["dezember", "dez"],
  ],
  weekdays: [
    ["montag", "mo"],
    ["dienstag", "di"],
    ["mittwoch", "mi"],
    ["donnerstag", "do"],
    ["freitag", "fr"],
    ["samstag", "sonnabend", "sa"],
    ["sonntag", "so"],
  ],
  besideWeekdays: {
    before: ["kommenden", "kommender", "kommende"],
    after: [],
    numberedOnly: [],
    nextAfter: [],
    afterNext: ["ubernachsten", "ubernachster", "ubernachste", "uebernachsten"],
  },
  coming: {
    before: ["(?:am |den |diesen )?kommend(?:en|er|e|em)", "nachst(?:folgenden|kommenden)"],
    after: [],
  },
  thisWords: ["dieser", "diesen", "diese", "heute"],
  thatDay: words`
    an (?:dem|diesem) wochenende
    an (?:dem|diesem) (?:tag|abend|mittag)
    an dem datum
    am selben (?:tag|abend)
  `,
  relative: [
    { words: ["ubermorgen abend"], days: 2, part: "evening" },
    { words: ["ubermorgen", "uebermorgen"], days: 2 },
    { words: ["morgen abend", "morgen nacht"], days: 1, part: "evening" },
    { words: ["morgen mittag"], days: 1, part: "lunch" },
    { words: ["morgen nachmittag"], days: 1, part: "afternoon" },
    { words: ["morgen fruh", "morgen vormittag"], days: 1, part: "morning" },
    { words: ["heute abend", "heut abend", "heute nacht"], days: 0, part: "evening" },
    { words: ["heute mittag"], days: 0, part: "lunch" },
    { words: ["heute nachmittag"], days: 0, part: "afternoon" },
    { words: ["heute morgen", "heute fruh", "heute vormittag"], days: 0, part: "morning" },
    { words: ["(?<!(?:am|jeden|diesen|guten|der|den|gut) )morgen"], days: 1 },
    { words: ["heute", "heut"], days: 0 },
  ],
  dayMonthJoiners: ["des", "der", "den", "dem"],
  bareDayLeads: ["am", "den", "der", "dem", "fur den", "zum", "vom", "ab dem", "auf den"],
  bareDayNeedsSuffix: true,
  bareDayFollowers: words`
    um
    (?:verlegen|verschieben|andern|legen|umbuchen)
    fur
    bitte
    gegen
    ab
    nach
    vor
    in
    mit
    ware
    ist
    ginge
    passt
    und
    oder
    bis
    abends
    mittags
    morgens
    abend
    mittag
    nachmittag
    wir
    ich
    einen
    zu
    auf
    geht
    dieses monats
    reservieren
    kommen
    essen
    einen tisch
    noch
    sein
    haben
    sondern
    (?:wurden|mochten|hatten|wollen|kamen|kommen|konnen|brauchen|sind|waren|wollten) (?:wir|sie|gern|gerne)
    (?:wurde|mochte|hatte|will|kame|komme|kann|brauche|bin|ware|wollte) ich
  `,
  countedNouns: words`
    geburtstag
    jahrestag
    hochzeitstag
    jubilaum
    stock
    etage
    mal
    besuch
    jahr
    woche
    stunde
    minute
    tisch
    platz
    gast
  `,
  thisWeekend: words`
    dieses wochenende
    am wochenende
    das wochenende
    an diesem wochenende
    furs wochenende
    kommendes wochenende
    wochenende
    am kommenden wochenende
  `,
  nextWeekend: ["nachstes wochenende", "am nachsten wochenende", "nachsten wochenende"],
  thisWeek: ["diese woche", "dieser woche", "in dieser woche"],
  numberedWeeks: ["kw", "k\\.w\\.", "(?:kalender)?woche"],
  nextWeek: [
    "nachste woche",
    "nachster woche",
    "der nachsten woche",
    "kommende woche",
    "in der nachsten woche",
    "kommender woche",
  ],
  inWeek: {
    early: ["(?:am |gleich )?anfang", "(?:zu )?beginn"],
    middle: ["mitte"],
    late: ["(?:am |gegen )?ende"],
    week: ["(?:der|diese[rn]?) woche"],
  },
  inDays: ["in # tagen", "in # tag", "in # tg\\.?", "heute in # tagen", "# tage spater als heute"],
  inWeeks: ["in # wochen", "in # woche", "heute in # wochen"],
  inMonths: ["in # monaten", "in # monat"],
  inOneMonth: ["in einem monat"],
  ofNextMonth: ["nachsten monats", "des nachsten monats", "im nachsten monat"],
  inOneWeek: ["in einer woche", "heute in einer woche", "in 8 tagen", "heute in 8 tagen", "heut in 8 tagen"],
  dayAfterDraft: [
    "(?:am|der|den) tag (?:darauf|danach)",
    "(?:am|der|den) (?:darauf)?folgenden? tag",
    "einen tag spater",
    "am nachsten tag",
    "am folgetag",
    "tags darauf",
  ],
  dayBeforeDraft: ["am tag davor", "einen tag fruher", "der tag davor", "am vortag", "tags zuvor"],
  weekAfterDraft: [
    "eine woche spater",
    "die woche darauf",
    "1 woche spater",
    "(?:in )?(?:der|die) woche (?:drauf|darauf|danach)",
  ],
  rangeJoiners: ["bis zum", "bis"],
  rangeLeads: ["zwischen dem", "zwischen", "von", "vom", "ab"],
  orWords: ["oder", "oder am", "oder auch", "oder vielleicht"],
  fixedDays: {
    silvester: "12-31",
    neujahr: "01-01",
    heiligabend: "12-24",
    "heilig abend": "12-24",
    "der heilige abend": "12-24",
    "1. weihnachtstag": "12-25",
    "1. weihnachtsfeiertag": "12-25",
    "1. feiertag": "12-25",
    weihnachten: "12-25",
    "2. weihnachtstag": "12-26",
    "2. weihnachtsfeiertag": "12-26",
    "2. feiertag": "12-26",
    stephanstag: "12-26",
    stefanitag: "12-26",
    christtag: "12-25",
    stephanitag: "12-26",
    stefanstag: "12-26",
    valentinstag: "02-14",
    halloween: "10-31",
    "heilige 3 konige": "01-06",
    dreikonig: "01-06",
    dreikonigstag: "01-06",
    nikolaus: "12-06",
  },
  easterDays: {
    karfreitag: -2,
    ostersonntag: 0,
    ostern: 0,
    ostermontag: 1,
    pfingstsonntag: 49,
    pfingstmontag: 50,
    "christi himmelfahrt": 39,
  },
  countedFrom: [
    "(?<!(?:jede[nmrs]?|irgendeine?[nmr]?|alle|welche[nmr]?) )(?:tage?|wochen?|monate?) (?:nach|vor|ab)",
  ],
  forgotten: words`
    vergiss
    vergesst
    (?<!nicht )vergessen (?:sie|wir)
  `,
  oneAfter: words`(?:den|am|der|die) (?:nachsten|nachste|darauf|danach|folgenden|darauffolgenden)`,
  afterNext: ["nach dem nachsten", "in einer woche"],
  nextWords: ["nachsten", "nachster", "nachste", "nachstes"],
  pastWords: ["letzten", "letzte", "letzter", "vergangenen", "vorigen", "gestern", "vorgestern"],
  ...calendar,
};

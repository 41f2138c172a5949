import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["januari", "jan"],
    ["februari", "feb"],
    ["mars"],
    ["april", "apr"],
    ["maj"],
    ["juni", "jun"],
    ["juli", "jul"],
    ["augusti", "aug"],
    ["september", "sept", "sep"],
    ["oktober", "okt"],
    ["november", "nov"],
    ["december", "dec"],
  ],
  /** Without "man" and "son", which are people. */
  weekdays: [
    ["mandag", "mandagens", "mandan"],
    ["tisdag", "tisdagens", "tis", "tisdan"],
    ["onsdag", "onsdagens", "ons", "onsdan"],
    ["torsdag", "torsdagens", "tors", "torsdan"],
    ["fredag", "fredagens", "fre", "fredan"],
    ["lordag", "lordagens", "lor", "lordan"],
    ["sondag", "sondagens", "sondan"],
  ],
  besideAnother: { man: "mandag", son: "sondag", ons: "onsdag", tor: "torsdag" },
  besideWeekdays: {
    before: ["kommande", "nastkommande"],
    after: [],
    numberedOnly: [],
    nextAfter: [],
    afterNext: ["nastnasta"],
  },
  coming: { before: ["(?:pa )?(?:nast)?kommande"], after: [] },
  thisWords: ["denna", "den har", "nu pa", "nu"],
  thatDay: words`
    den helgen
    (?:den|pa den) (?:kvallen|dagen|dan|natten)
    samma (?:kvall|dag)
  `,
  relative: [
    {
      words: ["imorgon om en vecka", "i morgon om en vecka", "imorgon om 1 vecka", "i morgon om 1 vecka"],
      days: 8,
    },
    {
      words: ["i overmorgon kvall", "i overmorgon pa kvallen", "overmorgon kvall"],
      days: 2,
      part: "evening",
    },
    {
      words: words`
      i overmorgon
      overmorgon
      iovermorgon
      i over morgon
      i overmorrn
      overimorgon
    `,
      days: 2,
    },
    {
      words: words`
        imorgon kvall
        i morgon kvall
        imorgonkvall
        imorgon pa kvallen
        i morgon pa kvallen
        imorrn kvall
        imorn kvall
        imorron kvall
        i morron kvall
        i morrn kvall
        morgon kvall
        imorgon afton
        till imorgon kvall
      `,
      days: 1,
      part: "evening",
    },
    {
      words: words`
        imorgon till lunch
        i morgon till lunch
        imorgon lunch
        i morgon lunch
        imorgon pa lunchen
        i morgon pa lunchen
      `,
      days: 1,
      part: "lunch",
    },
    {
      words: words`
        imorgon eftermiddag
        i morgon eftermiddag
        imorgon pa eftermiddagen
        i morgon pa eftermiddagen
      `,
      days: 1,
      part: "afternoon",
    },
    {
      words: words`
        imorgon bitti
        i morgon bitti
        imorgon formiddag
        i morgon formiddag
        imorgon pa formiddagen
        i morgon pa formiddagen
        imorgon pa morgonen
        i morgon pa morgonen
        imorgon bittida
      `,
      days: 1,
      part: "morning",
    },
    {
      words: words`
        imorgon
        i morgon
        imorrn
        i morrn
        imorn
        imoron
        imorron
        i morron
        imorgen
        immorgon
        i moron
        i morn
        till morgondagen
        morgondagen
      `,
      days: 1,
    },
    {
      words: words`
        ikvall
        i kvall
        ikvell
        i kvell
        i natt
        inatt
        i afton
        iafton
        idag pa kvallen
        i dag pa kvallen
        idag kvall
        senare ikvall
        senare i kvall
      `,
      days: 0,
      part: "evening",
    },
    { words: ["i eftermiddag", "ieftermiddag", "idag pa eftermiddagen"], days: 0, part: "afternoon" },
    {
      words: ["till lunch idag", "idag till lunch", "lunch idag", "idag lunch", "i dag lunch"],
      days: 0,
      part: "lunch",
    },
    { words: ["i morse", "pa formiddagen idag", "i formiddag"], days: 0, part: "morning" },
    { words: ["idag", "i dag"], days: 0 },
  ],
  dayMonthJoiners: ["den", "i", "av", "pa"],
  bareDayLeads: ["den", "pa den", "till den"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: words`
    i helgen
    denna helg
    den har helgen
    till helgen
    nu i helgen
    kommande helg
    helgen som kommer
    pa helgen
    nu till helgen
  `,
  nextWeekend: ["nasta helg", "nastkommande helg", "helgen darpa", "helgen efter"],
  thisWeek: ["denna vecka", "den har veckan", "i veckan"],
  numberedWeeks: ["vecka", "v\\.?", "veckonummer"],
  nextWeek: ["nasta vecka", "veckan som kommer", "kommande vecka"],
  inWeek: {
    early: ["(?:i )?borjan av", "tidigt i"],
    middle: ["(?:i )?mitten av", "mitt i"],
    late: ["(?:i |mot )?slutet (?:av|pa)", "sent i"],
    week: ["veckan(?! (?:efter|innan))"],
  },
  inDays: ["(?:idag |i dag )?om # dagar", "om # dag", "om # dar", "# dagar fran idag"],
  inWeeks: ["(?:idag |i dag )?om # veckor", "(?:idag |i dag )?(?<!morgon )om # vecka"],
  inMonths: ["om # manader", "om # manad"],
  inOneMonth: ["om en manad"],
  ofNextMonth: ["nasta manad", "i nasta manad"],
  inOneWeek: [],
  dayAfterDraft: ["dagen efter", "dagen darpa", "1 dag senare", "nasta dag"],
  dayBeforeDraft: ["dagen innan", "dagen fore", "1 dag tidigare"],
  weekAfterDraft: ["1 vecka senare", "veckan efter"],
  rangeJoiners: ["till", "till och med", "tom", "t.o.m", "t o m"],
  /** Without "den" they open a range of days only before a month; else of times. */
  rangeLeads: [
    "mellan den",
    "fran den",
    "fran och med den",
    "(?:mellan|fran)(?= \\d{1,2}(?::?[ae])? (?:och|till|-) (?:den )?\\d{1,2}(?::?[ae])? (?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec))",
  ],
  orWords: ["eller", "eller pa", "eller den", "eller kanske", "eller mojligen", "alternativt"],
  fixedDays: {
    nyarsafton: "12-31",
    nyarsaftonen: "12-31",
    "ny arsafton": "12-31",
    nyar: "12-31",
    nyarsdag: "01-01",
    nyarsdagen: "01-01",
    julafton: "12-24",
    julaftonen: "12-24",
    juldagen: "12-25",
    juldag: "12-25",
    "annandag jul": "12-26",
    "annandag jul en": "12-26",
    annandagen: "12-26",
    "annan dag jul": "12-26",
    "dagen fore julafton": "12-23",
    lillejulafton: "12-23",
    valborg: "04-30",
    valborgsmassoafton: "04-30",
    sistaapril: "04-30",
    trettondagen: "01-06",
    trettondagsafton: "01-05",
    nationaldagen: "06-06",
    halloween: "10-31",
    "alla hjartans dag": "02-14",
    lucia: "12-13",
    luciadagen: "12-13",
    "martens gas": "11-10",
    martensafton: "11-10",
  },
  easterDays: {
    langfredagen: -2,
    langfredag: -2,
    paskafton: -1,
    skartorsdag: -3,
    skartorsdagen: -3,
    pask: 0,
    paskdag: 0,
    pingstdagen: 49,
    "kristi himmelsfard": 39,
    paskdagen: 0,
    "annandag pask": 1,
    "kristi himmelsfardsdag": 39,
  },
  countedFrom: ["(?<!(?:nagon|vilken|alla|varje) )(?:dagar|dag|veckor|vecka|manader) (?:efter|fore|fran)"],
  forgotten: words`
    (?<!inte )glom
    strunta i
    skippa
  `,
  oneAfter: words`
    nasta
    den (?:darpa|efter|darefter)
  `,
  afterNext: [],
  nextWords: ["nasta"],
  pastWords: ["forra", "igar", "i forrgar", "sedan", "senaste", "sista"],
  ...calendar,
};

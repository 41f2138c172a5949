import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["januar", "jan"],
    ["februar", "feb"],
    ["mars", "marts"],
    ["april", "apr"],
    ["mai", "maj"],
    ["juni", "jun"],
    ["juli", "jul"],
    ["august", "aug"],
    ["september", "sept", "sep"],
    ["oktober", "okt"],
    ["november", "nov"],
    ["desember", "december", "des", "dec"],
  ],
  /** Without "to" for Thursday, which is two, and "man", which is people. */
  weekdays: [
    ["mandag"],
    ["tirsdag", "tysdag", "tirs", "tir"],
    ["onsdag", "ons"],
    ["torsdag", "tors", "tor"],
    ["fredag", "fre"],
    ["lørdag", "lordag", "loerdag", "laurdag", "lør"],
    ["søndag", "sondag", "soendag", "sundag", "søn"],
  ],
  coming: { before: ["(?:først)?kommende"], after: [] },
  thisWords: ["denne", "den her", "nu pa", "na pa", "na til"],
  relative: [
    {
      words: words`
        i morgen om en uke
        imorgen om en uke
        i morgen om en uge
        i morgen om 1 uke
        i morgen om 1 uge
      `,
      days: 8,
    },
    {
      words: words`
        i overmorgen kveld
        overmorgen kveld
        i overmorgen aften
        overmorgen aften
      `,
      days: 2,
      part: "evening",
    },
    {
      words: words`
      i overmorgen
      overmorgen
      iovermorgen
      i overmorra
      overimorgen
      over i morgen
    `,
      days: 2,
    },
    {
      words: words`
        i morgen kveld
        imorgen kveld
        i morra kveld
        imorra kveld
        i morgen aften
        imorgen aften
        morgen kveld
        i morgon kveld
        i morgen tidlig kveld
      `,
      days: 1,
      part: "evening",
    },
    {
      words: words`
        i morgen ettermiddag
        imorgen ettermiddag
        i morgen eftermiddag
        imorgen eftermiddag
        i morra ettermiddag
      `,
      days: 1,
      part: "afternoon",
    },
    {
      words: words`
        i morgen tidlig
        imorgen tidlig
        i morgen formiddag
        imorgen formiddag
        i morra tidlig
        i morgen morgen
      `,
      days: 1,
      part: "morning",
    },
    {
      words: words`
        i morgen lunsj
        i morgen til lunsj
        imorgen til lunsj
        i morgen til lunch
        i morgen frokost lunsj
      `,
      days: 1,
      part: "lunch",
    },
    {
      words: words`
      i morgen
      imorgen
      i morra
      imorra
      i marra
      i morgon
      imorgon
      i mrg
      imrg
    `,
      days: 1,
    },
    {
      words: words`
        i kveld
        ikveld
        i aften
        iaften
        i natt
        i nat
        i dag kveld
        senere i kveld
      `,
      days: 0,
      part: "evening",
    },
    {
      words: words`
        i ettermiddag
        i eftermiddag
        iettermiddag
        i dag ettermiddag
      `,
      days: 0,
      part: "afternoon",
    },
    {
      words: words`
      i formiddag
      i dag formiddag
      i morges
      denne morran
    `,
      days: 0,
      part: "morning",
    },
    {
      words: words`
      i dag til lunsj
      lunsj i dag
      lunch i dag
    `,
      days: 0,
      part: "lunch",
    },
    { words: ["i dag", "idag"], days: 0 },
  ],
  dayMonthJoiners: ["den", "i", "av", "pa"],
  bareDayLeads: ["den", "pa den", "til den"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: words`
    i helgen
    i helga
    denne helgen
    denne helga
    til helgen
    til helga
    kommende helg
    na i helgen
    i weekenden
    denne weekend
    til weekenden
    pa weekenden
    den kommende weekend
    weekenden
  `,
  nextWeekend: words`
    neste helg
    neste weekend
    næste weekend
    naeste weekend
  `,
  thisWeek: words`
    denne uken
    denne uka
    i uka
    denne uge
    i ugen
    denne uke
    i denne uge
    i denne uken
  `,
  nextWeek: words`
    neste uke
    neste uka
    næste uge
    naeste uge
    i neste uke
    i næste uge
    kommende uke
    kommende uge
    neste veke
  `,
  inWeek: {
    early: ["(?:i )?(?:begynnelsen|starten|begyndelsen) (?:av|af)", "tidlig i"],
    middle: ["(?:i )?midten (?:av|af)", "midt i"],
    late: ["(?:i |mot )?(?:slutten|slutningen) (?:av|af)", "sent i"],
    week: ["uk[ea]n?", "ugen"],
  },
  inDays: ["om # dager", "om # dag", "om # dage"],
  inWeeks: [
    "(?:i dag )?om # uker",
    "(?:i dag )?om # uger",
    "(?:i dag )?(?<!morgen )om # uk?ge",
    "(?:i dag )?(?<!morgen )om # uke",
  ],
  inMonths: ["om # maneder", "om # maned"],
  inOneMonth: ["om en maned"],
  ofNextMonth: ["neste maned", "i neste maned", "næste maned", "i næste maned"],
  inOneWeek: ["om en uke", "i dag om en uke", "om en uge", "i dag om en uge"],
  dayAfterDraft: ["dagen etter", "dagen efter", "en dag senere", "neste dag", "næste dag"],
  dayBeforeDraft: ["dagen før", "en dag tidligere", "dagen for"],
  weekAfterDraft: [
    "en uke senere",
    "1 uke senere",
    "uken etter",
    "uka etter",
    "en uge senere",
    "1 uge senere",
    "ugen efter",
  ],
  thatDay: ["den dagen", "den kvelden", "den helg(?:en|a)"],
  rangeJoiners: ["til", "til og med", "t.o.m", "tom"],
  /** Without "den" they open a range of days only before a month; else of times. */
  rangeLeads: [
    "mellom den",
    "mellem den",
    "fra den",
    "fra og med den",
    "(?:mellom|mellem|fra)(?= \\d{1,2}\\.? (?:og|til|-) (?:den )?\\d{1,2}\\.? (?:jan|feb|mar|apr|mai|maj|jun|jul|aug|sep|okt|nov|des|dec))",
  ],
  orWords: ["eller", "eller pa", "eller den", "eller kanskje", "eller maske", "eventuelt"],
  fixedDays: {
    nyttarsaften: "12-31",
    nyttarsaftenen: "12-31",
    nytarsaften: "12-31",
    "1. nyttarsdag": "01-01",
    nyttarsdag: "01-01",
    nytarsdag: "01-01",
    julaften: "12-24",
    juleaften: "12-24",
    "lille julaften": "12-23",
    lillejulaften: "12-23",
    "1. juledag": "12-25",
    "første juledag": "12-25",
    "2. juledag": "12-26",
    "andre juledag": "12-26",
    "anden juledag": "12-26",
    valentinsdagen: "02-14",
    valentinsdag: "02-14",
    "valentines day": "02-14",
    halloween: "10-31",
    sankthans: "06-23",
    "sankt hans": "06-23",
    mortensaften: "11-10",
    grunnlovsdagen: "05-17",
    nasjonaldagen: "05-17",
    grundlovsdag: "06-05",
  },
  easterDays: {
    palmesøndag: -7,
    skjærtorsdag: -3,
    langfredag: -2,
    paskeaften: -1,
    "1. paskedag": 0,
    paskedag: 0,
    "2. paskedag": 1,
    "kristi himmelfartsdag": 39,
    "1. pinsedag": 49,
    pinsedag: 49,
    "2. pinsedag": 50,
  },
  countedFrom: [
    "(?<!(?:noen|nogen|hvilken|alle|hver) )(?:dager|dage|dag|uker|uke|uger|uge|maneder) (?:etter|efter|før|fra)",
  ],
  oneAfter: words`
    neste
    næste
    den (?:neste|næste|etter|efter|deretter|derefter)
  `,
  afterNext: [],
  forgotten: ["glem", "dropp", "skipp"],
  nextWords: ["neste", "næste", "naeste"],
  pastWords: words`
    forrige
    sist
    siste
    i gar
    igar
    siden
    sidste
    i forgars
  `,
  ...calendar,
};

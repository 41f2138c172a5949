import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

export const dates: DateWords = {
  monthFirst: false,
  hyphened: true,
  months: [
    ["januari", "jan"],
    ["februari", "feb"],
    ["maart", "mrt"],
    ["april", "apr"],
    ["mei"],
    ["juni", "jun"],
    ["juli", "jul"],
    ["augustus", "aug"],
    ["september", "sept", "sep"],
    ["oktober", "okt"],
    ["november", "nov"],
    ["december", "dec"],
  ],
  /** Without "zo", "zon" and "vrij", which are words more often than days. */
  weekdays: [
    ["maandag", "ma"],
    ["dinsdag", "di"],
    ["woensdag", "wo", "woe"],
    ["donderdag", "do"],
    ["vrijdag", "vr"],
    ["zaterdag", "za"],
    ["zondag"],
  ],
  besideAnother: { zo: "zondag", vrij: "vrijdag", zon: "zondag", zat: "zaterdag" },
  coming: { before: ["aanstaande", "(?:de )?komende"], after: [] },
  thisWords: ["deze"],
  thatDay: words`
    dat weekend
    (?:die|op die) (?:avond|dag|datum|middag)
  `,
  relative: [
    { words: ["morgen over een week", "morgen over 1 week"], days: 8 },
    { words: ["overmorgenavond", "overmorgen avond", "overmorgen 's avonds"], days: 2, part: "evening" },
    { words: ["overmorgenmiddag", "overmorgen middag"], days: 2, part: "afternoon" },
    { words: ["overmorgen", "over morgen"], days: 2 },
    {
      words: ["morgenavond", "morgen avond", "morgennacht", "morgen 's avonds", "morgen s avonds"],
      days: 1,
      part: "evening",
    },
    {
      words: ["morgen tijdens de lunch", "morgen voor de lunch", "morgen tussen de middag"],
      days: 1,
      part: "lunch",
    },
    {
      words: ["morgenmiddag", "morgen middag", "morgennamiddag", "morgen namiddag", "morgen 's middags"],
      days: 1,
      part: "afternoon",
    },
    {
      words: ["morgenochtend", "morgen ochtend", "morgenvroeg", "morgen vroeg", "morgenvoormiddag"],
      days: 1,
      part: "morning",
    },
    { words: ["morgen", "mrgn"], days: 1 },
    {
      words: ["vanavond", "vannacht", "deze avond", "hedenavond", "van avond", "vandaag 's avonds"],
      days: 0,
      part: "evening",
    },
    { words: ["vanmiddag", "deze middag", "deze namiddag", "van middag"], days: 0, part: "afternoon" },
    { words: ["vanmorgen", "vanochtend", "deze ochtend"], days: 0, part: "morning" },
    { words: ["vandaag"], days: 0 },
  ],
  dayMonthJoiners: ["de", "van"],
  bareDayLeads: ["op de", "de", "op", "voor de", "den"],
  bareDayNeedsSuffix: true,
  bareDayFollowers: words`
    dan
    ook
    toch
    nog
    om
    voor
    rond
    graag
    in
    met
    is
    of
    en
    tot
    na
    alsjeblieft
    alstublieft
    van deze maand
    wil
    's
    zou
    reserveren
    deze maand
    komen
    eten
    langs
  `,
  countedNouns: words`
    verjaardag
    jubileum
    trouwdag
    etage
    verdieping
    keer
    bezoek
    jaar
    week
    uur
    tafel
    plaats
    gast
    persoon
  `,
  thisWeekend: words`
    (?:dit|het|'t|komend|aankomend|aanstaand|aanstaande|komende) (?:weekend|weekeinde)
    in het weekend
  `,
  nextWeekend: ["volgend weekend", "volgend weekeinde"],
  thisWeek: ["deze week"],
  numberedWeeks: ["week", "wk\\.?", "weeknummer"],
  nextWeek: ["volgende week", "komende week", "aankomende week", "aanstaande week"],
  inWeek: {
    early: ["(?:aan het |in het |het )?begin(?: van)?"],
    middle: ["(?:in het )?midden(?: van| in)?", "halverwege", "half"],
    late: ["(?:aan het |het |tegen het )?einde?(?: van)?"],
    week: ["(?:de|deze) week"],
  },
  inDays: ["# dagen vanaf vandaag", "(?:vandaag )?over # dagen", "over # dag", "binnen # dagen"],
  inWeeks: ["(?:vandaag )?over # weken", "(?:vandaag )?(?<!morgen )over # week", "# weken vanaf vandaag"],
  inMonths: ["over # maanden", "over # maand"],
  inOneMonth: ["over een maand"],
  ofNextMonth: ["van volgende maand", "volgende maand"],
  inOneWeek: ["over een weekje", "vandaag over een weekje"],
  dayAfterDraft: ["de dag erna", "de dag daarna", "een dag later", "de volgende dag"],
  dayBeforeDraft: ["de dag ervoor", "de dag daarvoor", "een dag eerder"],
  weekAfterDraft: ["een week later", "de week erna"],
  rangeJoiners: ["tot en met", "t/m", "tot", "tm", "tem"],
  rangeLeads: ["tussen de", "tussen", "van", "vanaf"],
  orWords: ["of", "of op", "of anders", "of anders op", "of misschien", "of eventueel"],
  fixedDays: {
    oudejaarsavond: "12-31",
    oudjaar: "12-31",
    oudjaarsavond: "12-31",
    "oud en nieuw": "12-31",
    "oud op nieuw": "12-31",
    nieuwjaarsdag: "01-01",
    nieuwjaar: "01-01",
    kerstavond: "12-24",
    kerst: "12-25",
    "eerste kerstdag": "12-25",
    "1e kerstdag": "12-25",
    "2e kerstdag": "12-26",
    "2e kerst": "12-26",
    "1e kerst": "12-25",
    "eerste kerst": "12-25",
    kerstdag: "12-25",
    kerstmis: "12-25",
    valentijnsdag: "02-14",
    valentijn: "02-14",
    koningsdag: "04-27",
    sinterklaas: "12-05",
    sinterklaasavond: "12-05",
    pakjesavond: "12-05",
    driekoningen: "01-06",
    bevrijdingsdag: "05-05",
    dierendag: "10-04",
    halloween: "10-31",
  },
  easterDays: {
    "goede vrijdag": -2,
    pasen: 0,
    "eerste paasdag": 0,
    "1e paasdag": 0,
    "2e paasdag": 1,
    paaszondag: 0,
    paasmaandag: 1,
    "witte donderdag": -3,
    hemelvaartsdag: 39,
    hemelvaart: 39,
    pinksteren: 49,
    "1e pinksterdag": 49,
    "eerste pinksterdag": 49,
    "2e pinksterdag": 50,
    pinkstermaandag: 50,
  },
  countedFrom: ["(?<!(?:elke|iedere|alle|welke) )(?:dagen|dag|weken|week|maanden) (?:na|voor|vanaf)"],
  forgotten: words`
    vergeet
  `,
  oneAfter: words`
    de (?:volgende|daaropvolgende)
    die (?:daarna|erop|daarop)
  `,
  afterNext: [],
  nextWords: ["volgende"],
  pastWords: ["vorige", "afgelopen", "gisteren", "eergisteren", "geleden", "laatste"],
  ...calendar,
};

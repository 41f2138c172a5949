import type { DateWords, NumberWords } from "../../locale.ts";
import { cardinals, ordinals } from "../../number-words.ts";
import { words } from "../../word-list.ts";

export const common = words`
  de; het; een; en; van; voor; met; om; op; ik; wij; we; ons; mij; mijn; wil; willen; graag; reserveren; reservering; boeken; tafel; bedankt; dank; hallo; hoi; goedemorgen; goedenavond; ja; nee; niet; geen; morgen; vandaag; vanavond; avond; middag; deze; dit;
  personen; mensen; zijn; kunnen; kan; hebben; heb; uur; volgende; week; wat; wanneer; waar; hoe; te; naar; bij; zou; alsjeblieft; alstublieft; annuleren; wijzigen; liever; maak; boek; reserveer; vind; zoek; dat; ook; nog; klopt; is; het
`;

const besideOne = words`persoon; volwassene; kind; uur; week; dag; baby`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        nul; een; twee; drie; vier; vijf; zes; zeven; acht; negen; tien; elf; twaalf; dertien; veertien; vijftien; zestien; zeventien; achttien; negentien
      `,
      tens: { twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60 },
      joiners: ["en", "ën"],
      unitFirst: true,
    }),
  },
  ordinals: ordinals(words`
    eerste; tweede; derde; vierde; vijfde; zesde; zevende; achtste; negende; tiende; elfde; twaalfde; dertiende; veertiende; vijftiende; zestiende; zeventiende; achttiende; negentiende; twintigste;
    eenentwintigste; tweeentwintigste; drieentwintigste; vierentwintigste; vijfentwintigste; zesentwintigste; zevenentwintigste; achtentwintigste; negenentwintigste; dertigste; eenendertigste
  `),
  ordinalSuffixes: ["e", "ste", "de"],
  hesitant: {
    een: { before: besideOne, after: ["om", "half", "rond"] },
    eerste: {
      before: words`januari; februari; maart; april; mei; juni; juli; augustus; september; oktober; november; december`,
      after: ["de", "op"],
    },
  },
};

export const dates: DateWords = {
  monthFirst: false,
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
  weekdays: [["maandag"], ["dinsdag"], ["woensdag"], ["donderdag"], ["vrijdag"], ["zaterdag"], ["zondag"]],
  thisWords: ["deze"],
  relative: [
    { words: ["overmorgen"], days: 2 },
    { words: ["morgenavond", "morgen avond", "morgennacht"], days: 1, part: "evening" },
    { words: ["morgen tijdens de lunch"], days: 1, part: "lunch" },
    { words: ["morgenmiddag", "morgen middag"], days: 1, part: "afternoon" },
    { words: ["morgenochtend", "morgen ochtend", "morgenvroeg"], days: 1, part: "morning" },
    { words: ["(?<!(?:goede|goeie) )morgen"], days: 1 },
    { words: ["vanavond", "vannacht", "deze avond"], days: 0, part: "evening" },
    { words: ["vanmiddag", "deze middag"], days: 0, part: "afternoon" },
    { words: ["vanmorgen", "vanochtend", "deze ochtend"], days: 0, part: "morning" },
    { words: ["vandaag"], days: 0 },
  ],
  dayMonthJoiners: ["de", "van"],
  bareDayLeads: ["op de", "de", "op", "voor de", "den"],
  bareDayNeedsSuffix: true,
  bareDayFollowers: words`om; voor; rond; graag; in; met; is; of; en; tot; na; alsjeblieft; alstublieft; van deze maand; wil; 's; zou; reserveren; deze maand`,
  thisWeekend: ["dit weekend", "dit weekeinde", "in het weekend", "het weekend", "komend weekend"],
  nextWeekend: ["volgend weekend", "volgend weekeinde"],
  thisWeek: ["deze week"],
  nextWeek: ["volgende week", "komende week"],
  inDays: ["# dagen vanaf vandaag", "over # dagen", "over # dag", "binnen # dagen"],
  inWeeks: ["over # weken", "over # week"],
  inMonths: ["over # maanden", "over # maand"],
  inOneMonth: ["over een maand"],
  ofNextMonth: ["van volgende maand", "volgende maand"],
  inOneWeek: ["over een week", "vandaag over een week"],
  dayAfterDraft: ["de dag erna", "de dag daarna", "een dag later", "de volgende dag"],
  dayBeforeDraft: ["de dag ervoor", "de dag daarvoor", "een dag eerder"],
  weekAfterDraft: ["een week later", "de week erna"],
  rangeJoiners: ["tot en met", "t/m", "tot"],
  rangeLeads: ["tussen de", "tussen", "van", "vanaf"],
  orWords: ["of", "of op", "of anders"],
  fixedDays: {
    oudejaarsavond: "12-31",
    oudjaar: "12-31",
    nieuwjaarsdag: "01-01",
    nieuwjaar: "01-01",
    kerstavond: "12-24",
    kerst: "12-25",
    "eerste kerstdag": "12-25",
    "1e kerstdag": "12-25",
    "2e kerstdag": "12-26",
    kerstmis: "12-25",
    valentijnsdag: "02-14",
    valentijn: "02-14",
    koningsdag: "04-27",
    sinterklaas: "12-05",
  },
  easterDays: {
    "goede vrijdag": -2,
    pasen: 0,
    "eerste paasdag": 0,
    "1e paasdag": 0,
    "2e paasdag": 1,
    hemelvaartsdag: 39,
    pinksteren: 49,
  },
  countedFrom: ["(?:dagen|dag|weken|week|maanden) (?:na|voor|vanaf)"],
  afterNext: [],
  nextWords: ["volgende"],
  pastWords: ["vorige", "afgelopen", "gisteren", "eergisteren", "geleden", "laatste"],
};

import type { DateWords, NumberWords } from "../../locale.ts";
import { cardinals, ordinals } from "../../number-words.ts";
import { words } from "../../word-list.ts";

export const common = words`
  en; ett; och; for; med; om; pa; jag; vi; oss; mig; min; mitt; mina; vill; skulle; garna; boka; bokning; bord; reservera; tack; hej; god; ja; nej; inte; imorgon; morgon; idag; ikvall; kvall; denna; detta; personer; ar; kan; kunna; har; klockan; kl; nasta; vecka; vad; nar; var; hur; till; fran;
  hos; avboka; andra; istallet; hellre; snalla; blir; att; det; den; som; av; stammer; ratt; fel
`;

const besideOne = words`person; vuxen; barn; bebis; timme; dag; vecka`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        noll; ett; tva; tre; fyra; fem; sex; sju; atta; nio; tio; elva; tolv; tretton; fjorton; femton; sexton; sjutton; arton; nitton
      `,
      tens: { tjugo: 20, trettio: 30, fyrtio: 40, femtio: 50, sextio: 60 },
      joiners: ["", " "],
    }),
    en: 1,
  },
  ordinals: ordinals(words`
    forsta; andra; tredje; fjarde; femte; sjatte; sjunde; attonde; nionde; tionde; elfte; tolfte; trettonde; fjortonde; femtonde; sextonde; sjuttonde; artonde; nittonde; tjugonde;
    tjugoforsta; tjugoandra; tjugotredje; tjugofjarde; tjugofemte; tjugosjatte; tjugosjunde; tjugoattonde; tjugonionde; trettionde; trettioforsta
  `),
  ordinalSuffixes: [":e", ":a", "e", "a"],
  hesitant: {
    en: { before: besideOne, after: [] },
    ett: { before: ["barn"], after: ["klockan", "kl", "halv"] },
    forsta: {
      before: words`januari; februari; mars; april; maj; juni; juli; augusti; september; oktober; november; december`,
      after: ["den"],
    },
    andra: {
      before: words`januari; februari; mars; april; maj; juni; juli; augusti; september; oktober; november; december`,
      after: ["den"],
    },
  },
};

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
  weekdays: [["mandag"], ["tisdag"], ["onsdag"], ["torsdag"], ["fredag"], ["lordag"], ["sondag"]],
  thisWords: ["denna", "den har"],
  relative: [
    { words: ["i overmorgon", "overmorgon"], days: 2 },
    { words: ["imorgon kvall", "i morgon kvall", "imorgonkvall"], days: 1, part: "evening" },
    { words: ["imorgon till lunch", "i morgon till lunch"], days: 1, part: "lunch" },
    { words: ["imorgon eftermiddag", "i morgon eftermiddag"], days: 1, part: "afternoon" },
    { words: ["imorgon bitti", "i morgon bitti", "imorgon formiddag"], days: 1, part: "morning" },
    { words: ["imorgon", "i morgon"], days: 1 },
    { words: ["ikvall", "i kvall", "i natt", "inatt"], days: 0, part: "evening" },
    { words: ["i eftermiddag"], days: 0, part: "afternoon" },
    { words: ["i morse", "pa formiddagen idag"], days: 0, part: "morning" },
    { words: ["idag", "i dag"], days: 0 },
  ],
  dayMonthJoiners: ["den", "i", "av"],
  bareDayLeads: ["den", "pa den", "till den"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: ["i helgen", "denna helg", "den har helgen", "till helgen"],
  nextWeekend: ["nasta helg"],
  thisWeek: ["denna vecka", "den har veckan", "i veckan"],
  nextWeek: ["nasta vecka"],
  inDays: ["om # dagar", "om # dag"],
  inWeeks: ["om # veckor", "om # vecka"],
  inMonths: ["om # manader", "om # manad"],
  inOneMonth: ["om en manad"],
  ofNextMonth: ["nasta manad", "i nasta manad"],
  inOneWeek: ["om en vecka", "idag om en vecka"],
  dayAfterDraft: ["dagen efter", "dagen darpa", "en dag senare", "nasta dag"],
  dayBeforeDraft: ["dagen innan", "dagen fore", "en dag tidigare"],
  weekAfterDraft: ["en vecka senare", "veckan efter"],
  rangeJoiners: ["till", "till och med", "tom"],
  rangeLeads: ["mellan den", "mellan", "fran den", "fran"],
  orWords: ["eller", "eller pa", "eller den"],
  fixedDays: {
    nyarsafton: "12-31",
    nyarsdagen: "01-01",
    julafton: "12-24",
    juldagen: "12-25",
    "annandag jul": "12-26",
    "alla hjartans dag": "02-14",
    lucia: "12-13",
  },
  easterDays: {
    langfredagen: -2,
    langfredag: -2,
    paskafton: -1,
    paskdagen: 0,
    "annandag pask": 1,
    "kristi himmelsfardsdag": 39,
  },
  countedFrom: ["(?:dagar|dag|veckor|vecka|manader) (?:efter|fore|fran)"],
  afterNext: [],
  nextWords: ["nasta"],
  pastWords: ["forra", "igar", "i forrgar", "sedan", "senaste", "sista"],
};

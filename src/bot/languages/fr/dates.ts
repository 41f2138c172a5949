import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

const today = words`
  aujourd'hui
  aujourd hui
  aujourdhui
  aujourd'ui
`;

const tomorrow = ["demain", "2main"];

const afterTomorrow = ["apres-demain", "apres demain", "apresdemain"];

/** The part of the day, which "midi et demi" and "midi 30" are not. */
const noon = "midi(?! (?:15|30|45|et (?:demie?|quart))(?![\\p{L}\\d]))";

/** Every day with every part of the day after it. */
function beside(days: readonly string[], parts: readonly string[]): string[] {
  return days.flatMap((day) => parts.map((part) => `${day} ${part}`));
}

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["janvier", "janv", "jan"],
    ["fevrier", "fevr", "fev"],
    ["mars"],
    ["avril", "avr"],
    ["mai"],
    ["juin"],
    ["juillet", "juil"],
    ["aout"],
    ["septembre", "sept"],
    ["octobre", "oct"],
    ["novembre", "nov"],
    ["decembre", "dec"],
  ],
  weekdays: [
    ["lundi", "lun"],
    ["mardi", "mar"],
    ["mercredi", "mer"],
    ["jeudi", "jeu"],
    ["vendredi", "ven"],
    ["samedi", "sam"],
    ["dimanche", "dim"],
  ],
  coming: { before: [], after: ["qui (?:vient|arrive)"] },
  thisWords: ["ce"],
  thatDay: words`
    ce (?:week[- ]?end|we)[- ]la
    ce (?:soir|jour|midi)[- ]la
    ce jour
  `,
  relative: [
    { words: ["demain en (?:8|huit)(?: jours)?", "de demain en (?:8|huit)"], days: 8 },
    { words: ["demain en (?:15|quinze)"], days: 15 },
    { words: ["aujourd'hui en (?:8|huit)", "d'aujourd'hui en (?:8|huit)"], days: 7 },
    { words: ["aujourd'hui en (?:15|quinze)"], days: 14 },
    {
      words: beside(
        afterTomorrow,
        words`
        soir
        au soir
        dans la soiree
        en soiree
      `,
      ),
      days: 2,
      part: "evening",
    },
    { words: beside(afterTomorrow, [noon, "pour le dejeuner"]), days: 2, part: "lunch" },
    { words: beside(afterTomorrow, ["apres-midi", "apres midi", "aprem"]), days: 2, part: "afternoon" },
    { words: beside(afterTomorrow, ["matin", "au matin"]), days: 2, part: "morning" },
    { words: [...afterTomorrow, "le surlendemain"], days: 2 },
    {
      words: beside(
        tomorrow,
        words`
      soir
      au soir
      dans la soiree
      en soiree
    `,
      ),
      days: 1,
      part: "evening",
    },
    { words: beside(tomorrow, [noon]), days: 1, part: "lunch" },
    { words: beside(tomorrow, ["apres-midi", "apres midi", "aprem"]), days: 1, part: "afternoon" },
    { words: beside(tomorrow, ["matin", "au matin"]), days: 1, part: "morning" },
    { words: tomorrow, days: 1 },
    {
      words: [
        ...words`
        ce soir(?!-la)
        ce soir meme
        c'soir
        cette nuit
      `,
        ...beside(today, ["soir", "au soir"]),
      ],
      days: 0,
      part: "evening",
    },
    { words: [`ce ${noon}`, `aujourd'hui ${noon}`], days: 0, part: "lunch" },
    {
      words: words`
        cet apres-midi
        cet apres midi
        cet aprem
        cette apres-midi
        cette apres midi
        cette aprem
      `,
      days: 0,
      part: "afternoon",
    },
    { words: ["ce matin"], days: 0, part: "morning" },
    { words: ["dans 15 jours", "d'ici 15 jours", "dans 1 quinzaine", "dans une quinzaine"], days: 14 },
    { words: today, days: 0 },
  ],
  smallLetters: true,
  dayMonthJoiners: ["de", "le", "du"],
  bareDayLeads: ["le", "pour le", "du", "au", "pr le"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: [
    "(?:ce|le|du) (?:week[ -]?end|we)(?! (?:prochain|d'apres|suivant))",
    "ce wk?end",
    "(?:cette|en|a la|la) fin de (?:la )?semaine(?! (?:prochaine|d'apres|suivante))",
  ],
  nextWeekend: [
    "(?:(?:le|ce|du) )?(?:week[ -]?end|we) (?:prochain|d'apres|suivant)",
    "(?:(?:en|a la|la) )?fin de (?:la )?semaine (?:prochaine|d'apres|suivante)",
  ],
  thisWeek: ["cette semaine"],
  numberedWeeks: ["semaine"],
  nextWeek: [
    "la semaine suivante",
    "la semaine d'apres",
    "la semaine prochaine",
    "semaine prochaine",
    "(?:la )?sem(?:aine)? pro",
  ],
  inWeek: {
    early: ["(?:en |au |le )?debut de(?: la)?"],
    middle: ["(?:en |au |le )?milieu de(?: la)?"],
    late: ["vers la fin de(?: la)?"],
    week: ["semaine"],
  },
  /** "In eight days" is a week and "in fifteen" two: both ends are counted. */
  inDays: ["(?:dans|d'ici) (?!(?:8|15) )# jours?"],
  inWeeks: ["(?:dans|d'ici) # semaines?", "# semaines? a partir d'aujourd'hui"],
  inMonths: ["dans # mois"],
  inOneMonth: ["dans un mois"],
  ofNextMonth: ["du mois prochain"],
  inOneWeek: ["(?:dans|d'ici|sous) (?:1|une) semaine", "(?:dans|d'ici|sous) 8 jours"],
  dayAfterDraft: [
    "(?:le )?lendemain",
    "(?:1|un) jour (?:plus tard|apres)",
    "(?:le )?jour (?:d'apres|suivant)",
  ],
  dayBeforeDraft: [
    "la veille(?! d)",
    "(?:1|un) jour (?:plus tot|avant)",
    "le jour d'avant",
    "le jour precedent",
  ],
  weekAfterDraft: ["(?:1|une) semaine (?:plus tard|apres)", "la semaine d'apres"],
  rangeJoiners: ["au", "a", "jusqu'au"],
  rangeLeads: ["entre le", "entre", "du", "de"],
  orWords: ["ou", "ou bien", "ou le", "ou alors", "ou sinon", "sinon"],
  fixedDays: {
    "jour des rois": "01-06",
    "fete des rois": "01-06",
    "galette des rois": "01-06",
    "sainte-catherine": "11-25",
    "immaculee conception": "12-08",
    "reveillon de la saint-sylvestre": "12-31",
    "reveillon de la saint sylvestre": "12-31",
    "reveillon de la st sylvestre": "12-31",
    "saint-sylvestre": "12-31",
    "saint sylvestre": "12-31",
    "st sylvestre": "12-31",
    "st-sylvestre": "12-31",
    "reveillon du nouvel an": "12-31",
    "reveillon du jour de l'an": "12-31",
    "soir du nouvel an": "12-31",
    "veille du nouvel an": "12-31",
    "veille du jour de l'an": "12-31",
    "nouvel an": "01-01",
    "jour de l'an": "01-01",
    "reveillon de noel": "12-24",
    "veille de noel": "12-24",
    "soir de noel": "12-24",
    "nuit de noel": "12-24",
    "jour de noel": "12-25",
    noel: "12-25",
    "saint-valentin": "02-14",
    "saint valentin": "02-14",
    "st valentin": "02-14",
    "st-valentin": "02-14",
    "saint-nicolas": "12-06",
    "saint nicolas": "12-06",
    chandeleur: "02-02",
    "fete de la musique": "06-21",
    assomption: "08-15",
    halloween: "10-31",
    toussaint: "11-01",
  },
  easterDays: {
    "vendredi saint": -2,
    paques: 0,
    "dimanche de paques": 0,
    "lundi de paques": 1,
    "jeudi de l'ascension": 39,
    ascension: 39,
    "dimanche de pentecote": 49,
    pentecote: 49,
    "lundi de pentecote": 50,
  },
  countedFrom: [
    "(?<!(?:quel|tous les|chaque|quelconque) )(?:jours?|semaines?|mois) (?:apres|avant|a partir de)",
  ],
  forgotten: words`
    laisse(?:z|s)? tomber
    oublie(?:z|s|ons)?
  `,
  oneAfter: words`
    le (?:prochain|suivant)
    celui d'apres
    la semaine d'apres
  `,
  afterNext: ["en 8", "d'apres"],
  nextWords: ["prochain"],
  pastWords: ["dernier", "derniere", "hier", "passe", "il y a"],
  ...calendar,
};

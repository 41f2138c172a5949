import type { DateWords, NumberWords } from "../../locale.ts";
import { cardinals, ordinals } from "../../number-words.ts";
import { words } from "../../word-list.ts";

export const common = words`
  le; la; les; un; une; des; du; de; et; ou; pour; avec; dans; sur; je; nous; vous; moi; mon; ma; mes; est; sont; voudrais; voudrait; reserver; reservation; table;
  merci; bonjour; bonsoir; oui; non; demain; aujourd; hui; soir; ce; cette; personnes; personne; a; au; heures; heure; quel; quelle; quand; ou; avez; peut; peux;
  prochain; prochaine; semaine; midi; besoin; trouver; trouve; annuler; changer; plutot; svp; plait; jour; jours; votre; notre; chez; restaurant; qui; que
`;

const besideOne = words`personne; adulte; enfant; bebe; heure; jour; semaine; couple`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero; un; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze; treize; quatorze; quinze; seize; dix sept; dix huit; dix neuf
      `,
      tens: { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
      joiners: [" ", " et "],
    }),
    une: 1,
  },
  ordinals: ordinals(words`premier|1er`),
  ordinalSuffixes: ["er", "eme", "e"],
  hesitant: {
    un: { before: besideOne, after: ["pour"] },
    une: { before: besideOne, after: [] },
    neuf: {
      before: words`personnes; heures; adultes; janvier; fevrier; mars; avril; mai; juin; juillet; aout; septembre; octobre; novembre; decembre`,
      after: words`pour; a; de; sommes; le; serons; vers; table; dans; et`,
    },
  },
};

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
  weekdays: [["lundi"], ["mardi"], ["mercredi"], ["jeudi"], ["vendredi"], ["samedi"], ["dimanche"]],
  thisWords: ["ce"],
  relative: [
    { words: ["apres-demain", "apres demain", "le surlendemain"], days: 2 },
    { words: ["demain soir", "demain dans la soiree"], days: 1, part: "evening" },
    { words: ["demain midi"], days: 1, part: "lunch" },
    { words: ["demain apres-midi", "demain apres midi"], days: 1, part: "afternoon" },
    { words: ["demain matin"], days: 1, part: "morning" },
    { words: ["demain"], days: 1 },
    { words: ["ce soir", "cette nuit", "aujourd'hui soir", "dans la soiree"], days: 0, part: "evening" },
    { words: ["ce midi"], days: 0, part: "lunch" },
    { words: ["cet apres-midi", "cet apres midi"], days: 0, part: "afternoon" },
    { words: ["ce matin"], days: 0, part: "morning" },
    { words: ["aujourd'hui", "aujourd hui", "aujourdhui"], days: 0 },
  ],
  dayMonthJoiners: ["de", "le", "du"],
  bareDayLeads: ["le", "pour le", "du", "au"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: ["ce week-end", "ce weekend", "le week-end", "ce week end", "le weekend"],
  nextWeekend: ["le week-end prochain", "week-end prochain", "le weekend prochain", "weekend prochain"],
  thisWeek: ["cette semaine"],
  nextWeek: ["la semaine suivante", "la semaine d'apres", "la semaine prochaine", "semaine prochaine"],
  inDays: ["dans # jours?", "d'ici # jours?"],
  inWeeks: ["dans # semaines?"],
  inMonths: ["dans # mois"],
  inOneMonth: ["dans un mois"],
  ofNextMonth: ["du mois prochain"],
  inOneWeek: ["dans une semaine", "d'ici une semaine", "dans 8 jours"],
  dayAfterDraft: ["le lendemain", "un jour plus tard", "le jour d'apres", "le jour suivant"],
  dayBeforeDraft: ["la veille", "un jour plus tot", "le jour d'avant"],
  weekAfterDraft: ["une semaine plus tard", "la semaine d'apres"],
  rangeJoiners: ["au", "a", "jusqu'au"],
  rangeLeads: ["entre le", "entre", "du", "de"],
  orWords: ["ou", "ou bien", "ou le"],
  fixedDays: {
    "la saint-sylvestre": "12-31",
    "saint-sylvestre": "12-31",
    "reveillon du nouvel an": "12-31",
    "nouvel an": "01-01",
    "jour de l'an": "01-01",
    "reveillon de noel": "12-24",
    "veille de noel": "12-24",
    "jour de noel": "12-25",
    noel: "12-25",
    "la saint-valentin": "02-14",
    "saint valentin": "02-14",
    toussaint: "11-01",
  },
  easterDays: {
    "vendredi saint": -2,
    paques: 0,
    "dimanche de paques": 0,
    "lundi de paques": 1,
    ascension: 39,
    "lundi de pentecote": 50,
  },
  countedFrom: ["(?:jours?|semaines?|mois) (?:apres|avant|a partir de)"],
  afterNext: ["en huit", "d'apres"],
  nextWords: ["prochain"],
  pastWords: ["dernier", "derniere", "hier", "passe", "il y a"],
};

import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
  same: ["(?:gleiche|gleichen|selbe|selben|gleich) (?:zeit|uhrzeit)", "(?:gleich(?:e)?zeit|dieselbe zeit)"],
  bareAfternoon: true,
  freeHours: ["(?:noch |auch |da )?(?:frei|verfugbar|zu haben|offen)"],
  roughly: words`
    mehr oder weniger
    oder so
    herum
    rum
  `,
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
  minutesAlone: {
    "um halb": -30,
    "auf halb": -30,
    "gegen halb": -30,
    "lieber halb": -30,
    "eher halb": -30,
    "besser halb": -30,
    "doch halb": -30,
  },
  minutePast: ["nach"],
  minuteTo: ["vor"],
  minuteWords: ["minuten", "min"],
  plusMinutes: [],
  minusMinutes: [],
};

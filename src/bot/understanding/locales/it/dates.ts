import type { DateWords, NumberWords } from "../../locale.ts";
import { cardinals, ordinals } from "../../number-words.ts";
import { words } from "../../word-list.ts";

export const common = words`
  il; lo; gli; le; un; una; uno; per; con; di; del; della; alle; alla; al; e; io; noi; mi; mio; mia; miei; ci; vorrei; vorremmo; voglio; prenotare; prenotazione; tavolo; grazie; ciao; buongiorno; buonasera;
  si; no; domani; oggi; stasera; sera; questa; questo; persone; persona; siamo; saremo; che; quando; dove; come; posso; puo; avete; prossimo; prossima; settimana; favore; ore; cambiare; annullare; disdire; meglio; giorno; ristorante; sono; ho; bisogno; trova; trovami; nel; nella; vicino; anche
`;

const besideOne = words`persona; adulto; bambino; bambina; neonato; ora; giorno; settimana; coppia`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero; uno; due; tre; quattro; cinque; sei; sette; otto; nove; dieci; undici; dodici; tredici; quattordici; quindici; sedici; diciassette; diciotto; diciannove
      `,
      tens: { venti: 20, trenta: 30, quaranta: 40, cinquanta: 50 },
      joiners: [""],
    }),
    ventuno: 21,
    ventotto: 28,
    trentuno: 31,
    trentotto: 38,
    un: 1,
    una: 1,
  },
  ordinals: ordinals(words`primo|1°`),
  ordinalSuffixes: ["º", "°"],
  hesitant: {
    sei: {
      before: words`persone; adulti; ospiti; gennaio; febbraio; marzo; aprile; maggio; giugno; luglio; agosto; settembre; ottobre; novembre; dicembre; di; e; meno; posti`,
      after: words`per; alle; le; il; in; da; siamo; saremo; tavolo; gruppo; verso; di; ogni; e`,
    },
    uno: { before: besideOne, after: ["per", "solo"] },
    un: { before: besideOne, after: [] },
    una: { before: besideOne, after: ["all"] },
    primo: {
      before: words`gennaio; febbraio; marzo; aprile; maggio; giugno; luglio; agosto; settembre; ottobre; novembre; dicembre`,
      after: ["il"],
    },
  },
};

export const dates: DateWords = {
  monthFirst: false,
  months: [
    ["gennaio", "genn", "gen"],
    ["febbraio", "febb", "feb"],
    ["marzo"],
    ["aprile", "apr"],
    ["maggio", "magg", "mag"],
    ["giugno", "giu"],
    ["luglio", "lug", "lugl"],
    ["agosto", "ago"],
    ["settembre", "sett", "set"],
    ["ottobre", "ott"],
    ["novembre", "nov"],
    ["dicembre", "dic"],
  ],
  weekdays: [["lunedi"], ["martedi"], ["mercoledi"], ["giovedi"], ["venerdi"], ["sabato"], ["domenica"]],
  thisWords: ["questo", "questa"],
  relative: [
    { words: ["dopodomani", "dopo domani"], days: 2 },
    { words: ["domani sera", "domani notte", "domani a cena"], days: 1, part: "evening" },
    { words: ["domani a pranzo", "domani a mezzogiorno"], days: 1, part: "lunch" },
    { words: ["domani pomeriggio"], days: 1, part: "afternoon" },
    { words: ["domani mattina", "domattina"], days: 1, part: "morning" },
    { words: ["domani"], days: 1 },
    {
      words: ["stasera", "questa sera", "sta sera", "stanotte", "questa notte", "oggi sera"],
      days: 0,
      part: "evening",
    },
    { words: ["oggi a pranzo"], days: 0, part: "lunch" },
    { words: ["oggi pomeriggio", "questo pomeriggio"], days: 0, part: "afternoon" },
    { words: ["stamattina", "questa mattina", "stamani"], days: 0, part: "morning" },
    { words: ["oggi"], days: 0 },
  ],
  dayMonthJoiners: ["di", "del", "il"],
  bareDayLeads: ["il giorno", "il", "per il", "del", "giorno", "l'", "dal"],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: [
    "questo weekend",
    "questo fine settimana",
    "nel weekend",
    "il fine settimana",
    "nel fine settimana",
    "il weekend",
  ],
  nextWeekend: [
    "il prossimo weekend",
    "prossimo fine settimana",
    "il prossimo fine settimana",
    "prossimo weekend",
  ],
  thisWeek: ["questa settimana"],
  nextWeek: ["la prossima settimana", "la settimana prossima", "settimana prossima", "prossima settimana"],
  inDays: ["tra # giorni?", "fra # giorni?", "in # giorni"],
  inWeeks: ["tra # settimane?", "fra # settimane?", "in # settimane"],
  inMonths: ["tra # mesi", "fra # mesi"],
  inOneMonth: ["tra un mese", "fra un mese"],
  ofNextMonth: ["del mese prossimo", "del prossimo mese"],
  inOneWeek: ["tra una settimana", "fra una settimana"],
  dayAfterDraft: ["il giorno dopo", "il giorno successivo", "un giorno dopo", "l'indomani"],
  dayBeforeDraft: ["il giorno prima", "un giorno prima", "il giorno precedente"],
  weekAfterDraft: ["una settimana dopo", "la settimana dopo"],
  rangeJoiners: ["al", "a", "fino al"],
  rangeLeads: ["tra il", "fra il", "tra", "fra", "dal", "da"],
  orWords: ["o", "oppure", "o il"],
  fixedDays: {
    "san silvestro": "12-31",
    "ultimo dell'anno": "12-31",
    capodanno: "01-01",
    "vigilia di natale": "12-24",
    "la vigilia": "12-24",
    natale: "12-25",
    "santo stefano": "12-26",
    "san valentino": "02-14",
    epifania: "01-06",
    ferragosto: "08-15",
  },
  easterDays: { "venerdi santo": -2, pasqua: 0, pasquetta: 1, "lunedi dell'angelo": 1 },
  countedFrom: ["(?:giorni?|settiman[ae]|mesi?) (?:dopo|prima di|da)"],
  afterNext: [],
  nextWords: ["prossimo"],
  pastWords: ["scorso", "scorsa", "ieri", "fa", "passato"],
};

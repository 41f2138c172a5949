import type { DateWords } from "../locale.ts";
import { words } from "../word-list.ts";
import { calendar } from "./calendar.ts";

const tomorrow = ["domani"];

const afterTomorrow = ["dopodomani", "dopo domani"];

const evenings = words`
  sera
  notte
  a cena
  per cena
  in serata
`;

const lunches = words`
  a pranzo
  per pranzo
  all'ora di pranzo
`;

/** Every day with every part of the day after it. */
function beside(days: readonly string[], parts: readonly string[]): string[] {
  return days.flatMap((day) => parts.map((part) => `${day} ${part}`));
}

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
  weekdays: [
    ["lunedi", "lun"],
    ["martedi", "mar"],
    ["mercoledi", "mer", "merc"],
    ["giovedi", "gio"],
    ["venerdi", "ven"],
    ["sabato", "sab"],
    ["domenica", "dom"],
  ],
  coming: { before: [], after: ["che (?:viene|arriva)", "entrante"] },
  thisWords: ["questo", "questa"],
  thatDay: words`
    quel (?:weekend|fine settimana)
    (?:quella|quel|quell') ?(?:sera|giorno|notte|data|pranzo)
  `,
  relative: [
    { words: ["domani a (?:8|otto)"], days: 8 },
    { words: ["domani a (?:15|quindici)"], days: 15 },
    { words: ["oggi a (?:8|otto)"], days: 7 },
    { words: ["oggi a (?:15|quindici)"], days: 14 },
    /** "Quindici giorni" are a fortnight. */
    { words: ["(?:tra|fra) 15 giorni"], days: 14 },
    { words: beside(afterTomorrow, evenings), days: 2, part: "evening" },
    { words: beside(afterTomorrow, lunches), days: 2, part: "lunch" },
    { words: beside(afterTomorrow, ["pomeriggio", "nel pomeriggio"]), days: 2, part: "afternoon" },
    { words: beside(afterTomorrow, ["mattina", "in mattinata"]), days: 2, part: "morning" },
    { words: afterTomorrow, days: 2 },
    {
      words: [...beside(tomorrow, evenings), "sera di domani", "serata di domani", "cena di domani"],
      days: 1,
      part: "evening",
    },
    { words: [...beside(tomorrow, lunches), "pranzo di domani"], days: 1, part: "lunch" },
    {
      words: [...beside(tomorrow, ["pomeriggio", "nel pomeriggio"]), "pomeriggio di domani"],
      days: 1,
      part: "afternoon",
    },
    {
      words: [...beside(tomorrow, ["mattina", "in mattinata"]), "domattina", "mattina di domani"],
      days: 1,
      part: "morning",
    },
    { words: tomorrow, days: 1 },
    {
      words: words`
        stasera
        questa sera
        sta sera
        'sta sera
        stanotte
        questa notte
        oggi sera
        oggi a cena
        oggi per cena
        questa serata
        sera di oggi
      `,
      days: 0,
      part: "evening",
    },
    { words: beside(["oggi"], lunches), days: 0, part: "lunch" },
    {
      words: ["oggi pomeriggio", "oggi nel pomeriggio", "questo pomeriggio"],
      days: 0,
      part: "afternoon",
    },
    {
      words: words`
        stamattina
        stamane
        stamani
        questa mattina
        questo mattino
        questa mattinata
        oggi in mattinata
      `,
      days: 0,
      part: "morning",
    },
    { words: ["oggi", "in giornata"], days: 0 },
  ],
  smallLetters: true,
  dayMonthJoiners: ["di", "del", "il", "della", "dell'"],
  /** "L'una" is an hour. */
  bareDayLeads: [
    "il giorno",
    "il",
    "per il",
    "x il",
    "del",
    "giorno",
    "l'(?!1(?!\\d))",
    "dal",
    "(?<=(?:spost|cambi|antic|rinvi|post)\\p{L}{1,9} )al",
  ],
  bareDayNeedsSuffix: false,
  bareDayFollowers: [],
  thisWeekend: [
    "(?:questo|sto|nel|il|per il|x il) (?:week[ -]?end|fine settimana)(?! (?:prossimo|successivo|dopo))",
    "fine settimana(?! (?:prossimo|successivo|dopo))",
  ],
  nextWeekend: [
    "(?:(?:il|nel|per il) )?prossimo (?:week[ -]?end|fine settimana)",
    "(?:(?:il|nel|per il) )?(?:week[ -]?end|fine settimana) (?:prossimo|successivo|dopo)",
  ],
  thisWeek: ["questa settimana", "in settimana"],
  numberedWeeks: ["settimana"],
  nextWeek: ["(?:la |nella )?prossima settimana", "(?:la |nella )?settimana (?:prossima|che viene|entrante)"],
  inWeek: {
    early: ["(?:a |ad |all')?inizio(?: di| della| della prossima)?"],
    middle: ["(?:a |verso )?meta(?: di| della)?"],
    late: ["(?:alla |verso )?(?:la )?fine (?:di|della)"],
    week: ["settimana"],
  },
  inDays: ["(?:tra|fra|entro) (?!15 giorni)# giorn[io]", "in # giorni", "# giorni da oggi"],
  inWeeks: ["(?:tra|fra|entro) # settiman[ea]", "in # settimane", "# settiman[ea] da oggi"],
  inMonths: ["(?:tra|fra) # mes[ie]"],
  inOneMonth: ["(?:tra|fra) un mese"],
  ofNextMonth: ["del mese prossimo", "del prossimo mese"],
  inOneWeek: ["(?:tra|fra) una settimana", "oggi a otto", "oggi a 8"],
  dayAfterDraft: [
    "il giorno (?:dopo|successivo|seguente)",
    "(?:1|un) giorno (?:dopo|piu tardi)",
    "l'indomani",
  ],
  dayBeforeDraft: ["il giorno (?:prima|precedente)", "(?:1|un) giorno prima"],
  weekAfterDraft: ["(?:1|una) settimana (?:dopo|piu tardi)", "la settimana (?:dopo|successiva|seguente)"],
  rangeJoiners: ["al", "a", "fino al"],
  rangeLeads: ["tra il", "fra il", "tra", "fra", "dal", "da"],
  orWords: ["o", "oppure", "o il", "o al massimo", "o magari", "oppure il", "se no", "altrimenti"],
  fixedDays: {
    "sant'ambrogio": "12-07",
    "santa lucia": "12-13",
    "vigilia di san silvestro": "12-31",
    "notte di san silvestro": "12-31",
    "san silvestro": "12-31",
    "ultimo dell'anno": "12-31",
    "l'ultimo dell'anno": "12-31",
    "la vigilia di capodanno": "12-31",
    "vigilia di capodanno": "12-31",
    "cenone di capodanno": "12-31",
    "notte di capodanno": "12-31",
    "veglione di capodanno": "12-31",
    "giorno di capodanno": "01-01",
    "primo dell'anno": "01-01",
    capodanno: "01-01",
    "la vigilia di natale": "12-24",
    "vigilia di natale": "12-24",
    "cenone della vigilia": "12-24",
    "notte di natale": "12-24",
    "giorno di natale": "12-25",
    "pranzo di natale": "12-25",
    "la vigilia": "12-24",
    natale: "12-25",
    "santo stefano": "12-26",
    "s. stefano": "12-26",
    "san valentino": "02-14",
    epifania: "01-06",
    befana: "01-06",
    ferragosto: "08-15",
    immacolata: "12-08",
    "immacolata concezione": "12-08",
    "tutti i santi": "11-01",
    ognissanti: "11-01",
    "festa della donna": "03-08",
    "festa del papa": "03-19",
    "san giuseppe": "03-19",
    halloween: "10-31",
    "festa del lavoro": "05-01",
    "festa dei lavoratori": "05-01",
    "festa della repubblica": "06-02",
    "festa della liberazione": "04-25",
  },
  easterDays: {
    "venerdi santo": -2,
    pasqua: 0,
    "domenica di pasqua": 0,
    pasquetta: 1,
    "lunedi dell'angelo": 1,
    "lunedi di pasqua": 1,
  },
  countedFrom: [
    "(?<!(?:qualsiasi|qualunque|tutti i|ogni|qualche) )(?:giorni?|settiman[ae]|mesi?) (?:dopo|prima di|da)",
  ],
  forgotten: words`
    lasci(?:a|ate|amo)? (?:stare|perdere)
    (?<!non )dimentic(?:a|hi|ate)
  `,
  oneAfter: words`(?:il|quello) (?:prossimo|successivo|dopo|seguente)`,
  afterNext: ["a 8"],
  nextWords: ["prossimo"],
  pastWords: ["scorso", "scorsa", "ieri", "fa", "passato", "passata"],
  ...calendar,
};

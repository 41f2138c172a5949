import type { CalendarWords } from "../calendar-words.ts";
import { words } from "../word-list.ts";

/** Days counted from others, months and their parts, and holidays. */
export const calendar: CalendarWords = {
  workdays: words`
    hverdager
    pa en hverdag
    en hverdag
    hverdag
    ukedager
    hverdage
    pa en hverdag
  `,
  besideWeekdays: { numberedOnly: [], nextAfter: [], before: ["pa"], after: [] },
  counted: {
    offsets: [
      { words: ["# dage[r]? (?:etter|efter)", "(?:en|1) dag (?:etter|efter)"], days: 1 },
      { words: ["# dage[r]? før", "(?:en|1) dag før"], days: -1 },
      { words: ["# u[kg]er (?:etter|efter|fra)", "(?:en|1) u[kg]e (?:etter|efter|fra)"], days: 7 },
      { words: ["# u[kg]er før", "(?:en|1) u[kg]e før"], days: -7 },
      { words: ["# maneder (?:etter|efter)", "(?:en|1) maned (?:etter|efter)"], months: 1 },
    ],
    after: ["etter", "efter"],
    before: ["før"],
    weeksOn: { igjen: 1 },
    daysLater: ["# dager senere", "# dage senere", "# dager etter"],
    daysEarlier: ["# dager tidligere", "# dage tidligere", "# dager før"],
    weeksLater: ["# u[kg]er senere"],
    weekEarlier: ["(?:en|1) u[kg]e tidligere", "uken før", "uka før", "ugen før"],
    following: {
      before: words`
      følgende
      pafølgende
    `,
      after: words`
      etter
      efter
      deretter
    `,
    },
  },
  everyWeekday: { endings: ["er", "ene", "erne"] },
  inMonth: {
    ordinals: [["første", "forste"], ["andre", "anden"], ["tredje"], ["fjerde"], ["femte"]],
    last: ["siste", "sidste"],
    weekdayEndings: ["en"],
    day: ["dagen", "dag"],
    week: ["uken", "uka", "uke", "uge", "ugen"],
    weekend: ["helgen", "helga", "helg", "weekend", "weekenden"],
    of: ["i", "av"],
    thisMonth: ["i denne maneden", "denne maneden", "i maneden", "denne maned", "i denne maned"],
    nextMonth: ["i neste maned", "neste maned", "i næste maned", "næste maned"],
    early: [
      "i begynnelsen av",
      "begynnelsen av",
      "tidlig i",
      "starten av",
      "i starten av",
      "i begyndelsen af",
      "starten af",
    ],
    middle: ["i midten av", "midten av", "midt i", "i midten af", "midten af"],
    late: ["i slutten av", "slutten av", "sent i", "i slutningen af", "slutningen af", "sidst i"],
    current: ["maneden", "denne maneden", "denne maned"],
    coming: ["neste maned", "næste maned"],
    within: ["i", "i løpet av", "en gang i", "i løbet af"],
  },
  holidays: {
    advent: ["advent", "adventssøndag", "adventssondag"],
    aliases: {},
    seasons: [
      {
        words: [
          "(?:i |gjennom )?romjul(?:en|a)?",
          "mellom jul(?:en|a)? og nyttar(?:et)?",
          "mellem jul og nytar",
        ],
        last: "12-31",
        days: 6,
      },
      {
        words: ["over jul og nyttar", "i jule- og nyttarshelgen", "i jul og nyttar"],
        last: "01-01",
        days: 9,
      },
      {
        words: ["(?:i |under |over )(?:jula|julen|juledagene|julehelga|julehelgen|juledagerne)"],
        last: "12-26",
        days: 3,
      },
      { words: ["(?:over nyttar|i nyttarshelgen|i nyttarshelga)"], last: "01-01", days: 2 },
      { words: ["(?:i|under|over) (?:paska|pasken|paskehelgen|paskehelga|paskedagene)"], last: 1, days: 5 },
    ],
    greetings: words`
      god
      glædelig
      gledelig
      godt
      ha en fin
    `,
    themesBefore: [],
    themesAfter: words`
      bord
      fest
      meny
      menu
      middag med jobben
      gaver
    `,
  },
};

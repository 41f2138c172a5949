import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
  same: ["stess[ao] (?:ora|orario)"],
  hourNeedsLead: true,
  partyLeads: ["in"],
  freeHours: ["(?:e |sono |sarebbe |ancora ){0,2}(?:liber[oei]|disponibil[ei])"],
  roughly: words`
    piu o meno
    circa
    o giu di li
    o cosi
  `,
  leads: words`
    alle
    all'
    alle ore
    ore
    h
    verso le
    verso l'
    per le
    per l'
    x le
    intorno alle
    intorno all'
    circa alle
    alle circa
    circa le
    le
    l'
    attorno alle
    attorno all'
    @
    sulle
    dalle
    dall'
    non oltre le
    a partire dalle
  `,
  answerLeads: ["per", "x", "verso", "meglio", "facciamo", "diciamo", "direi", "magari", "va bene"],
  clock: ["ore", "h", "in punto"],
  am: ["am", "a\\.m\\.?"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  noon: ["mezzogiorno"],
  midnight: ["mezzanotte"],
  before: {
    "un quarto alle": -15,
    "un quarto alle ore": -15,
    "un quarto a": -15,
    "quarto alle": -15,
  },
  after: {
    "e mezza": 30,
    "e mezzo": 30,
    "e trenta": 30,
    "e un quarto": 15,
    "e quarto": 15,
    "e 3 quarti": 45,
    "meno un quarto": -15,
    "meno 1 quarto": -15,
    "meno quarto": -15,
  },
  minutesAlone: {
    "alla mezza": 30,
    "alla mezzo": 30,
    "per la mezza": 30,
    "per la mezzo": 30,
    "verso la mezza": 30,
    "verso la mezzo": 30,
  },
  minutePast: [],
  /** After a party or the beginning of a range it is "at" or "to": "in 10 alle 8", "dalle 10 alle 11". */
  minuteTo: [
    "(?<!(?:per|in|da|di|x|siamo|saremo|dalle|tra|fra|le) \\d{1,2} )(?<=(?<!\\d)(?:5|10|20|25)(?: minuti)? )alle",
  ],
  minuteWords: ["minuti"],
  /** Not where it joins two hours: "tra le 7 e 8". */
  plusMinutes: [
    "e(?= (?:\\d\\d|5) e (?:le |l'|all')?\\d)",
    "(?<!(?:tra|fra)(?: le)? \\d{1,2} )e(?= (?:\\d\\d|5)(?!\\d))",
  ],
  minusMinutes: ["meno"],
};

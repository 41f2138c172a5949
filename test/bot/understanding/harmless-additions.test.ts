import { describe, expect, test } from "vitest";
import { type Stated, stated } from "./stated.ts";

/** What a careful human takes each to mean, on Wednesday 18 November 2026. */
const sentences: Readonly<
  Record<
    string,
    { readonly courtesies: readonly [string, string]; readonly rows: readonly (readonly [string, Stated])[] }
  >
> = {
  en: {
    courtesies: ["hello, ", ", please"],
    rows: [
      ["table for 4 tomorrow at 7pm", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["we are 6 people on december 12 at 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  de: {
    courtesies: ["hallo, ", ", bitte"],
    rows: [
      ["ein tisch für 4 personen morgen um 19 uhr", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["wir sind 6 personen am 12. dezember um 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  fr: {
    courtesies: ["bonjour, ", ", merci"],
    rows: [
      ["une table pour 4 personnes demain à 19h", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["nous sommes 6 personnes le 12 décembre à 20h30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  es: {
    courtesies: ["hola, ", ", por favor"],
    rows: [
      ["una mesa para 4 personas mañana a las 19:00", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      [
        "somos 6 personas el 12 de diciembre a las 20:30",
        { partySize: 6, date: "2026-12-12", time: "20:30" },
      ],
    ],
  },
  it: {
    courtesies: ["ciao, ", ", grazie"],
    rows: [
      ["un tavolo per 4 persone domani alle 19:00", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["siamo 6 persone il 12 dicembre alle 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  nl: {
    courtesies: ["hallo, ", ", alstublieft"],
    rows: [
      ["een tafel voor 4 personen morgen om 19 uur", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["we zijn met 6 personen op 12 december om 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  pt: {
    courtesies: ["olá, ", ", por favor"],
    rows: [
      ["uma mesa para 4 pessoas amanhã às 19h", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["somos 6 pessoas no dia 12 de dezembro às 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  sv: {
    courtesies: ["hej, ", ", tack"],
    rows: [
      ["ett bord för 4 personer imorgon klockan 19", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["vi är 6 personer den 12 december klockan 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
  nb: {
    courtesies: ["hei, ", ", takk"],
    rows: [
      ["et bord til 4 personer i morgen klokka 19", { partySize: 4, date: "2026-11-19", time: "19:00" }],
      ["vi er 6 personer 12. desember klokka 20:30", { partySize: 6, date: "2026-12-12", time: "20:30" }],
    ],
  },
};

const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

const changes: Readonly<Record<string, (text: string, courtesies: readonly [string, string]) => string>> = {
  "as it is": (text) => text,
  "with a greeting before": (text, [greeting]) => greeting + text,
  "with thanks behind": (text, [, thanks]) => text + thanks,
  "with both and an exclamation mark": (text, [greeting, thanks]) => `${greeting}${text}${thanks}!`,
  "in capitals": (text) => text.toUpperCase(),
  "with a capital": (text) => text.charAt(0).toUpperCase() + text.slice(1),
  "with a smile": (text) => `${text} 🙂`,
  "with a family and a clapping hand": (text) => `👨‍👩‍👧 ${text} 👏🏽`,
  "with a full stop": (text) => `${text}.`,
  "with three exclamation marks": (text) => `${text}!!!`,
  "with dots at the end": (text) => `${text} ...`,
  "with double spaces": (text) => text.replaceAll(" ", "  "),
  "with no-break spaces": (text) => text.replaceAll(" ", "\u00a0"),
  "over two lines": (text) => `\n${text}\n\n`,
  "with zero-width spaces": (text) => text.replaceAll(" ", " \u200b"),
  "with wide digits": wide,
  "without accents": (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
  "with combining accents": (text) => text.normalize("NFD"),
  "marked as written from right to left": (text) => `\u202b${text}\u202c`,
};

describe.for(Object.entries(sentences))(
  "in %s a message says the same",
  ([language, { courtesies, rows }]) => {
    test.for(Object.entries(changes))("%s", ([, change]) => {
      for (const [text, values] of rows)
        expect(stated(change(text, courtesies), { language }), change(text, courtesies)).toEqual(values);
    });
  },
);

import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";

const now = Temporal.ZonedDateTime.from("2026-11-23T14:00:00+01:00[Europe/Oslo]");

type Row = readonly [language: string, expecting: Expecting, text: string, size: number, from?: number];

test.for<Row>([
  ["en", null, "2 of us, maybe 3", 3, 2],
  ["en", null, "4 people, possibly 5, on Friday", 5, 4],
  ["en", "partySize", "we're probably 4 but maybe 5", 5, 4],
  ["en", "partySize", "4ish maybe 5", 5, 4],
  ["en", "partySize", "4-ish or 5", 5, 4],
  ["de", "partySize", "4 bis 5 denk ich", 5, 4],
  ["fr", "partySize", "on sera 4 mais peut-être 5", 5, 4],
  ["es", "partySize", "seremos 4 pero quizás 5", 5, 4],
  ["it", "partySize", "saremo 4 ma forse 5", 5, 4],
  ["nl", "partySize", "we zijn met 4 maar misschien 5", 5, 4],
  ["pt", "partySize", "seremos 4 mas talvez 5", 5, 4],
  ["sv", "partySize", "vi är nog 4 men kanske 5", 5, 4],
  ["de", "partySize", "wir sind 4, vielleicht auch 5", 5, 4],
  ["de", "partySize", "wir sind 4, aber vielleicht 5", 5],
  ["fr", null, "on est 2, peut-être 3", 3, 2],
  ["es", null, "somos 2, quizás 3", 3, 2],
  ["it", null, "siamo in 2, forse 3", 3, 2],
  ["nl", null, "we zijn met 2, misschien 3", 3, 2],
  ["pt", null, "somos 2, talvez 3", 3, 2],
  ["sv", null, "vi är 2, kanske 3", 3, 2],
  ["de", null, "wir sind 2 Personen, vielleicht 3", 3, 2],
  ["en", null, "table for 3 or 4 on Friday at 7", 4, 3],
  ["en", "partySize", "three, maybe four", 4, 3],
  ["en", "partySize", "6-8 people", 8, 6],
  ["de", null, "ein Tisch zu zweit oder zu dritt am Freitag um 19 Uhr", 3, 2],
  ["de", "partySize", "6 bis 8 Leute", 8, 6],
  ["de", "partySize", "zu dritt oder viert", 4, 3],
  ["de", null, "wir kommen zu fünft oder sechst, Freitag um 19 Uhr", 6, 5],
  ["de", "partySize", "zu viert", 4],
  ["fr", null, "une table pour 3 ou 4 vendredi à 19h", 4, 3],
  ["fr", "partySize", "à 3 ou 4", 4, 3],
  ["fr", null, "nous serons trois ou quatre vendredi à 20h", 4, 3],
  ["es", "partySize", "somos 3 o 4", 4, 3],
  ["es", "partySize", "de 6 a 8 personas", 8, 6],
  ["it", "partySize", "in 3 o 4", 4, 3],
  ["it", null, "siamo in 3 o 4, venerdì alle 20", 4, 3],
  ["it", null, "un tavolo per 3 o 4 venerdì alle 20", 4, 3],
  ["nl", "partySize", "met z'n vieren of vijven", 5, 4],
  ["nl", null, "met z'n drieën of vieren, vrijdag 19:00", 4, 3],
  ["nl", "partySize", "6 à 8 personen", 8, 6],
  ["pt", "partySize", "entre 6 e 8", 8, 6],
  ["pt", null, "somos 3 ou 4, sexta às 20h", 4, 3],
  ["sv", null, "bord för 3 eller 4 på fredag kl 19", 4, 3],
  ["nb", "partySize", "3 eller 4", 4, 3],
  ["da", "partySize", "6 til 8 personer", 8, 6],
  ["en", null, "we are 5 or 6, definitely 6 friday 8pm", 6],
  ["en", null, "we are 5 or 6, definitely 5, friday 8pm", 5],
  ["en", "partySize", "5 or 6, no, we are 8", 8],
  ["en", "partySize", "4 of us", 4],
])(
  "of several numbers the largest, and the smallest beside it, in %s (%s): %s",
  ([language, expecting, text, size, from]) => {
    const { partySize, partyFrom } = understand(text, { now, language, expecting, country: "NO" });
    expect({ partySize, partyFrom }).toEqual({ partySize: size, partyFrom: from });
  },
);

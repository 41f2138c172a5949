import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, askedOfHouse: boolean) => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  return understand(text, { now, language, expecting: "confirm", tablePicked: true, draft, askedOfHouse });
};

/** After "do you have high chairs?" */
const wanted: Readonly<Record<string, string>> = {
  en: "great, we need one; ok, one please; then we'd like two please; yes, put us down for one; perfect, can we have one of those; we'll need 2",
  de: "super, dann brauchen wir einen; ja, einen bitte; dann hätten wir gern zwei; ok, wir nehmen einen",
  fr: "d'accord, il nous en faut une; oui, une s'il vous plaît; alors on en prend deux; super, notez-en une",
  es: "vale, pues apúntame una; sí, una por favor; entonces necesitamos dos; genial, resérvanos una",
  it: "ok, ne prendiamo uno; sì, uno per favore; allora ce ne servono due; benissimo, ne segni uno",
  nl: "top, dan willen we er graag een; ja, eentje graag; dan hebben we er twee nodig",
  pt: "ótimo, precisamos de uma; sim, uma por favor; então queremos duas",
  sv: "bra, vi behöver en; ja, en tack; då tar vi två",
  nb: "fint, da trenger vi en; ja takk, en; da tar vi to",
  da: "fint, så vil vi gerne have en; ja tak, en",
};

/** What is said of the table. */
const others: Readonly<Record<string, string>> = {
  en: "great, book it; yes please; ok; then we take it; one more person; yes",
  de: "super, buchen; ja bitte; passt",
  fr: "oui, réservez; d'accord; parfait",
  es: "vale, resérvela; sí; perfecto",
  it: "sì, prenoti; va bene",
  nl: "ja, doe maar; prima",
  pt: "sim, reserve; está bem",
  sv: "ja, boka; det blir bra",
};

describe("after a question about the house, so many of what it was about", () => {
  test.for(Object.keys(wanted))("are wished for, and nothing is agreed to, in %s", (language) => {
    for (const text of wanted[language]?.split("; ") ?? []) {
      const { intent, oneOfThose, partySize } = read(text, language, true);
      expect({ text, intent, oneOfThose, partySize }).toEqual({ text, intent: "inform", oneOfThose: true });
    }
  });

  test.for(Object.keys(others))("are not meant by what is said of the table, in %s", (language) => {
    for (const text of others[language]?.split("; ") ?? [])
      expect([text, read(text, language, true).oneOfThose]).toEqual([text, undefined]);
  });

  test("are nothing without one", () => {
    expect(read("great, we need one", "en", false).oneOfThose).toBeUndefined();
  });
});

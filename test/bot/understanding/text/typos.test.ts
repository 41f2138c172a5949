import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales } from "#src/bot/languages/languages.ts";
import { createReading, originalWords } from "#src/bot/understanding/text/reading.ts";
import { correctTypo, respell } from "#src/bot/understanding/text/typos.ts";
import { stated } from "#test/bot/understanding/stated.ts";

const localeOf = (code: string) => {
  const locale = locales.find((one) => one.code === code);
  if (locale === undefined) throw new Error(`no locale ${code}`);
  return locale;
};

/** One slip inside a word: the first letter and the last stay where they are. */
const slip = fc.record({
  kind: fc.constantFrom("swap", "drop", "double"),
  at: fc.integer({ min: 1, max: 40 }),
});

function withSlip(word: string, { kind, at }: { readonly kind: string; readonly at: number }): string {
  const index = 1 + (at % (word.length - 3));
  const [before, letter, next, after] = [
    word.slice(0, index),
    word.charAt(index),
    word.charAt(index + 1),
    word.slice(index + 2),
  ];
  if (kind === "swap") return before + next + letter + after;
  return kind === "drop" ? before + next + after : before + letter + letter + next + after;
}

describe.each(locales.map((locale) => [locale.code, locale] as const))("in %s", (_, locale) => {
  const names = [...locale.dates.weekdays, ...locale.dates.months].map(([name = ""]) => name);
  const long = names.filter((name) => name.length >= 7 && /^\p{L}+$/u.test(name));

  test("a slip in a weekday or a month is set right, and never makes it another one", () => {
    let restored = 0;
    let tried = 0;
    fc.assert(
      fc.property(fc.constantFrom(...long), slip, (name, one) => {
        const typed = withSlip(name, one);
        if (typed === name) return;
        tried += 1;
        const corrected = correctTypo(typed, locale);
        if (corrected === name) restored += 1;
        expect([name, undefined]).toContain(corrected);
      }),
      { numRuns: 400, seed: 1 },
    );
    expect(restored / tried).toBeGreaterThan(0.95);
  });

  test("the language's own words stay", () => {
    for (const word of [...names, ...locale.common, ...locale.party.people, ...locale.intents.bookNouns])
      if (/^\p{L}+$/u.test(word)) expect(correctTypo(word, locale)).toBeUndefined();
  });

  test("names and ordinary words stay", () => {
    const kept =
      "mary marc martin marco maria mario jan june summer sommer morgan morten augusto augusta domenico gennaro mattia javier valentin freitas april avril christian nikolas sylvester super tablets chance charge mourning toady";
    for (const word of kept.split(" ")) expect([undefined, word]).toContain(correctTypo(word, locale));
  });

  test("any text keeps its way back to what the guest wrote", () => {
    const words = fc.constantFrom(
      "Mary",
      "4",
      "7pm",
      "2moro",
      "ÄÖ",
      "🙏",
      "fuer",
      "table4",
      "a@b.co",
      ...names,
    );
    const slipped = fc.tuple(fc.constantFrom(...long), slip).map(([name, one]) => withSlip(name, one));
    fc.assert(
      fc.property(fc.array(fc.oneof(words, slipped), { maxLength: 10 }), (list) => {
        const original = list.join(" ");
        const reading = createReading(original, locale);
        expect(reading.plain).toHaveLength(reading.folded.length);
        expect(reading.origin).toHaveLength(reading.folded.length + 1);
        expect([...reading.origin].sort((a, b) => a - b)).toEqual(reading.origin);
        expect(originalWords(reading, 0, reading.folded.length)).toBe(original);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what is typed in a hurry is read:", () => {
  test.for([
    ["en", "wendesday", "wednesday"],
    ["en", "tomorow", undefined],
    ["en", "tomorrwo", "tomorrow"],
    ["en", "resevation", "reservation"],
    ["en", "saterday", "saturday"],
    ["en", "cancle", "cancel"],
    ["en", "Decmber", "december"],
    ["de", "donerstag", "donnerstag"],
    ["de", "resevierung", "reservierung"],
    ["de", "mitwoch", "mittwoch"],
    ["fr", "mercredie", undefined],
    ["fr", "vendrdi", "vendredi"],
    ["es", "miercoels", "miercoles"],
    ["it", "settmbre", "settembre"],
    ["nl", "donderdg", "donderdag"],
    ["pt", "novemrbo", "novembro"],
    ["sv", "septmber", "september"],
  ] as const)("%s %s", ([code, typed, meant]) => {
    expect(correctTypo(typed.toLowerCase(), localeOf(code))).toBe(meant);
  });

  test.for([
    ["de", "fuer", "fur"],
    ["de", "moechte", "mochte"],
    ["de", "bauer", undefined],
    ["de", "manuel", undefined],
    ["de", "neue", undefined],
    ["en", "fuer", undefined],
    ["en", "tmrw", "tomorrow"],
  ] as const)("%s %s", ([code, typed, meant]) => {
    expect(respell(typed, localeOf(code))).toBe(meant);
  });

  test("names and wishes are still the guest's own words", () => {
    expect(
      stated("Tabel for4 wendesday at8pm, my name is Domenico Rossi, quite a large birhtday cake", {
        language: "en",
      }),
    ).toMatchObject({
      partySize: 4,
      date: "2026-11-25",
      time: "20:00",
      firstName: "Domenico",
      lastName: "Rossi",
    });
    expect(stated("table for 2, my email is sunday7@wendesday.com", { language: "en" })).toEqual({
      partySize: 2,
      email: "sunday7@wendesday.com",
    });
  });

  test.for(["flat7", "covid19", "a4", "order 4711abc", "at7x", "MAR1A"])("“%s” is left as it is", (text) => {
    expect(createReading(text, localeOf("en")).plain).toBe(text.toLowerCase());
  });
});

test.for([
  ["en", "Can i chnage my booking from 18:00 for 3 people to 19:00 for 4 people?"],
  ["de", "ich möchte meine Buchung änern von 18:00 für 3 auf 19:00 für 4"],
  ["fr", "modifer ma réservation de 18h pour 3 à 19h pour 4"],
  ["es", "camiar mi reserva de las 18:00 para 3 a las 19:00 para 4"],
  ["it", "modifcare la prenotazione dalle 18 per 3 alle 19 per 4"],
] as const)("a slip in the verb of a change leaves it one: %s", ([language, text]) => {
  expect(stated(text, { language })).toEqual({ partySize: 4, time: "19:00" });
});

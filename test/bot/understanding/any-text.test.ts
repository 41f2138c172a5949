import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales } from "#src/bot/languages/languages.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { runs } from "#test/support/runs.ts";
import { cpuTime } from "./cpu-time.ts";
import { expectSound } from "./invariants.ts";
import { now, type Stated, stated } from "./stated.ts";

const words = fc.constantFrom(
  ..."table for 4 at 7 half past tomorrow friday not between and to or 12th 05/06 the next week 2 adults 3 kids , - . me my wife 19:30 pm in hours um halb acht für zu bis pour demain à h alle otto e mezza days from march may ¦ 👍".split(
    " ",
  ),
);
const sentences = fc.array(words, { maxLength: 14 }).map((list) => list.join(" "));
const expecting = fc.constantFrom(
  null,
  "partySize",
  "date",
  "time",
  "slot",
  "name",
  "phone",
  "confirm",
  "venue",
);
/** Days on which clocks are changed, year's ends and a leap day. */
const oddDays = [
  "2026-03-29T12:00[Europe/Oslo]",
  "2026-10-25T12:00[Europe/Oslo]",
  "2026-03-08T12:00[America/New_York]",
  "2026-11-01T12:00[America/New_York]",
  "2026-09-27T12:00[Pacific/Auckland]",
  "2026-12-31T12:00[Pacific/Apia]",
  "2028-02-29T12:00[Asia/Kolkata]",
].map((text) => Temporal.ZonedDateTime.from(text));
const draft = fc.constantFrom(
  undefined,
  { date: "2026-11-20", time: "19:00", partySize: 2 },
  { partySize: 4 },
);
const language = fc.constantFrom(
  undefined,
  ...locales.map(({ code }) => code),
  "ja",
  "ar",
  "fi",
  "id",
  "ru",
  "xx",
  "",
);

/** Words of every language's data, as far as they are plain. */
const knownWords = Object.values(locales)
  .flatMap((locale) => plainWords(locale))
  .filter((word) => word.length < 30);
const phrases = fc
  .array(fc.constantFrom(...new Set(knownWords)), { minLength: 1, maxLength: 12 })
  .map((list) => list.join(" "));
const odd = fc.constantFrom(
  ..."👍 👨‍👩‍👧‍👦 4️⃣ ٤ ٧:٣٠ ४ ४:३० ４ １９：３０ 𝟒 𝟭𝟵:𝟯𝟬 ④ ½ لأربعة ٤ أشخاص שלום \u202e7pm\u202c \u200f4\u200f \u0000 \ufffd \ud83d e\u0301 ﷽ İ ẞ ŉ ǰ ΐ ﬁ Ⅶ ² º ª ́".split(
    " ",
  ),
);
const bookings = fc.constantFrom(
  "a table for 4 tomorrow at 7pm by the window, my name is Anna Berg",
  "einen Tisch für zwei am Freitag um halb acht bitte, auf Meier",
  "une table pour 6 personnes le 12 décembre à 20h30",
  "una mesa para 4 mañana a las nueve de la noche",
  "un tavolo per due sabato sera alle 8",
  "tafel voor 4 op zaterdag om half acht",
  "uma mesa para 3 pessoas sexta às 20h",
  "bord för fyra på lördag klockan sju",
);
const withJunk = fc
  .tuple(
    bookings,
    fc.array(fc.tuple(fc.nat(70), fc.oneof(odd, words, fc.string({ unit: "grapheme", maxLength: 6 })))),
  )
  .map(([text, inserts]) =>
    inserts.reduce<string>((result, [at, junk]) => result.slice(0, at) + junk + result.slice(at), text),
  );
const mixed = fc.array(fc.oneof(odd, words, phrases), { maxLength: 14 }).map((list) => list.join(" "));
const anything = fc.oneof(
  sentences,
  phrases,
  withJunk,
  mixed,
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string(),
);

describe("whatever the text,", () => {
  test("reading it never throws, holds to the shapes, makes nothing up, and gives the same again", () => {
    fc.assert(
      fc.property(anything, expecting, language, draft, (text, asked, tag, known) => {
        const context = {
          now,
          expecting: asked,
          ...(tag !== undefined && { language: tag }),
          ...(known && { draft: known }),
        };
        const understood = understand(text, context);
        expectSound(understood, text, now);
        expect(understand(text, context)).toEqual(understood);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("the hour at which it is read makes nothing of it unsound, on days with a missing or a double hour either", () => {
    fc.assert(
      fc.property(anything, language, fc.constantFrom(...oddDays), fc.nat(23), (text, tag, day, hour) => {
        const moment = day.with({ hour });
        const understood = understand(text, {
          now: moment,
          expecting: null,
          ...(tag !== undefined && { language: tag }),
        });
        expectSound(understood, text, moment);
      }),
      { numRuns: runs(600) },
    );
  });

  test.for([
    [
      "en",
      ["a", "1 ", "me and ", "1-", "friday or ", "me, ", "not ", "what ", "please, ", "a.b@c.", "7pm - "],
    ],
    [
      "en",
      [
        "set ",
        "couples ",
        "half an hour ",
        "12.5. ",
        "5/6 ",
        "+47 9",
        "¦",
        "(",
        "4 days  4 weeks  ",
        "?",
        "!",
      ],
    ],
    ["de", ["12.5. 19:30 ", "halb ", "vor ", "in einer halben Stunde ", "1 Stunde ", "Freitagabend"]],
    ["fr", ["1 heure ", "et demie ", "le 12 ", "à ", "20h"]],
    ["es", ["1 hora ", "y media ", "de ", "mañana por la mañana "]],
    ["it", ["1 ora ", "e mezza ", "4 giorni  ", "alle "]],
    ["nl", ["1 uur ", "half uur ", "kwart over ", "om "]],
    ["pt", ["1 hora ", "e meia ", "às ", "dia "]],
    ["sv", ["1 timme ", "halv ", "kvart över ", "den "]],
    ["fi", ["1 tunti ", "2 päivää ", "tunti "]],
    ["id", ["1 jam ", "2 hari ", "setengah jam ", "1jam,"]],
    ["vi", ["1 giờ ", "2 ngày ", "1giờ "]],
    ["ru", ["1 час ", "2 дня ", "через 1 час "]],
    ["uk", ["1 година ", "2 дні "]],
    ["ar", ["1 ساعة ", "2 يوم "]],
    ["ja", ["1時間", "2日", "明日"]],
    ["zh", ["1小時", "2天", "一二三"]],
  ] as const)("ten thousand characters of the same words hang no reading: %s %s", ([language, parts]) => {
    const read = (text: string) => understand(text, { now, expecting: "time", language, country: "NO" });
    // Expressions are built with the first message of a language.
    read("4");
    for (const part of parts) {
      const text = part.repeat(Math.ceil(10_000 / part.length));
      // A guard against hangs, not a measurement: what is linear takes a tenth of it at most, on a busy machine.
      expect(
        cpuTime(() => read(text)),
        part,
      ).toBeLessThan(3_000);
    }
  });
});

test("look-alike characters are read as what they look like", () => {
  expect(normalise("  ４\u00a0people — “it’s” 7️⃣\n٣ \u200bok ")).toBe('4 people - "it\'s" 7 3 ok');
  expect(normalise("")).toBe("");
  expect(normalise("x".repeat(5_000))).toHaveLength(1_000);
  expect(normalise("word ".repeat(400)).endsWith("word")).toBe(true);
});

test.for(["", "   ", "\u0000", "\ud800", "🤷", "¦¦¦"])("“%s” says nothing", (text) => {
  expect(understand(text, { now, expecting: null })).toEqual({ intent: "other" });
});

describe("digits of every script are read as a human reads them:", () => {
  test.for<readonly [text: string, values: Stated]>([
    ["table for ٤ at ١٩:٣٠", { partySize: 4, time: "19:30" }],
    ["table for ४ at १९:३०", { partySize: 4, time: "19:30" }],
    ["table for ４ at １９：３０", { partySize: 4, time: "19:30" }],
    ["table for 𝟒 at 𝟭𝟵:𝟯𝟬", { partySize: 4, time: "19:30" }],
    ["table for ④ at 19:30", { partySize: 4, time: "19:30" }],
    ["table for 4️⃣ at 1️⃣9️⃣:3️⃣0️⃣", { partySize: 4, time: "19:30" }],
    ["\u202btable for 4 at 19:30\u202c", { partySize: 4, time: "19:30" }],
    ["table for \u20684\u2069 at \u206619:30\u2069", { partySize: 4, time: "19:30" }],
  ])("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

/** The plain texts in a record of data, keys of tables included. */
function plainWords(value: unknown): string[] {
  if (typeof value === "string")
    return [
      value
        .replaceAll("#", "4")
        .replace(/\(\?[^)]*\)\??|[\\^$()?|]/g, "")
        .trim(),
    ];
  if (typeof value !== "object" || value === null) return [];
  return [
    ...Object.keys(value).filter((key) => key.includes(" ")),
    ...Object.values(value).flatMap(plainWords),
  ];
}

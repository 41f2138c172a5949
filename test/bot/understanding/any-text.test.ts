import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "#src/bot/understanding/normalise.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "./stated.ts";

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
const language = fc.constantFrom(undefined, "en", "de", "fr", "es", "it", "nl", "pt", "sv", "ja", "xx", "");

describe("whatever the text,", () => {
  test("reading it never throws, gives plain JSON, and holds to the shapes", () => {
    fc.assert(
      fc.property(
        fc.oneof(sentences, fc.string({ unit: "binary" }), fc.string()),
        expecting,
        language,
        (text, asked, tag) => {
          const understood = understand(text, {
            now,
            expecting: asked,
            ...(tag !== undefined && { language: tag }),
          });
          expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
          const { date, dateTo, time, timeFrom, timeTo, partySize } = understood;
          for (const day of [date, dateTo]) expect(day ?? "2026-01-01").toMatch(/^\d{4}-\d\d-\d\d$/);
          for (const clock of [time, timeFrom, timeTo])
            expect(clock ?? "00:00").toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
          expect(partySize ?? 1).toBeGreaterThan(0);
          expect(time !== undefined && (timeFrom !== undefined || timeTo !== undefined)).toBe(false);
          expect(dateTo === undefined || (date !== undefined && date < dateTo)).toBe(true);
        },
      ),
      { numRuns: 1_500 },
    );
  });

  test("no day lies in the past unless its year was stated", () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const { date } = understand(text, { now, expecting: null });
        expect((date ?? "2026-11-18") >= "2026-11-18").toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("a message of ten thousand characters is read no slower than its first thousand: nothing in the rules grows without bound", () => {
    stated("table for two");
    for (const part of [
      "a",
      "1 ",
      "me and ",
      "1-",
      "friday or ",
      "me, ",
      "not ",
      "what ",
      "please, ",
      "a.b@c.",
      "7pm - ",
      "set ",
    ]) {
      const text = part.repeat(10_000 / part.length);
      const begin = performance.now();
      stated(text, { expecting: "time", language: "en" });
      expect(performance.now() - begin).toBeLessThan(2_000);
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

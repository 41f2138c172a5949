import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const today = now.toPlainDate().toString();

describe("as soon as possible is now where the day is asked, and the first time of a day that is known:", () => {
  test.for([
    ["en", "as soon as possible"],
    ["de", "so schnell wie möglich"],
    ["es", "lo antes posible"],
    ["fr", "le plus vite possible"],
    ["it", "il prima possibile"],
    ["nl", "zo snel mogelijk"],
    ["pt", "logo que possível"],
    ["sv", "så fort som möjligt"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "date" }).date).toBe(today);
    const draft = { date: "2026-12-27", partySize: 4 };
    const { date, dayEnd } = understand(text, { now, language, expecting: "time", draft });
    expect({ date, dayEnd }).toEqual({ dayEnd: "earliest" });
  });
});

test("a wish for one at a house begins now", () => {
  const { date, partySize } = understand("table for 4 as soon as possible please", {
    ...{ now, language: "en", expecting: null },
  });
  expect({ date, partySize }).toEqual({ date: today, partySize: 4 });
});

describe("half an hour after noon is a time, and noon alone lunch:", () => {
  test.for([
    ["demain midi et demi", "12:30"],
    ["après-demain midi et quart", "12:15"],
    ["demain midi trente", "12:30"],
    ["demain midi", undefined],
  ] as const)("“%s”", ([text, time]) => {
    expect(understand(text, { now, language: "fr", expecting: null }).time).toBe(time);
  });
});

describe("a time beside a list is asked for in the plainest words:", () => {
  test.for([
    ["en", "is 8:30 a thing?"],
    ["fr", "20h30 ça existe ?"],
    ["es", "existe 20:30?"],
    ["it", "20:30 esiste?"],
    ["nl", "bestaat 20:30?"],
    ["pt", "existe 20h30?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { date: "2026-12-27", partySize: 4 };
    const offers = ["17:00", "20:30", "22:30"].map((time) => ({ time }));
    expect(understand(text, { now, language, expecting: "slot", draft, offers })).toMatchObject({
      ...{ intent: "inform", time: "20:30" },
    });
  });
});

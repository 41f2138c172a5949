import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** Open past midnight, so that half past twelve is twice. */
const openings = () => [{ from: "12:00", to: "01:00" }];
const at = (...times: readonly string[]) => times.map((time) => ({ time, date: "2026-12-05" }));

function timeOf(text: string, language: string, offers: ReturnType<typeof at>) {
  const draft = { date: "2026-12-05", partySize: 5 };
  const { time, openReadings } = understand(text, {
    now,
    language,
    expecting: "slot",
    openings,
    draft,
    offers,
  });
  return { time, openReadings };
}

test.for([
  ["en", "half twelve"],
  ["de", "halb eins"],
  ["nl", "half een"],
  ["sv", "halv ett"],
] as const)("half past twelve is noon where noon is offered, in %s: %s", ([language, text]) => {
  expect(timeOf(text, language, at("12:00", "12:45", "14:30"))).toEqual({
    time: "12:30",
    openReadings: undefined,
  });
});

test("and is asked about where neither is near", () => {
  expect(timeOf("half twelve", "en", at("18:00", "20:00")).openReadings).toBeDefined();
});

test("an hour before or after what is offered is of that half of the day", () => {
  const evenings = () => [
    { from: "12:00", to: "15:00" },
    { from: "17:00", to: "01:00" },
  ];
  const draft = { date: "2026-12-05", partySize: 5 };
  const context = { now, language: "en", expecting: "slot", openings: evenings, draft } as const;
  expect(understand("11ish", { ...context, offers: at("12:00", "13:00", "14:00") }).time).toBe("11:00");
  expect(understand("11ish", { ...context, offers: at("20:00", "21:00", "22:00") }).time).toBe("23:00");
});

test("nobody asks for one in the morning by “around one o'clock”", () => {
  const context = { now, language: "en", expecting: null, openings } as const;
  const { time, openReadings } = understand("a table for 9 on December 5 around one o'clock", context);
  expect({ time, openReadings }).toEqual({ time: "13:00", openReadings: undefined });
});

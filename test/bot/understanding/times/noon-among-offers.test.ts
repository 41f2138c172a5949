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

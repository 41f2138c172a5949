import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;

test.for([
  ["en", "07700 900123, but please don't ring before eleven", "don't ring before eleven"],
  ["en", "07700 900123, only call after 6pm", "only call after 6pm"],
  ["de", "0176 5551234, aber bitte nicht vor zehn anrufen", "nicht vor zehn anrufen"],
  ["fr", "06 12 34 56 78, mais ne m'appelez pas le matin", "ne m'appelez pas le matin"],
  ["es", "612345678 pero no me llamen antes de las diez", "no me llamen antes de las diez"],
  ["it", "333 1234567, ma non chiamate prima delle dieci", "non chiamate prima delle dieci"],
  ["nl", "06 12345678 maar niet voor tien uur bellen", "niet voor tien uur bellen"],
  ["pt", "912345678, mas não liguem depois das nove", "não liguem depois das nove"],
  ["sv", "070 1234567 men ring inte före tio", "ring inte före tio"],
] as const)("when to call is noted, and no time of the table in %s: “%s”", ([language, text, comment]) => {
  const context = { now, expecting: "phone", tablePicked: true, draft, language } as const;
  const { language: _, phone, ...understood } = understand(text, context);
  expect(phone).toBeDefined();
  expect(understood).toEqual({ intent: "inform", comment });
});

test("a table after ten is one", () => {
  const context = { now, expecting: "confirm", tablePicked: true, draft, language: "en" } as const;
  expect(understand("can we come after 8", context)).toMatchObject({ timeFrom: "20:00" });
});

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

test.for([
  ["en", "07700 900123 but not after 10pm", "not after 10pm"],
  ["de", "0151 23456789 aber bitte nicht nach 22 Uhr", "nicht nach 22 Uhr"],
  ["de", "0151 23456789, ab 18 Uhr erreichbar", "ab 18 Uhr erreichbar"],
  ["fr", "06 12 34 56 78 mais pas après 22h", "pas après 22h"],
  ["es", "612 345 678 pero no después de las 22", "no después de las 22"],
  ["it", "333 1234567 ma non dopo le 22", "non dopo le 22"],
  ["nl", "06 12345678 maar niet na 10 uur", "niet na 10 uur"],
  ["pt", "912345678 mas não depois das 22", "não depois das 22"],
  ["sv", "0701234567 men inte efter 22", "inte efter 22"],
  ["en", "07700 900123, text only please", "text only"],
  ["de", "0151 23456789, am besten per whatsapp", "am besten per whatsapp"],
  ["es", "612345678 solo whatsapp", "solo whatsapp"],
  ["it", "333 1234567 solo messaggi", "solo messaggi"],
  ["nl", "06 12345678 liever appen", "liever appen"],
  ["pt", "912 345 678, só whats", "só whats"],
  ["sv", "070 123 45 67, skicka gärna sms", "skicka gärna sms"],
] as const)(
  "so is how to be reached, without a word for a call, in %s: “%s”",
  ([language, text, comment]) => {
    const context = { now, expecting: "phone", tablePicked: true, draft, language } as const;
    const { language: _, phone, ...understood } = understand(text, context);
    expect(phone).toBeDefined();
    expect(understood).toEqual({ intent: "inform", comment });
  },
);

test.for([
  ["en", "07700 900123, but make it after 8", { timeFrom: "20:00" }],
  ["en", "07700 900123, could we come after 8?", { timeFrom: "20:00" }],
  ["de", "0151 23456789, lieber ab 20 Uhr", { timeFrom: "20:00" }],
] as const)(
  "a table that is to be later stays one beside a number, in %s: “%s”",
  ([language, text, values]) => {
    const context = { now, expecting: "phone", tablePicked: true, draft, language } as const;
    expect(understand(text, context)).toMatchObject(values);
  },
);

test("a table after ten is one", () => {
  const context = { now, expecting: "confirm", tablePicked: true, draft, language: "en" } as const;
  expect(understand("can we come after 8", context)).toMatchObject({ timeFrom: "20:00" });
});

test.for([
  ["en", "only call after 5pm"],
  ["de", "rufen Sie bitte erst nach 17 Uhr an"],
  ["fr", "N'appelez qu'après 17h"],
  ["fr", "ne m'appelez qu'à partir de 17h"],
  ["es", "solo llamen después de las 17"],
  ["it", "chiamate solo dopo le 17"],
  ["nl", "bel alleen na 17 uur"],
  ["pt", "só liguem depois das 17h"],
  ["sv", "ring bara efter 17"],
] as const)("whatever was asked, it is no time of the table in %s: “%s”", ([language, text]) => {
  for (const context of [
    { now, language, draft, expecting: null } as const,
    { now, language, draft, expecting: "confirm", tablePicked: true } as const,
    { now, language, expecting: null } as const,
  ]) {
    const { time, timeFrom, timeTo } = understand(text, context);
    expect([time, timeFrom, timeTo]).toEqual([undefined, undefined, undefined]);
  }
});

test("an hour of the table beside it stays one", () => {
  const text = "a table for 4 at 8, and call me after 5pm if that works";
  expect(understand(text, { now, language: "en", expecting: null })).toMatchObject({
    partySize: 4,
    time: "20:00",
  });
});

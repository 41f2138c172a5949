import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "can we push it by half an hour?"],
  ["en", "push our table back half an hour"],
  ["de", "eine halbe Stunde später bitte"],
  ["de", "kann man das um eine halbe Stunde verschieben?"],
  ["de", "eine halbe Stunde nach hinten schieben"],
  ["fr", "on peut décaler d'une demi-heure ?"],
  ["es", "¿podemos retrasarlo media hora?"],
  ["it", "possiamo spostarlo di mezz'ora?"],
  ["nl", "kan het een half uur opschuiven?"],
  ["pt", "podemos adiar meia hora?"],
  ["sv", "skjuta på en halvtimme"],
  ["sv", "kan vi skjuta på det en halvtimme?"],
  ["sv", "senarelägg bokningen en halvtimme"],
  ["nb", "kan vi utsette det en halvtime?"],
  ["da", "kan vi udskyde det en halv time?"],
] as const)("a booking is pushed back by half an hour, in %s: %s", ([language, text]) => {
  const { timeShift, shiftMinutes } = understand(text, { now, language, expecting: null });
  expect({ timeShift, shiftMinutes }).toEqual({ timeShift: "later", shiftMinutes: 30 });
});

test.for([
  ["eher später", "later"],
  ["doch eher etwas später", "later"],
  ["eher früher", "earlier"],
  ["etwas eher", "earlier"],
] as const)("the German “eher” is rather, or earlier: %s", ([text, timeShift]) => {
  expect(understand(text, { now, language: "de", expecting: "name" }).timeShift).toBe(timeShift);
});

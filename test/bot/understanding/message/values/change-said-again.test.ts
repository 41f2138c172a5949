import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const shown = {
  now,
  expecting: "confirm",
  changeShown: true,
  draft: { date: "2026-11-28", time: "20:30", partySize: 3, scenarioName: "Dinner" },
} as const;

test.for([
  ["sv", "ja ändra till tre tack"],
  ["sv", "ja ändra till tre tack. var ligger ni?"],
  ["de", "ja ändern Sie auf drei bitte. wo sind Sie?"],
  ["en", "yes change it to three please. where are you?"],
  ["fr", "oui passez à trois. vous êtes où ?"],
  ["es", "sí cámbialo a tres. dónde estáis?"],
  ["pt", "sim muda para três. onde ficam?"],
] as const)("the party that is shown is no hour, in %s: %s", ([language, text]) => {
  const read = understand(text, { ...shown, language });
  expect(read.time).toBeUndefined();
  expect(read.partySize).toBe(3);
});

test.for([
  ["sv", "nej, ändra till 20:00", "20:00"],
  ["en", "no, at 3 pm", "15:00"],
  ["de", "lieber um 15 Uhr", "15:00"],
] as const)("another hour is one, in %s: %s", ([language, text, time]) => {
  expect(understand(text, { ...shown, language }).time).toBe(time);
});

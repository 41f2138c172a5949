import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-23T14:00:00+01:00[Europe/Oslo]");

test.for([
  ["en", "Kim Fox comma no phone"],
  ["en", "Kim Fox full stop"],
  ["en", "Kim Fox period"],
  ["de", "Kim Fox Komma keine Nummer"],
  ["de", "Kim Fox Punkt"],
  ["fr", "Kim Fox virgule"],
  ["fr", "Kim Fox point"],
  ["es", "Kim Fox coma sin teléfono"],
  ["it", "Kim Fox virgola"],
  ["nl", "Kim Fox komma geen nummer"],
  ["pt", "Kim Fox vírgula"],
  ["sv", "Kim Fox komma"],
  ["sv", "Kim Fox punkt"],
] as const)("a sign that is dictated is no part of a name, in %s: %s", ([language, text]) => {
  const context = { now, language, expecting: "name", country: "NO", tablePicked: true } as const;
  const { firstName, lastName } = understand(text, context);
  expect({ firstName, lastName }).toEqual({ firstName: "Kim", lastName: "Fox" });
});

test("nor where a whole wish is dictated", () => {
  const text = "une table pour quatre virgule vendredi à vingt heures virgule au nom de Renard point";
  expect(understand(text, { now, language: "fr", expecting: null })).toMatchObject({
    partySize: 4,
    date: "2026-11-27",
    time: "20:00",
    lastName: "Renard",
  });
});

test.for([
  ["en", "yes please exclamation mark"],
  ["de", "ja bitte Ausrufezeichen"],
  ["fr", "oui point d'exclamation"],
  ["es", "sí signo de exclamación"],
  ["it", "sì punto esclamativo"],
  ["nl", "ja graag uitroepteken"],
  ["pt", "sim ponto de exclamação"],
  ["sv", "ja utropstecken"],
] as const)("a yes is one with its sign dictated, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "confirm", tablePicked: true }).intent).toBe("affirm");
});

test("and a question stays one", () => {
  const context = { now, language: "en", expecting: "confirm", tablePicked: true } as const;
  expect(understand("is it booked question mark", context).intent).not.toBe("affirm");
});

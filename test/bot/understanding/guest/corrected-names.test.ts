import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string, expecting: "confirm" | "phone") =>
  understand(text, { now, language, country: "NO", draft, expecting, tablePicked: true });

test.for([
  ["de", "Nein, ich heiße doch Hannelore Wittkopf", "Hannelore"],
  ["es", "si reservar por favor, pero nombre es Alex", "Alex"],
  ["en", "yes but the name is Alex", "Alex"],
] as const)("a name is corrected at the summary: %s, %s", ([language, text, firstName]) => {
  expect(read(text, language, "confirm")).toMatchObject({ firstName });
  expect(read(text, language, "confirm")).not.toHaveProperty("undecided");
});

test("a noun in a question names nobody, whatever capital it has", () => {
  const text = "Ja, so können Sie das eintragen. Gibt es bei Ihnen auch etwas für Diabetiker?";
  expect(read(text, "de", "confirm")).not.toHaveProperty("firstName");
});

test("somebody else whom the guest names is not the guest", () => {
  const said = read("3391234567, però chiami mio marito, lui è Carlo", "it", "phone");
  expect([said.phone, said.firstName]).toEqual(["+393391234567", undefined]);
});

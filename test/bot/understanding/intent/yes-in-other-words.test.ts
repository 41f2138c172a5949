import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const atSummary = { expecting: "confirm", tablePicked: true } as const;

test.for([
  ["nl", "prima, zet 'm er maar in"],
  ["nl", "zet ons er maar in"],
  ["de", "ja freili"],
  ["de", "ja mei, passt scho"],
] as const)("a table shown is agreed to: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, ...atSummary }).intent).toBe("affirm");
});

test.for([
  ["fr", "faut annuler du coup"],
  ["es", "hay que cancelar la mesa"],
  ["es", "hay que cancelar"],
] as const)("a booking is called off: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, expecting: null }).intent).toBe("cancel");
});

test.for([
  ["fr", "nickel vas y"],
  ["fr", "vas y"],
  ["en", "yes please and thank you, you've been brilliant"],
] as const)("courtesies beside a yes leave it one: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, ...atSummary }).intent).toBe("affirm");
});

test.for([
  ["fr", "pas besoin du tel"],
  ["fr", "pas besoin de mon numéro"],
] as const)("no number is given: %s, %s", ([language, text]) => {
  const context = { expecting: "phone", tablePicked: true } as const;
  expect(understand(text, { now, language, draft, ...context })).toMatchObject({ withoutPhone: true });
});

test.for([
  ["en", "At what hour must we give up the table?", "stay"],
  ["es", "¿Y hay sitio para aparcar?", "parking"],
  ["de", "und wie ist das, wenn noch einer dazukommt?", "adjusting"],
] as const)("what only asks calls nothing off, and wishes for nothing: %s, %s", ([language, text, topic]) => {
  const said = understand(text, { now, language, draft, expecting: null });
  expect([said.intent, said.topics]).toEqual(["question", [topic]]);
});

test("who has to give a table up calls it off", () => {
  const text = "I'm afraid we have to give up our table";
  expect(understand(text, { now, language: "en", draft, expecting: null }).intent).toBe("cancel");
});

test("“¿Y el aparcamiento? Por lo demás, todo correcto” asks about nothing more", () => {
  const text = "¿Y el aparcamiento? Por lo demás, todo correcto";
  const said = understand(text, { now, language: "es", draft, ...atSummary });
  expect([said.topics, said.asksMore]).toEqual([["parking"], undefined]);
});

test.for([
  ["de", "um hoibe achte", { time: "19:30" }],
  ["es", "quisiera reservar para el domingo a comer, somos seis", { part: "lunch", partySize: 6 }],
] as const)("%s: %s", ([language, text, values]) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject(values);
});

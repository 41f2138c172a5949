import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string) => understand(text, { now, language, expecting: null, draft });

test.for([
  ["en", "Could there be a little candle for her?"],
  ["de", "könnte da vielleicht eine Kerze auf dem Kuchen sein?"],
  ["es", "¿me guardan un sitio para el carrito?"],
  ["fr", "vous nous mettez une chaise haute ?"],
  ["it", "ci mettete un seggiolone?"],
  ["nl", "zou er een kaarsje op de taart kunnen?"],
  ["pt", "nos guardam uma cadeirinha?"],
  ["sv", "kan det stå en barnstol vid bordet?"],
  ["en", "it's our ruby wedding"],
  ["it", "sono le nostre nozze d'oro"],
] as const)("what the house is to see to is a wish, its question mark or not: %s, %s", ([language, text]) => {
  const said = read(text, language);
  expect(said.comment).toBeDefined();
  expect([said.firstName, said.lastName]).toEqual([undefined, undefined]);
});

import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "can you do 5 + a highchair", 5],
  ["en", "5 and a high chair", 5],
  ["en", "table for 5 and 1 high chair on friday at 7", 5],
  ["de", "Tisch für 5 und ein Hochstuhl", 5],
  ["fr", "table pour 5 et une chaise haute", 5],
  ["es", "mesa para 5 y una trona", 5],
  ["it", "tavolo per 5 e un seggiolone", 5],
  ["nl", "tafel voor 5 en een kinderstoel", 5],
  ["pt", "mesa para 5 e uma cadeira de bebé", 5],
  ["sv", "bord för 5 och en barnstol", 5],
  ["en", "5 + a baby", 6],
  ["en", "2 + 1 toddler", 3],
  ["pt", "mesa para 2 casais mais uma criança", 5],
] as const)("%s: “%s” is for %i", ([language, text, partySize]) => {
  expect(stated(text, { language }).partySize).toBe(partySize);
  expect(stated(text, { language })).not.toHaveProperty("timeFrom");
});

test.for([
  ["en", "table for 4 on Tuesday at 7pm, we come from Paris"],
  ["en", "three clients from Tokyo on Tuesday at 7pm"],
  ["es", "mesa para 4 el martes a las 19 con clientes de Tokio"],
  ["pt", "mesa para 4 terça às 19h com clientes de Lisboa"],
] as const)("%s: where guests come from is no name: “%s”", ([language, text]) => {
  const { firstName, lastName } = stated(text, { language });
  expect([firstName, lastName]).toEqual([undefined, undefined]);
});

test("a wish that names its party and day keeps them beside a question for a deposit", () => {
  const text = "table for 12 on dec 12, do you have a private room and is there a deposit?";
  expect(stated(text)).toMatchObject({ partySize: 12, date: "2026-12-12" });
});

test.for([
  ["fr", "on est 2 adultes + 1 ado + 1 bébé", 4],
  ["es", "2 adultos y 1 adolescente", 3],
  ["en", "she's hosting three clients", 4],
  ["fr", "Elle reçoit trois clients", 4],
  ["de", "mein Chef empfängt drei Kunden", 4],
  ["it", "vorrei un tavolo per me e la mia signora", 2],
] as const)("%s: “%s” is for %i", ([language, text, partySize]) => {
  expect(stated(text, { language }).partySize).toBe(partySize);
});

test.for([
  ["en", "This is Ms. Adebayo's assistant", undefined, undefined],
  ["nl", "Van den Broek, 06-12345678", undefined, "Van den Broek"],
  ["fr", "mettez au nom de Gwenaël Le Goff finalement", "Gwenaël", "Le Goff"],
  ["it", "Massimiliano ma tutti mi chiamano Max, mettilo come Max Fabbri", "Max", "Fabbri"],
] as const)("%s: the name in “%s”", ([language, text, firstName, lastName]) => {
  const said = stated(text, { language, expecting: "name" });
  expect([said.firstName, said.lastName]).toEqual([firstName, lastName]);
});

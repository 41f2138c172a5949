import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "table for 5 on saturday at 7, invoice to Northlight Ltd", "invoice to Northlight Ltd"],
  ["en", "table for 5 saturday, bill goes to Northlight Ltd", "bill goes to Northlight Ltd"],
  ["de", "Tisch für 5 am Samstag, Rechnung auf Nordlicht GmbH", "Rechnung auf Nordlicht GmbH"],
  ["fr", "table pour 5 samedi, facture au nom de Dupont SARL", "facture au nom de Dupont SARL"],
  ["es", "mesa para 5 el sábado, factura a nombre de Norte S.L.", "factura a nombre de Norte S.L"],
  ["it", "tavolo per 5 sabato, fattura intestata a Rossi Srl", "fattura intestata a Rossi Srl"],
  ["nl", "tafel voor 5 zaterdag, factuur op naam van Noorder BV", "factuur op naam van Noorder BV"],
  ["pt", "mesa para 5 sábado, fatura em nome de Norte Lda", "fatura em nome de Norte Lda"],
  ["sv", "bord för 5 lördag, faktura till Norrsken AB", "faktura till Norrsken AB"],
] as const)("whom an invoice is for is noted, and is no guest: %s, %s", ([language, text, comment]) => {
  const understood = stated(text, { language });
  expect(understood).toMatchObject({ partySize: 5, comment });
  expect(understood).not.toHaveProperty("firstName");
});

test("its address is noted with its commas, and no day or number in it is one", () => {
  const text = "und Rechnungsadresse bitte Nordlicht GmbH, Am Wall 12, Bremen";
  const comment = "Rechnungsadresse bitte Nordlicht GmbH, Am Wall 12, Bremen";
  expect(stated(text, { language: "de" })).toMatchObject({ comment });
});

test.for([
  "table for 5 saturday 7pm, invoice to Northlight Ltd, my name is Sam Fox",
  "table for 5 with the invoice to Northlight Ltd and the name is Sam Fox",
])("the guest who is named beside it is the guest: %s", (text) => {
  const comment = "invoice to Northlight Ltd";
  expect(stated(text, { language: "en" })).toMatchObject({ firstName: "Sam", lastName: "Fox", comment });
});

test.for([
  ["en", "invoice to Northlight Ltd on saturday at 7 for 5", "invoice to Northlight Ltd"],
  ["de", "Rechnung an Nordlicht GmbH am Samstag um 19 Uhr Tisch für 5", "Rechnung an Nordlicht GmbH"],
  ["fr", "facture au nom de Dupont SARL samedi à 19h pour 5", "facture au nom de Dupont SARL"],
  ["es", "factura a nombre de Norte S.L. el sábado a las 7 para 5", "factura a nombre de Norte S.L"],
  ["it", "fattura intestata a Rossi Srl sabato alle 19 per 5", "fattura intestata a Rossi Srl"],
  ["nl", "factuur op naam van Noorder BV zaterdag om 19 uur voor 5", "factuur op naam van Noorder BV"],
  ["pt", "fatura em nome de Norte Lda sábado às 19h para 5", "fatura em nome de Norte Lda"],
] as const)("a day, a time and a party after it are the table’s: %s, %s", ([language, text, comment]) => {
  const visit = { partySize: 5, date: "2026-11-21", time: "19:00", comment };
  expect(stated(text, { language })).toEqual(visit);
});

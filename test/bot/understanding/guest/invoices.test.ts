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

test("the guest who is named beside it is the guest", () => {
  const text = "table for 5 saturday 7pm, invoice to Northlight Ltd, my name is Sam Fox";
  expect(stated(text, { language: "en" })).toMatchObject({ firstName: "Sam", lastName: "Fox" });
});

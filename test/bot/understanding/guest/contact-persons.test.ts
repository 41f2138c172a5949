import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("beside the firm that is billed, its contact person has the table:", () => {
  test.for([
    ["en", "invoice to Berg Ltd, contact person is Kari Lie", "invoice to Berg Ltd"],
    ["de", "Rechnung an Berg GmbH, Ansprechpartnerin ist Kari Lie", "Rechnung an Berg GmbH"],
    ["fr", "facture à Berg SARL, la personne de contact est Kari Lie", "facture à Berg SARL"],
    ["es", "factura a Berg SL, la persona de contacto es Kari Lie", "factura a Berg SL"],
    ["it", "fattura a Berg SRL, la persona di contatto è Kari Lie", "fattura a Berg SRL"],
    ["pt", "fatura para Berg Lda, a pessoa de contacto é Kari Lie", "fatura para Berg Lda"],
    ["nl", "factuur naar Berg BV, contactpersoon is Kari Lie", "factuur naar Berg BV"],
    ["sv", "faktura till Berg AB, kontaktperson är Kari Lie", "faktura till Berg AB"],
    ["nb", "faktura til Berg AS, kontaktperson er Kari Lie", "faktura til Berg AS"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const said = understand(text, { now, language, expecting: "name", tablePicked: true });
    expect(said).toMatchObject({ firstName: "Kari", lastName: "Lie", comment });
  });

  test.for([
    ["en", "who is the contact person?"],
    ["es", "mi contacto es 612 345 678"],
    ["en", "my contact is kari@berg.no"],
  ] as const)("but %s “%s” names nobody", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "phone" })).not.toHaveProperty("firstName");
  });
});

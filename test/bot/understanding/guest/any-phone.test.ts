import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: "phone", tablePicked: true });

describe("at the question for a number, another than the guest's own is asked about:", () => {
  test.for([
    ["en", "can I give you my husband's number?"],
    ["en", "is a landline ok?"],
    ["en", "can it be my work number?"],
    ["de", "kann ich auch die Nummer meines Mannes geben?"],
    ["de", "geht auch Festnetz?"],
    ["fr", "je peux donner le numéro de mon mari ?"],
    ["fr", "un numéro fixe ça va ?"],
    ["es", "¿puedo dar el número de mi marido?"],
    ["es", "¿vale un fijo?"],
    ["it", "posso darle il numero di mio marito?"],
    ["it", "va bene un fisso?"],
    ["nl", "mag het het nummer van mijn man zijn?"],
    ["pt", "posso dar o número do meu marido?"],
    ["sv", "kan jag ge min mans nummer?"],
    ["nb", "kan jeg gi deg nummeret til mannen min?"],
    ["da", "kan jeg give min kones nummer?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", asksAnyPhone: true });
  });

  test("“can I have your number?” is not", () => {
    expect(read("can I have your number?", "en").asksAnyPhone).toBeUndefined();
  });
});

describe("the whole name, told at the question for a number, is no number:", () => {
  test.for([
    ["en", "actually liam o'brien is the full name", "Liam", "O'brien"],
    ["de", "Karl Meier ist der volle Name", "Karl", "Meier"],
    ["fr", "Liam Obrien est mon nom complet", "Liam", "Obrien"],
    ["es", "liam obrien es mi nombre completo", "Liam", "Obrien"],
    ["it", "Liam Conti è il nome completo", "Liam", "Conti"],
    ["nl", "liam de vries is de volledige naam", "Liam", "de Vries"],
    ["pt", "liam costa é o meu nome", "Liam", "Costa"],
    ["sv", "liam berg är hela namnet", "Liam", "Berg"],
    ["nb", "liam berg er hele navnet", "Liam", "Berg"],
  ] as const)("in %s, “%s”", ([language, text, firstName, lastName]) => {
    expect(read(text, language)).toMatchObject({ firstName, lastName });
  });
});

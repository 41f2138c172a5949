import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("whether a number has to be given is asked, wherever one is:", () => {
  test.for([
    ["en", "do I really have to give a number?"],
    ["en", "do you need my number"],
    ["de", "muss ich wirklich eine Nummer angeben?"],
    ["de", "braucht ihr unbedingt meine Handynummer"],
    ["fr", "je suis obligé de donner mon numéro ?"],
    ["fr", "il faut vraiment laisser un numéro"],
    ["es", "¿tengo que dar mi número?"],
    ["es", "es obligatorio dar el teléfono"],
    ["it", "devo per forza dare il numero?"],
    ["nl", "moet ik echt mijn nummer geven"],
    ["pt", "preciso mesmo dar o número?"],
    ["sv", "måste jag verkligen ge mitt nummer"],
    ["nb", "må jeg virkelig oppgi nummeret mitt"],
    ["da", "skal jeg virkelig opgive mit nummer"],
    ["en", "can I leave my email instead?"],
    ["de", "kann ich auch meine Mailadresse angeben?"],
    ["fr", "je peux laisser mon mail plutôt ?"],
    ["es", "¿puedo dejar mi correo?"],
    ["it", "posso lasciare la mia mail?"],
    ["nl", "kan ik ook mijn mailadres geven?"],
    ["pt", "posso deixar o meu email?"],
    ["sv", "kan jag lämna min mejladress?"],
    ["nb", "kan jeg legge igjen en e-postadresse?"],
    ["da", "kan jeg give min mail?"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of ["name", "phone", "slot"] as const) {
      expect(understand(text, { now, language, expecting })).toMatchObject({
        intent: "question",
        asksIfPhone: true,
      });
    }
  });
});

describe("who gives no number turns no table down, and is nobody of that name:", () => {
  test.for([
    ["en", "I don't want to give my number"],
    ["de", "ich will meine Nummer nicht geben"],
    ["de", "kein Handy"],
    ["fr", "je veux pas donner mon numéro"],
    ["es", "no quiero dar mi número"],
    ["it", "non voglio dare il numero"],
    ["nl", "ik wil mijn nummer niet geven"],
    ["pt", "não quero dar o número"],
    ["sv", "jag vill inte ge mitt nummer"],
    ["nb", "jeg vil ikke oppgi nummeret mitt"],
    ["da", "jeg vil ikke opgive mit nummer"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of ["name", "slot"] as const) {
      const { intent, withoutPhone, firstName, lastName } = understand(text, { now, language, expecting });
      expect({ withoutPhone, firstName, lastName }).toEqual({ withoutPhone: true });
      expect(intent).not.toBe("deny");
    }
  });
});

describe("who says that none is needed, or orders the table instead, gives none:", () => {
  test.for([
    ["en", "you won't need my phone"],
    ["de", "Telefon brauchen Sie ja nicht"],
    ["fr", "vous n'avez pas besoin de mon numéro"],
    ["es", "el teléfono no hace falta"],
    ["it", "il telefono non serve"],
    ["nl", "mijn nummer is niet nodig"],
    ["pt", "o telefone não é preciso"],
    ["sv", "telefon behöver ni inte"],
    ["en", "just book it please"],
    ["de", "Ja, bitte so reservieren."],
    ["fr", "réservez comme ça"],
    ["nl", "reserveer het maar zo"],
    ["pt", "reserve assim"],
    ["sv", "boka så"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "phone", tablePicked: true })).toMatchObject({
      withoutPhone: true,
    });
  });

  test("but not who wants another table", () => {
    const said = understand("book me a second table", { now, language: "en", expecting: "phone" });
    expect(said).not.toHaveProperty("withoutPhone");
  });
});

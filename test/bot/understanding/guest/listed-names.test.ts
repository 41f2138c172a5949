import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("one word at an end of a list of day, time and party is a name where no language has it:", () => {
  test.for([
    ["en", "table for 4, saturday 7pm, Harris", "Harris"],
    ["en", "Harris, 4 people, friday 8pm", "Harris"],
    ["fr", "table pour 4 samedi 19h, Dupont", "Dupont"],
    ["es", "mesa para 4 sábado a las 19, García", "García"],
    ["it", "tavolo per 4 sabato alle 19, Rossi", "Rossi"],
    ["nl", "tafel voor 4 zaterdag 19 uur, Bakker", "Bakker"],
    ["pt", "Silva, 4 pessoas, sexta às 20h", "Silva"],
    ["sv", "bord för 4 lördag kl 19, Öberg", "Öberg"],
    ["nb", "bord til 4 lørdag kl 19, Hansen", "Hansen"],
  ] as const)("in %s, “%s”", ([language, text, lastName]) => {
    expect(stated(text, { language })).toMatchObject({ partySize: 4, lastName });
  });

  test.for([
    ["en", "table for 4, saturday 7pm, Outside"],
    ["en", "Table for 4, Friday 7pm, Birthday"],
    ["en", "table for 4 friday 7pm, harris"],
    ["en", "4 people, 8pm, Harris"],
    ["de", "Tisch für 4, Samstag 19 Uhr, Probeessen"],
    ["fr", "Anniversaire, 4 personnes, samedi 19h"],
    ["es", "Buenas, mesa para 4 sábado a las 19"],
    ["nl", "tafel voor 4 zaterdag 19 uur. Groetjes"],
    ["sv", "Hej, bord för 4 lördag kl 19, Terrass"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    const { firstName, lastName } = stated(text, { language });
    expect([firstName, lastName]).toEqual([undefined, undefined]);
  });
});

describe("after a given name a word is the family's:", () => {
  test.for([
    ["fr", "table pour 4 samedi 19h, Jean Petit", "Jean", "Petit"],
    ["fr", "vendredi 20h, 4 personnes, Zoé Petit, 0612345678", "Zoé", "Petit"],
    ["en", "table for 2 friday 8pm, Amy Little", "Amy", "Little"],
  ] as const)("in %s, “%s”", ([language, text, firstName, lastName]) => {
    expect(stated(text, { language })).toMatchObject({ firstName, lastName });
  });
});

describe("asked for the name, a wish that goes on with “but” leaves it:", () => {
  test.for([
    ["en", "Price, but somewhere quiet please", "Price"],
    ["de", "Schröder, aber bitte nicht zu laut sitzen, die Oma hört schlecht", "Schröder"],
    ["fr", "Dupont, mais pas près de la porte", "Dupont"],
    ["es", "Ruiz, pero en un sitio tranquilo", "Ruiz"],
    ["it", "Moretti, ma in un posto tranquillo", "Moretti"],
    ["nl", "Bakker, maar graag bij het raam", "Bakker"],
    ["pt", "Silva, mas num sítio sossegado", "Silva"],
    ["sv", "Öberg, men gärna vid fönstret", "Öberg"],
    ["en", "Perfect, but somewhere quiet please", undefined],
    ["de", "Gerne, aber bitte am Fenster", undefined],
    ["fr", "Parfait, mais pas près de la porte", undefined],
    ["es", "Genial, pero en un sitio tranquilo", undefined],
  ] as const)("in %s, “%s”", ([language, text, firstName]) => {
    const read = stated(text, { language, expecting: "name", tablePicked: true });
    expect(read.firstName).toBe(firstName);
    expect(read.comment).toBeDefined();
  });

  test("and what is asked before it too", () => {
    const asked = { language: "en", expecting: "name", tablePicked: true } as const;
    expect(stated("what name?? oh right. Danny Price", asked)).toMatchObject({
      firstName: "Danny",
      lastName: "Price",
    });
    expect(stated("Is Tom Lee working?", asked)).not.toHaveProperty("lastName");
  });
});

test.for(["Åsa Öberg, lördag kl 19", "kl 19, Åsa Öberg"])(
  "“%s” is a list beside a party that is known",
  (text) => {
    const draft = { partySize: 4 };
    const asked = { language: "sv", expecting: "date", draft } as const;
    expect(stated(text, asked)).toMatchObject({ time: "19:00", firstName: "Åsa", lastName: "Öberg" });
  },
);

describe("one word before “no phone” is a name:", () => {
  test.for([
    ["en", "table for 2 friday at 8, Joe, no phone", "Joe"],
    ["de", "Tisch für 2 am Freitag um 20 Uhr, Meier, kein Telefon", "Meier"],
    ["fr", "table pour 2 vendredi à 20h, Roux, pas de tel", "Roux"],
    ["es", "mesa para 2 el viernes a las 21, Marta, sin teléfono", "Marta"],
    ["nl", "tafel voor 2 vrijdag 20 uur, Sanne, geen telefoon", "Sanne"],
  ] as const)("%s: %s", ([language, text, lastName]) => {
    expect(stated(text, { language })).toMatchObject({ lastName, withoutPhone: true });
  });

  test("but no wish is", () => {
    expect(stated("table for 2 friday at 8, outside, no phone", { language: "en" })).not.toHaveProperty(
      "lastName",
    );
  });
});

test.for([
  ["en", "table for two tonight 8pm under smith no phone", "Smith"],
  ["en", "I want to book a table for my boss. Tomorrow, 7 pm, two people, name Dr. Sabine Roth.", "Roth"],
  ["de", "Tisch für meine Chefin. Morgen, 19 Uhr, zwei Personen, Name Dr. Sabine Roth.", "Roth"],
] as const)("a name that is announced in a list, in %s: %s", ([language, text, lastName]) => {
  expect(stated(text, { language })).toMatchObject({ partySize: 2, lastName });
});

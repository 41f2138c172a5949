import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("something told of one of those who were counted adds nobody", () => {
  test.for([
    ["en", "we're six or seven, and my mum's in a wheelchair", 7],
    ["en", "there are 7 of us and my mum is in a wheelchair", 7],
    ["en", "there'll be 6 and my boyfriend has a nut allergy", 6],
    ["en", "table for 4 and my sister's vegan", 4],
    ["en", "we are 5 and my father uses a walking frame", 5],
    ["de", "wir sind sieben und meine mutter sitzt im rollstuhl", 7],
    ["de", "wir sind sechs oder sieben, und meine Mama ist im Rollstuhl", 7],
    ["de", "wir sind vier und meine Frau verträgt keine Nüsse", 4],
    ["fr", "nous sommes sept et ma mère est en fauteuil roulant", 7],
    ["fr", "on est quatre et mon mari mange sans gluten", 4],
    ["es", "somos siete y mi madre va en silla de ruedas", 7],
    ["it", "siamo in sette e mia madre è in sedia a rotelle", 7],
    ["it", "siamo in quattro e mio padre è celiaco", 4],
    ["nl", "we zijn met zeven en mijn moeder zit in een rolstoel", 7],
    ["pt", "somos sete e a minha mãe anda de cadeira de rodas", 7],
    ["sv", "vi är sju och min mamma sitter i rullstol", 7],
  ] as const)("in %s, “%s”", ([language, text, size]) => {
    expect(stated(text, { language }).partySize).toBe(size);
  });

  test("and it is kept whole, as their wish", () => {
    expect(stated("we're seven, and my mum's in a wheelchair", { language: "en" }).comment).toBe(
      "my mum's in a wheelchair",
    );
  });
});

describe("who comes as well is one more", () => {
  test.for([
    ["en", "we are 4 and my wife too", 5],
    ["en", "we are 4 and my mum is coming as well", 5],
    ["en", "table for 4 and my daughter who is 3", 5],
    ["en", "table for 4 and my wife please", 5],
    ["en", "me and 3 friends and my wife would like a table", 5],
    ["de", "wir sind vier und meine Frau kommt auch", 5],
    ["de", "tisch für vier und meine tochter, die drei ist", 5],
    ["fr", "on est quatre et mon frère vient aussi", 5],
    ["es", "somos cuatro y mi hijo también", 5],
    ["nl", "we zijn met vier en mijn zus komt ook", 5],
    ["pt", "somos quatro e a minha mãe também vem", 5],
    ["sv", "vi är fyra och min bror kommer också", 5],
  ] as const)("in %s, “%s”", ([language, text, size]) => {
    expect(stated(text, { language }).partySize).toBe(size);
  });
});

describe("one of them by a number, which is no day:", () => {
  test.for([
    ["en", "and the second is in a wheelchair"],
    ["en", "the second is coeliac"],
    ["de", "und der zweite sitzt im Rollstuhl"],
    ["fr", "et la deuxième est en fauteuil roulant"],
    ["es", "y el segundo va en silla de ruedas"],
    ["it", "e il secondo è in sedia a rotelle"],
    ["pt", "e o segundo está em cadeira de rodas"],
    ["nl", "en de tweede zit in een rolstoel"],
    ["sv", "och den andra sitter i rullstol"],
    ["nb", "og den andre sitter i rullestol"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = stated(text, { language, expecting: "confirm", tablePicked: true });
    expect(Object.keys(said)).toEqual(["comment"]);
  });

  test.for([
    ["en", "the 2nd is better", "2026-12-02"],
    ["de", "der 2. ist besser", "2026-12-02"],
  ] as const)("but %s: %s", ([language, text, date]) => {
    expect(stated(text, { language, expecting: "confirm", tablePicked: true }).date).toBe(date);
  });
});

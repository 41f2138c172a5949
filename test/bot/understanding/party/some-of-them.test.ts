import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const answer = (text: string, language: string) =>
  understand(text, { now, language, expecting: "partySize" });

test.for([
  ["en", "two vegans and one person with a nut allergy"],
  ["de", "zwei Vegetarier und eine Person mit Nussallergie"],
  ["fr", "deux végétariens et une personne allergique aux noix"],
  ["es", "dos celíacos y una persona con alergia a los frutos secos"],
  ["it", "due celiaci e una persona allergica ai crostacei"],
  ["nl", "twee vegetariërs en één persoon met een notenallergie"],
  ["pt", "dois celíacos e uma pessoa alérgica a marisco"],
  ["sv", "två vegetarianer och en person med nötallergi"],
] as const)("several that something is told of are no party, in %s: %s", ([language, text]) => {
  const { partySize, comment } = answer(text, language);
  expect({ partySize, isTold: comment !== undefined }).toEqual({ partySize: undefined, isTold: true });
});

test.for([
  ["en", "two of us are vegan", 2],
  ["it", "siamo due vegani", 2],
  ["en", "4 people, one with a nut allergy", 4],
] as const)("but all who come are, in %s: %s", ([language, text, size]) => {
  expect(answer(text, language).partySize).toBe(size);
});

test.for(["2 hours", "20 minutes"])("%s are no party", (text) => {
  expect(answer(text, "en")).not.toHaveProperty("partySize");
});

const told = (text: string, language: string) => understand(text, { now, language, expecting: null });

test.for([
  ["en", "we're like nine or ten, one person is vegan"],
  ["de", "wir sind so neun oder zehn, eine Person ist vegan"],
  ["fr", "on est genre 9 ou 10, une personne est végane"],
  ["es", "seremos más o menos nueve o diez, una persona es vegana"],
  ["it", "saremo più o meno nove o dieci, una persona è vegana"],
  ["nl", "we zijn met misschien negen of tien, één persoon is veganist"],
  ["pt", "seremos talvez nove ou dez, uma pessoa é vegana"],
  ["sv", "vi blir typ nio eller tio, en person är vegan"],
] as const)("a guess at the whole is not one of them, in %s: %s", ([language, text]) => {
  const { partySize, partyFrom, comment, time } = told(text, language);
  expect({ partySize, partyFrom, isTold: comment !== undefined, time }).toEqual({
    partySize: 10,
    partyFrom: 9,
    isTold: true,
    time: undefined,
  });
});

test.for([
  ["en", "we are 6 and two people need high chairs"],
  ["de", "wir sind 6 und zwei Personen brauchen einen Hochstuhl"],
  ["fr", "on est 6 et deux personnes ont besoin d'une chaise haute"],
  ["es", "somos 6 y dos personas necesitan trona"],
  ["it", "siamo in 6 e due persone hanno bisogno del seggiolone"],
  ["nl", "we zijn met 6 en twee personen hebben een kinderstoel nodig"],
  ["pt", "somos 6 e duas pessoas precisam de cadeirinha"],
  ["sv", "vi är 6 och två personer behöver barnstol"],
] as const)("who is counted again for what they need is not added, in %s: %s", ([language, text]) => {
  expect(told(text, language).partySize).toBe(6);
});

test.for([
  ["en", "one person is vegan"],
  ["de", "eine Person ist vegan"],
] as const)("one who is told of has company, in %s: %s", ([language, text]) => {
  expect(told(text, language).partySize).toBeUndefined();
});

describe("beside a party that is known, one of whom something is told", () => {
  const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
  const ofBooking = (text: string, language: string) =>
    understand(text, { now, language, draft, expecting: null });

  test.for([
    ["en", "one person is in a wheelchair"],
    ["de", "wir haben eine Person im Rollstuhl"],
    ["fr", "on a une personne en fauteuil roulant"],
    ["es", "tenemos una persona en silla de ruedas"],
    ["it", "abbiamo una persona in sedia a rotelle"],
    ["nl", "we hebben een persoon in een rolstoel"],
    ["pt", "temos uma pessoa em cadeira de rodas"],
    ["sv", "vi har en person i rullstol"],
  ] as const)("is not all of it, in %s: %s", ([language, text]) => {
    const { partySize, comment } = ofBooking(text, language);
    expect({ partySize, isTold: comment !== undefined }).toEqual({ partySize: undefined, isTold: true });
  });

  test.for([
    ["en", "we are only 3 people", 3],
    ["fr", "on sera 3 végétariens", 3],
    ["it", "alla fine siamo in 3", 3],
  ] as const)("while fewer may come, in %s: %s", ([language, text, size]) => {
    expect(ofBooking(text, language).partySize).toBe(size);
  });
});

test("in German, so many is no Sunday", () => {
  const { date, partySize } = understand("Tisch für morgen Abend, so neun oder zehn Leute", {
    now,
    language: "de",
    expecting: null,
  });
  expect({ date, partySize }).toEqual({ date: "2026-11-19", partySize: 10 });
});

describe("who of them comes later moves no table, and is told to the house", () => {
  test.for([
    ["en", "one of us comes half an hour later"],
    ["de", "einer von uns kommt eine halbe Stunde später"],
    ["fr", "l'un de nous arrive une demi-heure plus tard"],
    ["es", "uno de nosotros llega media hora más tarde"],
    ["it", "uno di noi arriva mezz'ora più tardi"],
    ["nl", "een van ons komt een half uur later"],
    ["pt", "um de nós chega meia hora mais tarde"],
    ["sv", "en av oss kommer en halvtimme senare"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const found = stated(text, { language, expecting: "confirm", tablePicked: true });
    expect(found).toEqual({ comment: text });
  });

  test("while all who come later want another time", () => {
    const found = stated("can we come half an hour later", {
      language: "en",
      expecting: "confirm",
      tablePicked: true,
    });
    expect(found).toEqual({ timeShift: "later", shiftMinutes: 30 });
  });
});

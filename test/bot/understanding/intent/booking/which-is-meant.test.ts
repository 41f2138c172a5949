import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"], address: "Kaigata 7, 0150 Oslo" },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"], address: "12 Ferry Row, New York, NY 10000" },
];
const venueIn = (text: string, language: string) =>
  understand(text, { now, expecting: "date", language, venues, venueId: 2 }).venueId;

describe("one word of a name is the restaurant, where it is preferred, meant or asked about:", () => {
  test.for([
    ["en", "no wait, better Furu at 21:30"],
    ["en", "I mean Furu, not Harbor"],
    ["en", "my wife would rather go to Furu"],
    ["en", "is Furu open on New Year's Eve?"],
    ["de", "ach nee, lieber Furu um 21:30"],
    ["de", "Furu mein ich, nicht Harbor"],
    ["de", "meine Frau möchte lieber ins Furu"],
    ["de", "hat Furu an Silvester offen?"],
    ["fr", "non, plutôt furu à 21h30"],
    ["fr", "mon mari préférerait le Furu"],
    ["fr", "Furu je veux dire, pas harbor"],
    ["es", "no nada, mejor el furu a las 21:30"],
    ["es", "Furu digo, no harbor"],
    ["es", "¿abre Furu en Nochevieja?"],
    ["it", "mia moglie preferisce il Furu"],
    ["it", "Furu è aperto a Capodanno?"],
    ["pt", "a minha mulher prefere o Furu"],
    ["pt", "o Furu abre na passagem de ano?"],
    ["nl", "mijn vrouw gaat liever naar Furu"],
    ["nl", "is Furu open op oudejaarsavond?"],
    ["sv", "min fru vill hellre till Furu"],
    ["sv", "Furu menar jag, inte Harbor"],
  ] as const)("in %s, “%s”", ([language, text]) => expect(venueIn(text, language)).toBe(1));

  test("a name that was asked for is none", () => {
    const { venueId, firstName } = understand("Furu Hansen", {
      now,
      expecting: "name",
      language: "en",
      venues,
    });
    expect({ venueId, firstName }).toEqual({ venueId: undefined, firstName: "Furu" });
  });
});

describe("what is asked of a reserve beside an answer is owned up to:", () => {
  test.for([
    ["de", "zu dritt, aber meine Frau kommt etwas später nach, geht das?"],
    ["fr", "on est 3, mais l'un de nous arrive plus tard, c'est gênant ?"],
    ["es", "somos 3, pero uno llega más tarde, ¿es un problema?"],
    ["it", "siamo in 3, ma uno arriva dopo, è un problema?"],
    ["nl", "3, maar mijn broer komt een half uur later, mag dat?"],
    ["pt", "somos 3, mas um chega mais tarde, isso é problema?"],
    ["sv", "3, men min bror kommer en halvtimme senare, går det bra?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, asksMore } = understand(text, { now, expecting: "partySize", language });
    expect({ partySize, asksMore }).toEqual({ partySize: 3, asksMore: true });
  });

  test("but another value is of the table", () => {
    const { asksMore } = understand("4, but we need it by 8, ok?", { now, expecting: "partySize" });
    expect(asksMore).toBeUndefined();
  });
});

describe("an Italian's mobile number is one in Italy, also at a house in America", () => {
  test.for([
    ["it", "339 8876543", "+393398876543"],
    ["en", "212 555 0188", "+12125550188"],
    ["sv", "070-123 45 67", "+46701234567"],
  ] as const)("in %s, %s", ([language, text, phone]) => {
    expect(understand(text, { now, expecting: "phone", language, country: "US" }).phone).toBe(phone);
  });
});

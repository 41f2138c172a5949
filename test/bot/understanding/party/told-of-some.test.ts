import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-24", time: "19:00", partySize: 3 };
const read = (language: string, text: string) => understand(text, { now, language, expecting: null });
const answer = (language: string, text: string) =>
  understand(text, { now, language, expecting: "partySize" });
const atSummary = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("a child is counted, and its age never", () => {
  test.for([
    ["nl", "twee volwassenen en een kind van twee", 3],
    ["nl", "we zijn met z'n tweeën en een peuter van vier", 3],
    ["nl", "tafel voor twee en een vierjarige", 3],
    ["nl", "tafel voor drie, waaronder een kind van twee", 3],
    ["sv", "vi är två och en 4-åring", 3],
    ["sv", "två vuxna, en 5-åring och en 2-åring", 4],
    ["sv", "bord för 4 med en 4-åring", 4],
    ["nb", "vi er to og en 6-åring", 3],
    ["de", "wir sind zu zweit und ein Vierjähriger", 3],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(read(language, text).partySize).toBe(partySize);
  });

  test.for([
    ["nl", "we komen met een kind van twee"],
    ["sv", "vi har en 4-åring med oss"],
    ["de", "wir haben einen Vierjährigen dabei"],
    ["en", "we have a two year old with us"],
  ] as const)("alone it is no party, in %s, “%s”", ([language, text]) => {
    expect(read(language, text).partySize).toBeUndefined();
  });

  test.for([
    ["sv", "vi har en fyraåring med oss"],
    ["de", "wir haben einen Vierjährigen dabei"],
    ["nl", "er komt een kind van vier mee"],
  ] as const)("the house is told of it at the summary, in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text)).toMatchObject({ intent: "inform", comment: expect.any(String) });
    expect(atSummary(language, text)).not.toHaveProperty("partySize");
  });
});

describe("who is known by now is one of all that were counted", () => {
  test.for([
    ["en", "its three of us with the little one", 3],
    ["en", "4 people with my mum", 4],
    ["nl", "drie personen met de kleine", 3],
    ["nl", "3, met een kind", 3],
    ["es", "3, con un niño", 3],
    ["sv", "3, med ett barn", 3],
    ["it", "3, con un bambino", 3],
    ["pt", "3, com uma criança", 3],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(answer(language, text).partySize).toBe(partySize);
  });

  test("but a baby beside the two of us is one more", () => {
    expect(answer("en", "two of us with a baby").partySize).toBe(3);
  });
});

describe("one who comes late is no party of one", () => {
  test.for([
    ["en", "leave it 730, just 1 mate coming late"],
    ["en", "just 1 friend running late"],
    ["de", "nur 1 Freund kommt später"],
    ["nl", "alleen 1 vriend komt later"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text)).not.toHaveProperty("partySize");
    expect(read(language, text)).not.toHaveProperty("partySize");
  });

  test.for([
    ["es", "déjalo a las 19:30, solo un amigo llega tarde"],
    ["pt", "deixe às 19:30, só um amigo chega atrasado"],
    ["nl", "laat maar 19:30, alleen 1 vriend komt later"],
  ] as const)("nor does an hour that is to stay cancel anything, in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text)).toMatchObject({ intent: "change", time: "19:30" });
  });
});

describe("a third person is one of three", () => {
  test.for([
    ["en", "the third person is coming later"],
    ["de", "die dritte Person kommt später"],
    ["fr", "la troisième personne arrive plus tard"],
    ["es", "la tercera persona llega más tarde"],
    ["it", "la terza persona arriva più tardi"],
    ["nl", "de derde persoon komt later"],
    ["pt", "a terceira pessoa chega mais tarde"],
    ["sv", "den tredje personen kommer senare"],
    ["nb", "den tredje personen kommer senere"],
  ] as const)("and no day, in %s, “%s”", ([language, text]) => {
    const three = atSummary(language, text);
    expect([three.partySize, three.date, three.intent]).toEqual([undefined, undefined, "inform"]);
    const told = read(language, text);
    expect([told.partySize, told.date]).toEqual([undefined, undefined]);
  });

  test.for([
    ["en", "a fourth person is coming"],
    ["de", "eine vierte Person kommt dazu"],
    ["sv", "en fjärde person"],
    ["es", "una cuarta persona"],
    ["fr", "une quatrième personne"],
  ] as const)("a fourth is one more, in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).partySize).toBe(4);
  });

  test("beside their number", () => {
    expect(read("sv", "vi är tre, den tredje personen kommer senare")).toMatchObject({ partySize: 3 });
    expect(read("sv", "vi är tre, den tredje personen kommer senare")).not.toHaveProperty("date");
  });
});

describe("a party that is split is as many as both tables seat", () => {
  test.for([
    ["en", "split into 8 and 6"],
    ["en", "14 of us, split into 8 and 6"],
    ["de", "aufgeteilt auf 8 und 6"],
    ["fr", "séparés en 8 et 6"],
    ["es", "divididos en 8 y 6"],
    ["it", "divisi in 8 e 6"],
    ["nl", "verdeeld in 8 en 6"],
    ["pt", "divididos em 8 e 6"],
    ["sv", "uppdelat på 8 och 6"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const split = answer(language, text);
    expect(split).toMatchObject({ partySize: 14, comment: expect.stringContaining("8") });
    expect(split).not.toHaveProperty("time");
  });

  test("while two tables alike are two tables", () => {
    expect(read("en", "two tables of 7")).toMatchObject({ partySize: 7, tables: 2 });
  });
});

test("four or five, in Dutch as whole words, may be five", () => {
  expect(answer("nl", "vieren of vijven")).toEqual({
    intent: "inform",
    partySize: 5,
    partyFrom: 4,
    language: "nl",
  });
  expect(read("nl", "we willen iets vieren of gewoon eten")).not.toHaveProperty("partySize");
});

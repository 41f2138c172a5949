import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

const atSummary = (text: string, language: string, expecting: "confirm" | "name" = "confirm") =>
  understand(text, { now, language, expecting, tablePicked: true, draft });

describe("what is to stand in the note is noted, and nothing else:", () => {
  test.for([
    ["en", "put 2 coeliacs in the note", "2 coeliacs"],
    ["en", "put a high chair in the note please", "a high chair"],
    ["en", "could you put the nut allergy in the notes?", "the nut allergy"],
    ["en", "write my wife's birthday on Saturday in the note", "my wife's birthday on Saturday"],
    ["de", "schreib 2 Zöliakie in die Notiz", "2 Zöliakie"],
    ["de", "könnt ihr den Kinderstuhl in die Notiz schreiben?", "den Kinderstuhl"],
    ["fr", "mettez une chaise haute dans la remarque", "une chaise haute"],
    ["es", "pon 2 celíacos en la nota", "2 celíacos"],
    ["it", "scriva 2 celiaci nelle note", "2 celiaci"],
    ["pt", "ponha uma cadeira de bebé na nota", "uma cadeira de bebé"],
    ["nl", "zet 2 mensen met coeliakie in de notitie", "2 mensen met coeliakie"],
    ["sv", "skriv 2 glutenintoleranta i anteckningen", "2 glutenintoleranta"],
    ["nb", "skriv 2 med cøliaki i notatet", "2 med cøliaki"],
  ] as const)("%s %s", ([language, text, comment]) => {
    const { language: _, ...said } = atSummary(text, language);
    expect(said).toEqual({ intent: "inform", comment });
  });
});

describe("a wish that is not found in what is shown is noted without that:", () => {
  test.for([
    ["en", "note the high chair that I don't see", "the high chair"],
    ["en", "write the high chair down please", "the high chair"],
    ["de", "schreib den Kinderstuhl auf, den ich nicht sehe", "den Kinderstuhl"],
    ["fr", "notez la chaise haute que je ne vois pas", "la chaise haute"],
    ["es", "apunta la trona que no veo", "la trona"],
    ["it", "scriva il seggiolone che non vedo", "il seggiolone"],
    ["pt", "anote a cadeirinha que não vejo", "a cadeirinha"],
    ["nl", "schrijf de kinderstoel op, die zie ik niet", "de kinderstoel"],
    ["sv", "skriv upp barnstolen som jag inte ser", "barnstolen"],
    ["sv", "skriv upp barnstolen, den ser jag inte", "barnstolen"],
    ["nb", "skriv opp barnestolen som jeg ikke ser", "barnestolen"],
  ] as const)("%s %s", ([language, text, comment]) => {
    for (const expecting of ["confirm", "name"] as const) {
      const { language: _, ...said } = atSummary(text, language, expecting);
      expect(said).toEqual({ intent: "inform", comment });
    }
  });
});

test.for([
  ["sv", "skriv upp Anna Berg", { firstName: "Anna", lastName: "Berg" }],
  ["nb", "skriv opp Ola Nordmann", { firstName: "Ola", lastName: "Nordmann" }],
  ["en", "my name is rose", { firstName: "Rose" }],
] as const)("who is written down is a guest: %s %s", ([language, text, name]) => {
  expect(atSummary(text, language, "name")).toMatchObject(name);
});

test.for([
  ["en", "put it in the note"],
  ["en", "put nothing in the note"],
  ["en", "what's in the note?"],
  ["fr", "mettez-le dans la note"],
] as const)("of which nothing is said notes nothing: %s %s", ([language, text]) => {
  expect(atSummary(text, language).comment).toBeUndefined();
});

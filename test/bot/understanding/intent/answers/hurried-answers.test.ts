import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("ask me later, in two words", () => {
  test.for([
    ["sv", "fråga senare"],
    ["nl", "vraag later"],
    ["fr", "demande plus tard"],
    ["es", "pregunta luego"],
    ["it", "chiedi più tardi"],
    ["pt", "pergunta mais tarde"],
  ])("in %s: %s", ([language = "", text = ""]) => {
    expect(understand(text, { now, language, expecting: "confirm" })).toMatchObject({ undecided: true });
  });
});

describe("without its apostrophe", () => {
  test.for(["d accord", "ok d accord", "daccord"])("%s agrees, and is nobody's name", (text) => {
    expect(understand(text, { now, language: "fr", expecting: "confirm" }).intent).toBe("affirm");
    expect(understand(text, { now, language: "fr", expecting: "name" })).not.toHaveProperty("lastName");
  });

  test.for([
    ["fr", "ok liste d attente"],
    ["it", "si lista d attesa"],
  ])("the waitlist is meant in %s: %s", ([language = "", text = ""]) => {
    expect(understand(text, { now, language, expecting: "slot" }).intent).toBe("waitlist");
  });
});

test("a name and no number, in Portuguese without an accent", () => {
  const understood = understand("Rui Alves, sem numero", { now, language: "pt", expecting: "name" });
  expect(understood).toMatchObject({ withoutPhone: true });
  expect(understood).not.toMatchObject({ firstName: "Sem Numero" });
});

test("a second table is no second to wait, in Italian", () => {
  const context = { now, language: "it", expecting: "confirm" } as const;
  expect(understand("un secondo tavolo", context)).not.toHaveProperty("undecided");
  expect(understand("un secondo", context)).toMatchObject({ undecided: true });
});

test.for([
  ["de", "Ach ja, und ein Kinderstuhl bitte", "ein Kinderstuhl"],
  ["de", "eventuell noch ein Hochstuhl bitte", "Hochstuhl"],
  ["en", "maybe a high chair too please", "high chair"],
  ["es", "quizás una trona, por favor", "trona"],
  ["fr", "peut-être une chaise haute s'il vous plaît", "chaise haute"],
  ["it", "magari un seggiolone, per favore", "seggiolone"],
  ["nl", "misschien een kinderstoel alsjeblieft", "kinderstoel"],
  ["pt", "talvez uma cadeirinha, por favor", "cadeirinha"],
  ["sv", "kanske en barnstol, tack", "barnstol"],
] as const)("in %s, “%s” is a wish and leaves nothing open", ([language, text, wish]) => {
  for (const expecting of ["confirm", "venue", "partySize", "name"] as const) {
    const { undecided, comment } = understand(text, { now, language, expecting });
    expect(undecided, expecting).toBeUndefined();
    expect(comment, expecting).toContain(wish);
  }
});

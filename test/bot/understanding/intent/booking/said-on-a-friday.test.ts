import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
const summary = { expecting: "confirm", tablePicked: true, draft } as const;
const read = (text: string, language: string, context: Partial<UnderstandingContext>) =>
  understand(text, { now, language, expecting: null, ...context });

describe("the summary is agreed to:", () => {
  test.for([
    ["pt", "sim, podem reservar"],
    ["es", "podéis reservarla"],
    ["es", "me quedo con esa, sí"],
    ["it", "potete prenotare"],
    ["pt", "isso, a outra também"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, summary).intent).toBe("affirm");
  });
});

describe("who asks whether a number is needed is told:", () => {
  test.for([
    ["de", "brauchen Sie die unbedingt?"],
    ["en", "do you really need it?"],
    ["sv", "behövs det verkligen?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, { expecting: "phone", draft }).asksIfPhone).toBe(true);
  });
});

describe("running late is heard beside a yes, in another language than the chat's too:", () => {
  test.for(["sí claro, pero llegamos 15 min tarde", "sì ma arriviamo 15 minuti in ritardo"])("%s", (text) => {
    const said = read(text, "en", { expecting: "confirm", draft });
    expect(said).toMatchObject({ agrees: true, late: { minutes: 15 } });
  });

  test("“solo 15 minutos” counts nobody", () => {
    const said = read("que sí que venimos, solo 15 minutos tarde", "en", { expecting: "confirm", draft });
    expect([said.partySize, said.late]).toEqual([undefined, { minutes: 15 }]);
  });
});

test.for([
  ["de", "Kann ich auch noch absagen falls die Kinder krank werden?"],
  ["en", "can I cancel if my flight is late?"],
] as const)("%s: “%s” asks what cancelling costs", ([language, text]) => {
  expect(read(text, language, {}).topics).toEqual(["fees"]);
});

test("a time is wanted though it is asked whether there are others", () => {
  const offers = [{ time: "18:30" }, { time: "19:45" }];
  const context = {
    expecting: "slot",
    tablePicked: true,
    draft: { partySize: 4, date: "2026-11-20" },
    offers,
  } as const;
  expect(read("do you have 7:30? or is it just those", "en", context).time).toBe("19:30");
});

test("“da wohl sechs” are six", () => {
  expect(read("Ach so, wir wären da wohl sechs", "de", { draft }).partySize).toBe(6);
});

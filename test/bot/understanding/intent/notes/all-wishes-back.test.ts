import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string, comment: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft: { ...draft, comment } });

describe("what is noted is no wish any more:", () => {
  test.for([
    ["en", "remove the wish"],
    ["de", "den Wunsch bitte löschen"],
    ["fr", "enlevez le souhait"],
    ["es", "sí, pero quita la petición esa, no es ninguna petición"],
    ["it", "togli la richiesta"],
    ["nl", "die wens mag weg"],
    ["pt", "tira o pedido"],
    ["sv", "ta bort önskemålet"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, "window seat")).toMatchObject({ intent: "inform", wishesLeft: "" });
  });

  test("but an allergy is", () => {
    expect(read("remove the wish", "en", "window seat, nut allergy").wishesLeft).toBe("nut allergy");
  });
});

describe("who has had no answer asks once more, and wishes for nothing:", () => {
  test.for([
    ["en", "but you have not told about vegan food"],
    ["fr", "vous m'avez pas répondu pour les marches"],
    ["es", "no me has dicho si hay menú de nochevieja"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, topics, comment } = read(text, language, "window seat");
    expect([intent, topics?.length !== undefined, comment]).toEqual(["question", true, undefined]);
  });
});

describe("it is to be done:", () => {
  test.for([
    ["en", "yeah add it"],
    ["en", "yes sorry, final answer"],
    ["de", "Passt scho, mach ma so"],
    ["de", "Sehr freundlich. Dann bitten wir darum."],
    ["sv", "jamen boka då"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, "window seat").intent).toBe("affirm");
  });
});

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const table = { date: "2026-12-12", time: "17:30", partySize: 2 };
const read = (language: string, text: string, comment: string) =>
  understand(text, {
    ...{ now, language, expecting: "confirm", tablePicked: true, draft: { ...table, comment } },
    noted: comment,
  });

describe("what became of a wish asks whether it is noted, and notes it where it is not:", () => {
  test.for([
    ["en", "what happened to the high chair?", "high chair"],
    ["en", "where did the high chair go?", "high chair"],
    ["es", "¿qué ha pasado con la trona?", "trona"],
    ["fr", "qu'est devenue la chaise haute ?", "chaise haute"],
    ["it", "che fine ha fatto il seggiolone?", "seggiolone"],
    ["pt", "o que aconteceu com a cadeira de bebé?", "cadeira de bebé"],
    ["de", "wo ist der Hochstuhl geblieben?", "Hochstuhl"],
    ["nl", "wat is er gebeurd met de kinderstoel?", "kinderstoel"],
    ["sv", "vad hände med barnstolen?", "barnstolen"],
    ["nb", "hva skjedde med barnestolen?", "barnestolen"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(language, text, "nut allergy")).toMatchObject({ comment, asksIfNoted: true });
    expect(read(language, text, comment)).toMatchObject({ intent: "question", topics: ["noted"] });
  });

  test("and of a booking it does not", () => {
    expect(read("en", "what happened to my booking?", "high chair").topics).toBeUndefined();
  });
});

describe("who explains a count is no wish:", () => {
  test.for([
    [
      "No no, it's not 2 guests! It was six and now it's seven with my sister's husband. And what happened to the high chair?",
      7,
      "high chair",
    ],
    ["now it's seven with my sister's husband", 7, undefined],
    ["it's seven with my sister and her husband", 7, undefined],
    ["my brother in law is dragging his new girlfriend along, make it five", 5, undefined],
    ["my sister's a bit deaf", undefined, "my sister's a bit deaf"],
  ] as const)("“%s”", ([text, partySize, comment]) => {
    const said = read("en", text, "nut allergy");
    expect({ partySize: said.partySize, comment: said.comment }).toEqual({ partySize, comment });
  });
});

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const comment = "i walk with a stick, near the door";
const draft = { date: "2026-11-25", time: "19:30", partySize: 3, comment };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft, noted: comment });

describe("a word that is put right as soon as it is said is the one that is noted:", () => {
  test.for([
    ["en", "my friend has a wheelchair, no sorry, a walker", "my friend has a walker"],
    ["en", "my friend has a wheelchair no sorry a walker", "my friend has a walker"],
    ["es", "mi amiga tiene una silla de ruedas no perdón un andador", "mi amiga tiene un andador"],
    ["fr", "mon amie a un fauteuil roulant non pardon un déambulateur", "mon amie a un déambulateur"],
    ["it", "la mia amica ha una sedia no scusi un deambulatore", "la mia amica ha un deambulatore"],
    ["pt", "a minha amiga tem uma bengala não desculpe um andarilho", "a minha amiga tem um andarilho"],
    [
      "de",
      "meine Freundin hat einen Rollstuhl nein Entschuldigung einen Rollator",
      "meine Freundin hat einen Rollator",
    ],
    ["nl", "mijn vriendin heeft een rolstoel nee sorry een rollator", "mijn vriendin heeft een rollator"],
    ["sv", "min väninna har en rullstol nej förlåt en rollator", "min väninna har en rollator"],
    ["nb", "venninnen min har en rullestol nei unnskyld en rullator", "venninnen min har en rullator"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    const said = read(language, text);
    expect(said).toMatchObject({ intent: "inform", comment: noted });
    expect(said).not.toHaveProperty("wishesLeft");
  });

  test("a yes stays one, a question beside it is answered, and what is noted stays", () => {
    const said = read(
      "en",
      "yes please book that and is there a lift or a step at the entrance because my friend has a wheelchair no sorry a walker",
    );
    expect(said).toEqual({ intent: "question", language: "en", agrees: true, topics: ["access"] });
  });
});

test("what stands at the beginning puts right what was said before", () => {
  expect(read("en", "No sorry, a window table please")).toMatchObject({ intent: "deny" });
});

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const table = { date: "2026-11-28", time: "19:00", partySize: 4 };

const read = (language: string, text: string, comment?: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft: { ...table, ...(comment !== undefined && { comment }) },
  });

describe("a dog that stays at home is noted no more:", () => {
  test.for([
    ["en", "we're bringing our dog; window", "ah pity, we'll leave him at home then"],
    ["en", "we're bringing our dog; window", "we'll come without the dog then"],
    ["de", "unseren Hund mitbringen; window", "achso schade, dann lassen wir ihn daheim"],
    [
      "de",
      "unseren Hund mitbringen; window",
      "Den Hund lassen wir doch zuhause, das bitte rausnehmen. Sonst alles richtig",
    ],
    ["fr", "on vient avec notre chien; window", "bon je le laisse à la maison alors"],
    ["fr", "on vient avec notre chien; window", "on viendra sans le chien"],
    ["es", "con el perro; window", "pues lo dejamos en casa"],
    ["es", "con el perro; window", "vamos sin el perro entonces"],
    ["it", "con il cane; window", "vabbe lo lascio a casa"],
    ["it", "con il cane; window", "va be ok vengo senza cane prenota"],
    ["nl", "met de hond; window", "dan blijft ie thuis"],
    ["nl", "met de hond; window", "oke dan laten we de hond thuis"],
    ["pt", "com o cão; window", "então fica em casa"],
    ["sv", "med hunden; window", "då får han stanna hemma"],
  ] as const)("in %s, of “%s”, “%s”", ([language, comment, text]) => {
    expect(read(language, text, comment)).toMatchObject({ intent: "inform", wishesLeft: "window" });
    expect(read(language, text, comment)).not.toHaveProperty("agrees");
  });
});

test("what is said beside it is heard", () => {
  expect(read("it", "vabbe lascio il cane a casa, facciamo 20.30 dentro", "con il cane")).toMatchObject({
    time: "20:30",
    wishesLeft: "",
  });
});

test.for([
  ["en", "can we leave him at home?"],
  ["de", "können wir ihn zuhause lassen?"],
] as const)("in %s, “%s” leaves the note as it is", ([language, text]) => {
  expect(read(language, text, "our dog; Hund")).not.toHaveProperty("wishesLeft");
});

test("an allergy and whoever else stays at home keep their note", () => {
  expect(read("en", "we'll leave the baby at home", "our dog; nut allergy")).not.toHaveProperty("wishesLeft");
  expect(read("en", "we'll leave him at home", "nut allergy; high chair")).not.toHaveProperty("wishesLeft");
});

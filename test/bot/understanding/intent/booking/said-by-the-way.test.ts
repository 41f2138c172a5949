import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, more: Partial<UnderstandingContext> = {}) =>
  understand(text, { now, language, expecting: null, ...more });

describe("what if fewer come is asked about the rules, and changes nothing", () => {
  test.for([
    ["en", "what if only two of us show up?"],
    ["de", "was ist, wenn nur zwei von uns kommen?"],
    ["fr", "et si on n'est que deux finalement ?"],
    ["es", "¿y si al final solo vamos dos?"],
    ["it", "e se alla fine siamo solo in due?"],
    ["nl", "wat als we maar met z'n tweeën komen?"],
    ["pt", "e se afinal formos só dois?"],
    ["sv", "vad händer om vi bara blir två?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const found = read(text, language);
    expect(found).toMatchObject({ intent: "question", topics: ["adjusting"] });
    expect(found).not.toHaveProperty("partySize");
  });
});

describe("who cannot get somewhere else calls nothing off", () => {
  test.for([
    ["sv", "man kan inte komma in på er hemsida"],
    ["sv", "jag kan inte komma åt sidan"],
    ["en", "we can't come in through the front door"],
    ["en", "i can't come up with a date"],
    ["de", "ich komme nicht auf die Webseite"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language).intent).not.toBe("cancel");
  });

  test.for([
    ["sv", "vi kan tyvärr inte komma"],
    ["en", "we can't come"],
    ["de", "ich komme nicht"],
  ] as const)("but who cannot come does, in %s: “%s”", ([language, text]) => {
    expect(read(text, language).intent).toBe("cancel");
  });
});

describe("who finds it slow is met like any who is angry", () => {
  test.for([
    ["en", "you are so slow"],
    ["de", "das dauert ja ewig"],
    ["fr", "vous êtes lents"],
    ["es", "tardáis mucho"],
    ["it", "ci mettete troppo"],
    ["nl", "dit duurt te lang"],
    ["pt", "isto demora muito"],
    ["sv", "det tar för lång tid"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "other", feeling: "anger" });
  });
});

describe("a sentence about those who come is nobody's name", () => {
  test.for([
    ["fr", "on aura vingt minutes de retard"],
    ["fr", "ça dépend"],
    ["it", "arriviamo venti minuti dopo"],
    ["pt", "chegamos vinte minutos mais tarde"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
    expect(read(text, language, { expecting: "name", tablePicked: true, draft })).not.toHaveProperty(
      "firstName",
    );
  });
});

test.for([
  ["my name is jo fox that's j o f o x", "Jo", "Fox"],
  ["Jo Fox, J-O-F-O-X", "Jo", "Fox"],
] as const)("a name that is spelled after it is said once: “%s”", ([text, firstName, lastName]) => {
  expect(read(text, "en", { expecting: "name" })).toMatchObject({ firstName, lastName });
});

test.for(["tonight 8 furu and make it quick", "2 tonight 8 furu smith"])(
  "the house is named between other words: “%s”",
  (text) => {
    const venues = [{ id: 1, name: "Furu & Fjord", scenarioNames: [] }];
    expect(read(text, "en", { venues })).toMatchObject({ venueId: 1, time: "20:00" });
  },
);

test.for([
  ["en", "7.30 will give people time to get over there. Do you have gluten free?", "19:30", "diets"],
  ["en", "Seven would be perfect. My husband walks with a stick, are there many steps?", "19:00", "access"],
  ["de", "Kurz nach sieben wär schön. Und darf unser Hund mit?", "19:00", "dogs"],
  ["es", "Las siete y media nos viene bien. ¿Se puede aparcar?", "19:30", "parking"],
] as const)(
  "what is said of an offered time that begins a sentence takes it: %s, %s",
  ([language, text, time, topic]) => {
    const said = understand(text, {
      now,
      language,
      expecting: "slot",
      tablePicked: true,
      draft: { partySize: 2, date: "2026-11-27" },
      offers: ["18:00", "18:30", "19:00", "19:30"].map((one) => ({ time: one, date: "2026-11-27" })),
    });
    expect([said.time ?? said.timeFrom, said.topics]).toEqual([time, [topic]]);
  },
);

test("a time within a sentence that tells of something else is none of the table", () => {
  const text = "Our bus gets in at 7.30 or so. Are you near the station?";
  const said = understand(text, { now, expecting: "slot", tablePicked: true, draft: { partySize: 2 } });
  expect(said.time).toBeUndefined();
});

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

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("of a table that is picked, what is told before a question is a wish:", () => {
  test.for([
    ["en", "we'd like a window table, do you have parking?", "a window table"],
    ["fr", "on a un bébé, vous avez des chaises hautes ?", "on a un bébé"],
    ["es", "vamos con un perro, ¿se puede?", "vamos con un perro"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const context = { now, language, expecting: "confirm", tablePicked: true } as const;
    expect(understand(text, context)).toMatchObject({ intent: "question", comment });
  });

  test.for([
    ["en", "do you have high chairs?"],
    ["en", "my husband is asking, do you have live music?"],
    ["en", "someone told me the terrace is closed, is it?"],
  ] as const)("but not %s: %s", ([language, text]) => {
    const context = { now, language, expecting: "confirm", tablePicked: true } as const;
    expect(understand(text, context).comment).toBeUndefined();
  });
});

test.for(["join the waitlist", "I'd like to join the waiting list", "can I join the waitlist?"])(
  "“%s” wishes for nothing at the table",
  (text) => {
    const { comment } = understand(text, { now, language: "en", expecting: "slot", tablePicked: true });
    expect(comment).toBeUndefined();
  },
);

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("until when the kitchen takes orders is asked, and no menu:", () => {
  test.for([
    ["en", "whats the latest you take food orders"],
    ["en", "what's the latest you serve food?"],
    ["en", "until when can we order food?"],
    ["de", "bis wann nehmt ihr Bestellungen an?"],
    ["es", "hasta qué hora se puede pedir comida?"],
    ["fr", "jusqu'à quelle heure on peut commander à manger ?"],
    ["it", "fino a che ora si può ordinare da mangiare?"],
    ["nl", "tot hoe laat nemen jullie bestellingen op?"],
    ["pt", "até que horas se pode pedir comida?"],
    ["sv", "hur länge kan man beställa mat?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({
      ...{ intent: "question", topics: ["hours"] },
    });
  });
});

test("who asks for the hours and the menu gets both", () => {
  const { topics } = understand("what are your hours, and can I see the menu?", {
    ...{ now, language: "en", expecting: null },
  });
  expect(topics).toEqual(expect.arrayContaining(["hours", "menu"]));
});

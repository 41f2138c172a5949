import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("who cannot come at all calls off the one table, and not all there are:", () => {
  test.for([
    ["en", "actually can't make it at all now, sorry, work"],
    ["en", "we can't come at all"],
    ["de", "wir schaffen es gar nicht, tut mir leid, Arbeit"],
    ["fr", "on ne peut plus venir du tout, désolé, le boulot"],
    ["fr", "en fait on ne peut plus venir du tout"],
    ["es", "al final no podemos ir, lo siento"],
    ["it", "non riusciamo proprio a venire, scusate"],
    ["nl", "we halen het toch helemaal niet, sorry"],
    ["pt", "não conseguimos ir de todo, desculpe"],
    ["sv", "vi kan inte komma alls, tyvärr"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const changeShown of [true, false]) {
      const said = understand(text, { now, language, expecting: "confirm", changeShown });
      expect(said.intent).toBe("cancel");
      expect(said).not.toHaveProperty("cancelsAll");
    }
  });
});

test.for([
  ["en", "we can't make it at 8"],
  ["nl", "we halen het niet om 8 uur"],
  ["nl", "we halen het niet op tijd"],
] as const)("%s: “%s” calls nothing off", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "confirm" }).intent).not.toBe("cancel");
});

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("whether they are reminded is asked of us", () => {
  test.for([
    ["en", "do you text me a reminder?"],
    ["en", "will you remind me?"],
    ["en", "do I get a reminder"],
    ["de", "erinnert ihr mich vorher?"],
    ["de", "bekomme ich noch eine Erinnerung?"],
    ["fr", "vous m'envoyez un rappel ?"],
    ["es", "¿me mandáis un recordatorio?"],
    ["it", "mi mandate un promemoria?"],
    ["nl", "krijg ik een herinnering?"],
    ["pt", "enviam um lembrete?"],
    ["sv", "får jag en påminnelse?"],
    ["nb", "får jeg en påminnelse?"],
    ["da", "får jeg en påmindelse?"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of [null, "phone", "confirm"] as const) {
      const tablePicked = expecting !== null;
      expect(understand(text, { now, language, expecting, tablePicked })).toMatchObject({
        intent: "question",
        topics: ["reminder"],
      });
    }
  });
});

test.for([
  ["en", "set a reminder for 5pm"],
  ["en", "remind me to call mom"],
] as const)("a reminder of something else is nothing of a restaurant: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject({ intent: "other" });
});

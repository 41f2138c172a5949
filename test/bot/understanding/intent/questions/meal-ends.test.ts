import { expect, test } from "vitest";
import { onlyAsks } from "#src/bot/machine/anytime/house-questions.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "What time does lunch finish?"],
  ["en", "when is dinner over"],
  ["de", "Wann ist das Mittagessen zu Ende?"],
  ["de", "Bis wann gibt es Mittagessen?"],
  ["fr", "À quelle heure finit le déjeuner ?"],
  ["es", "¿A qué hora termina el almuerzo?"],
  ["it", "A che ora finisce il pranzo?"],
  ["nl", "Hoe laat eindigt de lunch?"],
  ["pt", "A que horas acaba o almoço?"],
  ["sv", "När slutar lunchen?"],
] as const)("when a meal ends is asked of the house, and no wish for it: in %s, “%s”", ([language, text]) => {
  for (const expecting of [null, "date", "time"] as const) {
    const understood = understand(text, { now, language, expecting });
    expect(understood).toMatchObject({ intent: "question", topics: ["hours"] });
    expect(onlyAsks(understood)).toBe(true);
  }
});

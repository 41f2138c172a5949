import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("which day the table is on that is shown", () => {
  test.for([
    ["en", "yes. hang on, is that the 4th?"],
    ["en", "is that the 28th?"],
    ["de", "ja. Moment, ist das der 4.?"],
    ["de", "das ist doch der 4. Dezember, oder?"],
    ["fr", "oui. attendez, c'est bien le 4 décembre ?"],
    ["es", "sí. espera, ¿eso es el 4?"],
    ["it", "sì. aspetti, è il 4 dicembre?"],
    ["nl", "ja. wacht, is dat de 4e december?"],
    ["pt", "sim. espere, isso é dia 4 de dezembro?"],
    ["sv", "ja. vänta, är det den 4 december?"],
  ] as const)("is asked in %s: %s", ([language, text]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ intent: "question", topics: ["day"] });
    expect(said).not.toHaveProperty("date");
    expect(said).not.toHaveProperty("agrees");
  });

  test.for([
    ["en", "is the 4th free?"],
    ["en", "can we make that the 4th?"],
    ["en", "is that Saturday free?"],
    ["de", "ist am 4. noch was frei?"],
    ["es", "¿es posible el 4?"],
    ["fr", "c'est possible le 4 décembre ?"],
    ["it", "è possibile il 4 dicembre?"],
  ] as const)("is not asked in %s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).topics ?? []).not.toContain("day");
  });
});

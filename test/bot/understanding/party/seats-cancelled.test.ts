import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const read = (text: string, language: string, expecting: "confirm" | null) => {
  const { intent, partySize } = understand(text, { now, language, expecting, draft });
  return { intent, partySize };
};

describe("seats that are cancelled are fewer people, and the table stays:", () => {
  test.for([
    ["en", "cancel 2 of the seats, we're just two now", 2],
    ["en", "cancel one seat please", 3],
    ["en", "can you cancel two seats?", 2],
    ["de", "zwei Plätze stornieren bitte", 2],
    ["de", "können Sie einen Platz stornieren?", 3],
    ["fr", "annulez deux places, nous ne sommes plus que deux", 2],
    ["es", "cancela dos sitios, ya solo somos dos", 2],
    ["it", "cancella due posti, siamo solo in due", 2],
    ["pt", "cancelar um lugar", 3],
    ["nl", "twee plaatsen annuleren", 2],
    ["sv", "avboka en plats", 3],
    ["nb", "avbestill en plass", 3],
    ["nb", "to har meldt avbud", 2],
    ["da", "to har meldt afbud", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(text, language, "confirm")).toEqual({ intent: "change", partySize });
  });

  test.for([
    ["en", "cancel the booking for 2 people"],
    ["en", "please cancel, there were 4 of us"],
    ["de", "Reservierung für 2 Personen stornieren"],
    ["nl", "reservering voor 2 personen annuleren"],
    ["nb", "vi melder avbud"],
  ] as const)("but %s: %s", ([language, text]) => {
    expect(read(text, language, null).intent).toBe("cancel");
  });
});

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const atSummary = (text: string, language: string) =>
  understand(text, { now, language, draft, expecting: "confirm", tablePicked: true });

describe("whatever is agreed to beside it, what is not to be booked is not:", () => {
  test.for([
    ["en", "leave it as it is, don't book it"],
    ["en", "no that's fine, do not book it"],
    ["en", "that's all, please don't book it"],
    ["en", "yes please, but don't book it"],
    ["de", "passt alles, aber nicht buchen"],
    ["de", "nein, passt so, bitte nicht buchen"],
    ["fr", "non c'est bon, ne réserve pas"],
    ["es", "no, así está bien, no reserve"],
    ["it", "no va bene così, non prenotare"],
    ["nl", "nee zo is het goed, niet boeken"],
    ["pt", "não, está bom assim, não reserve"],
    ["sv", "det är bra så, boka inte"],
    ["nb", "det er bra sånn, ikke bestill"],
    ["da", "det er fint sådan, book ikke"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, agrees } = atSummary(text, language);
    expect(intent).not.toBe("affirm");
    expect(agrees).toBeUndefined();
  });

  test.for(["why not, book it", "yes please, book it"])("but this is: %s", (text) => {
    expect(atSummary(text, "en").intent).toBe("affirm");
  });
});

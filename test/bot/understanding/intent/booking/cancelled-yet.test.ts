import { describe, expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

describe("whether it is cancelled is asked of the booking, not of the rules:", () => {
  test.for([
    ["en", "is it cancelled?"],
    ["en", "ok, is it cancelled now?"],
    ["de", "ist es jetzt storniert?"],
    ["fr", "c'est annulé ?"],
    ["es", "¿está cancelada?"],
    ["it", "è disdetta?"],
    ["nl", "is het geannuleerd?"],
    ["pt", "está cancelada?"],
    ["sv", "är det avbokat?"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of [null, "confirm"] as const)
      expect(intentOf(text, { language, expecting })).toBe("askBooked");
  });

  test("but not what cancels it", () => {
    expect(intentOf("is it cancelled if we're late?", { language: "en" })).toBe("question");
  });
});

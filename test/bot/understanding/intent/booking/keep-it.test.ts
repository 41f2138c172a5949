import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a booking is to stay:", () => {
  test.for([
    ["en", "keep it"],
    ["en", "no wait, keep it"],
    ["en", "keep the table please"],
    ["de", "doch behalten"],
    ["de", "lassen Sie den Tisch stehen"],
    ["fr", "gardez-la"],
    ["fr", "on garde la table"],
    ["es", "no, mejor déjala"],
    ["es", "la mantengo"],
    ["it", "la tengo"],
    ["nl", "hou hem maar"],
    ["pt", "mantenha a mesa"],
    ["sv", "behåll bordet"],
    ["nb", "behold det"],
    ["da", "lad det stå"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, meant } = understand(text, { now, language, expecting: "confirm" });
    expect(meant).toBe("keeps");
    expect(intent).not.toBe("affirm");
    expect(intent).not.toBe("cancel");
  });
});

test("at the summary of a table there is none to stay", () => {
  const atSummary = { now, language: "en", expecting: "confirm", tablePicked: true } as const;
  expect(understand("keep it", atSummary)).not.toHaveProperty("meant");
});

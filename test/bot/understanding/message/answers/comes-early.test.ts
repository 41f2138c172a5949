import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

describe("who tries to come a few minutes early takes leave, and changes nothing:", () => {
  test.for([
    ["en", "we'll try to come three minutes early"],
    ["de", "wir versuchen, drei Minuten früher zu kommen"],
    ["fr", "on essaiera de venir trois minutes avant"],
    ["es", "intentaremos llegar tres minutos antes"],
    ["it", "proveremo ad arrivare tre minuti prima"],
    ["pt", "vamos tentar chegar três minutos antes"],
    ["nl", "we proberen drie minuten eerder te komen"],
    ["sv", "vi försöker komma tre minuter tidigare"],
    ["nb", "Vi prøver å komme tre minutter før"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const known of [{}, { draft }]) {
      const { intent, farewell, timeShift } = understand(text, { now, language, expecting: null, ...known });
      expect({ intent, farewell, timeShift }).toEqual({ intent: "thanks", farewell: "meeting" });
    }
  });

  test.for([
    ["en", "can we come 5 minutes early?"],
    ["en", "we will try to come 20 minutes earlier"],
    ["de", "können wir 5 Minuten früher kommen?"],
  ] as const)("but in %s “%s” takes none", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft })).not.toHaveProperty("farewell");
  });
});

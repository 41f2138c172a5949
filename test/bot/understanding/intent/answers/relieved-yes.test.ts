import { describe, expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

describe("a yes of relief is one, relief alone is none:", () => {
  test.for([
    ["en", "yes!!! finally", "finally"],
    ["en", "at last, yes", "at last"],
    ["de", "ja!!! endlich", "endlich"],
    ["fr", "oui!!! enfin", "enfin"],
    ["es", "sí!!! por fin", "por fin"],
    ["it", "sì!!! finalmente", "finalmente"],
    ["it", "era ora, sì", "era ora"],
    ["nl", "ja!!! eindelijk", "eindelijk"],
    ["pt", "sim!!! finalmente", "finalmente"],
    ["pt", "sim, já era tempo", "já era tempo"],
    ["sv", "ja!!! äntligen", "äntligen"],
    ["nb", "ja!!! endelig", "endelig"],
    ["da", "ja!!! endelig", "endelig"],
    ["da", "ja, omsider", "omsider"],
  ] as const)("%s: %s", ([language, yes, relief]) => {
    expect(intentOf(yes, { language, expecting: "confirm" })).toBe("affirm");
    expect(intentOf(relief, { language, expecting: "confirm" })).not.toBe("affirm");
  });
});

import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("one party at several tables is as many as come, and how they sit is noted:", () => {
  test.for([
    ["en", "25 spread over three tables", "spread over three tables"],
    ["de", "25 auf drei Tische verteilt", "auf drei Tische verteilt"],
    ["fr", "25 répartis sur trois tables", "répartis sur trois tables"],
    ["es", "25 repartidos en tres mesas", "repartidos en tres mesas"],
    ["it", "25 divisi su tre tavoli", "divisi su tre tavoli"],
    ["pt", "25 distribuídos por três mesas", "distribuídos por três mesas"],
    ["nl", "25 verdeeld over drie tafels", "verdeeld over drie tafels"],
    ["sv", "25 fördelat på tre bord", "fördelat på tre bord"],
    ["nb", "25 fordelt på tre bord", "fordelt på tre bord"],
    ["en", "25 over three tables", undefined],
  ] as const)("%s: %s", ([language, text, noted]) => {
    for (const expecting of [null, "partySize"] as const) {
      const { partySize, comment, tables } = understand(text, { now, language, expecting });
      expect({ partySize, comment, tables }).toEqual({ partySize: 25, comment: noted });
    }
  });

  test.for([
    ["en", "two tables of 7", 7, 2],
    ["nb", "to bord på 7", 7, 2],
    ["en", "table for 4 on Friday", 4, undefined],
  ] as const)("but not in %s “%s”", ([language, text, size, count]) => {
    const { partySize, tables, comment } = understand(text, { now, language, expecting: null });
    expect({ partySize, tables, comment }).toEqual({ partySize: size, tables: count, comment: undefined });
  });
});

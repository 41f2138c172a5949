import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "forget tonight, tomorrow then"],
  ["de", "vergiss heute, dann morgen"],
  ["fr", "laissez tomber ce soir, demain alors"],
  ["fr", "oubliez ce soir, demain alors"],
  ["es", "olvida lo de hoy, mañana entonces"],
  ["it", "lasci stare stasera, allora domani"],
  ["pt", "esqueça hoje, amanhã então"],
  ["nl", "vergeet vanavond, morgen dan"],
  ["sv", "glöm ikväll, imorgon då"],
] as const)("in %s a day that is given up for another is none: “%s”", ([language, text]) => {
  const values = stated(text, { language, expecting: "date" });
  expect(values.date).toBe("2026-11-19");
  expect(values).not.toHaveProperty("openReadings");
});

test("a day that is not to be forgotten is wanted", () => {
  expect(stated("don't forget Friday", { language: "en", expecting: "date" }).date).toBe("2026-11-20");
});

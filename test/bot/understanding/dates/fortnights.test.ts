import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

/** Today is Wednesday 18 November. */
test.for([
  ["en", "in a fortnight", "2026-12-02"],
  ["fr", "dans quinze jours", "2026-12-02"],
  ["es", "dentro de quince días", "2026-12-02"],
  ["it", "tra quindici giorni", "2026-12-02"],
  ["pt", "daqui a quinze dias", "2026-12-02"],
  ["pt", "mesa daqui a 15 dias", "2026-12-02"],
  ["de", "in 14 Tagen", "2026-12-02"],
  ["fr", "vendredi en quinze", "2026-12-04"],
  ["it", "venerdì a quindici", "2026-12-04"],
  ["pt", "de sexta a quinze dias", "2026-12-04"],
  ["pt", "daqui a 16 dias", "2026-12-04"],
  ["es", "en 16 días", "2026-12-04"],
  ["it", "tra 16 giorni", "2026-12-04"],
] as const)("two weeks are counted as they are spoken of, in %s: %s", ([language, text, date]) => {
  expect(stated(text, { language })).toEqual({ date });
});

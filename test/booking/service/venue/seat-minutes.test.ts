import { expect, test } from "vitest";
import { seatMinutes } from "#src/booking/service/venue/seat-minutes.ts";
import { hasPlan } from "#src/booking/service/venue/venue.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const [fjord, harbour] = testVenues.filter(hasPlan);
const on = (venue: typeof fjord, date: string, closed: Parameters<typeof seatMinutes>[2] = []) =>
  venue && seatMinutes(venue, Temporal.PlainDate.from(date), closed);

test("a seat counts while a scenario that uses its table is open, and once where two do", () => {
  // Dinner for six hours at ten seats; lunch and the terrace share table 1 for three.
  expect(on(fjord, "2026-11-21")).toBe(10 * 360 + 2 * 180);
  // From 22:00 to 02:00.
  expect(on(harbour, "2026-11-21")).toBe(4 * 240);
});

test("a table of another season has no seats to give", () => {
  const summerOnly = fjord && {
    ...fjord,
    plan: {
      ...fjord.plan,
      tables: fjord.plan.tables.map((table) => ({ ...table, season: { from: "05-01", to: "09-15" } })),
    },
  };
  expect(on(summerOnly, "2026-11-21")).toBe(0);
  expect(on(summerOnly, "2026-09-12")).toBe(on(fjord, "2026-09-12"));
});

test("nothing is open on a closed day, by the file or by the desk", () => {
  expect(on(fjord, "2026-11-30")).toBe(0);
  expect(on(harbour, "2026-11-23")).toBe(0);
  expect(on(fjord, "2026-11-21", [{ from: "2026-11-20", to: "2026-11-22" }])).toBe(0);
  expect(on(fjord, "2026-11-21", [{ from: "2026-11-21", to: "2026-11-21", scenarioId: 11 }])).toBe(2 * 180);
});

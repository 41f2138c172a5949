import { expect, test } from "vitest";
import { isWithinPacing, readPacing } from "#src/booking/service/capacity/pacing.ts";

const at = (minute: number) => ({ at: 10_000 + minute, clock: 17 * 60 + minute });
const starting = (minute: number, partySize: number) => ({ from: 10_000 + minute, partySize });

test.for([
  { name: "as many covers as there is room for", start: 0, size: 4, others: [starting(0, 6)], ok: true },
  { name: "not one cover more", start: 0, size: 5, others: [starting(0, 6)], ok: false },
  {
    name: "not one party more",
    start: 0,
    size: 1,
    others: [starting(0, 1), starting(5, 1), starting(14, 1)],
    ok: false,
  },
  {
    name: "those of the whole interval, before and after the start",
    start: 5,
    size: 3,
    others: [starting(0, 4), starting(14, 4)],
    ok: false,
  },
  { name: "nobody of the next interval", start: 0, size: 4, others: [starting(15, 10)], ok: true },
  { name: "nobody of the interval before", start: 15, size: 4, others: [starting(14, 10)], ok: true },
])("counts $name", ({ start, size, others, ok }) => {
  const limit = readPacing({ interval: "PT15M", covers: 10, parties: 3 });
  expect(isWithinPacing(limit, at(start), size, others)).toBe(ok);
});

test("counts intervals from midnight on the venue's clock, also where that is no full hour of UTC", () => {
  const limit = readPacing({ interval: "PT1H", covers: 10 });
  const halfPast = { at: 10_000, clock: 17 * 60 + 30 };
  expect(isWithinPacing(limit, halfPast, 5, [{ from: 9_970, partySize: 6 }])).toBe(false);
  expect(isWithinPacing(limit, halfPast, 5, [{ from: 9_969, partySize: 6 }])).toBe(true);
  expect(isWithinPacing(limit, halfPast, 5, [{ from: 10_029, partySize: 6 }])).toBe(false);
  expect(isWithinPacing(limit, halfPast, 5, [{ from: 10_030, partySize: 6 }])).toBe(true);
});

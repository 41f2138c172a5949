import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Watched } from "#src/bot/aftercare/ports.ts";
import { isGone, lookEvery, planLooks } from "#src/bot/aftercare/sync/plan-looks.ts";

const now = Temporal.Instant.from("2026-11-21T09:00:00Z");

/** A booking of a guest of its own, some hours ahead and looked at some minutes ago. */
function watched(id: string, hoursAhead: number, given: Partial<Watched> = {}): Watched {
  return {
    id,
    venueId: 1,
    conversationId: `test:${id}`,
    startsAt: now.add({ minutes: Math.round(hoursAhead * 60) }),
    bookedAt: now.subtract({ hours: 24 * 40 }),
    lookedAt: now,
    ...given,
  };
}

const ago = (minutes: number) => now.subtract({ minutes });
const idsOf = (looks: ReturnType<typeof planLooks>) =>
  looks.map(({ by, bookings }) => `${by}: ${bookings.map(({ id }) => id).join(" ")}`);

describe("how often a booking is read again", () => {
  test.for([
    { ahead: "in an hour", hours: 1, every: 5 },
    { ahead: "in three hours", hours: 3, every: 5 },
    { ahead: "later today", hours: 3.1, every: 15 },
    { ahead: "tomorrow at this time", hours: 24, every: 15 },
    { ahead: "the day after", hours: 30, every: 60 },
    { ahead: "in a week", hours: 7 * 24, every: 60 },
    { ahead: "in a month", hours: 30 * 24, every: 24 * 60 },
  ])("$ahead: every $every minutes", ({ hours, every }) => {
    expect(lookEvery(watched("a", hours), now)).toBe(every);
    const at = (minutes: number) =>
      planLooks([watched("a", hours, { lookedAt: ago(minutes) })], { now, requests: 9 });
    expect(at(every - 1)).toEqual([]);
    expect(idsOf(at(every))).toEqual(["address: a"]);
  });

  test("one that was missed is looked for again soon, the other way", () => {
    const month = 30 * 24;
    const byAddress = watched("a", month, { lookedAt: ago(5), missed: { in: "address", at: ago(5) } });
    const inList = watched("b", month, { lookedAt: ago(5), missed: { in: "list", at: ago(5) } });
    expect(idsOf(planLooks([byAddress, inList], { now, requests: 9 }))).toEqual(["list: a", "address: b"]);
  });

  test("one that was never looked at counts from when it was booked", () => {
    const { lookedAt: _, ...booked } = watched("a", 2);
    expect(planLooks([{ ...booked, bookedAt: ago(4) }], { now, requests: 9 })).toEqual([]);
    expect(planLooks([{ ...booked, bookedAt: ago(5) }], { now, requests: 9 })).toHaveLength(1);
  });
});

describe("what is read first", () => {
  test("of two that wait equally long, the nearer", () => {
    const far = watched("far", 20, { lookedAt: ago(30) });
    const near = watched("near", 2, { lookedAt: ago(30) });
    expect(idsOf(planLooks([far, near], { now, requests: 1 }))).toEqual(["address: near"]);
  });

  test("a far one that has waited many times its turn goes before a near one", () => {
    const far = watched("far", 100, { lookedAt: ago(60 * 10) });
    const near = watched("near", 2, { lookedAt: ago(10) });
    expect(idsOf(planLooks([near, far], { now, requests: 1 }))).toEqual(["address: far"]);
  });

  test("one list answers for all bookings of a guest, due or not", () => {
    const mine = { conversationId: "test:mine" };
    const ahead = [
      watched("a", 2, { ...mine, lookedAt: ago(5) }),
      watched("b", 500, mine),
      watched("c", 2, { lookedAt: ago(5) }),
    ];
    expect(idsOf(planLooks(ahead, { now, requests: 9 }))).toEqual(["list: a b", "address: c"]);
  });

  test("nothing is read without a request left", () => {
    const due = [watched("a", 2, { lookedAt: ago(50) })];
    expect(planLooks(due, { now, requests: 0 })).toEqual([]);
    expect(planLooks(due, { now, requests: -3 })).toEqual([]);
  });
});

const minutesOfDay = 24 * 60;

/** How many times over its interval has passed since the last look at a booking. */
const overdue = (booking: Watched, at: Temporal.Instant) =>
  (booking.lookedAt ?? booking.bookedAt).until(at).total("minutes") / lookEvery(booking, at);

/** Lets rounds go by, one a minute: the requests of each, and how overdue the worst was before and after its looks. */
function simulate(bookings: readonly Watched[], { requests, rounds }: { requests: number; rounds: number }) {
  let ahead = bookings;
  return Array.from({ length: rounds }, (_, round) => {
    const at = now.add({ minutes: round });
    ahead = ahead.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, at) > 0);
    const worst = () => Math.max(0, ...ahead.map((booking) => overdue(booking, at)));
    const before = worst();
    const looks = planLooks(ahead, { now: at, requests });
    const seen = new Set(looks.flatMap((look) => look.bookings));
    ahead = ahead.map((booking) => (seen.has(booking) ? { ...booking, lookedAt: at } : booking));
    return { requests: looks.length, before, after: worst() };
  });
}

const anyBookings = fc
  .array(fc.tuple(fc.integer({ min: 5, max: 45 * minutesOfDay }), fc.integer({ min: 0, max: 6 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((all) =>
    all.map(([minutes, guest], index) =>
      watched(`b${index}`, minutes / 60, { conversationId: `test:${guest}` }),
    ),
  );

test("the budget is never exceeded, and while it suffices every booking is read within its interval", () => {
  fc.assert(
    fc.property(anyBookings, fc.integer({ min: 0, max: 9 }), (bookings, requests) => {
      const rounds = simulate(bookings, { requests, rounds: 150 });
      for (const round of rounds) expect(round.requests).toBeLessThanOrEqual(requests);
      // There are seven guests at most, and one request answers for all bookings of one.
      if (requests >= 7) for (const { after } of rounds) expect(after).toBeLessThan(1);
    }),
    { numRuns: 100 },
  );
});

test("where the budget is too small it is used up, all wait a little longer and nobody is starved", () => {
  const many = Array.from({ length: 60 }, (_, index) => watched(`b${index}`, 12 + index / 10));
  const rounds = simulate(many, { requests: 2, rounds: 300 });
  expect(Math.max(...rounds.map(({ requests }) => requests))).toBe(2);
  expect(Math.max(...rounds.map(({ before }) => before))).toBeLessThan(3);
});

describe("a booking that the service knows neither way", () => {
  const missing = watched("a", 2, { missed: { in: "address", at: ago(5) } });

  test("is gone where it is the only one that is missed", () => {
    expect(isGone(missing, [missing, watched("b", 3)])).toBe(true);
    expect(isGone(missing, [missing])).toBe(true);
  });

  test("is not, where others are missed too and none was found since", () => {
    const other = watched("b", 2, { missed: { in: "address", at: ago(4) }, foundAt: ago(30) });
    expect(isGone(missing, [missing, other])).toBe(false);
    expect(isGone(missing, [missing, other, watched("c", 3, { foundAt: ago(1) })])).toBe(true);
  });

  test("is not, where it was not missed at all", () => {
    expect(isGone(watched("a", 2), [])).toBe(false);
  });
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import type { Booking, BookingDraft } from "#src/booking/contract/booking.ts";
import { BookingError } from "#src/booking/contract/booking-error.ts";
import { venueFileSchema } from "#src/booking/service/venue/venue.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { makeDataFolder, makeFolder } from "#test/support/process/run-maitred.ts";
import { type RunningService, runService } from "#test/support/process/run-service.ts";
import { findContradictions } from "#test/support/service/contradictions.ts";

/** Three tables, and dinner every day of the coming year. */
const venueFile = {
  venues: [
    {
      id: 1,
      name: "Harbour",
      timeZone: "UTC",
      plan: {
        tables: [1, 2, 3].map((id) => ({ id, min: 1, max: 4 })),
        combinations: [{ name: "1+2", tables: [1, 2], min: 5, max: 8 }],
        scenarios: [
          {
            id: 1,
            name: "Dinner",
            hours: [{ from: "12:00", to: "22:00" }],
            slotInterval: "PT30M",
            turnTime: { "1+": "PT2H" },
            tables: [1, 2, 3],
            partySize: { max: 8 },
            horizon: "P365D",
          },
        ],
      },
    },
  ],
};

const params = { venueId: 1 };
const guest = { firstName: "Kari" };

/** One wish: its request, the same in every attempt, and what the service has acknowledged. */
interface Wish {
  readonly idempotencyKey: string;
  readonly body: BookingDraft;
  readonly comesInTwo: boolean;
  refused?: boolean;
  booking?: Booking;
}

let wishes = 0;

function newWish(seed: number): Wish {
  wishes += 1;
  const reference = `wish-${wishes}`;
  // A process of its own goes by the real time: far enough ahead that no slot is past when it is asked for.
  const date = Temporal.Now.plainDateISO("UTC").add({ days: 2 + (seed % 9) });
  const timeFrom = `${date}T${String(12 + (seed % 8)).padStart(2, "0")}:00:00Z`;
  const comesInTwo = seed % 3 === 0;
  const body = { guestCount: 1 + (seed % 8), timeFrom, scenarioName: "Dinner", extReferenceId: reference };
  return { idempotencyKey: `key-${reference}`, body: comesInTwo ? body : { ...body, guest }, comesInTwo };
}

/** Places it, in two steps where it comes in two; may be called any number of times. */
async function place(client: BookingClient, wish: Wish): Promise<void> {
  const { body, idempotencyKey } = wish;
  const created = await client.createBooking({ params, body, idempotencyKey });
  if (!created.ok) {
    wish.refused = true;
    return;
  }
  expect(wish.booking?.id ?? created.value.id).toBe(created.value.id);
  // A repeated answer is the first one: it tells of the hold, not of what became of it.
  wish.booking ??= created.value;
  if (!wish.comesInTwo) return;
  const path = { params: { ...params, bookingId: created.value.id } };
  const updated = await client.updateBooking({ ...path, body: { ...created.value, guest } });
  if (!updated.ok) throw new Error(`a hold was not to be had: ${updated.refusal}`);
  wish.booking = updated.value;
}

interface End {
  readonly signal: "SIGKILL" | "SIGTERM";
  /** After so many answers. */
  readonly after: number;
  /** What each client wishes for, as the seeds of its wishes. */
  readonly clients: readonly (readonly number[])[];
}

const clientsWishes = fc.array(fc.array(fc.nat({ max: 10_000 }), { minLength: 20, maxLength: 20 }), {
  minLength: 6,
  maxLength: 6,
});
const randomEnds = fc.record({ after: fc.integer({ min: 1, max: 40 }), clients: clientsWishes });

/** Several clients place wishes until so many are answered; then the process gets the signal under them. */
async function loadAndEnd(service: RunningService, { signal, after, clients }: End): Promise<Wish[]> {
  const begun: Wish[] = [];
  let answered = 0;
  const work = async (seeds: readonly number[]) => {
    for (const seed of seeds) {
      const wish = newWish(seed);
      begun.push(wish);
      await place(service.client, wish);
      answered += 1;
      if (answered === after) service.process.kill(signal);
    }
  };
  const ends = await Promise.allSettled(clients.map(work));
  expect(await service.ended()).toBe(signal === "SIGKILL" ? signal : 0);
  await service.disconnect();
  for (const end of ends) {
    if (end.status === "rejected") expect(end.reason).toBeInstanceOf(BookingError);
  }
  return begun;
}

/** What may be listed: all that was acknowledged, and perhaps a second step that was done as the process died. */
function possiblyThere({ booking, comesInTwo }: Wish) {
  const states = comesInTwo ? [booking, { ...booking, guest }] : [booking];
  return states.map((state) => ({ ok: true, value: [state] }));
}

/** Everybody repeats what they had begun, with their keys: nobody's booking is gone, half-done or there twice. */
async function expectAllThere({ client }: RunningService, begun: readonly Wish[]): Promise<void> {
  for (const wish of begun) {
    const { refused } = wish;
    const query = { extReferenceId: wish.body.extReferenceId ?? "" };
    const before = await client.listBookings({ query });
    if (wish.booking !== undefined) expect(possiblyThere(wish)).toContainEqual(before);
    await place(client, wish);
    if (refused) expect(wish.booking).toBeUndefined();
    const after = await client.listBookings({ query });
    expect(after).toEqual({ ok: true, value: wish.booking === undefined ? [] : [wish.booking] });
  }
}

async function surviveEnds(env: Readonly<Record<string, string>>, check: () => Promise<void>): Promise<void> {
  const folder = makeFolder();
  const file = join(folder, "venues.json");
  writeFileSync(file, JSON.stringify(venueFile));
  const settings = { DATA_DIR: join(folder, "data"), VENUES_FILE: file, ...env };
  const begun: Wish[] = [];
  for (const [index, end] of fc.sample(randomEnds, 3).entries()) {
    const service = await runService(settings);
    begun.push(...(await loadAndEnd(service, { signal: index === 1 ? "SIGTERM" : "SIGKILL", ...end })));
  }
  const last = await runService(settings);
  await expectAllThere(last, begun);
  await last.disconnect();
  last.process.kill("SIGTERM");
  expect(await last.ended()).toBe(0);
  await check();
}

const { venues } = venueFileSchema.parse(venueFile);

async function expectNoContradictions(database: Database): Promise<void> {
  expect(await findContradictions(database, venues)).toEqual([]);
}

describe("a service that is killed or stopped at work, in a folder", () => {
  test("has every booking it acknowledged when it is back, none half-done and none twice", async () => {
    const folder = makeDataFolder();
    await surviveEnds({ DATA_DIR: folder }, async () => {
      const database = await openDatabase({ dataDir: folder }, createQuietLog());
      await expectNoContradictions(database).finally(() => database.close());
    });
  });
});

describeDatabases("a service that is killed or stopped at work", (open) => {
  test("has every booking it acknowledged when it is back, none half-done and none twice", async () => {
    const database = await open();
    await surviveEnds({ DATABASE_URL: database.url }, () => expectNoContradictions(database));
  });
});

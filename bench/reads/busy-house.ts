import { at } from "#src/booking/service/capacity/at.ts";
import { type BookingService, createBookingService } from "#src/booking/service/create-booking-service.ts";
import { hasPlan, venueSchema } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import { largeHouse } from "#test/support/capacity/busy-evening.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createRandom } from "../engine/random.ts";

/** A Friday, and a moment well before it: nothing is too late or too soon. */
export const busyDate = "2026-11-20";
const bookedAt = Temporal.Instant.from("2026-11-01T12:00:00Z");
export const key = "key-of-the-benchmark";

const { tables, combinations } = largeHouse();
const everyScenario = {
  slotInterval: "PT15M",
  resetTime: "PT15M",
  partySize: { max: 8 },
  tables: tables.map(({ id }) => id),
  horizon: "P1000D",
  waitlist: true,
};

/** Forty tables for two to eight, eleven pairs of them, open for lunch and dinner: 32 start times a day. */
const venue = venueSchema.parse({
  id: 1,
  name: "Bench",
  timeZone: "Europe/Oslo",
  plan: {
    tables,
    combinations,
    scenarios: [
      {
        ...everyScenario,
        id: 1,
        name: "Dinner",
        hours: [{ from: "17:00", to: "23:59", lastSeating: "21:30" }],
        turnTime: { "1-2": "PT90M", "3-4": "PT2H", "5+": "PT150M" },
      },
      {
        ...everyScenario,
        id: 2,
        name: "Lunch",
        hours: [{ from: "11:30", to: "16:45", lastSeating: "14:30" }],
        turnTime: { "1-2": "PT60M", "3-4": "PT75M", "5+": "PT90M" },
      },
    ],
  },
});
if (!hasPlan(venue)) throw new Error("the measured house has a plan");

/** Of a hundred parties, how many have 1, 2, … 8 people. */
const sizes = [5, 47, 14, 20, 5, 5, 3, 1].flatMap((weight, index) =>
  Array.from({ length: weight }, () => index + 1),
);
const starts = {
  Lunch: ["11:30", "12:00", "12:15", "12:30", "12:45", "13:00", "13:30", "14:00", "14:30"],
  Dinner: ["17:00", "17:30", "18:00", "18:30", "18:45", "19:00", "19:30", "20:00", "20:30", "21:00", "21:30"],
};

export interface BusyHouse extends Pick<BookingService, "fetch"> {
  /** The answer's text; throws for any status but the one of a success. */
  ask(path: string, init?: { readonly method: string; readonly body?: object }): Promise<string>;
  /** Books the day until so many parties stand, as they would come: some times are refused. */
  fill(date: string, parties: number): Promise<void>;
  /** Places a booking on the day and cancels it. */
  createAndCancel(date: string): Promise<void>;
  /** The same house on the same database, which has not looked at anything yet. */
  close(): Promise<void>;
}

/** The booking service of that house, on a clock that stands. */
export async function openBusyHouse(database: Database): Promise<BusyHouse> {
  const service = createBookingService({
    database,
    venues: () => [venue],
    clock: { now: () => bookedAt },
    holdFor: Temporal.Duration.from({ minutes: 15 }),
    apiKeys: [{ name: "bench", key }],
    rateLimit: 0,
    log: createQuietLog(),
  });
  await service.start();
  const send = (path: string, { method = "GET", body }: { method?: string; body?: object } = {}) =>
    service.fetchInProcess(
      new Request(`http://localhost/api/venues/${venue.id}${path}`, {
        method,
        headers: { "X-API-KEY": key, "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const ask: BusyHouse["ask"] = async (path, init) => {
    const response = await send(path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text;
  };
  return {
    ask,
    fetch: service.fetch,
    close: service.stop,
    fill: async (date, parties) => {
      const random = createRandom(1);
      const draw = <Item>(items: readonly Item[]) => at(items, Math.floor(random() * items.length));
      for (let placed = 0; placed < parties; ) {
        const name = draw(["Lunch", "Dinner", "Dinner"] as const);
        const body = toDraft(date, draw(starts[name]), name, draw(sizes));
        const { status } = await send("/bookings", { method: "POST", body });
        if (status === 201) placed++;
        else if (status !== 409) throw new Error(`could not book: ${status}`);
      }
    },
    createAndCancel: async (date) => {
      const body = toDraft(date, "12:00", "Lunch", 2);
      const { id } = JSON.parse(await ask("/bookings", { method: "POST", body })).data;
      await ask(`/bookings/${id}`, { method: "PATCH", body: { state: "CANCELLED" } });
    },
  };
}

function toDraft(date: string, time: string, scenarioName: string, guestCount: number) {
  const timeFrom = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(venue.timeZone);
  const guest = { firstName: "Kari", lastName: "Nordmann", phone: "+4790000000" };
  return { guestCount, timeFrom: timeFrom.toInstant().toString(), scenarioName, guest };
}

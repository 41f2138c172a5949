import { z } from "zod";
import { arrivalsOf, bookedAt } from "#bench/engine/arrivals.ts";
import { house } from "#bench/engine/house.ts";
import { fromMinute } from "#src/booking/service/capacity/party.ts";
import { createBookingService } from "#src/booking/service/create-booking-service.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

/** The booking service of the measured house with some of its days booked as usual. */
export interface Restaurant {
  /** Places a booking for two early on that day and cancels it, as an integrator would. */
  createAndCancel(day: number): Promise<void>;
  close(): Promise<void>;
}

/** Days apart, so that writers to one never wait for writers to another: a day is locked with its neighbours. */
const daysBetween = 3;
const usualLoad = 0.8;
const key = "key-of-the-benchmark";

export async function openRestaurant(database: Database, days: number): Promise<Restaurant> {
  const service = createBookingService({
    database,
    venues: () => [house.venue],
    clock: { now: () => bookedAt },
    holdFor: Temporal.Duration.from({ minutes: 15 }),
    apiKeys: [{ name: "bench", key }],
    rateLimit: 0,
    log: createQuietLog(),
  });
  await service.start();
  let keys = 0;
  const send = async (method: string, path: string, body: object): Promise<Response> =>
    await service.fetchInProcess(
      new Request(`http://localhost/api/venues/${house.venue.id}${path}`, {
        method,
        headers: {
          "X-API-KEY": key,
          "Content-Type": "application/json",
          "Idempotency-Key": `bench-${++keys}`,
        },
        body: JSON.stringify(body),
      }),
    );
  const create = async (guestCount: number, from: Temporal.Instant) =>
    await send("POST", "/bookings", {
      guestCount,
      timeFrom: from.toString(),
      scenarioName: house.venue.plan.scenarios[0]?.name,
      guest: { firstName: "Kari", lastName: "Nordmann", phone: "+4790000000" },
      comment: "by the window",
      extReferenceId: `bench-${keys}`,
    });
  const arrivals = arrivalsOf(1, usualLoad);
  const hoursLater = (day: number) => Temporal.Duration.from({ hours: 24 * daysBetween * day });
  for (let day = 0; day < days; day++) {
    for (const { partySize, from } of arrivals) {
      await expectSuccess(create(partySize, fromMinute(from).add(hoursLater(day))));
    }
  }
  const earliest = fromMinute(Math.min(...arrivals.map(({ from }) => from)));
  return {
    createAndCancel: async (day) => {
      const created = await expectSuccess(create(2, earliest.add(hoursLater(day))));
      await expectSuccess(send("PATCH", `/bookings/${created.data.id}`, { state: "CANCELLED" }));
    },
    close: () => service.stop(),
  };
}

const createdSchema = z.object({ data: z.object({ id: z.string() }) });

async function expectSuccess(answer: Promise<Response>): Promise<z.infer<typeof createdSchema>> {
  const response = await answer;
  if (!response.ok) throw new Error(`the service answered ${response.status}: ${await response.text()}`);
  return createdSchema.parse(await response.json());
}

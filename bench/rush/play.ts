import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { createRandom } from "#bench/engine/random.ts";

/** A way to one of the processes. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Guests who all want the same evening of one house. */
export interface Rush {
  readonly venueId: number;
  readonly date: string;
  /** Of the one start that everybody wants. */
  readonly timeFrom: string;
  readonly guests: number;
  /** They come by chance, all within this time. */
  readonly withinMs: number;
}

/** What became of one guest. */
export interface Served {
  readonly outcome: "sold" | "offered" | "refused" | "unanswered";
  /** Milliseconds until they were told whether they have the table. */
  readonly wait: number;
  /** How often they were told to come again before. */
  readonly sentAway: number;
}

/** Who is sent away so often goes home. */
const mostAttempts = 20;

const slotsSchema = z.object({
  data: z.array(z.object({ available: z.boolean(), waitlistAvailable: z.boolean() })),
});

/** Each guest asks for a table, in turn through each process; who gets none asks what there is instead. */
export async function playRush(ways: readonly Ask[], rush: Rush): Promise<Served[]> {
  const random = createRandom(1);
  const moments = Array.from({ length: rush.guests }, () => random() * rush.withinMs);
  return await Promise.all(
    moments.map(async (moment, guest) => {
      const ask = ways[guest % ways.length];
      if (!ask) throw new Error("there is no way to the house");
      await delay(moment);
      return await serve(ask, rush, guest);
    }),
  );
}

async function serve(ask: Ask, rush: Rush, guest: number): Promise<Served> {
  const begin = performance.now();
  let sentAway = 0;
  let answer = await place(ask, rush, guest);
  while (answer.status === 503 && sentAway < mostAttempts) {
    sentAway += 1;
    await delay(1_000 * Number(answer.headers.get("Retry-After")));
    answer = await place(ask, rush, guest);
  }
  const served = { wait: performance.now() - begin, sentAway };
  if (answer.status === 201) return { outcome: "sold", ...served };
  if (answer.status !== 409) return { outcome: "unanswered", ...served };
  return { outcome: (await isOfferedAnything(ask, rush)) ? "offered" : "refused", ...served };
}

async function place(ask: Ask, { venueId, timeFrom }: Rush, guest: number): Promise<Response> {
  const response = await ask(`/api/venues/${venueId}/bookings`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": `rush-${venueId}-${guest}` },
    body: JSON.stringify({
      guestCount: 2,
      timeFrom,
      scenarioName: "Dinner",
      guest: { firstName: "Kari", lastName: `Nordmann ${guest}`, phone: "+4790000000" },
      extReferenceId: `rush-${venueId}-${guest}`,
      extReferenceNumber: `guest-${guest}`,
    }),
  });
  await response.arrayBuffer();
  return response;
}

async function isOfferedAnything(ask: Ask, { venueId, date }: Rush): Promise<boolean> {
  const path = `/api/venues/${venueId}/timeslots?date=${date}&guestCount=2`;
  const response = await ask(path, {});
  const slots = slotsSchema.safeParse(await response.json());
  return slots.success && slots.data.data.some((slot) => slot.available || slot.waitlistAvailable);
}

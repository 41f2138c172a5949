import { Worker } from "node:worker_threads";
import { parseVenues, type VenuesResult } from "./parse-venues.ts";
import type { Venue } from "./venue.ts";

/** Smaller files are read sooner than a thread begins. In UTF-16 units. */
const smallFile = 200_000;

/** What the thread tells: the outcome, and the venues little by little, so that taking them over keeps nobody waiting. */
export type Told = { readonly venues: readonly Venue[] } | { readonly outcome: VenuesResult };

/** The text of a venue file, read while the process goes on with what it does. */
export async function parseAside(text: string): Promise<VenuesResult> {
  if (text.length < smallFile) return parseVenues(text);
  const { promise, resolve, reject } = Promise.withResolvers<VenuesResult>();
  const venues: Venue[] = [];
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), { workerData: text });
  worker.on("message", (told: Told) => {
    if ("venues" in told) venues.push(...told.venues);
    else resolve(told.outcome.ok ? { ...told.outcome, venues } : told.outcome);
  });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("the thread that reads the venue file ended")));
  return await promise;
}

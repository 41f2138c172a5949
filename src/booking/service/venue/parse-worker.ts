import { parentPort, workerData } from "node:worker_threads";
import type { Told } from "./parse-aside.ts";
import { parseVenues } from "./parse-venues.ts";

/** The thread of {@link parseAside}. */
const atOnce = 100;

const tell = (told: Told) => parentPort?.postMessage(told);
const result = parseVenues(String(workerData));
if (result.ok) {
  for (let first = 0; first < result.venues.length; first += atOnce) {
    tell({ venues: result.venues.slice(first, first + atOnce) });
  }
}
tell({ outcome: result.ok ? { ...result, venues: [] } : result });

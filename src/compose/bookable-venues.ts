import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Config } from "#src/config.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { createRemoteClient } from "./remote-client.ts";
import { createEmbeddedVenueBook, createRemoteVenueBook } from "./venue-facts.ts";

/**
 * The venues that can be booked, read once: what the file plans, or what the remote service lists.
 *
 * @throws with one line per mistake when the file is broken, and when the service does not answer
 */
export async function readBookableVenues(parts: {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<readonly VenueFacts[]> {
  const { venueFiles, remoteService } = parts.config;
  const file = findVenueFile(venueFiles);
  const read = loadVenues(file);
  if (!read.ok) throw new Error(read.problems.map((problem) => describeProblem(file, problem)).join("\n"));
  if (!remoteService) return createEmbeddedVenueBook(() => read.venues).venues();
  const { client, close } = createRemoteClient(remoteService, parts);
  try {
    const book = createRemoteVenueBook(() => read.venues, client, parts.log);
    await book.refresh();
    return book.venues();
  } finally {
    await close();
  }
}

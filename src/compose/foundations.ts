import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Log } from "#src/lib/log.ts";
import type { WebServer } from "#src/web/open-web-server.ts";
import { openVenueFile, type VenueFile } from "./venue-file.ts";

/** What is opened before any part is built, and closed after all parts have stopped. */
export interface Foundations {
  readonly venueFile: VenueFile;
  readonly web: WebServer;
  readonly database: Database;
}

export interface FoundationParts {
  readonly config: Config;
  readonly web: WebServer;
  /** Opens the database, last of all. */
  readonly openStore: () => Promise<Database>;
  readonly log: Log;
}

/**
 * Opens the venue file and the database; the port is open already. If one of them cannot be opened, everything that
 * is open is closed again, the port too.
 */
export async function openFoundations({
  config: { venueFiles },
  web,
  openStore,
  log,
}: FoundationParts): Promise<Foundations> {
  await using opened = new AsyncDisposableStack();
  opened.defer(() => web.stop());
  const venueFile = opened.adopt(openVenueFile(venueFiles, log), (file) => file.close());
  const database = await openStore();
  opened.move();
  return { venueFile, web, database };
}

/** Closes all of them, the port last: until then clients get a 503 and try again. */
export async function closeFoundations({ venueFile, web, database }: Foundations): Promise<void> {
  venueFile.close();
  await database.close();
  await web.stop();
}

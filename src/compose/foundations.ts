import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Log } from "#src/lib/log.ts";
import type { WebServer } from "#src/web/open-web-server.ts";
import { openVenueFile, type VenueFile } from "./venue-file.ts";

/** What is open before any part is built, and closed after all of them have stopped. */
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
 * Opens what stands beneath all parts, beside the port, which is open already. What was opened is closed again, the port
 * too, when something else cannot be.
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

/** The port last: until then clients hear that they shall come again. */
export async function closeFoundations({ venueFile, web, database }: Foundations): Promise<void> {
  venueFile.close();
  await database.close();
  await web.stop();
}

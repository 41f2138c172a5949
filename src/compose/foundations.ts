import type { Config } from "#src/config.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import type { Log } from "#src/lib/log.ts";
import { openWebServer, type WebServer } from "#src/web/open-web-server.ts";
import { openVenueFile, type VenueFile } from "./venue-file.ts";

/** What is open before any part is built, and closed after all of them have stopped. */
export interface Foundations {
  readonly venueFile: VenueFile;
  readonly web: WebServer;
  readonly database: Database;
}

/**
 * Opens the port before the database, which may take seconds: clients are told to come again instead of being
 * refused, and a port in use is found out at once. What was opened is closed again when something else cannot be.
 */
export async function openFoundations({
  config: { venueFiles, host, port, database: target },
  log,
}: {
  readonly config: Config;
  readonly log: Log;
}): Promise<Foundations> {
  await using opened = new AsyncDisposableStack();
  const venueFile = opened.adopt(openVenueFile(venueFiles, log), (file) => file.close());
  const web = opened.adopt(await openWebServer({ host, port, log }), (server) => server.stop());
  const database = await openDatabase(target, log);
  opened.move();
  return { venueFile, web, database };
}

/** The port last: until then clients hear that they shall come again. */
export async function closeFoundations({ venueFile, web, database }: Foundations): Promise<void> {
  venueFile.close();
  await database.close();
  await web.stop();
}

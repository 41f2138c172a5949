import type { Config } from "#src/config.ts";
import { openDatabase } from "#src/database/connect.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { createWebServer } from "#src/web/create-web-server.ts";
import { composeService } from "./booking-side.ts";
import { openVenueFile } from "./venue-file.ts";
import { serviceMounts } from "./web-mounts.ts";

/**
 * The embedded table-booking service with its web server, and no bot.
 *
 * @throws as `createMaitred` does
 */
export async function createServiceAlone({
  config,
  clock,
  log,
}: {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}) {
  const venueFile = openVenueFile(config.venuesFile, log);
  const database = await openDatabase(config.database, log);
  const jobs = createJobs({ database, log });
  const service = composeService({ config, database, jobs, venues: venueFile.venues, clock, log });
  const { host, port } = config;
  const web = createWebServer({ host, port, log, mounts: serviceMounts(service) });
  return {
    start: async () => {
      await service.start();
      await jobs.start();
      const { url } = await web.start();
      log.info({ url: `${url}/api` }, "the table-booking service is ready");
    },
    stop: async () => {
      venueFile.close();
      await web.stop();
      await jobs.stop();
      await service.stop();
      await database.close();
    },
  };
}

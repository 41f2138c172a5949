import type { Config } from "#src/config.ts";
import { openDatabase } from "#src/database/connect.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { createMetrics } from "#src/metrics/create-metrics.ts";
import type { WebServer } from "#src/web/open-web-server.ts";
import { composeService } from "./booking-side.ts";
import { closeFoundations, openFoundations } from "./foundations.ts";
import { measuredContent } from "./measured-content.ts";
import { serviceMounts } from "./web-mounts.ts";

/**
 * The embedded table-booking service with its web server, and no bot.
 *
 * @throws as `createMaitred` does
 */
export async function createServiceAlone({
  config,
  web,
  clock,
  log,
}: {
  readonly config: Config;
  readonly web: WebServer;
  readonly clock: Clock;
  readonly log: Log;
}) {
  const openStore = () => openDatabase(config.database, log);
  const foundations = await openFoundations({ config, web, openStore, log });
  const { venueFile, database } = foundations;
  try {
    const jobs = createJobs({ database, log });
    const service = composeService({ config, database, jobs, venues: venueFile.venues, clock, log });
    const measured = { config, metrics: createMetrics(), database, clock };
    const has = { chats: false, service: true };
    return {
      start: async () => {
        await service.start();
        await jobs.start();
        web.serve(measuredContent({ ...measured, has }, serviceMounts(service, clock)));
        log.info({ url: `${web.url}/api` }, "the table-booking service is ready");
      },
      stop: async () => {
        log.info({}, "the table-booking service is stopping");
        await web.leave();
        await web.drain();
        await jobs.stop();
        await service.stop();
        await closeFoundations(foundations);
        log.info({}, "the table-booking service has stopped");
      },
    };
  } catch (error) {
    await closeFoundations(foundations);
    throw error;
  }
}

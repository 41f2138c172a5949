import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import { createPulse } from "#src/database/pulse.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import type { Metrics } from "#src/metrics/create-metrics.ts";
import { heardMount } from "#src/metrics/heard-mount.ts";
import { createMetricsMount } from "#src/metrics/metrics-mount.ts";
import type { Content, Mount } from "#src/web/routes.ts";
import { type Measured, measureHouse } from "./measure-house.ts";

interface ContentParts {
  readonly config: Pick<Config, "metricsToken">;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly clock: Clock;
  readonly has: Measured["has"];
  /** Other houses are measured there as well, and the process tells it all. */
  readonly isShared?: boolean;
}

/** What the web server serves: these parts, each measured, and the place where the measures are read. */
export function measuredContent(parts: ContentParts, mounts: readonly Mount[]): Content {
  const { config, metrics, database, isShared = false } = parts;
  const heard = mounts.map((mount) => heardMount(mount, metrics.meters));
  if (isShared) return { mounts: heard };
  const hasDatabase = createPulse(database);
  measureHouse(parts);
  return {
    mounts: [...heard, createMetricsMount({ ...metrics, ...defined({ token: config.metricsToken }) })],
    readiness: async () => ({ database: await hasDatabase() }),
  };
}

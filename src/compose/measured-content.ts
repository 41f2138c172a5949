import type { Config } from "#src/config.ts";
import { createPulse } from "#src/database/pulse.ts";
import { defined } from "#src/lib/defined.ts";
import type { Metrics } from "#src/metrics/create-metrics.ts";
import { heardMount } from "#src/metrics/heard-mount.ts";
import { createMetricsMount } from "#src/metrics/metrics-mount.ts";
import type { Content, Mount } from "#src/web/routes.ts";
import { measureHouse } from "./measure-house.ts";
import type { WaitingParts } from "./waiting.ts";

interface ContentParts extends WaitingParts {
  readonly config: Pick<Config, "metricsToken">;
  readonly metrics: Metrics;
  /** True for one of several tenants: the process then answers `/metrics` for all of them. */
  readonly isShared?: boolean;
}

/** Wraps each mount so that its requests are measured, and adds `/metrics`. */
export function measuredContent(parts: ContentParts, mounts: readonly Mount[]): Content {
  const { config, metrics, database, isShared = false } = parts;
  const heard = mounts.map((mount) => heardMount(mount, metrics.meters));
  if (isShared) return { mounts: heard };
  const hasDatabase = createPulse(database);
  measureHouse(metrics, parts);
  return {
    mounts: [...heard, createMetricsMount({ ...metrics, ...defined({ token: config.metricsToken }) })],
    readiness: async () => ({ database: await hasDatabase() }),
  };
}

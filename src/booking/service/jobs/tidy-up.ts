import type { Tidied } from "#src/booking/service/store/tidy.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Log } from "#src/lib/log.ts";

const interval = Temporal.Duration.from({ minutes: 10 });

/** Schedules the job that tidies the service's tables, in one process at a time. Call it before the jobs start. */
export function scheduleTidyUp(
  jobs: Pick<Jobs, "every">,
  { tidy, log }: { readonly tidy: () => Promise<Tidied>; readonly log: Log },
): void {
  jobs.every(interval, "booking-service-tidy-up", async () => {
    const cleared = await tidy();
    if (Object.values(cleared).some((count) => count > 0))
      log.info({ ...cleared }, "tidied the booking service");
  });
}

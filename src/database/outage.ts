import type { Log } from "#src/lib/log.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { isAway } from "./unavailable.ts";

/** What whoever asks the server hears. */
export interface Hearing {
  answered(): void;
  failed(error: unknown): void;
}

/** Tells once that the server does not answer, and once that it does again, with what came to nothing meanwhile. */
export function reportOutages(log: Log): Hearing {
  let outage: { readonly since: number; failed: number } | undefined;
  return {
    answered: () => {
      if (outage === undefined) return;
      const seconds = Math.round((performance.now() - outage.since) / 1000);
      log.info({ seconds, failed: outage.failed }, "PostgreSQL answers again");
      outage = undefined;
    },
    failed: (error) => {
      if (!isAway(error)) return;
      if (outage === undefined) {
        log.warn(
          { code: codeOf(error) },
          "PostgreSQL does not answer; everything that needs it waits or is refused",
        );
      }
      outage = { since: performance.now(), failed: 0, ...outage };
      outage.failed += 1;
    },
  };
}

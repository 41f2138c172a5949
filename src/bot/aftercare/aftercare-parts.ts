import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTables, Inject } from "#src/bot/runtime/ports/house.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { AftercareConfig } from "./config.ts";
import type { BookingMails } from "./mail/ports.ts";
import type { Ledger } from "./ports.ts";

export interface AftercareParts {
  readonly ledger: Ledger;
  readonly bookings: BookedTables;
  readonly jobs: Pick<Jobs, "defineQueue">;
  readonly inject: Inject;
  readonly staffNotices: StaffNotices;
  /** Absent where there is no mail server. */
  readonly mails?: BookingMails;
  readonly venues: () => readonly Pick<VenueFacts, "id" | "timeZone" | "afterVisit">[];
  readonly config: AftercareConfig;
  readonly clock: Clock;
  readonly log: Log;
}

import type { Placements } from "#src/booking/contract/placements.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Clock } from "#src/lib/clock.ts";
import { OwnError } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { BookingAftercare, WaitlistDesk } from "../ports/aftercare.ts";
import type { TableSharing } from "../ports/groups.ts";
import type { ClaimTries, GuestRecords } from "../ports/guest-records.ts";
import type { BookingService, HoldRefusals, House } from "../ports/house.ts";
import type { DepositBook } from "../ports/payments.ts";
import type { Platform } from "../ports/platform.ts";
import type { Enquiries, GuestWatch, StaffNotices } from "../ports/staff.ts";

/** Everything that effects act on. */
export interface Outside {
  readonly platforms: readonly Pick<Platform, "name" | "capabilities" | "send" | "attach" | "askPayment">[];
  readonly render: (say: Say) => Reply;
  readonly service: BookingService;
  readonly placements: Placements;
  readonly house: House;
  readonly aftercare: BookingAftercare;
  readonly waitlist: WaitlistDesk;
  readonly guestRecords: GuestRecords;
  readonly claimTries: ClaimTries;
  readonly deposits: DepositBook;
  readonly enquiries: Enquiries;
  readonly tableSharing: TableSharing;
  readonly staffNotices: StaffNotices;
  readonly guestWatch: GuestWatch;
  readonly holdRefusals: HoldRefusals;
  /** How long the service keeps a hold; told to the guest. */
  readonly holdFor: Temporal.Duration;
  readonly clock: Clock;
  readonly log: Log;
}

/** Longer than any request is on its way: what has not arrived by then will not. */
export const requestsArriveWithin = Temporal.Duration.from({ minutes: 2 });

/** An effect's result, with the question it answers. */
export type ResultOf<Type extends ResultEvent["type"]> = Extract<ResultEvent, { readonly type: Type }>;

/** Thrown if the service may have done it or not. The effect is tried again until that is known. */
export class OutcomeOpen extends OwnError {
  override readonly name = "OutcomeOpen";
  readonly code = "outcome_open";
}

export function timeZoneOf({ house }: Pick<Outside, "house">, venueId: number): string {
  return house.venues().find(({ id }) => id === venueId)?.timeZone ?? "UTC";
}

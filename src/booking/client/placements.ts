import type { Placements } from "#src/booking/contract/placements.ts";
import type { Log } from "#src/lib/log.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";
import type { BookingClient } from "./booking-client.ts";
import { cancelAsNobody } from "./cancel-as-nobody.ts";
import { changeBooking } from "./change-booking.ts";
import { createHold } from "./create-hold.ts";
import { fulfilHold } from "./fulfil-hold.ts";
import { giveOver } from "./give-over.ts";
import { placeWaitlistEntry } from "./place-waitlist-entry.ts";
import { placeWithoutHold } from "./place-without-hold.ts";
import type { PlacementTools } from "./placement.ts";
import { removeHold, removeHoldsOf } from "./remove-hold.ts";

export function createPlacements(options: {
  readonly client: BookingClient;
  readonly log: Log;
  readonly wait?: Wait;
  readonly random?: () => number;
}): Placements {
  const tools: PlacementTools = { wait: systemWait, random: Math.random, ...options };
  return {
    placeBooking: (request) => placeWithoutHold(tools, request),
    createHold: (request) => createHold(tools, request),
    fulfilHold: (request) => fulfilHold(tools, request),
    removeHold: (hold) => removeHold(tools, hold),
    removeHoldsOf: (placement) => removeHoldsOf(tools, placement),
    recoverPlacement: ({ bookingId, keep, ...request }) =>
      bookingId === undefined
        ? placeWithoutHold(tools, request, { open: true, keep })
        : fulfilHold(tools, { ...request, bookingId }, { open: true, keep }),
    placeWaitlistEntry: (request) => placeWaitlistEntry(tools, request),
    cancelAsNobody: (booking) => cancelAsNobody(tools, booking),
    giveOver: (booking) => giveOver(tools, booking),
    changeBooking: (request) => changeBooking(tools, request),
  };
}

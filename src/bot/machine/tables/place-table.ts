import type { Agreement } from "#src/bot/machine/core/agreement.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Placement, Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { defined } from "#src/lib/defined.ts";
import { withWishes } from "./comments.ts";

/** Asks for what is missing of the guest's details; then shows the summary, or joins the waitlist. */
export function collectDetails(
  state: State,
  picked: Selection,
  context: Context,
  before: readonly Message[] = [],
): Step<State> {
  const kept = carryOver(state);
  const selection = withNeeds(picked, state);
  const missing = missingDetail(state, selection);
  if (missing) return enter({ ...kept, phase: missing, selection }, before);
  if (selection.kind === "waitlist") return joinWaitlist(state, selection, context);
  return enter({ ...kept, phase: "confirming", selection }, before);
}

/** What the guest let the house remember for every visit is a wish of this one: they read it before the yes. */
function withNeeds(selection: Selection, { guest, remembers }: State): Selection {
  const { needs } = guest;
  const isTold = needs === undefined || selection.query.comment?.includes(needs) === true;
  return isTold || remembers !== "yes" ? selection : withWishes(selection, { comment: needs });
}

/** The question for what a booking still needs of its guest. */
export function missingDetail(
  { guest }: State,
  { query }: Selection,
): "askingName" | "askingPhone" | undefined {
  if (fullName(guest) === "") return "askingName";
  return guest.phone === undefined && !query.withoutPhone ? "askingPhone" : undefined;
}

function joinWaitlist(state: State, selection: Selection, context: Context): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "joiningWaitlist", requestId, selection },
    { type: "joinWaitlist", requestId, placement: toPlacement(state, selection) },
  );
}

/** Places the booking. The state holds reference and key before the request leaves. */
export function place(
  state: State,
  selection: Selection,
  context: Context,
  agreement?: Agreement,
): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "placing", requestId, selection },
    {
      type: "placeBooking",
      requestId,
      placement: { ...toPlacement(state, selection), ...defined({ agreement }) },
    },
  );
}

/** All that is needed to book the table. */
export function toPlacement({ guest }: State, selection: Selection): Placement {
  const { query, slot, reference, idempotencyKey, hold, waitlistEntryId, takes } = selection;
  return {
    venueId: slot.venueId,
    slot,
    partySize: query.partySize,
    reference,
    idempotencyKey,
    guest,
    ...defined({ comment: query.comment }),
    ...(hold && { holdId: hold.bookingId }),
    ...defined({ waitlistEntryId, takes }),
    ...(selection.kind === "waitlist" && defined({ round: query.round })),
  };
}

import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter, reply, wait } from "#src/bot/machine/core/reply.ts";
import type { BookingPurpose, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { hasDraft } from "#src/bot/machine/core/under-way.ts";
import { localDate, tableValues } from "#src/bot/machine/core/values.ts";
import { askToCancel } from "./cancel-booking.ts";
import { startChange } from "./change-booking.ts";
import { proceed } from "./look-for-table.ts";
import { startOptions } from "./options.ts";

/**
 * Looks up the guest's bookings to show them. Beside a table that is being talked about they are only shown: its
 * question stays open, and its hold is kept.
 */
export function listBookings(state: State, context: Context): Step<State> {
  if (!hasDraft(state)) return findBookings(state, "list", context);
  const requestId = context.turnId;
  return wait({ ...state, listing: requestId }, { type: "findBookings", requestId });
}

/** Looks up the guest's bookings, to list them or to act on one. */
export function findBookings(
  state: State,
  purpose: BookingPurpose,
  context: Context,
  draft: Draft = {},
): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "findingBookings", purpose, requestId, draft },
    { type: "findBookings", requestId },
  );
}

/** The list that was asked for beside another question, and that question again. */
export function showListing(state: State, bookings: readonly BookedTable[], context: Context): Step<State> {
  const { listing: _, ...rest } = state;
  const listed: State = rest;
  if (!hasDraft(listed)) return showBookings(listed, { purpose: "list", bookings, draft: {} }, context);
  return enter(listed, bookingLines(bookings, context));
}

/** The guest's bookings beside another question: without numbers, since a number answers that one. */
function bookingLines(bookings: readonly BookedTable[], context: Context): Message[] {
  if (bookings.length === 0) return [plain("noBookings")];
  const heading = message("bookingsHeading", { count: bookings.length });
  return [
    heading,
    ...bookings.map((booking) => message("bookingItem", tableValues(booking, booking.partySize, context))),
  ];
}

/** Shows the bookings found, or goes straight on where only one can be meant. */
export function showBookings(
  state: State,
  found: { purpose: BookingPurpose; bookings: readonly BookedTable[]; draft: Draft },
  context: Context,
): Step<State> {
  const { purpose, draft } = found;
  const { bookings, isMeant } = meantBookings(found, context);
  const [only] = bookings;
  // Where there is none to change, what was said of it is a wish for a table.
  if (!only && purpose === "change" && Object.keys(draft).length > 0) return proceed(state, draft, context);
  if (!only) {
    return reply({ ...carryOver(state), phase: "idle" }, context, [plain("noBookings")], {
      options: startOptions,
    });
  }
  if (isMeant && purpose === "cancel") return askToCancel(state, only);
  if (isMeant && purpose === "change") return startChange(state, only, draft, context);
  return enter({ ...carryOver(state), phase: "choosingBooking", purpose, bookings, draft });
}

/**
 * The bookings that may be meant, and whether it can only be the first. "Cancel Friday's table" means the one on that
 * day; where none is, the guest sees what there is, since the only one there is was not named.
 */
function meantBookings(
  { purpose, bookings, draft }: { purpose: BookingPurpose; bookings: readonly BookedTable[]; draft: Draft },
  context: Context,
): { readonly bookings: readonly BookedTable[]; readonly isMeant: boolean } {
  const isNamed = purpose === "cancel" && draft.date !== undefined;
  if (!isNamed) return { bookings, isMeant: bookings.length === 1 };
  const thatDay = bookings.filter(
    ({ startsAt, venueId }) => localDate(startsAt, venueId, context) === draft.date,
  );
  return thatDay.length === 1 ? { bookings: thatDay, isMeant: true } : { bookings, isMeant: false };
}

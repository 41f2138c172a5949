import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { also, remark, reply, stay } from "#src/bot/machine/core/reply.ts";
import type { Holding, JoiningWaitlist, Placing, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { isWriting } from "#src/bot/machine/core/under-way.ts";
import { localTime, queryValues, tableValues, timeValue } from "#src/bot/machine/core/values.ts";
import { startOptions } from "#src/bot/machine/questions/booking.ts";
import { collectDetails, releaseOf, searchAgain, slotWords } from "#src/bot/machine/tables/flow.ts";
import { type Agreed, heldOtherwise } from "#src/bot/machine/tables/held-otherwise.ts";
import { cancelByLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { replace } from "#src/bot/machine/tables/replacing.ts";
import { assertNever } from "#src/lib/assert-never.ts";

type PlacementResult = Extract<
  ResultEvent,
  {
    type:
      | "holdPlaced"
      | "holdRefused"
      | "bookingPlaced"
      | "bookingRefused"
      | "bookingOutcomeOpen"
      | "waitlistJoined"
      | "waitlistRefused";
  }
>;

/** A hold, a placement or a waitlist entry was granted, refused, or is not settled yet. */
export function onPlacementResult(state: State, event: PlacementResult, context: Context): Step<State> {
  const { requestId } = event;
  const holding = state.phase === "holding" && state.requestId === requestId ? state : undefined;
  const placing = state.phase === "placing" && state.requestId === requestId ? state : undefined;
  const joining = state.phase === "joiningWaitlist" && state.requestId === requestId ? state : undefined;
  switch (event.type) {
    case "holdPlaced":
      return onHoldPlaced(state, holding, event, context);
    case "holdRefused":
      return holding ? onHoldRefused(holding, event.reason, context) : stay(state);
    case "bookingPlaced":
      return onBookingPlaced(state, placing, event.booking, context);
    case "bookingRefused":
      return placing ? onBookingRefused(placing, event.reason, context) : stay(state);
    case "bookingOutcomeOpen":
      return isOpen(state, requestId) ? remark(state, context, [plain("outcomeUnknown")]) : stay(state);
    case "waitlistJoined":
      return onWaitlistJoined(state, joining, event.entryId, context);
    case "waitlistRefused":
      return joining ? onWaitlistRefused(joining, context) : stay(state);
    default:
      return assertNever(event);
  }
}

/** The guest waits for this, be it a booking, a change, a cancellation or an answer to a prompt. */
function isOpen(state: State, requestId: string): boolean {
  const isAwaited = isWriting(state) && "requestId" in state && state.requestId === requestId;
  return isAwaited || state.answers.some((answer) => answer.requestId === requestId);
}

/** A hold that nobody waits for any more is given back, or it would keep a table from others. */
function onHoldPlaced(
  state: State,
  holding: Holding | undefined,
  { bookingId, minutes, venueId, noShowFee }: Extract<ResultEvent, { type: "holdPlaced" }>,
  context: Context,
): Step<State> {
  if (!holding) {
    const release: Effect = { type: "releaseHold", hold: { venueId, id: bookingId } };
    return also(stay(state), release);
  }
  const hold = { bookingId, minutes, ...(noShowFee !== undefined && { noShowFee }) };
  const selection = { ...holding.selection, hold };
  return collectDetails(holding, selection, context, slotWords(selection, context));
}

function onHoldRefused(state: Holding, reason: "slotTaken" | "unsupported", context: Context): Step<State> {
  const { selection } = state;
  if (reason === "slotTaken") return searchAgain(state, selection.query, selection.slot, context);
  return collectDetails(state, selection, context, slotWords(selection, context));
}

/** A placed booking is always told and tracked, even where the chat has moved on. */
function onBookingPlaced(
  state: State,
  placing: Placing | undefined,
  booking: BookedTable,
  context: Context,
): Step<State> {
  const values = tableValues(booking, booking.partySize, context);
  const lines: Message[] = [message("placed", { ...values, name: booking.name ?? fullName(state.guest) })];
  if (booking.comment !== undefined) lines.push(message("placedComment", { comment: booking.comment }));
  if (placing) lines.push(...heldOtherwise(agreedIn(placing, context), booking, context));
  lines.push(...cancelByLines(booking, context));
  lines.push(message("placedReference", { reference: context.guestReference }));
  const former = placing?.selection.query.changing;
  const replacement = former && replace(former, context);
  if (replacement) lines.push(replacement.line);
  const step = placing
    ? reply({ ...carryOver(state), phase: "placed", booking }, context, lines, { options: startOptions })
    : remark(state, context, lines);
  return also(
    step,
    { type: "trackBooking", booking },
    { type: "notifyStaff", notice: { kind: "booked", booking } },
    ...(replacement ? [replacement.effect] : []),
  );
}

/** What the guest said yes to, in the summary or to the offer of a freed table. */
function agreedIn({ selection, guest }: Placing, context: Context): Agreed {
  const { slot, query, hold } = selection;
  const table = { ...slot, partySize: query.partySize };
  const fee = feeOf(table, context, hold?.noShowFee)?.total;
  return { ...table, name: fullName(guest), comment: query.comment, fee };
}

function onBookingRefused(state: Placing, reason: "slotTaken" | "other", context: Context): Step<State> {
  const { selection } = state;
  if (reason === "slotTaken" && selection.waitlistEntryId !== undefined) {
    const values = tableValues(selection.slot, selection.query.partySize, context);
    const idle: State = { ...carryOver(state), phase: "idle" };
    return reply(idle, context, [message("tableOfferGone", values)], { options: startOptions });
  }
  if (reason === "slotTaken") return searchAgain(state, selection.query, selection.slot, context);
  const { venueId } = selection.slot;
  const lines = [
    plain("bookingRefused"),
    ...standsLines(selection.query, context),
    ...contactLines(venueId, context),
  ];
  const step = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return also(step, ...releaseOf(selection), needsHuman(state, venueId, "refused"));
}

function onWaitlistJoined(
  state: State,
  joining: JoiningWaitlist | undefined,
  entryId: string,
  context: Context,
): Step<State> {
  if (!joining) return stay(state);
  const { slot, query } = joining.selection;
  const { partySize, comment } = query;
  const entry = { entryId, slot, partySize, ...(comment !== undefined && { comment }) };
  const values = {
    ...queryValues(query, context),
    time: timeValue(localTime(slot.startsAt, slot.venueId, context)),
  };
  const idle: State = { ...carryOver(state), phase: "idle" };
  const notice = { kind: "waitlisted", venueId: slot.venueId, startsAt: slot.startsAt, partySize } as const;
  const lines = [message("waitlistJoined", values), ...standsLines(query, context)];
  return also(
    reply(idle, context, lines, { options: startOptions }),
    { type: "trackWaitlistEntry", entry },
    { type: "notifyStaff", notice },
  );
}

/** The booking that was to be changed, and was not. */
function standsLines({ changing }: Query, context: Context): Message[] {
  return changing ? [message("stands", tableValues(changing, changing.partySize, context))] : [];
}

function onWaitlistRefused(state: JoiningWaitlist, context: Context): Step<State> {
  const { slot } = state.selection;
  const lines = [plain("waitlistRefused"), ...contactLines(slot.venueId, context)];
  return reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
}

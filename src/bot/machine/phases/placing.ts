import { askToRemember } from "#src/bot/machine/anytime/privacy.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines, staffKnow } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { also, remark, reply } from "#src/bot/machine/core/reply.ts";
import type { Placing, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { dateValue, tableValues } from "#src/bot/machine/core/values.ts";
import { withCalendarFile } from "#src/bot/machine/tables/attachments.ts";
import { bringUpOther } from "#src/bot/machine/tables/bring-up-other.ts";
import { releaseOf } from "#src/bot/machine/tables/give-up.ts";
import { type Agreed, heldOtherwise } from "#src/bot/machine/tables/held-otherwise.ts";
import { noTables, tellLimit } from "#src/bot/machine/tables/limit-reached.ts";
import { proceed, searchAgain } from "#src/bot/machine/tables/look-for-table.ts";
import { cancelByLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import { replace } from "#src/bot/machine/tables/replacing.ts";
import { wantedSecond } from "#src/bot/machine/tables/second-table.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf, ResultOf, StateOf } from "./phase-of.ts";
import { failPlacement, standsLines } from "./placement-failed.ts";
import { writing } from "./waiting.ts";

/** The placement is under way; reference and key were stored before the request left. */
export const placing: PhaseOf<"placing"> = {
  ...writing,
  results: {
    ...writing.results,
    bookingPlaced: onBookingPlaced,
    bookingRefused: onBookingRefused,
    serviceFailed: (state, _, context) => failPlacement(state, context),
  },
};

function onBookingPlaced(
  state: Placing,
  { booking }: ResultOf<"bookingPlaced">,
  context: Context,
): Step<State> {
  const { changing: former, withoutPhone } = state.selection.query;
  const replacement = former && replace(former, context);
  const lines = placedLines(
    state,
    booking,
    context,
    heldOtherwise(agreedIn(state, context), booking, context),
  );
  if (replacement) lines.push(replacement.line);
  if (state.selection.query.round !== undefined) lines.push(plain("groupReads"));
  const { secondWish, thenOther, ...kept } = carryOver(state);
  const further = secondWish && furtherWish(secondWish);
  const placed: State = { ...kept, ...(further && { secondWish: further }), phase: "placed", booking };
  const told = secondWish
    ? withSecond(placed, { ...secondWish, ...defined({ withoutPhone }) }, lines, context)
    : ((thenOther && bringUpOther(placed, thenOther, lines, context)) ?? withMemory(placed, lines, context));
  const step = also(toldPlaced(told, booking, context), ...shareTable(state, booking, context));
  return replacement ? also(step, replacement.effect) : step;
}

/** The group that it was wished for in reads of the table, or the one that read of the booking whose place it takes. */
function shareTable({ selection, language }: Placing, booking: BookedTable, context: Context): Effect[] {
  const { round, changing } = selection.query;
  const region = venueById(context, booking.venueId)?.country;
  const shared = { type: "shareTable", booking, language, ...defined({ region }) } as const;
  if (round !== undefined) return [{ ...shared, round }];
  return changing ? [{ ...shared, former: { venueId: changing.venueId, id: changing.id } }] : [];
}

/** Whether to remember the guest is asked with it, where it never was. */
function withMemory(placed: StateOf<"placed">, lines: readonly Message[], context: Context): Step<State> {
  const memory = askToRemember(placed, placed.booking.venueId, context);
  const options = [...memory.options, ...startOptions];
  return reply(placed, context, [...lines, ...memory.lines], { options });
}

/** What is left to be brought up of several tables, once the next of them is. */
function furtherWish({ more = 0, ...wish }: SecondWish): SecondWish | undefined {
  if (more === 0) return undefined;
  return more === 1 ? wish : { ...wish, more: more - 1 };
}

/** The second table that the guest wished for is gone on with by itself, at the same venue; so is the waitlist. */
function withSecond(
  placed: StateOf<"placed">,
  second: SecondWish & Pick<Draft, "withoutPhone">,
  lines: readonly Message[],
  context: Context,
): Step<State> {
  const { withoutPhone, waits } = second;
  // Who gave no number for the first gives none for the second.
  const reached = defined({ withoutPhone });
  if (waits) {
    const told = remark(placed, context, lines);
    const next = proceed(placed, { ...waits, ...reached, waits: {} }, context);
    return { state: next.state, effects: [...told.effects, ...next.effects] };
  }
  const { time, ...wanted } = wantedSecond(second, placed.booking, context);
  const { partySize, date } = wanted;
  const announced = message("secondTable", { partySize, date: dateValue(date) });
  const told = remark(placed, context, [...lines, announced]);
  const wish = { ...wanted, besides: true, ...reached } as const;
  const next = proceed(placed, time === undefined ? wish : { ...wish, time: { type: "at", time } }, context);
  return { state: next.state, effects: [...told.effects, ...next.effects] };
}

/** A placed booking is always told and tracked, even where the chat has moved on. */
export function bookingPlacedBeside(
  state: State,
  { booking }: ResultOf<"bookingPlaced">,
  context: Context,
): Step<State> {
  return toldPlaced(remark(state, context, placedLines(state, booking, context)), booking, context);
}

function placedLines(
  { guest }: State,
  booking: BookedTable,
  context: Context,
  otherwise: readonly Message[] = [],
): Message[] {
  const values = tableValues(booking, booking.partySize, context);
  const lines: Message[] = [message("placed", { ...values, name: booking.name ?? fullName(guest) })];
  if (booking.comment !== undefined) lines.push(message("placedComment", { comment: booking.comment }));
  lines.push(...otherwise, ...cancelByLines(booking, context));
  lines.push(message("placedReference", { reference: context.guestReference }));
  return lines;
}

function toldPlaced(step: Step<State>, booking: BookedTable, context: Context): Step<State> {
  return also(
    withCalendarFile(step, booking, "placed", context),
    { type: "trackBooking", booking },
    { type: "notifyStaff", notice: { kind: "booked", booking } },
  );
}

/** What the guest said yes to, in the summary or to the offer of a freed table. */
function agreedIn({ selection, guest }: Placing, context: Context): Agreed {
  const { slot, query, hold } = selection;
  const table = { ...slot, partySize: query.partySize };
  const fee = feeOf(table, context, hold?.noShowFee)?.total;
  return { ...table, name: fullName(guest), comment: query.comment, fee };
}

function onBookingRefused(
  state: Placing,
  { reason, tables = noTables }: ResultOf<"bookingRefused">,
  context: Context,
): Step<State> {
  const { selection } = state;
  if (reason === "limitReached") {
    const { slot, query } = selection;
    const { venueId, startsAt } = slot;
    const told = tellLimit(state, { venueId, startsAt, partySize: query.partySize }, tables, context);
    return also(told, ...releaseOf(selection));
  }
  if (reason === "slotTaken" && selection.waitlistEntryId !== undefined) {
    const values = tableValues(selection.slot, selection.query.partySize, context);
    const idle: State = { ...carryOver(state), phase: "idle" };
    return reply(idle, context, [message("tableOfferGone", values)], { options: startOptions });
  }
  if (reason === "slotTaken") return searchAgain(state, selection.query, selection.slot, context);
  const { venueId } = selection.slot;
  const lines = [
    plain("bookingRefused"),
    ...staffKnow(venueId, context),
    ...standsLines(selection.query, context),
    ...contactLines(venueId, context),
  ];
  const step = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return needsHuman(also(step, ...releaseOf(selection)), venueId, "refused", context);
}

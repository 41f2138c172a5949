import type { Agreement } from "#src/bot/machine/core/agreement.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { also, enter, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { joinComments } from "./comments.ts";
import { shiftDraft } from "./fill-draft.ts";
import { proceed } from "./look-for-table.ts";

/** Changes a booking by what the draft says; asks what to change where it says nothing. */
export function startChange(state: State, booking: BookedTable, draft: Draft, context: Context): Step<State> {
  const { changing: _, shift, ...wishes } = draft;
  if (Object.keys(wishes).length === 0 && shift === undefined) {
    return enter({ ...carryOver(state), phase: "askingChange", booking });
  }
  const booked = draftOfBooking(booking, context);
  const moved = shift === undefined ? booked : shiftDraft(booked, shift);
  const { comment = moved.comment } = wishes;
  const both = comment === undefined ? undefined : joinComments(moved.comment, comment);
  return proceed(state, { ...moved, ...wishes, ...defined({ comment: both }), changing: booking }, context);
}

/** A booking as the draft it could have come from: what a change does not mention stays. */
export function draftOfBooking(booking: BookedTable, context: Context): Draft {
  const { venueId, scenarioName, partySize, startsAt, comment } = booking;
  return {
    venueId,
    ...(scenarioName !== "" && { scenarioName }),
    partySize,
    date: localDate(startsAt, venueId, context),
    time: { type: "at", time: localTime(startsAt, venueId, context) },
    ...defined({ comment }),
    changing: booking,
  };
}

/** Sends the confirmed change to the service. */
export function changeBooking(
  state: Extract<State, { phase: "confirmingChange" }>,
  context: Context,
  agreement?: Agreement | null,
): Step<State> {
  const { query, startsAt, slot } = state;
  const { changing, partySize, comment } = query;
  const requestId = context.turnId;
  return also(
    wait({
      ...carryOver(state),
      phase: "changing",
      query,
      startsAt,
      requestId,
      ...(slot && { slot }),
    }),
    {
      type: "changeBooking",
      requestId,
      booking: { venueId: changing.venueId, id: changing.id },
      asked: changing,
      partySize,
      startsAt,
      ...(slot && { slot }),
      ...defined({ comment, agreement: changing.agreement || agreement ? agreement : undefined }),
    },
  );
}

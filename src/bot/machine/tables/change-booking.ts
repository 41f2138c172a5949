import type { Agreement } from "#src/bot/machine/core/agreement.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft, Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { also, enter, wait } from "#src/bot/machine/core/reply.ts";
import type { AskingChange, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { isSameData } from "#src/lib/same-data.ts";
import { withoutNames } from "./added-to.ts";
import { wishesAfter } from "./comments.ts";
import { fillDraft, shiftDraft } from "./fill-draft.ts";
import { proceed } from "./look-for-table.ts";

/** Changes a booking by what the draft says; asks what to change where it says nothing. */
export function startChange(state: State, booking: BookedTable, said: Draft, context: Context): Step<State> {
  const draft = said.adds ? withoutNames(said, booking, context) : said;
  const {
    changing: _,
    ofBooking: _own,
    moves: _moves,
    onlyAsks: _asks,
    adds,
    shift,
    asksHolder,
    asksPartySize,
    unwished,
    wishedAlone,
    needsKept,
    outlived,
    ...wishes
  } = draft;
  const booked = draftOfBooking(booking, context);
  const moved = shift === undefined ? booked : shiftDraft(booked, shift);
  const both = wishesAfter(
    moved.comment,
    defined({ comment: wishes.comment, unwished, wishedAlone, needsKept, outlived }),
  );
  const isSaid = Object.keys(wishes).length > 0 || both !== booked.comment;
  if (!isSaid && shift === undefined) {
    const about: AskingChange["about"] = asksHolder
      ? "holder"
      : asksPartySize
        ? "partySize"
        : adds
          ? "wish"
          : undefined;
    return enter({ ...carryOver(state), phase: "askingChange", booking, ...defined({ about }) });
  }
  const fields = { ...wishes, ...defined({ comment: both }), changing: booking };
  const isSameVisit = shift === undefined && Object.keys(wishes).every((field) => besideVisit.has(field));
  if (!isSameVisit) return proceed(state, { ...moved, ...fields }, context);
  // Nothing is asked of the house's tables: one that could not be booked today may still be under another name.
  const query = { ...booked, ...fields };
  return enter({ ...carryOver(state), phase: "confirmingChange", query, startsAt: booking.startsAt });
}

/** What may be said of a booking, and leave its visit as it is. */
const besideVisit: ReadonlySet<string> = new Set<keyof Draft>(["comment", "holder", "maybeAnother"]);

/** A booking as the draft it could have come from: what a change does not mention stays. */
export function draftOfBooking(booking: BookedTable, context: Context): Query {
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

/** Whether what is said of a table is all as it is booked: "so it's for four?" */
export function repeatsBooking(booking: BookedTable, understood: Understood, context: Context): boolean {
  const booked = draftOfBooking(booking, context);
  return isSameData(fillDraft(booked, understood), fillDraft(booked, { intent: "other" }));
}

/** Sends the confirmed change to the service. */
export function changeBooking(
  state: Extract<State, { phase: "confirmingChange" }>,
  context: Context,
  agreement?: Agreement | null,
): Step<State> {
  const { query, startsAt, slot } = state;
  const { changing, partySize, comment, holder } = query;
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
      ...defined({ comment, holder, agreement: changing.agreement || agreement ? agreement : undefined }),
    },
  );
}

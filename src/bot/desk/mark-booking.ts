import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { toBookingView } from "./booking-view.ts";
import type { BookingAsked, DeskParts } from "./desk-parts.ts";
import { type Found, findBooking } from "./find-booking.ts";
import { type DeskMark, hasBegun, isLongBefore, markFacts, marksLeft } from "./marks.ts";
import { notHere } from "./not-here.ts";
import { setAndShow } from "./set-and-show.ts";
import { dayAndTime, signed } from "./signed.ts";
import { writeDown } from "./trail.ts";
import type { DeskReason, Done, Doubted, Refused, Shown } from "./view.ts";
import { whoDidIt } from "./who-did-it.ts";
import { listed, markWords, stateWords, texts } from "./words.ts";

/** A booking and what the staff mark it as. */
export interface MarkAsked extends BookingAsked {
  readonly as: DeskMark;
  /** Somebody was asked whether they mean it. */
  readonly sure?: boolean;
}

/** Sets a state that only the venue itself sets, and writes down who did it. The guest is not told. */
export async function markBooking(parts: DeskParts, ask: MarkAsked): Promise<Done | Doubted | Refused> {
  const found = await findMarkable(parts, ask);
  if (found.type === "refused") return found;
  const { booking, venue } = found;
  if (!ask.sure && isLongBefore(booking, parts.clock.now())) {
    const text = `${texts.longBefore} ${dayAndTime(booking.startsAt, venue)}. ${texts.sureToMark}`;
    return { type: "doubted", text, as: ask.as, booking: toBookingView(booking, venue, parts) };
  }
  const { state, action } = markFacts[ask.as];
  const key = { venueId: venue.id, id: booking.id };
  const word = markWords[ask.as];
  const text = signed(word, ask.by, parts.clock, venue);
  const set = await setAndShow(parts, ask.by, booking, state, (now) => ({
    text,
    change: "moved",
    actions: toBookingView(now, venue, parts).actions,
  }));
  if (!set.ok) {
    // Another hand was quicker.
    const now = await parts.diary.find(key);
    if (now === undefined) return { type: "refused", reason: "notFound", text: texts.goneMeanwhile };
    return await refuse(parts, { booking: now, venue }, whyNotMark(ask.as, now.state));
  }
  await writeDown(parts, action, ask.by, { booking: key });
  return {
    type: "done",
    change: "moved",
    text: `${word}.`,
    mark: text,
    mustCall: false,
    booking: toBookingView(set.value, venue, parts),
  };
}

/** The booking, before somebody really marks it; refuses where that is not possible. */
export async function askMark(parts: DeskParts, ask: MarkAsked): Promise<Shown | Refused> {
  const found = await findMarkable(parts, ask);
  if (found.type === "refused") return found;
  const { booking, venue } = found;
  await writeDown(parts, "readBooking", ask.by, { booking: { venueId: venue.id, id: booking.id } });
  return { type: "booking", booking: toBookingView(booking, venue, parts) };
}

async function findMarkable(
  parts: DeskParts,
  ask: MarkAsked,
): Promise<(Found & { readonly type: "found" }) | Refused> {
  if (parts.backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking } = found.value;
  if (!marksLeft(booking.state).includes(ask.as)) {
    return await refuse(parts, found.value, whyNotMark(ask.as, booking.state));
  }
  if (ask.as === "noShow" && !hasBegun(booking, parts.clock.now())) {
    return await refuse(parts, found.value, { reason: "notAllowed", text: texts.tooEarlyForNoShow });
  }
  return { type: "found", ...found.value };
}

interface Why {
  readonly reason: DeskReason;
  readonly text: string;
}

async function refuse(parts: DeskParts, { booking, venue }: Found, why: Why): Promise<Refused> {
  const text = `${why.text}${await whoDidIt(parts, booking, venue, why.reason)}`;
  return { type: "refused", ...why, text, booking: toBookingView(booking, venue, parts) };
}

/** What the booking is now, and what it can still become. */
function whyNotMark(wanted: DeskMark, state: BookingState): Why {
  const already = markFacts[wanted].state === state;
  const is = `${stateWords[state].explained}${already ? " already" : ""}.`;
  const left = marksLeft(state).map((mark) => markWords[mark].toLowerCase());
  const possible =
    left.length === 0 ? texts.nothingLeft : `It can still be marked ${listed(left, "or")}, but never back.`;
  return { reason: already ? "alreadyDone" : "readOnly", text: `${is} ${possible}` };
}

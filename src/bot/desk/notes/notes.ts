import { createHash } from "node:crypto";
import type { BackOffice } from "#src/booking/contract/back-office.ts";
import type { BookingNotes, NotesRefusal } from "#src/booking/contract/staff-bookings.ts";
import { toBookingView } from "../booking-view.ts";
import type { BookingAsked, DeskParts } from "../desk-parts.ts";
import { type Found, findBooking } from "../find-booking.ts";
import { notHere } from "../not-here.ts";
import { dayAndTime, signed } from "../signed.ts";
import { writeDown } from "../trail.ts";
import type { DeskReason, Done, Refused } from "../view.ts";
import { texts } from "../words.ts";

/** In UTF-16 units; the wish's is the interface's for a comment. */
export const noteLimits = { staffNote: 1000, comment: 2000 } as const;

/** What is written beside a booking, to be edited. */
export interface NoteSheet {
  readonly type: "noteSheet";
  readonly booking: { readonly venueId: number; readonly id: string };
  readonly staffNote: string;
  /** The guest's wish. */
  readonly comment: string;
  /** Tells these notes from others, in at most twelve letters. */
  readonly seen: string;
}

/** The notes as they are to be; an empty one is taken away. */
export interface NotesAsked extends BookingAsked {
  readonly staffNote: string;
  readonly comment: string;
  /** As it stood on the sheet that was edited. */
  readonly seen: string;
}

/** The notes as they are now, before somebody edits them. */
export async function readNotes(parts: DeskParts, ask: BookingAsked): Promise<NoteSheet | Refused> {
  if (parts.backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const view = toBookingView(booking, venue, parts);
  if (!view.mayNote) return { type: "refused", reason: "readOnly", text: texts.nothingLeft, booking: view };
  const key = { venueId: venue.id, id: booking.id };
  await writeDown(parts, "readBooking", ask.by, { booking: key });
  const { staffNote = "", comment = "" } = booking;
  return { type: "noteSheet", booking: key, staffNote, comment, seen: stampOf(booking) };
}

/** Writes both notes, unless a colleague or the guest has written others since. The guest is not told. */
export async function writeNotes(parts: DeskParts, ask: NotesAsked): Promise<Done | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const notes = { staffNote: ask.staffNote.trim(), comment: ask.comment.trim() };
  if (notes.staffNote.length > noteLimits.staffNote || notes.comment.length > noteLimits.comment) {
    return { type: "refused", reason: "notUnderstood", text: tooLong };
  }
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { venue } = found.value;
  const key = { venueId: venue.id, id: found.value.booking.id };
  const written = await backOffice.writeNotes(key, notes, (now) => stampOf(now) === ask.seen, ask.by.id);
  if (!written.ok) return await refuse({ ...parts, backOffice }, found.value, written.refusal, notes);
  await writeDown(parts, "writeNotes", ask.by, { booking: key });
  return {
    type: "done",
    change: "moved",
    text: texts.noted,
    mark: signed(texts.notesChanged, ask.by, parts.clock, venue),
    mustCall: false,
    booking: toBookingView(written.value, venue, parts),
  };
}

const tooLong = `That is too long: your own note has room for ${noteLimits.staffNote} characters, the wish for ${noteLimits.comment}.`;

function stampOf({ staffNote = "", comment = "" }: BookingNotes): string {
  const written = JSON.stringify([staffNote, comment]);
  return createHash("sha256").update(written).digest("base64url").slice(0, 12);
}

/** What was written in vain is given back, to be copied. */
async function refuse(
  parts: DeskParts & { readonly backOffice: BackOffice },
  { booking: was, venue }: Found,
  refusal: NotesRefusal,
  { staffNote, comment }: Required<BookingNotes>,
): Promise<Refused> {
  const { reason, text } = reasons[refusal];
  const booking = await parts.backOffice.find({ venueId: venue.id, id: was.id });
  if (booking === undefined) return { type: "refused", ...reasons.not_found };
  const view = toBookingView(booking, venue, parts);
  if (refusal !== "changed_meanwhile") return { type: "refused", reason, text, booking: view };
  const events = await parts.backOffice.history({ venueId: venue.id, id: booking.id });
  const last = events.findLast(({ kind }) => kind === "updated");
  const name = last && (await parts.trail.nameOf(last.by));
  const who = last && name !== undefined ? `${name}, ${dayAndTime(last.at, venue)}.` : texts.notByStaff;
  const yours = [
    ...(staffNote === (booking.staffNote ?? "") ? [] : [`${texts.staffNote}: ${staffNote || texts.nothing}`]),
    ...(comment === (booking.comment ?? "") ? [] : [`${texts.wish}: ${comment || texts.nothing}`]),
  ];
  const said = [`${text} ${who}`, ...(yours.length > 0 ? [texts.yoursWas, ...yours] : [])];
  return { type: "refused", reason, text: said.join("\n"), booking: view };
}

const reasons: Readonly<Record<NotesRefusal, { readonly reason: DeskReason; readonly text: string }>> = {
  changed_meanwhile: { reason: "alreadyDone", text: texts.noteMeanwhile },
  not_found: { reason: "notFound", text: texts.goneMeanwhile },
  booking_read_only: { reason: "readOnly", text: texts.nothingLeft },
  state_not_allowed: { reason: "readOnly", text: texts.nothingLeft },
};

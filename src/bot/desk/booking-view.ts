import { bookingStates } from "#src/booking/contract/booking-state.ts";
import { localDateTime, type VenueFacts } from "#src/bot/machine/context.ts";
import type { BookedTable } from "#src/bot/machine/table.ts";
import type { DeskParts } from "./desk-parts.ts";
import { nextMarks } from "./marks.ts";
import type { DeskBooking } from "./ports.ts";
import type { BookingView, DeskAction } from "./view.ts";
import { longDate, people, stateWords, texts, timeOfDay } from "./words.ts";

/** How a booking's guest may still be answered in this state: in what the guest is told of. */
export function changesOf({ state }: BookedTable): readonly ("confirm" | "cancel")[] {
  const { access, level } = bookingStates[state];
  if (access !== "open") return [];
  return level < bookingStates.CONFIRMED.level ? ["confirm", "cancel"] : ["cancel"];
}

/** A booking in full, for the staff member who asked. */
export function toBookingView(
  booking: DeskBooking,
  venue: VenueFacts,
  parts: Pick<DeskParts, "houseBook" | "clock">,
): BookingView {
  const starts = localDateTime(booking.startsAt, venue);
  const wish = wishOf(booking);
  return {
    booking: { venueId: booking.venueId, id: booking.id },
    state: booking.state,
    title: `${venue.name}, ${longDate(starts.toPlainDate())}, ${timeOfDay(starts)}`,
    facts: [
      { label: texts.guest, value: nameOf(booking) },
      { label: texts.party, value: people(booking.partySize) },
      ...optionalFact(texts.phone, booking.phone),
      ...optionalFact(texts.email, booking.email),
      ...optionalFact(texts.scenario, booking.scenarioName),
      ...optionalFact(texts.tables, booking.tables?.join(" + ")),
      { label: texts.state, value: stateWords[booking.state].explained },
      { label: texts.id, value: booking.id },
    ],
    ...(wish === undefined ? {} : { wish }),
    actions: actionsOf(booking, parts),
  };
}

function actionsOf(
  booking: DeskBooking,
  { houseBook, clock }: Pick<DeskParts, "houseBook" | "clock">,
): readonly DeskAction[] {
  const marks = houseBook.floor === undefined ? [] : nextMarks(booking, clock.now());
  return [...changesOf(booking), ...marks];
}

export function nameOf({ name }: BookedTable): string {
  return name === undefined || name.trim() === "" ? texts.noName : name;
}

/** What the guest wrote, if it says anything. */
export function wishOf({ comment }: BookedTable): string | undefined {
  return comment === undefined || comment.trim() === "" ? undefined : comment;
}

function optionalFact(label: string, value: string | undefined): BookingView["facts"] {
  return value === undefined || value.trim() === "" ? [] : [{ label, value }];
}

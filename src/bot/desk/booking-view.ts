import type { BackOffice, DiaryBooking } from "#src/booking/contract/back-office.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";
import { wallTime } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { nextMarks } from "./marks.ts";
import type { BookingView, DeskAction } from "./view.ts";
import { longDate, people, shortDate, stateWords, texts, timeOfDay } from "./words.ts";

/** How a booking's guest may still be answered in this state: in what the guest is told of. */
export function changesOf({ state }: Pick<BookedTable, "state">): readonly ("confirm" | "cancel")[] {
  const { access, level } = bookingStates[state];
  if (access !== "open") return [];
  return level < bookingStates.CONFIRMED.level ? ["confirm", "cancel"] : ["cancel"];
}

/** A booking in full, for the staff member who asked. */
export function toBookingView(
  booking: DiaryBooking,
  venue: VenueFacts,
  parts: Pick<DeskParts, "backOffice" | "clock">,
): BookingView {
  const starts = wallTime(booking.startsAt, venue);
  const wish = wishOf(booking);
  return {
    booking: { venueId: booking.venueId, id: booking.id },
    state: booking.state,
    startsAt: booking.startsAt.toString(),
    partySize: booking.partySize,
    title: `${venue.name}, ${longDate(starts.toPlainDate())}, ${timeOfDay(starts)}`,
    facts: [
      { label: texts.guest, value: guestName(booking) },
      { label: texts.party, value: people(booking.partySize) },
      ...optionalFact(texts.phone, booking.guest?.phone),
      ...optionalFact(texts.email, booking.guest?.email),
      ...optionalFact(texts.scenario, booking.scenarioName),
      ...optionalFact(texts.tables, tableNames(booking, parts.backOffice)?.join(" + ")),
      { label: texts.state, value: stateWords[booking.state].explained },
      { label: texts.id, value: booking.id },
    ],
    ...defined({ wish, note: booking.staffNote, agreement: agreementOf(booking, venue) }),
    ...(mayNote(booking, parts) && { mayNote: true }),
    actions: actionsOf(booking, parts.backOffice, parts.clock.now()),
  };
}

/** Until the visit is over, and where the staff's own system is this one. */
function mayNote({ state }: DiaryBooking, { backOffice }: Pick<DeskParts, "backOffice">): boolean {
  return backOffice !== undefined && bookingStates[state].access !== "final";
}

/** What the guest agreed to, as they read it, and when. */
function agreementOf({ agreement }: DiaryBooking, venue: VenueFacts): string | undefined {
  if (!agreement) return undefined;
  const at = wallTime(Temporal.Instant.from(agreement.at), venue);
  return `${shortDate(at.toPlainDate())}, ${timeOfDay(at)}\n${agreement.words}`;
}

/** What is sensible to do with a booking as it stands. */
export function actionsOf(
  booking: DiaryBooking,
  backOffice: DeskParts["backOffice"],
  now: Temporal.Instant,
): readonly DeskAction[] {
  const marks = backOffice === undefined ? [] : nextMarks(booking, now);
  return [...changesOf(booking), ...marks];
}

/** Who is expected, also where the guest left no name. */
export function nameOf({ name }: Pick<BookedTable, "name">): string {
  return name === undefined || name.trim() === "" ? texts.noName : name;
}

export function guestName(booking: DiaryBooking): string {
  return nameOf({ name: fullName(booking) });
}

function fullName({ guest }: DiaryBooking): string {
  return [guest?.firstName, guest?.lastName].filter(Boolean).join(" ");
}

/** What the staff call a booking's tables; one that the venue file has dropped keeps its number. */
export function tableNames(
  { venueId, tableIds }: Pick<DiaryBooking, "venueId" | "tableIds">,
  backOffice: Pick<BackOffice, "listTables"> | undefined,
): readonly string[] | undefined {
  const tables = backOffice?.listTables(venueId) ?? [];
  return tableIds?.map((id) => tables.find((table) => table.id === id)?.name ?? String(id));
}

/** What a notice and the guest's chat may know of a booking: no phone number, no address. */
export function withoutContactDetails(booking: DiaryBooking): BookedTable {
  const { id, venueId, scenarioName, startsAt, partySize, state, comment } = booking;
  const name = fullName(booking);
  return {
    id,
    venueId,
    scenarioName,
    startsAt: startsAt.toString(),
    partySize,
    state,
    ...(name !== "" && { name }),
    ...defined({ comment }),
  };
}

/** What the guest wrote, if it says anything. */
export function wishOf({ comment }: Pick<BookedTable, "comment">): string | undefined {
  return comment === undefined || comment.trim() === "" ? undefined : comment;
}

function optionalFact(label: string, value: string | undefined): BookingView["facts"] {
  return value === undefined || value.trim() === "" ? [] : [{ label, value }];
}

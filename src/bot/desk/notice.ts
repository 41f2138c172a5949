import { localDateTime, type VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { StaffNotice } from "#src/bot/runtime/ports/staff.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { defined } from "#src/lib/defined.ts";
import { changesOf, nameOf, wishOf } from "./booking-view.ts";
import { broadcastTexts, resultLine } from "./broadcast/broadcast-words.ts";
import { businessDay } from "./day.ts";
import type { NoticeView } from "./view.ts";
import { longDate, people, texts, timeOfDay } from "./words.ts";

/** Everything the staff are told of: what the bot tells them, and what the embedded service finds out by itself. */
export type DeskNotice =
  | StaffNotice
  /** Nobody marked the guests' arrival, so the service's own clock closed the booking. */
  | { readonly kind: "noShow"; readonly booking: BookedTable }
  /** Unseatable bookings: without a place since the venue file or a rule changed. The kind is stored with the job. */
  | { readonly kind: "misfits"; readonly venueId: number; readonly bookings: readonly BookedTable[] };

/** Stands for a guest's words where only counts that there are some. */
const unsaid = "…";

/** The notice without what guests wrote and agreed to: it waits in a queue, which keeps it for days. */
export function withoutWords(notice: DeskNotice): DeskNotice {
  if ("booking" in notice) return { ...notice, booking: withoutWish(notice.booking) };
  return "bookings" in notice ? { ...notice, bookings: notice.bookings.map(withoutWish) } : notice;
}

function withoutWish({ comment: _words, agreement: _agreed, ...booking }: BookedTable): BookedTable {
  return { ...booking, ...(wishOf(defined({ comment: _words })) !== undefined && { comment: unsaid }) };
}

type BookingNotice = Extract<DeskNotice, { readonly booking: BookedTable }>;

/**
 * A notice in the staff's words. A staff channel may be read by many, so the guest's wish (it may
 * hold health data), phone and email are left to the details.
 *
 * @param key the same for every attempt to deliver this notice
 */
export function toNoticeView(key: string, notice: DeskNotice, venues: readonly VenueFacts[]): NoticeView {
  switch (notice.kind) {
    case "booked":
    case "changed":
    case "confirmed":
    case "cancelled":
    case "late":
    case "rebooked":
    case "noAnswer":
    case "unreachable":
    case "noShow":
    case "changedOutside":
    case "cancelledOutside":
    case "mailRefused":
    case "takenOver":
      return aboutBooking(key, notice, venues);
    case "waitlisted": {
      const where = nameOfVenue(notice.venueId, venues);
      const lines = [
        when(notice.startsAt, notice.venueId, venues),
        people(notice.partySize),
        nameOf(defined({ name: notice.guestName })),
      ];
      return withoutBooking(key, notice.venueId, "new", `New on the waitlist: ${where}`, lines);
    }
    case "limitReached": {
      const where = nameOfVenue(notice.venueId, venues);
      const lines = [
        `Asked for ${when(notice.startsAt, notice.venueId, venues)}, ${people(notice.partySize)}`,
        nameOf(defined({ name: notice.guestName })),
        texts.limitReachedHow,
      ];
      return withoutBooking(
        key,
        notice.venueId,
        "attention",
        `A guest wants more tables than the limit: ${where}`,
        lines,
      );
    }
    case "callFromLine":
      return aboutCall(key, notice, venues);
    case "broadcastSent":
      return aboutBroadcast(key, notice, venues);
    case "refundOwed":
      return aboutRefund(key, notice, venues);
    case "misfits":
      return aboutUnseatable(key, notice, venues);
    default:
      return assertNever(notice);
  }
}

/** A guest's yes is what everybody expects: it shows on the notices that there are, and makes none. */
export function isPosted({ kind }: DeskNotice): boolean {
  return kind !== "confirmed";
}

function aboutCall(
  key: string,
  notice: Extract<DeskNotice, { readonly kind: "callFromLine" }>,
  venues: readonly VenueFacts[],
): NoticeView {
  const { venueId, startsAt, partySize, guestName, until } = notice;
  const title = `${texts.callFromLine}: ${nameOfVenue(venueId, venues)}`;
  return {
    ...withoutBooking(key, venueId, "attention", title, [
      when(startsAt, venueId, venues),
      people(partySize),
      guestName,
      `${texts.keptUntil} ${when(until, venueId, venues)}`,
      texts.callHow,
    ]),
    opensWaitlist: localDate(startsAt, venueId, venues),
  };
}

function aboutBroadcast(
  key: string,
  notice: Extract<DeskNotice, { readonly kind: "broadcastSent" }>,
  venues: readonly VenueFacts[],
): NoticeView {
  const { venueId, date, by, toCall } = notice;
  const title = `${broadcastTexts.resultTitle}: ${nameOfVenue(venueId, venues)}`;
  const lines = [`${longDate(Temporal.PlainDate.from(date))}, by ${by}`, resultLine(notice)];
  const view = withoutBooking(key, venueId, toCall > 0 ? "attention" : "changed", title, lines);
  return toCall > 0 ? { ...view, opensAttention: true } : view;
}

function localDate(startsAt: string, venueId: number, venues: readonly VenueFacts[]): string {
  const timeZone = venues.find(({ id }) => id === venueId)?.timeZone ?? "UTC";
  const local = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return businessDay(local).toString();
}

function aboutRefund(
  key: string,
  notice: Extract<DeskNotice, { readonly kind: "refundOwed" }>,
  venues: readonly VenueFacts[],
): NoticeView {
  const { venueId, amount, currency, chargeId, providerChargeId } = notice;
  return withoutBooking(
    key,
    venueId,
    "attention",
    `Please send back a deposit: ${nameOfVenue(venueId, venues)}`,
    [
      `${amount} ${currency}`,
      `Payment at the provider: ${providerChargeId}`,
      `Payment at Telegram: ${chargeId}`,
      texts.refundHow,
    ],
  );
}

/** The list itself holds all of them; a notice is for noticing. */
export const mostLines = 10;

function aboutUnseatable(
  key: string,
  { venueId, bookings }: Extract<DeskNotice, { readonly kind: "misfits" }>,
  venues: readonly VenueFacts[],
): NoticeView {
  const lines = bookings
    .slice(0, mostLines)
    .map((booking) =>
      [when(booking.startsAt, venueId, venues), nameOf(booking), people(booking.partySize)].join(", "),
    );
  const more = bookings.length - lines.length;
  const title = `${texts.needAttention}: ${nameOfVenue(venueId, venues)}`;
  return {
    ...withoutBooking(key, venueId, "attention", title, [
      ...lines,
      ...(more > 0 ? [`and ${more} more`] : []),
      texts.openToCall,
    ]),
    opensAttention: true,
  };
}

const bookingTitles: Readonly<Record<BookingNotice["kind"], string>> = {
  booked: "New booking",
  changed: "Booking changed",
  confirmed: texts.confirmedByGuest,
  cancelled: texts.cancelledByGuest,
  late: "Running late",
  rebooked: "Booked again after cancelling the same day",
  noAnswer: "No answer: is this guest coming?",
  unreachable: "Please call: the chat cannot reach this guest",
  noShow: texts.noShowByClock,
  changedOutside: "Changed in the booking system, the guest was written to",
  cancelledOutside: "Cancelled in the booking system, the guest was written to",
  mailRefused: "The guest’s e-mail address takes no mail",
  takenOver: "Looked after in another chat, by its reference",
};

const tones = {
  booked: "new",
  changed: "changed",
  confirmed: "changed",
  cancelled: "gone",
  late: "attention",
  rebooked: "attention",
  noAnswer: "attention",
  unreachable: "attention",
  noShow: "gone",
  changedOutside: "changed",
  cancelledOutside: "gone",
  mailRefused: "attention",
  takenOver: "changed",
} as const satisfies Record<BookingNotice["kind"], NoticeView["tone"]>;

/** Which line of a booking's notice is its guest's name. Those that are posted are edited by it: it stays. */
export const lineOfGuest = 2;

function aboutBooking(key: string, notice: BookingNotice, venues: readonly VenueFacts[]): NoticeView {
  const { kind, booking } = notice;
  const delay =
    notice.kind === "late" && notice.minutes !== undefined ? [`by ${notice.minutes} minutes`] : [];
  const before =
    notice.kind === "rebooked"
      ? [`${notice.cancelled} bookings of that day cancelled before, ${namesWords(notice.names)}`]
      : [];
  const wish = wishOf(booking) === undefined ? [] : [texts.hasWish];
  return {
    key,
    venueId: booking.venueId,
    tone: tones[kind],
    title: `${bookingTitles[kind]}: ${nameOfVenue(booking.venueId, venues)}`,
    lines: [
      when(booking.startsAt, booking.venueId, venues),
      [people(booking.partySize), booking.scenarioName].filter((part) => part !== "").join(", "),
      nameOf(booking),
      ...delay,
      ...before,
      ...wish,
    ],
    booking: { venueId: booking.venueId, id: booking.id },
    actions: [...changesOf(booking), "show"],
  };
}

function namesWords(names: number): string {
  return names > 1 ? `under ${names} names` : "under one name";
}

function withoutBooking(
  key: string,
  venueId: number,
  tone: NoticeView["tone"],
  title: string,
  lines: readonly string[],
): NoticeView {
  return { key, venueId, tone, title, lines, actions: [] };
}

function nameOfVenue(venueId: number, venues: readonly VenueFacts[]): string {
  return venues.find(({ id }) => id === venueId)?.name ?? `venue ${venueId}`;
}

/** In the venue's own time; a venue that is gone has none any more, so UTC is named. */
export function when(startsAt: string, venueId: number, venues: readonly VenueFacts[]): string {
  const venue = venues.find(({ id }) => id === venueId);
  const utc = Temporal.Instant.from(startsAt).toZonedDateTimeISO("UTC").toPlainDateTime();
  const starts = venue === undefined ? utc : localDateTime(startsAt, venue);
  const zone = venue === undefined ? " UTC" : "";
  return `${longDate(starts.toPlainDate())}, ${timeOfDay(starts)}${zone}`;
}

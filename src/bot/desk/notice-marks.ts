import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { localDateTime, type VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { changesOf } from "./booking-view.ts";
import type { DeskNotice } from "./notice.ts";
import type { MarkToKeep, NoticeMark } from "./ports.ts";
import { dayAndTime } from "./signed.ts";
import { people, shortDate, texts, timeOfDay } from "./words.ts";

interface Told {
  readonly word: string;
  readonly change: NoticeMark["change"];
  /** The state that it brought, which a booking is brought to once; none where the visit became another one. */
  readonly state?: BookingState;
}

const facts: Partial<Readonly<Record<DeskNotice["kind"], Told>>> = {
  changed: { word: texts.changedByGuest, change: "changed" },
  confirmed: { word: texts.confirmedByGuest, change: "confirmed", state: "CONFIRMED" },
  cancelled: { word: texts.cancelledByGuest, change: "cancelled", state: "CANCELLED" },
  noShow: { word: texts.noShowByClock, change: "cancelled", state: "NO_SHOW" },
  changedOutside: { word: texts.changedOutside, change: "changed" },
  cancelledOutside: { word: texts.cancelledOutside, change: "cancelled", state: "CANCELLED" },
};

/** One visit's booking comes to a state once, whoever tells of it. */
export function markKey(state: BookingState, { startsAt }: Pick<BookedTable, "startsAt">): string {
  return `${state}:${Temporal.Instant.from(startsAt)}`;
}

/** What the earlier notices of this booking are to show; undefined where nothing became of it. */
export function markOf(
  key: string,
  notice: DeskNotice,
  at: Temporal.Instant,
  venues: readonly VenueFacts[],
): MarkToKeep | undefined {
  const told = facts[notice.kind];
  if (told === undefined || !("booking" in notice)) return undefined;
  const { booking } = notice;
  const venue = venues.find(({ id }) => id === booking.venueId);
  const when = venue === undefined ? [] : [dayAndTime(at, venue)];
  const isRenamed = notice.kind === "changed" && notice.isRenamed === true;
  const visit = told.state === undefined && venue !== undefined ? [nowWords(booking, venue, isRenamed)] : [];
  return {
    key: told.state === undefined ? key : markKey(told.state, booking),
    noticeKey: key,
    mark: {
      text: [[told.word, ...when].join(", "), ...visit].join(": "),
      change: told.change,
      actions: changesOf(booking),
    },
    at,
  };
}

/** What a visit has become: "now Sat 21 Nov, 20:30, 6 people". */
export function nowWords(
  { startsAt, partySize }: Pick<BookedTable, "startsAt" | "partySize">,
  venue: VenueFacts,
  isRenamed = false,
): string {
  const starts = localDateTime(startsAt, venue);
  const parts = [shortDate(starts.toPlainDate()), timeOfDay(starts), people(partySize)];
  // A mark outlives its guest, so it holds no name; the notice of the change does.
  return `now ${[...parts, ...(isRenamed ? ["under another name"] : [])].join(", ")}`;
}

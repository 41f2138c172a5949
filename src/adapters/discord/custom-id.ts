import { type DeskMark, deskMarks } from "#src/bot/desk/marks.ts";
import type { BookingView } from "#src/bot/desk/view.ts";
import { defined } from "#src/lib/defined.ts";
import { type BroadcastPress, parseBroadcastId, toBroadcastId } from "./broadcast-id.ts";
import { parseTakeId, type TakePress, toTakeId } from "./take-id.ts";
import { parseWaitId, toWaitId, type WaitPress } from "./waitlist-id.ts";

type BookingKey = BookingView["booking"];

/** What a press on a booking's button does. `askCancel` only asks, `cancel` is the second tap; so with `noShow`. */
export type BookingPress =
  | "confirm"
  | "askCancel"
  | "cancel"
  | "askNoShow"
  | "keep"
  | "show"
  | "note"
  | DeskMark;

/** What a component means. Discord gives its custom id back on every press, also years later. */
export type Press =
  | {
      readonly type: BookingPress;
      readonly booking: BookingKey;
      /** The notice from which these details were opened: it is to show what was done. */
      readonly noticeId?: string;
      /** The second tap on what was doubted. */
      readonly sure?: true;
    }
  | { readonly type: "sheet"; readonly venueId: number; readonly date: string; readonly page: number }
  /** The bookings that no longer fit. */
  | { readonly type: "attention"; readonly venueId: number; readonly page: number }
  /** A menu of whom to call; the chosen value is the booking that is ticked off. Then the list is shown again: a day's, or of all that need attention. */
  | { readonly type: "called"; readonly venueId: number; readonly date?: string; readonly page: number }
  /** For who wants a person: a form to answer in, and the way back to the assistant. */
  | { readonly type: "answerGuest"; readonly enquiryId: string }
  | { readonly type: "giveGuestBack"; readonly enquiryId: string }
  | { readonly type: "acceptRequest"; readonly enquiryId: string }
  | { readonly type: "declineRequest"; readonly enquiryId: string }
  /** The notes that are sent off; `seen` is what the writer had read. */
  | { readonly type: "notes"; readonly booking: BookingKey; readonly seen: string }
  /** A menu of bookings; the chosen value is the booking's id. */
  | { readonly type: "pick"; readonly venueId: number }
  /** A time or a place that was offered. */
  | TakePress
  | WaitPress
  | BroadcastPress;

/** Discord's limit, in characters. */
const longest = 100;

/**
 * `action:venueId:bookingId`, with `action@noticeId` for details opened from a notice and `action!` for a second tap. The booking's
 * id stands last, since it may contain anything. Where it does not fit, the notice is left out first; where
 * even that is too long the answer is undefined, and there is no button.
 */
export function toCustomId(press: Press): string | undefined {
  const id = write(press);
  if (id.length <= longest) return id;
  if (!("noticeId" in press)) return undefined;
  const { noticeId: _, ...rest } = press;
  return toCustomId(rest);
}

function write(press: Press): string {
  if (press.type === "takeTime" || press.type === "takePlace") return toTakeId(press);
  if (press.type === "waitlist" || press.type === "pickWaiting" || press.type === "wait")
    return toWaitId(press);
  if (press.type === "broadcast") return toBroadcastId(press);
  if (press.type === "sheet") return `sheet:${press.venueId}:${press.date}:${press.page}`;
  if (press.type === "called") return `called:${press.venueId}:${press.date ?? ""}:${press.page}`;
  if (press.type === "attention") return `attention:${press.venueId}:${press.page}`;
  if ("enquiryId" in press) return `${press.type}:${press.enquiryId}`;
  if (press.type === "pick") return `pick:${press.venueId}`;
  if (press.type === "notes") return `notes:${press.seen}:${press.booking.venueId}:${press.booking.id}`;
  const origin = press.noticeId === undefined ? "" : `@${press.noticeId}`;
  return `${press.type}${press.sure ? "!" : ""}${origin}:${press.booking.venueId}:${press.booking.id}`;
}

/** Undefined for what this version does not know. */
export function parseCustomId(customId: string): Press | undefined {
  return (
    parseSheet(customId) ??
    parseAttention(customId) ??
    parseCalled(customId) ??
    parsePick(customId) ??
    parseGuest(customId) ??
    parseTakeId(customId) ??
    parseWaitId(customId) ??
    parseBroadcastId(customId) ??
    parseNotes(customId) ??
    parseBookingPress(customId)
  );
}

function parseSheet(customId: string): Press | undefined {
  const [, venueId, date, page] = /^sheet:(\d{1,15}):(\d{4}-\d{2}-\d{2}):(\d{1,4})$/.exec(customId) ?? [];
  if (venueId === undefined || date === undefined) return undefined;
  return { type: "sheet", venueId: Number(venueId), date, page: Number(page) };
}

function parseAttention(customId: string): Press | undefined {
  const [, venueId, page] = /^attention:(\d{1,15}):(\d{1,4})$/.exec(customId) ?? [];
  if (venueId === undefined || page === undefined) return undefined;
  return { type: "attention", venueId: Number(venueId), page: Number(page) };
}

function parseCalled(customId: string): Press | undefined {
  const [, venueId, date, page] =
    /^called:(\d{1,15}):((?:\d{4}-\d{2}-\d{2})?):(\d{1,4})$/.exec(customId) ?? [];
  if (venueId === undefined || page === undefined) return undefined;
  const list = { venueId: Number(venueId), page: Number(page) };
  return { type: "called", ...list, ...(date !== "" && defined({ date })) };
}

function parsePick(customId: string): Press | undefined {
  const [, venueId] = /^pick:(\d{1,15})$/.exec(customId) ?? [];
  return venueId === undefined ? undefined : { type: "pick", venueId: Number(venueId) };
}

function parseNotes(customId: string): Press | undefined {
  const [, seen, venueId, id] = /^notes:([\w-]{1,20}):(\d{1,15}):(.+)$/s.exec(customId) ?? [];
  if (seen === undefined || id === undefined) return undefined;
  return { type: "notes", seen, booking: { venueId: Number(venueId), id } };
}

const guestPresses = ["answerGuest", "giveGuestBack", "acceptRequest", "declineRequest"] as const;

function parseGuest(customId: string): Press | undefined {
  const [, pressed, enquiryId] = /^([a-zA-Z]{1,20}):([0-9a-z]{1,20})$/.exec(customId) ?? [];
  const type = guestPresses.find((press) => press === pressed);
  return type === undefined || enquiryId === undefined ? undefined : { type, enquiryId };
}

const presses: readonly BookingPress[] = [
  ...(["confirm", "askCancel", "cancel", "askNoShow", "keep", "show", "note"] as const),
  ...deskMarks,
];

function parseBookingPress(customId: string): Press | undefined {
  const [, action, second, noticeId, venueId, id] =
    /^([a-zA-Z]+)(!?)(?:@(\d{17,20}))?:(\d{1,15}):(.+)$/s.exec(customId) ?? [];
  const type = presses.find((press) => press === action);
  if (type === undefined || id === undefined) return undefined;
  const booking = { venueId: Number(venueId), id };
  return { type, booking, ...defined({ noticeId }), ...(second === "!" && { sure: true }) };
}

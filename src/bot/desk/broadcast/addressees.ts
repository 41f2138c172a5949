import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { beginningOf, listBusinessDays } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { shiftNames } from "../sheet/shifts.ts";
import { inOrderOfTime } from "../sheet-rows.ts";
import type { Addressee, Audience, GuestChat } from "./ports.ts";

/** A guest, however many tables they have that evening. */
export interface Addressed extends Addressee {
  /** Absent where they are to be called. */
  readonly chat?: GuestChat;
}

const over: readonly DiaryBooking["state"][] = ["CANCELLED", "NO_SHOW", "CLOSED"];

export function isStanding({ state }: Pick<DiaryBooking, "state">): boolean {
  return !over.includes(state);
}

/** The guests of an evening whose bookings stand, each once, in order of time. */
export async function findAddressees(
  { broadcasts, diary, backOffice }: Pick<DeskParts, "broadcasts" | "diary" | "backOffice">,
  venue: VenueFacts,
  { date, shift, scenario }: Audience,
): Promise<readonly Addressed[]> {
  const day = Temporal.PlainDate.from(date);
  const [bookings, chats] = await Promise.all([
    listBusinessDays(diary, venue, day),
    broadcasts.listChats(venue.id, beginningOf(day, venue), beginningOf(day.add({ days: 1 }), venue)),
  ]);
  const shiftOf = shiftNames(venue, day, backOffice);
  const meant = inOrderOfTime(bookings)
    .filter(isStanding)
    .filter((booking) => scenario === undefined || isSame(booking.scenarioName, scenario))
    .filter((booking) => shift === undefined || isSame(shiftOf(booking), shift));
  const byGuest = Map.groupBy(meant, ({ id, guest }) => {
    const chat = chats.get(id);
    if (chat) return chat.conversationId;
    return guest?.phone === undefined ? `booking ${id}` : `phone ${guest.phone}`;
  });
  return [...byGuest.values()].flatMap(([first]) => {
    if (!first) return [];
    const chat = chats.get(first.id);
    return [{ bookingId: first.id, ...(chat && { chat, conversationId: chat.conversationId }) }];
  });
}

export const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What tells one evening's guests from another's. */
export function keysOf(to: readonly Addressee[]): readonly string[] {
  return to.map(({ bookingId, conversationId }) => conversationId ?? bookingId).toSorted();
}

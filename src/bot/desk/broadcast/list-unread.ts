import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { guestName } from "../booking-view.ts";
import { listBusinessDays, todayAt, wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { inOrderOfTime } from "../sheet-rows.ts";
import { people, shortDate, timeOfDay } from "../words.ts";
import { isStanding } from "./addressees.ts";
import { broadcastTexts } from "./broadcast-words.ts";

/** Of the message: enough to know which one it was. */
const longestQuote = 80;

/** Guests of today and later whom a message did not reach: one line each, with the number to call. */
export async function listUnread(
  { broadcasts, diary, clock }: Pick<DeskParts, "broadcasts" | "diary" | "clock">,
  venue: VenueFacts,
): Promise<readonly string[]> {
  const unread = await broadcasts.listUnread(venue.id, todayAt(clock, venue).toString());
  const lists = await Promise.all(
    unread.map(async ({ date, words, bookingIds }) => {
      const day = Temporal.PlainDate.from(date);
      const bookings = await listBusinessDays(diary, venue, day);
      const theirs = bookings.filter((booking) => bookingIds.includes(booking.id) && isStanding(booking));
      const quote = words.text.replaceAll(/\s+/g, " ").slice(0, longestQuote);
      return inOrderOfTime(theirs).map((booking) => {
        const time = timeOfDay(wallTime(booking.startsAt, venue));
        const who = [
          guestName(booking),
          people(booking.partySize),
          booking.guest?.phone ?? broadcastTexts.noNumber,
        ];
        return `${broadcastTexts.callAbout} (${shortDate(day)}, ${time}): ${who.join(", ")}: “${quote}”`;
      });
    }),
  );
  return lists.flat();
}

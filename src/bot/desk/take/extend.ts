import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { toBookingView } from "../booking-view.ts";
import { wallTime } from "../day.ts";
import type { BookingAsked, DeskParts } from "../desk-parts.ts";
import { findBooking } from "../find-booking.ts";
import { notHere } from "../not-here.ts";
import { signed } from "../signed.ts";
import { writeDown } from "../trail.ts";
import type { Done, Refused } from "../view.ts";
import { texts, timeOfDay } from "../words.ts";
import { parseTime } from "./read-ask.ts";
import { toRefused } from "./refusals.ts";
import { takeTexts } from "./words.ts";

/** Until when a party stays. */
export interface StayAsked extends BookingAsked {
  /** "21:30", or "+30" and "-15" in minutes. */
  readonly until: string;
}

/** Lets a party stay longer, or leave earlier; its tables are its own meanwhile. The guest is not told. */
export async function setStay(parts: DeskParts, ask: StayAsked): Promise<Done | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { venue } = found.value;
  const key = { venueId: venue.id, id: found.value.booking.id };
  const booking = await backOffice.find(key);
  if (booking === undefined) return { type: "refused", reason: "notFound", text: texts.goneMeanwhile };
  const until = parseUntil(ask.until, booking, venue);
  if (until === undefined) {
    return { type: "refused", reason: "notUnderstood", text: takeTexts.untilNotUnderstood };
  }
  const set = await backOffice.setStay(key, until, ask.by.id);
  if (!set.ok) {
    const refused = toRefused(set.refusal);
    const latest =
      set.refusal === "table_taken" && set.until
        ? [`It is theirs until ${timeOfDay(wallTime(set.until, venue))} at the latest.`]
        : [];
    const comes =
      set.refusal === "too_long" ? [`They come at ${timeOfDay(wallTime(booking.startsAt, venue))}.`] : [];
    const view = toBookingView(booking, venue, parts);
    return { ...refused, text: [refused.text, ...latest, ...comes].join(" "), booking: view };
  }
  await writeDown(parts, "setStay", ask.by, { booking: key });
  const word = `Until ${timeOfDay(wallTime(set.value.endsAt, venue))}`;
  return {
    type: "done",
    change: "moved",
    text: `${word}.`,
    mark: signed(word, ask.by, parts.clock, venue),
    mustCall: false,
    booking: toBookingView(set.value, venue, parts),
  };
}

/** A time is the first after the start. */
function parseUntil(
  text: string,
  { startsAt, endsAt }: Pick<BackOfficeBooking, "startsAt" | "endsAt">,
  venue: VenueFacts,
): Temporal.Instant | undefined {
  const [, sign, minutes] = /^([+-])\s*(\d{1,3})\s*(?:m|min|minutes)?$/.exec(text.trim()) ?? [];
  if (minutes !== undefined) return endsAt.add({ minutes: Number(minutes) * (sign === "-" ? -1 : 1) });
  const time = parseTime(text);
  if (time === undefined) return undefined;
  const starts = startsAt.toZonedDateTimeISO(venue.timeZone);
  const sameDay = starts.withPlainTime(time);
  const isAfter = Temporal.ZonedDateTime.compare(sameDay, starts) > 0;
  return (isAfter ? sameDay : starts.add({ days: 1 }).withPlainTime(time)).toInstant();
}

import { type Context, localDateTime, type VenueFacts, venueById } from "./context.ts";
import type { Query } from "./draft.ts";
import type {
  DateValue,
  NameValue,
  RangeValues,
  TableValues,
  TimeValue,
  WaitValues,
} from "./shown-values.ts";
import type { TimeRange } from "./table.ts";

type Venues = Pick<Context, "venues">;

export const dateValue = (date: string): DateValue => ({ type: "date", date });
export const timeValue = (time: string): TimeValue => ({ type: "time", time });

/** `HH:MM` of a UTC instant at its venue; empty when the house no longer has the venue. */
export function localTime(startsAt: string, venueId: number, context: Venues): string {
  const venue = venueById(context, venueId);
  return venue ? localDateTime(startsAt, venue).toPlainTime().toString({ smallestUnit: "minute" }) : "";
}

/** `YYYY-MM-DD` of a UTC instant at its venue; empty when the house no longer has the venue. */
export function localDate(startsAt: string, venueId: number, context: Venues): string {
  const venue = venueById(context, venueId);
  return venue ? localDateTime(startsAt, venue).toPlainDate().toString() : "";
}

/** Today's date at a venue, `YYYY-MM-DD`. */
export function today(venueId: number | undefined, context: Context): string {
  const venue = venueById(context, venueId) ?? context.venues[0];
  return context.now
    .toZonedDateTimeISO(venue?.timeZone ?? "UTC")
    .toPlainDate()
    .toString();
}

/** `HH:MM` now at a venue. */
export function timeNow(venueId: number | undefined, context: Context): string {
  const venue = venueById(context, venueId) ?? context.venues[0];
  return context.now
    .toZonedDateTimeISO(venue?.timeZone ?? "UTC")
    .toPlainTime()
    .toString({ smallestUnit: "minute" });
}

export function venueName(venueId: number | undefined, context: Venues): string {
  return venueById(context, venueId)?.name ?? "";
}

/** A way to dine in the guest's language; by its own name where it has one name. */
export function scenarioValue(name: string, venue: VenueFacts | undefined): string | NameValue {
  const translations = venue?.scenarioTranslations?.[name];
  return translations ? { type: "name", name, translations } : name;
}

/** Where, when and for how many: a booking, a slot or a hold in the guest's terms. */
export function tableValues(
  table: { venueId: number; scenarioName: string; startsAt: string },
  partySize: number,
  context: Venues,
): TableValues {
  return {
    venue: venueName(table.venueId, context),
    scenario: scenarioValue(table.scenarioName, venueById(context, table.venueId)),
    partySize,
    date: dateValue(localDate(table.startsAt, table.venueId, context)),
    time: timeValue(localTime(table.startsAt, table.venueId, context)),
  };
}

/** The same of a table that is waited for, with the times that would do. */
export function waitValues(
  table: { venueId: number; scenarioName: string; startsAt: string },
  { partySize, takes }: { readonly partySize: number; readonly takes?: TimeRange | undefined },
  context: Venues,
): WaitValues {
  const values = tableValues(table, partySize, context);
  const { time } = values;
  return { ...values, ...(takes ? rangeValues(takes) : { bounds: "about", from: time, to: time }) };
}

/** The same before a time is chosen. */
export function queryValues(query: Query, context: Context) {
  return {
    venue: venueName(query.venueId, context),
    partySize: query.partySize,
    date: dateValue(query.date),
  };
}

/** The start times that would do, in the guest's terms. */
export function rangeValues({ from, to }: TimeRange): RangeValues {
  const bounds = from === undefined ? (to === undefined ? "none" : "to") : to === undefined ? "from" : "both";
  return { bounds, from: timeValue(from ?? to ?? "00:00"), to: timeValue(to ?? from ?? "00:00") };
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}

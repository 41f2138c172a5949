import type { Booking } from "#src/booking/contract/booking.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { TableValues } from "#src/bot/machine/core/shown-values.ts";
import { formatName } from "#src/bot/replies/format.ts";
import { walkVenues } from "./model-service.ts";

/** A table, field by field, as a guest reads it. */
export interface TableFields {
  readonly venue: string;
  readonly scenario: string;
  readonly partySize: number;
  readonly date: string;
  readonly time: string;
}

/** What else belongs to a booking that is agreed to. */
export interface BookingFields extends TableFields {
  readonly name: string;
  readonly comment: string;
  /** What a no-show costs in all; 0 is nothing. */
  readonly fee: number;
}

/** A question whose yes changes what the service holds, as it was shown. */
export type Consent =
  | { readonly to: "book"; readonly fields: BookingFields; readonly replaces?: TableFields }
  /** What is not shown stays as it was. */
  | { readonly to: "change"; readonly fields: TableFields & Partial<BookingFields>; readonly comes?: boolean }
  | { readonly to: "take"; readonly fields: Omit<BookingFields, "name" | "comment"> }
  | { readonly to: "cancel" | "answer"; readonly fields: TableFields };

/** The last of them: what stands before, as a list of bookings, is no part of the question. */
const lineOf = <Key extends Message["key"]>({ lines }: Say, key: Key) =>
  lines.findLast((line): line is Extract<Message, { key: Key }> => line.key === key);

/** What a message asks the guest to agree to, if that is what it does. */
export function consentOf(say: Say): Consent | undefined {
  const summary = lineOf(say, "summary");
  const change = lineOf(say, "askChange");
  const wish = lineOf(say, "askWish");
  const holder = lineOf(say, "askHolder");
  const cancel = lineOf(say, "askCancel");
  const freed = lineOf(say, "tableFreed");
  const prompt = lineOf(say, "confirmationPrompt") ?? lineOf(say, "confirmationReminder");
  if (summary) {
    const replaces = lineOf(say, "replaces");
    const fields = { ...tableFields(summary.values), ...detailsOf(say) };
    return { to: "book", fields, ...(replaces && { replaces: tableFields(replaces.values) }) };
  }
  if (change) {
    const comes = lineOf(say, "alsoComing") !== undefined;
    return { to: "change", fields: { ...tableFields(change.values), ...detailsOf(say) }, comes };
  }
  if (wish) {
    const { comment } = detailsOf(say);
    return { to: "change", fields: { ...tableFields(wish.values), comment } };
  }
  if (holder) return { to: "change", fields: { ...tableFields(holder.values), ...shownOf(say) } };
  if (cancel) return { to: "cancel", fields: tableFields(cancel.values) };
  if (freed) return { to: "take", fields: { ...tableFields(freed.values), fee: detailsOf(say).fee } };
  return prompt && { to: "answer", fields: tableFields(prompt.values) };
}

function detailsOf(say: Say): Pick<BookingFields, "name" | "comment" | "fee"> {
  const fee = lineOf(say, "feeLater") ?? lineOf(say, "feeNow") ?? lineOf(say, "feeNoShow");
  return {
    name: lineOf(say, "summaryName")?.values.name ?? "",
    comment: lineOf(say, "summaryComment")?.values.comment ?? "",
    fee: fee?.values.total.amount ?? 0,
  };
}

/** Another name, or a wish, where a message shows it. */
function shownOf(say: Say): Partial<BookingFields> {
  const name = lineOf(say, "summaryName")?.values.name;
  const comment = lineOf(say, "summaryComment")?.values.comment;
  return { ...(name !== undefined && { name }), ...(comment !== undefined && { comment }) };
}

export function tableFields({ venue, scenario, partySize, date, time }: TableValues): TableFields {
  return { venue, scenario: formatName(scenario, "en"), partySize, date: date.date, time: time.time };
}

/** The same of a booking as the service holds it. */
export function heldFields(booking: Booking): BookingFields {
  const { venueId, guest, comment, noShowFee } = booking;
  return {
    ...heldTable(booking),
    venue: walkVenues.find(({ id }) => id === venueId)?.name ?? "",
    name: [guest?.firstName, guest?.lastName].filter(Boolean).join(" "),
    comment: comment ?? "",
    fee: noShowFee?.amountToCapture ?? 0,
  };
}

export function heldTable({ venueId, scenarioName, guestCount, timeFrom }: Booking): TableFields {
  const venue = walkVenues.find(({ id }) => id === venueId);
  const local = Temporal.Instant.from(timeFrom).toZonedDateTimeISO(venue?.timeZone ?? "UTC");
  return {
    venue: venue?.name ?? "",
    scenario: scenarioName ?? "",
    partySize: guestCount,
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

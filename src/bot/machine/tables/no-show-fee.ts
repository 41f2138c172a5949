import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { MoneyValue } from "#src/bot/machine/core/shown-values.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { dateValue, localDate, localTime, timeValue } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";

/** What has to be known of the house and the moment. */
type Known = Pick<Context, "venues" | "now">;

/** A table as far as its fee depends on it. */
export interface FeeTable {
  readonly venueId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly partySize: number;
}

/** What a party pays that does not come, or cancels too late. */
interface Fee {
  readonly total: number;
  /** Of one guest, where it is counted by guests. */
  readonly each?: number;
  /** ISO 4217; absent where the house names none. */
  readonly currency?: string;
}

/**
 * The fee of a table: the house's own policy where it is known, else what the service answered of this booking or its
 * hold (`answered`, the total). Undefined where there is none, or none is known of.
 */
export function feeOf(table: FeeTable, context: Known, answered?: number): Fee | undefined {
  const venue = venueById(context, table.venueId);
  if (!venue?.noShowFees) return answeredFee(table.venueId, context, answered);
  const policy = venue.noShowFees[table.scenarioName];
  if (!policy || table.partySize < (policy.fromPartySize ?? 1)) return undefined;
  const { amount, per } = policy;
  const currency = policy.currency ?? venue.currency;
  return {
    total: per === "guest" ? amount * table.partySize : amount,
    ...(per === "guest" && { each: amount }),
    ...defined({ currency }),
  };
}

/** The fee as the service holds it, whatever the house's policy says. */
export function answeredFee(venueId: number, context: Known, answered: number | undefined): Fee | undefined {
  if (answered === undefined || answered <= 0) return undefined;
  const currency = venueById(context, venueId)?.currency;
  return { total: answered, ...defined({ currency }) };
}

/** What the fee is and until when cancelling is free, for the guest to agree to; nothing where there is no fee. */
export function feeLines(fee: Fee | undefined, table: FeeTable, context: Known): Message[] {
  if (!fee) return [];
  const values = {
    total: moneyValue(fee.total, fee),
    each: moneyValue(fee.each ?? fee.total, fee),
    per: fee.each === undefined ? "party" : "guest",
  } as const;
  const until = freeUntil(table, context);
  if (until === undefined) return [message("feeNoShow", values)];
  if (Temporal.Instant.compare(until, context.now) <= 0) return [message("feeNow", values)];
  return [message("feeLater", { ...values, ...momentValues(until, table, context) })];
}

/** That cancelling costs already, before a guest cancels; nothing while it is free. */
export function lateCancelLines(booking: BookedTable, context: Known): Message[] {
  const fee = feeOf(booking, context, booking.noShowFee);
  return feeLines(fee, booking, context).filter(({ key }) => key === "feeNow");
}

/** Until when cancelling costs nothing, where it costs something later and that is still ahead. */
export function cancelByLines(booking: BookedTable, context: Known): Message[] {
  const until = freeUntil(booking, context);
  if (until === undefined || Temporal.Instant.compare(until, context.now) <= 0) return [];
  if (!feeOf(booking, context, booking.noShowFee)) return [];
  return [message("placedCancelBy", momentValues(until, booking, context))];
}

/** Until when a guest may cancel this table for nothing; undefined where the house sets no end. */
export function freeUntil({ venueId, startsAt }: FeeTable, context: Known): Temporal.Instant | undefined {
  const venue = venueById(context, venueId);
  if (venue?.cancellationDeadline === undefined) return undefined;
  const visit = Temporal.Instant.from(startsAt).toZonedDateTimeISO(venue.timeZone);
  return visit.subtract(venue.cancellationDeadline).toInstant();
}

export function momentValues(moment: Temporal.Instant, { venueId }: FeeTable, context: Known) {
  const at = moment.toString();
  return {
    date: dateValue(localDate(at, venueId, context)),
    time: timeValue(localTime(at, venueId, context)),
  };
}

function moneyValue(amount: number, { currency }: Fee): MoneyValue {
  return { type: "money", amount, ...defined({ currency }) };
}

/** Venue-local times between which nobody is written to, past midnight where `to` is not after `from`. Equal: none. */
export interface QuietHours {
  readonly from: Temporal.PlainTime;
  readonly to: Temporal.PlainTime;
}

/** The quiet hours that a moment falls into, as moments; `to` is outside. Undefined where it falls into none. */
export function quietAt(
  moment: Temporal.Instant,
  timeZone: string,
  { from, to }: QuietHours,
): { readonly from: Temporal.Instant; readonly to: Temporal.Instant } | undefined {
  const order = Temporal.PlainTime.compare(from, to);
  if (order === 0) return undefined;
  const today = moment.toZonedDateTimeISO(timeZone).toPlainDate();
  // Quiet hours over midnight may have begun the evening before.
  return [today.subtract({ days: 1 }), today]
    .map((date) => ({
      from: momentOf(date, from, timeZone),
      to: momentOf(order < 0 ? date : date.add({ days: 1 }), to, timeZone),
    }))
    .find(
      (quiet) =>
        Temporal.Instant.compare(quiet.from, moment) <= 0 && Temporal.Instant.compare(moment, quiet.to) < 0,
    );
}

function momentOf(
  date: Temporal.PlainDate,
  plainTime: Temporal.PlainTime,
  timeZone: string,
): Temporal.Instant {
  return date.toZonedDateTime({ timeZone, plainTime }).toInstant();
}

/** A date as people say it: "Sunday 22 November", or "Sun 22 Nov" where there is little room. */
export function formatDate(date: string, locale: string, short: boolean): string {
  const options = short
    ? ({ weekday: "short", day: "numeric", month: "short" } as const)
    : ({ weekday: "long", day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(locale, options).format(Temporal.PlainDate.from(date));
}

/** A time of day on the region's clock: "19:00", or "7:00 PM". */
export function formatTime(time: string, locale: string): string {
  const options = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale, options).format(Temporal.PlainTime.from(time));
}

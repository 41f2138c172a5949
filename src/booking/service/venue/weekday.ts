/** In the order of ISO 8601: Monday is the first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayOf(date: Temporal.PlainDate): Weekday {
  const weekday = weekdays[date.dayOfWeek - 1];
  if (weekday === undefined) throw new Error(`a week has seven days: ${date.dayOfWeek}`);
  return weekday;
}

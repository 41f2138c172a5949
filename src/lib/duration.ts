/**
 * Reads an ISO 8601 duration of days, hours, minutes and seconds, such as `PT24H` or `P1DT30M`. Undefined when it is
 * none, is negative, or is finer than a second; weeks, months and years cannot be compared with hours.
 */
export function parseDuration(text: string): Temporal.Duration | undefined {
  try {
    const read = Temporal.Duration.from(text);
    const others = [
      read.years,
      read.months,
      read.weeks,
      read.milliseconds,
      read.microseconds,
      read.nanoseconds,
    ];
    return read.sign >= 0 && others.every((part) => part === 0) ? read : undefined;
  } catch {
    return undefined;
  }
}

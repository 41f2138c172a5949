/**
 * Whole minutes of an ISO 8601 duration such as `PT1H30M`, or undefined when it is none, is negative, or
 * does not come out in whole minutes. A day counts as 24 hours; months and years have no fixed length.
 */
export function minutesOf(duration: string): number | undefined {
  const parsed = parse(duration);
  if (!parsed || parsed.sign < 0 || parsed.years !== 0 || parsed.months !== 0) return undefined;
  const minutes = parsed.total({ unit: "minutes", relativeTo: Temporal.PlainDate.from("2000-01-01") });
  return Number.isInteger(minutes) ? minutes : undefined;
}

/** Whether the text is an ISO 8601 duration that does not point backwards. */
export function isDuration(duration: string): boolean {
  const parsed = parse(duration);
  return parsed !== undefined && parsed.sign >= 0;
}

/** Minutes of a duration that the venue schema has already accepted. */
export function knownMinutesOf(duration: string): number {
  const minutes = minutesOf(duration);
  if (minutes === undefined) throw new Error(`not a duration in whole minutes: ${duration}`);
  return minutes;
}

function parse(duration: string): Temporal.Duration | undefined {
  try {
    return Temporal.Duration.from(duration);
  } catch {
    return undefined;
  }
}

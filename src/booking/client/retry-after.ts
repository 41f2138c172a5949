/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date. Undefined for anything else.
 */
export function parseRetryAfter(value: string | null, now: Temporal.Instant): Temporal.Duration | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value.trim())) {
    return Temporal.Duration.from({ seconds: Number(value) });
  }
  // All three of HTTP's forms of a date begin with a weekday; the parser would take much else for one.
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  // Temporal does not read the dates of HTTP.
  const milliseconds = Date.parse(value);
  if (Number.isNaN(milliseconds)) return undefined;
  return Temporal.Duration.from({ milliseconds: Math.max(0, milliseconds - now.epochMilliseconds) });
}

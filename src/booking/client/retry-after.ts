/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date. Undefined for anything else.
 */
export function parseRetryAfter(value: string | null, now: Temporal.Instant): Temporal.Duration | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value.trim())) {
    return Temporal.Duration.from({ seconds: Number(value) });
  }
  // Temporal does not read the dates of HTTP.
  const milliseconds = Date.parse(value);
  if (Number.isNaN(milliseconds)) return undefined;
  return Temporal.Duration.from({ milliseconds: Math.max(0, milliseconds - now.epochMilliseconds) });
}

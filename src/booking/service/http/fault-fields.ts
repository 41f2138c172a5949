/**
 * What is logged of an exception. Its other properties stay out: a database puts whole rows into them, with guests'
 * names in.
 */
export function faultFields(error: unknown): Readonly<Record<string, string | undefined>> {
  return error instanceof Error ? { reason: error.message, stack: error.stack } : { reason: String(error) };
}

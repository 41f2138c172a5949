/**
 * Whether two values of plain JSON say the same. A database gives back the fields of JSON in its own order, and leaves out those
 * that are undefined: `JSON.stringify` tells what was stored from what is the same and was not.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${name}:${canonical(field)}`).join()}}`;
}

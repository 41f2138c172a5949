import type { Message } from "./message.ts";

/** What a guest was shown of what a table may cost, in the words of that message: language and region decide them. */
export interface ShownTerms {
  readonly lines: readonly Message[];
  /** BCP 47 primary subtag. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly region?: string;
}

/** Terms that a guest has said yes to, expressly. */
export interface Agreement extends ShownTerms {
  /** When they did: UTC, ISO 8601. */
  readonly at: string;
}

/** Whether these terms say the same, whatever the language. A database gives back the fields of JSON in its own order. */
export function isSameTerms(one: readonly Message[], other: readonly Message[]): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${name}:${canonical(field)}`).join()}}`;
}

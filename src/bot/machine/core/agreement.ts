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

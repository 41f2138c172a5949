import type { Topic } from "#src/bot/understanding/topic.ts";

/** The day and the venue that a guest asked about, and when they did. */
export interface AskedAbout {
  readonly venueId?: number;
  /** YYYY-MM-DD, venue-local. */
  readonly date?: string;
  /** The same, also where the house is closed: "then the 27th" is one of its month. */
  readonly talkedOf?: string;
  /** What was asked: "and on Sunday?", "and at the other one?" ask that again. */
  readonly topics?: readonly Topic[];
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** The day and the venue that a guest asked about, and when they did. */
export interface AskedAbout {
  readonly venueId?: number;
  /** YYYY-MM-DD, venue-local. */
  readonly date?: string;
  /** The same, also where the house is closed: "then the 27th" is one of its month. */
  readonly talkedOf?: string;
  /** It was when the house is open: "and on Sunday?" asks that again. */
  readonly hours?: true;
  /** UTC, ISO 8601. */
  readonly at: string;
}

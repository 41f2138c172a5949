/** A start of one scenario. Platforms hand it back as it came. */
export interface SlotRef {
  readonly scenarioId: number;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
}

/** What was said of a booking that is not made yet. Platforms show it, and hand it back as it came. */
export interface Draft {
  readonly party: number;
  readonly name?: string;
  readonly phone?: string;
  readonly note?: string;
  /** By their names, as `parseTables` takes them. */
  readonly tables?: string;
}

/** When a booking could be, or could be moved to; nothing has been done. */
export interface Offer {
  readonly type: "offer";
  readonly venueId: number;
  /** The booking that is to move; absent for a new one. */
  readonly bookingId?: string;
  readonly title: string;
  /** Why what was asked for is not done; or what the times are. */
  readonly text: string;
  readonly draft: Draft;
  /** At most twenty, in order of time. */
  readonly times: readonly { readonly slot: SlotRef; readonly label: string }[];
  /** What was asked for, where only rules are against it: a second tap and a reason set them aside. */
  readonly override?: SlotRef;
}

/** A table, or several, where a party can sit down now. */
export interface PlaceRef {
  readonly tableIds: readonly number[];
  /** When the party leaves: UTC, ISO 8601. Left out, after its turn time. */
  readonly until?: string;
}

/** Where a party at the door can sit; nothing has been done. */
export interface FreeTables {
  readonly type: "freeTables";
  readonly venueId: number;
  readonly title: string;
  readonly text: string;
  readonly draft: Draft;
  /** At most twenty, the best first. */
  readonly places: readonly { readonly place: PlaceRef; readonly label: string }[];
  /** The place that was asked for, where only rules are against it. */
  readonly override?: PlaceRef;
}

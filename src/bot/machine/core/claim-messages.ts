import type { TableValues } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What is said of bookings that another chat has made. */
export interface ClaimMessages {
  /** While a table is talked about. */
  referenceElsewhere: { readonly reference: string };
  askProof: { readonly reference: string };
  /** The bookings follow. */
  claimed: Nothing;
  /** The service does not let go of all of them, or of any. */
  claimKeptAway: { readonly reference: string };
  claimOther: { readonly reference: string };
  claimTooOften: Nothing;
  /** Told where it was made. */
  takenOver: TableValues;
}

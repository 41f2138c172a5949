/** Why these times are offered; it decides the words above them. */
export type OfferReason =
  /** The wanted time, or the guest's range, is free. */
  | "around"
  /** The wanted time is not free, others near it are. */
  | "near"
  /** No time was wanted yet, or only of a scenario that has none near it. */
  | "day"
  /** Nothing free near the wanted time: other times, days and venues. */
  | "alternatives";

/** Why a wanted time is not free, as far as the day's slots tell it. Times are venue-local, HH:MM. */
export type Hindrance =
  | { readonly type: "early"; readonly first: string }
  | { readonly type: "late"; readonly last: string }
  /** Between two seatings: no table starts after `before` until `after`. */
  | { readonly type: "between"; readonly before: string; readonly after: string }
  | { readonly type: "full" };

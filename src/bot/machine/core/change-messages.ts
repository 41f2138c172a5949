import type { TableValues } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What is said and asked where a booking is to be changed. */
export interface ChangeMessages {
  askWhatToChange: TableValues;
  /** Something is to be added to it. */
  askWhatToAdd: TableValues;
  askChange: TableValues;
  /** Whether they come was asked: the yes to the change says that too. */
  alsoComing: Nothing;
  /** A wish is all that a booking is to be changed by. */
  askWish: TableValues;
  /** One that was noted is taken off it. */
  askWishOff: TableValues;
  wishOff: { readonly comment: string };
  /** The same of a name or a number. */
  askHolder: TableValues;
  askNewHolder: Nothing;
  changed: TableValues;
  stands: TableValues;
  /** The service did one half of a change and not the other: what stands. */
  changedPartly: TableValues;
}

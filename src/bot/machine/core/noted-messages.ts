import type { DateValue, MomentValue, TimeValue } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What was understood beside what was asked, and what the rules of the house say when they are asked about. */
export interface NotedMessages {
  noted: Nothing;
  notedNext: Nothing;
  staysUnder: { readonly name: string };
  /** A name told before it was asked for. */
  notedName: { readonly name: string };
  /** What is known of a table so far, while something else of it is asked for. */
  notedMoment: { readonly moment: MomentValue };
  notedTable: { readonly moment: MomentValue; readonly partySize: number };
  notedParty: { readonly partySize: number };
  /** The largest party that can be booked at a venue; and that a larger one is asked of its staff. */
  largestParty: { readonly venue: string; readonly most: number };
  largerAsked: Nothing;
  startsFrom: {
    readonly venue: string;
    readonly date: DateValue;
    readonly first: TimeValue;
    readonly last: TimeValue;
  };
  mayAdjust: Nothing;
}

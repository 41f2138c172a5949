import type { MomentValue } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What was understood beside what was asked. */
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
}

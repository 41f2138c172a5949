/** Who waits for a table of a day at one venue. */
export interface Waitlist {
  readonly type: "waitlist";
  readonly venueId: number;
  /** YYYY-MM-DD, a business date. */
  readonly date: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Those that somebody can do something with: at most 25. */
  readonly entries: readonly { readonly entryId: string; readonly label: string }[];
}

/** What may be done with an entry now; `keep` and `reallyRemove` answer the question before a removal. */
export type WaitAction = "skip" | "remove" | "bookCaller" | "reallyRemove" | "keep";

/** One entry of the waitlist, with what was just done or why it was not. */
export interface WaitEntryView {
  readonly type: "waitEntry";
  readonly outcome: "shown" | "done" | "notDone";
  readonly text: string;
  readonly venueId: number;
  readonly date: string;
  readonly entryId: string;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Tells the entry as it is shown from what it becomes, in at most twenty letters. */
  readonly stamp: string;
  /** Starts that can be offered now, at most fifteen. */
  readonly times: readonly { readonly startsAt: string; readonly label: string }[];
  readonly actions: readonly WaitAction[];
}

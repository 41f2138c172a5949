/** What the staff may do with a draft. Platforms make buttons of it. */
export type BroadcastAction = "send" | "drop";

/** A message to all guests of an evening, before it is sent or after. */
export interface BroadcastView {
  readonly type: "broadcast";
  readonly broadcastId: string;
  readonly venueId: number;
  /** What was just done, or is to be done next. */
  readonly text: string;
  readonly title: string;
  /** Whom it goes to, or went to. */
  readonly lines: readonly string[];
  /** As the guests read it, in each of the house's languages that one of them reads. */
  readonly texts: readonly { readonly label: string; readonly text: string }[];
  readonly actions: readonly BroadcastAction[];
}

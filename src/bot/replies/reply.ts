export type Tone = "good" | "grave" | "still";

/** A button under a reply. */
export interface ReplyButton {
  /** At most 64 bytes, Telegram's limit of a callback payload. */
  readonly token: string;
  readonly label: string;
  /**
   * What the guest would wish for with it (`good`), or what cannot be undone (`grave`): a colour, where there is one. What
   * only keeps a place among the others (`still`) need be no button.
   */
  readonly tone?: Tone;
  /** Buttons of one row stand side by side, as in a calendar; without one the platform lays them out. */
  readonly row?: number;
}

/**
 * What a platform shows: plain text, never markup. An adapter escapes it where its platform
 * would read markup in it.
 */
export interface Reply {
  readonly text: string;
  readonly buttons: readonly ReplyButton[];
  /** What a guest may want elsewhere, for a button that copies it where the platform has one; it stands in the text too. */
  readonly copies?: { readonly label: string; readonly text: string };
  /** Label of the button that shares the guest's phone number, where the platform has one. */
  readonly contactRequest?: string;
  /** A few words with which that button goes, where the platform has one: it has served. */
  readonly contactServed?: string;
}

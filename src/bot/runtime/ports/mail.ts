/** One message to one guest. */
export interface Mail {
  /** Of this message alone, and the same however often it is sent: by it a mail program shows a repeat once. */
  readonly id: string;
  /** Of the first message about the same booking; absent in that one. */
  readonly follows?: string;
  readonly at: Temporal.Instant;
  readonly from: string;
  readonly to: string;
  /** Where an answer goes, where that is not the sender's own address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: {
    readonly method: "PUBLISH" | "CANCEL";
    readonly name: string;
    readonly text: string;
  };
}

/**
 * What became of a message. `refused`: this guest's address, or the message, never will be taken. `later`: not taken now.
 * `open`: the answer was lost, so it may have been taken.
 */
export type Posted =
  | { readonly outcome: "taken" }
  | { readonly outcome: "refused" | "later" | "open"; readonly why: string };

/** The way to the mail server. */
export interface Mailer {
  /** The address that mail comes from. */
  readonly address: string;
  /** Never throws. `why` holds nothing of a guest, and no secret. */
  post(mail: Mail): Promise<Posted>;
}

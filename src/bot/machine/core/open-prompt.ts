import type { SaidWithYes } from "./said-with-yes.ts";
import type { BookedTable } from "./table.ts";

/** An open "are you still coming?" with its buttons. It outlives whatever else is talked about. */
export interface OpenPrompt {
  readonly booking: BookedTable;
  readonly yesToken: string;
  readonly noToken: string;
  /** "Yes, but more or fewer of us"; absent from a prompt of an earlier version. */
  readonly otherNumberToken?: string;
  /** "Ask me later"; absent once it was pressed, and where the guest has been asked as often as they are. */
  readonly laterToken?: string;
  /** How often the guest was asked after the first time. */
  readonly askedAgain?: number;
}

/** An answer to a prompt that is being written to the service. */
export interface PendingAnswer {
  readonly requestId: string;
  readonly prompt: OpenPrompt;
  /** Acted upon once the visit is confirmed. */
  readonly besides?: SaidWithYes;
  /** The guest has had it changed instead, and was told that: nothing more is said. */
  readonly quietly?: true;
}

import type { GuestCommand, Wordless } from "#src/bot/machine/core/event.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { maxLength } from "#src/bot/understanding/text/normalise.ts";
import type { Address, MessageRef } from "./address.ts";
import type { ReportedPayment } from "./payments.ts";

/** Longer texts would not be read to their end, and what was not read would be lost without a word. UTF-16 units. */
export const longestText = maxLength;

/** What a guest did, in every platform's common words. */
export type InboundContent =
  | { readonly type: "text"; readonly text: string }
  /** What was said is worded anew; `isLatest`: the guest has written nothing since, as far as is known. */
  | { readonly type: "edit"; readonly text: string; readonly isLatest: boolean }
  | { readonly type: "choice"; readonly token: string; readonly message?: MessageRef }
  /** `phone` as the platform gave it. Adapters pass on only the sender's own contact. */
  | {
      readonly type: "contact";
      readonly phone: string;
      readonly firstName?: string;
      readonly lastName?: string;
    }
  | { readonly type: "command"; readonly command: GuestCommand; readonly argument?: string }
  /** The guest goes on in private with what they said in a group; `booking` is the table that they have there already. */
  | {
      readonly type: "groupWish";
      readonly round: string;
      readonly words?: string;
      readonly booking?: BookedTable;
    }
  /** A deposit was paid. `amount` in the smallest units of the currency. */
  | ({ readonly type: "payment" } & ReportedPayment)
  /** A photo, a voice message, a sticker, somebody else's contact; `kind` is absent for what is none of those named. */
  | { readonly type: "other"; readonly kind?: Wordless }
  /** Nothing reaches the guest any more, by their own wish; and it does again. */
  | { readonly type: "left" }
  | { readonly type: "returned" };

/** Whether a guest's act holds no words for the bot, such as blocking it. Such an act gets no answer. */
export function isSilent({ type }: InboundContent): boolean {
  return type === "left" || type === "returned";
}

/** One update of a platform. */
export interface Inbound {
  /** Unique on its platform for ever; an update delivered twice is dropped by it. */
  readonly id: string;
  readonly address: Address;
  readonly content: InboundContent;
  /** BCP 47, the platform's setting of this guest. */
  readonly language?: string;
  /** On whose own page it was said; absent where the chat is with all of the house's venues. */
  readonly venueId?: number;
}

/**
 * What became of an update: its answer is on its way, or has yet to be found, or there will be none; `passedOn`: the
 * words went to the staff, and only they answer.
 */
export type Receipt = "answered" | "pending" | "passedOn" | "dropped";

/** Stores an update; once it resolves, the update may be acknowledged to the platform. */
export type Receive = (inbound: Inbound) => Promise<Receipt>;

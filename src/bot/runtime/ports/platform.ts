import type { CalendarChange } from "#src/bot/machine/core/effect.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Address, MessageRef } from "./address.ts";
import type { Receive } from "./inbound.ts";
import type { Invoice, Payment } from "./payments.ts";

/**
 * How the sending went. A passing fault (network, 5xx, rate limit) is thrown instead, and tried again; not before its
 * `retryAfterMs` is over, where it has one.
 */
export type Delivery =
  | { readonly ok: true; readonly message?: MessageRef }
  /** The guest blocked the bot or the chat is gone (unreachable), or the platform will never take this reply (rejected). */
  | { readonly ok: false; readonly reason: "unreachable" | "rejected" }
  /** The chat has another id by now. */
  | { readonly ok: false; readonly reason: "moved"; readonly chatId: string };

/** What a chat can be given besides words. */
export type Attachment =
  | {
      readonly type: "file";
      readonly name: string;
      readonly mediaType: string;
      readonly text: string;
      /** What became of the booking that it is about. */
      readonly change?: CalendarChange;
    }
  /** Pictures on the web: at most ten. */
  | { readonly type: "photos"; readonly addresses: readonly [string, ...string[]] }
  | {
      readonly type: "place";
      readonly name: string;
      readonly address: string;
      readonly latitude: number;
      readonly longitude: number;
    };

export interface SendOptions {
  readonly replaces?: MessageRef;
  /** A new message shows which one it answers. */
  readonly answers?: MessageRef;
  /** A message that can no longer be edited is left as it is, and nothing is sent. */
  readonly onlyEdits?: boolean;
}

/** A chat platform for guests. A new platform is one folder that implements this. */
export interface Platform {
  readonly name: string;
  /** What the platform cannot do is said here, not by optional methods. */
  readonly capabilities: {
    readonly edits: boolean;
    readonly contactSharing: boolean;
    readonly attachments: boolean;
    readonly payments: boolean;
  };
  /** Begins to take updates. Throws with a clear message when it cannot (a wrong token). */
  start(receive: Receive): Promise<void>;
  /** Stops taking updates; resolves when those in hand are stored. */
  stop(): Promise<void>;
  /**
   * Sends a reply; with `replaces`, edits that message into it where the platform can, and sends a
   * new one where the message can no longer be edited. With `answers`, a new one shows which message it answers.
   */
  send(address: Address, reply: Reply, options?: SendOptions): Promise<Delivery>;
  /**
   * Adds a file or a place to the chat, without a sound. One that cannot is asked for a file alone that the guest wants
   * to have, and leaves it elsewhere, or rejects it.
   */
  attach(address: Address, attachment: Attachment): Promise<Delivery>;
  /** Asks for a payment in the chat. Asked only of a platform that can. */
  askPayment(address: Address, invoice: Invoice): Promise<Delivery>;
  /** Sends a payment in Stars back; one that went back before too. False where the platform refuses. */
  refund(payment: Pick<Payment, "payer" | "chargeId">): Promise<boolean>;
}

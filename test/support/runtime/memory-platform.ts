import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Address } from "#src/bot/runtime/ports/address.ts";
import type { Invoice } from "#src/bot/runtime/ports/payments.ts";
import type { Attachment, Delivery, Platform } from "#src/bot/runtime/ports/platform.ts";

/** A reply as the platform got it. */
interface SentReply {
  readonly chatId: string;
  readonly reply: Reply;
  readonly replaces?: string;
  readonly message: string;
}

/** A chat platform in memory: what was sent to each chat, in order. */
export interface MemoryPlatform
  extends Pick<Platform, "name" | "capabilities" | "send" | "attach" | "askPayment"> {
  readonly attached: { readonly chatId: string; readonly attachment: Attachment }[];
  readonly invoices: { readonly chatId: string; readonly invoice: Invoice }[];
  readonly sent: SentReply[];
  /** What happens instead of the next deliveries; throwing is a passing fault. */
  readonly instead: ((address: Address) => Promise<Delivery> | Delivery)[];
  around: { before?: () => void; after?: () => void };
  sentTo(chatId: string): SentReply[];
}

export function createMemoryPlatform(
  name = "test",
  { edits = true, attachments = false, payments = false } = {},
): MemoryPlatform {
  const sent: SentReply[] = [];
  const instead: MemoryPlatform["instead"] = [];
  const platform: MemoryPlatform = {
    name,
    capabilities: { edits, contactSharing: true, attachments, payments },
    invoices: [],
    askPayment: async ({ chatId }, invoice) => {
      platform.invoices.push({ chatId, invoice });
      return { ok: true, message: `i${platform.invoices.length}` };
    },
    sent,
    attached: [],
    attach: async ({ chatId }, attachment) => {
      platform.attached.push({ chatId, attachment });
      return { ok: true, message: `a${platform.attached.length}` };
    },
    instead,
    around: {},
    sentTo: (chatId) => sent.filter((each) => each.chatId === chatId),
    send: async (address, reply, options = {}) => {
      const other = instead.shift();
      if (other) return await other(address);
      platform.around.before?.();
      const message = options.replaces ?? `m${sent.length + 1}`;
      sent.push({ chatId: address.chatId, reply, message, ...options });
      platform.around.after?.();
      return { ok: true, message };
    },
  };
  return platform;
}

/** Renders to the keys of what is said: `slotsAround`, and buttons by the key of their label. */
export function renderKeys(say: Say): Reply {
  return {
    text: say.lines.map(({ key }) => key).join(" "),
    buttons: say.buttons.map(({ token, label }) => ({ token, label: label.key })),
    ...(say.contactRequest && { contactRequest: "share" }),
  };
}

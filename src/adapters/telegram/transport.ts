import type { Api } from "grammy";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Address, MessageRef } from "#src/bot/runtime/ports/address.ts";
import type { Delivery, Platform } from "#src/bot/runtime/ports/platform.ts";
import { defined } from "#src/lib/defined.ts";
import type { Log } from "#src/lib/log.ts";
import { toDelivery } from "./delivery.ts";
import { readFailure } from "./failure.ts";
import { type OutboundMessage, toMessages } from "./outbound.ts";

/** Sends replies through Telegram's API. */
export function createSend(api: Api, log: Log): Platform["send"] {
  return async (address: Address, reply: Reply, options = {}): Promise<Delivery> => {
    try {
      const [first, ...others] = toMessages(reply);
      const chatId = Number(address.chatId);
      if (options.onlyEdits && options.replaces !== undefined) {
        await edit(chatId, first, options.replaces);
        return { ok: true, message: options.replaces };
      }
      let message = await deliverFirst(chatId, first, options);
      for (const other of others) message = await post(chatId, other);
      return { ok: true, message };
    } catch (error) {
      return toDelivery(error, log);
    }
  };

  async function deliverFirst(
    chatId: number,
    message: OutboundMessage,
    { replaces, answers }: { readonly replaces?: MessageRef; readonly answers?: MessageRef },
  ): Promise<MessageRef> {
    if (replaces === undefined) return await post(chatId, message, answers);
    const edited = await edit(chatId, message, replaces);
    return edited ? replaces : await post(chatId, message);
  }

  /** In a forum, an answer stands in the topic of what it answers. */
  async function post(chatId: number, message: OutboundMessage, answers?: MessageRef): Promise<MessageRef> {
    const reply = answers && {
      reply_parameters: { message_id: Number(answers), allow_sending_without_reply: true },
    };
    const sent = await api.raw.sendMessage({ chat_id: chatId, ...message, ...reply });
    return String(sent.message_id);
  }

  /** Whether the message now shows what it should; if not, it is to be sent anew. */
  async function edit(chatId: number, message: OutboundMessage, ref: MessageRef): Promise<boolean> {
    const { reply_markup: markup, ...text } = message;
    const target = { chat_id: chatId, message_id: Number(ref) };
    if (markup !== undefined && !("inline_keyboard" in markup)) {
      // Telegram edits no contact keyboard into a message; at least the old buttons go.
      await api.raw.editMessageReplyMarkup(target).catch((error: unknown) => {
        log.debug({ reason: readFailure(error).description }, "could not take the buttons off a message");
      });
      return false;
    }
    try {
      await api.raw.editMessageText({
        ...target,
        ...text,
        ...defined({ reply_markup: markup }),
      });
      return true;
    } catch (error) {
      const { kind } = readFailure(error);
      if (kind === "notModified") return true;
      if (kind === "notEditable") return false;
      throw error;
    }
  }
}

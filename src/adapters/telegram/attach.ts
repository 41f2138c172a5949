import { type Api, InputFile } from "grammy";
import type { Attachment, Delivery, Platform } from "#src/bot/runtime/ports.ts";
import type { Log } from "#src/lib/log.ts";
import { toDelivery } from "./delivery.ts";

/** Gives files and places through Telegram's API, without a sound: the words that they belong to made one. */
export function createAttach(api: Api, log: Log): Platform["attach"] {
  return async (address, attachment): Promise<Delivery> => {
    try {
      const sent = await post(Number(address.chatId), attachment);
      return { ok: true, message: String(sent.message_id) };
    } catch (error) {
      return toDelivery(error, log);
    }
  };

  async function post(chatId: number, attachment: Attachment) {
    const quietly = { chat_id: chatId, disable_notification: true };
    switch (attachment.type) {
      case "file": {
        const document = new InputFile(Buffer.from(attachment.text), attachment.name);
        return await api.raw.sendDocument({ ...quietly, document });
      }
      case "place": {
        const { name: title, address, latitude, longitude } = attachment;
        return await api.raw.sendVenue({ ...quietly, title, address, latitude, longitude });
      }
    }
  }
}

import { type Api, InputFile } from "grammy";
import type { Attachment, Delivery, Platform } from "#src/bot/runtime/ports/platform.ts";
import type { Log } from "#src/lib/log.ts";
import { toDelivery } from "./delivery.ts";
import { readFailure } from "./failure.ts";

interface Sent {
  readonly message_id: number;
}

/** Gives files, pictures and places through Telegram's API, without a sound: the words that they belong to made one. */
export function createAttach(api: Api, log: Log): Platform["attach"] {
  return async (address, attachment): Promise<Delivery> => {
    try {
      const sent = await post(Number(address.chatId), attachment);
      return { ok: true, message: String(sent.message_id) };
    } catch (error) {
      return toDelivery(error, log);
    }
  };

  async function post(chatId: number, attachment: Attachment): Promise<Sent> {
    const quietly: Quietly = { chat_id: chatId, disable_notification: true };
    switch (attachment.type) {
      case "file": {
        const document = new InputFile(Buffer.from(attachment.text), attachment.name);
        return await api.raw.sendDocument({ ...quietly, document });
      }
      case "photos":
        return await postPhotos(quietly, attachment.addresses);
      case "place": {
        const { name: title, address, latitude, longitude } = attachment;
        return await api.raw.sendVenue({ ...quietly, title, address, latitude, longitude });
      }
    }
  }

  /** Telegram fetches them itself. Where it cannot, the guest has their addresses. */
  async function postPhotos(quietly: Quietly, addresses: readonly [string, ...string[]]): Promise<Sent> {
    try {
      return await postAlbum(quietly, addresses);
    } catch (error) {
      const { kind, description } = readFailure(error);
      if (kind !== "rejected") throw error;
      log.warn({ reason: description }, "Telegram could not fetch the photos of a venue");
      return await api.raw.sendMessage({ ...quietly, text: addresses.join("\n") });
    }
  }

  /** An album has 2 to 10 pictures. https://core.telegram.org/bots/api#sendmediagroup */
  async function postAlbum(quietly: Quietly, addresses: readonly [string, ...string[]]): Promise<Sent> {
    const [photo, ...others] = addresses;
    if (others.length === 0) return await api.raw.sendPhoto({ ...quietly, photo });
    const media = addresses.map((address) => ({ type: "photo", media: address }) as const);
    const album = await api.raw.sendMediaGroup({ ...quietly, media });
    return { message_id: album.at(-1)?.message_id ?? 0 };
  }
}

interface Quietly {
  readonly chat_id: number;
  readonly disable_notification: true;
}

import { readCommand } from "#src/bot/runtime/ports/guest-commands.ts";
import type { Inbound, InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { CallbackQuery, Member, Message, Update } from "./update.ts";

/**
 * What a guest can send that holds no words. Service messages ("pinned a message") are not among them:
 * nobody expects an answer to those.
 */
const wordlessKinds: Readonly<Record<string, Extract<InboundContent, { type: "other" }>["kind"]>> = {
  animation: "picture",
  audio: "voice",
  checklist: undefined,
  contact: "contact",
  dice: "sticker",
  document: undefined,
  game: undefined,
  live_photo: "picture",
  location: "place",
  paid_media: undefined,
  photo: "picture",
  poll: undefined,
  rich_message: undefined,
  sticker: "sticker",
  story: undefined,
  venue: "place",
  video: "picture",
  video_note: "voice",
  voice: "voice",
};

/**
 * What a guest did, or undefined for what is none of the bot's business: groups and channels, other bots,
 * service messages, presses without data.
 *
 * Telegram's update ids count per bot and start anew at random after a quiet week, so the id joins the
 * bot's own id, the update's and that of the message or press.
 */
export function toInbound(
  update: Update,
  botId: number,
  isLatest: (message: Message) => boolean = () => false,
): Inbound | undefined {
  const { message, edited_message: edited, callback_query: press, my_chat_member: member } = update;
  const id = `${botId}:${update.update_id}`;
  if (message !== undefined) return fromMessage(message, id, botId);
  if (edited !== undefined) return fromEdited(edited, id, botId, isLatest(edited));
  if (press !== undefined) return fromPress(press, id);
  return member && fromMember(member, id);
}

/** In a private chat the bot is blocked, or it is let in again. */
function fromMember({ chat, from, new_chat_member: { status } }: Member, id: string): Inbound | undefined {
  if (chat.type !== "private") return undefined;
  return {
    id: `${id}:member`,
    address: { platform: "telegram", chatId: String(chat.id) },
    content: { type: status === "kicked" ? "left" : "returned" },
    ...(from !== undefined && languageOf(from)),
  };
}

/** Only words can be worded anew: a new picture, or a command that was done already, says nothing to answer. */
function fromEdited(message: Message, id: string, botId: number, isLatest: boolean): Inbound | undefined {
  const inbound = fromMessage(message, id, botId);
  if (inbound?.content.type !== "text") return undefined;
  return { ...inbound, content: { type: "edit", text: inbound.content.text, isLatest } };
}

function fromMessage(message: Message, id: string, botId: number): Inbound | undefined {
  const { from, chat } = message;
  const content = toContent(message);
  if (chat.type !== "private" || from === undefined || from.is_bot || content === undefined) return undefined;
  return {
    id: idOf(message, content, id, botId),
    address: { platform: "telegram", chatId: String(chat.id) },
    content,
    ...languageOf(from),
  };
}

/** An album is answered once, and a payment is one however often it is reported. */
function idOf(message: Message, content: InboundContent, id: string, botId: number): string {
  if (content.type === "payment") return `${botId}:payment:${content.chargeId}`;
  return isOfAlbum(message, content)
    ? `${botId}:album:${message.media_group_id}`
    : `${id}:${message.message_id}`;
}

function fromPress(press: CallbackQuery, id: string): Inbound | undefined {
  const { message, data, from } = press;
  if (message === undefined || message.chat.type !== "private" || !data) return undefined;
  return {
    id: `${id}:${press.id}`,
    address: { platform: "telegram", chatId: String(message.chat.id) },
    // Not only the buttons this bot made: a modified app can send any data.
    content: { type: "choice", token: data, message: String(message.message_id) },
    ...languageOf(from),
  };
}

function toContent(message: Message): InboundContent | undefined {
  const { successful_payment: paid } = message;
  if (paid !== undefined) {
    return {
      type: "payment",
      depositId: paid.invoice_payload,
      chargeId: paid.telegram_payment_charge_id,
      providerChargeId: paid.provider_payment_charge_id,
      amount: paid.total_amount,
      currency: paid.currency,
    };
  }
  const words = message.text ?? message.caption;
  if (words !== undefined) {
    return readCommand(words) ?? { type: "text", text: words };
  }
  const { contact } = message;
  if (contact !== undefined && contact.user_id === message.from?.id) {
    return {
      type: "contact",
      phone: toInternational(contact.phone_number),
      firstName: contact.first_name,
      ...(contact.last_name !== undefined && { lastName: contact.last_name }),
    };
  }
  // A venue and its location are one message with both keys, an animation has a document besides: any that is known.
  const shown = Object.keys(wordlessKinds).filter((key) => message[key] !== undefined);
  const kind = shown.map((key) => wordlessKinds[key]).find((known) => known !== undefined);
  return shown.length > 0 ? { type: "other", ...(kind && { kind }) } : undefined;
}

/** The pictures of an album arrive as one message each; with one id for all they are answered once. */
function isOfAlbum(message: Message, content: InboundContent): boolean {
  return content.type === "other" && message.media_group_id !== undefined;
}

/** Telegram knows numbers with their country code only, but often leaves the plus out. */
function toInternational(phone: string): string {
  return /^\d/.test(phone) ? `+${phone}` : phone;
}

function languageOf(user: { readonly language_code?: string | undefined }): { readonly language?: string } {
  return user.language_code ? { language: user.language_code } : {};
}

import type {
  InlineKeyboardButton,
  InlineKeyboardMarkup,
  ReplyKeyboardMarkup,
  ReplyKeyboardRemove,
} from "grammy/types";
import type { Reply, ReplyButton } from "#src/bot/replies/reply.ts";
import { defined } from "#src/lib/defined.ts";
import { OwnError } from "#src/lib/fault.ts";
import { layOut } from "./keyboard.ts";
import { splitText } from "./split-text.ts";

/** https://core.telegram.org/bots/api#sendmessage; the characters are counted as UTF-16 units, the stricter way. */
const maxTextLength = 4096;
/** https://core.telegram.org/bots/api#inlinekeyboardbutton */
const maxTokenBytes = 64;
/** https://limits.tginfo.me: Telegram refuses more in one message. */
const maxButtons = 100;

/** One message, as `sendMessage` takes it; the chat is added by the transport. */
export interface OutboundMessage {
  readonly text: string;
  readonly link_preview_options: { readonly is_disabled: true };
  /** An inline keyboard can be edited into a message later, a contact keyboard cannot. */
  readonly reply_markup?: InlineKeyboardMarkup | ReplyKeyboardMarkup | ReplyKeyboardRemove;
}

/** The reply breaks one of Telegram's limits and can never be sent. */
export class UnsendableReplyError extends OwnError {
  readonly code = "unsendableReply";
  override readonly name = "UnsendableReplyError";
}

/**
 * A reply as Telegram's messages: plain text (no `parse_mode`, so nothing is markup), link previews off,
 * a text above 4096 characters in several, the buttons under the last.
 *
 * Telegram takes an inline keyboard or the button that shares the phone number, not both. Where the reply
 * asks for the contact, its other buttons become ordinary keys beneath: pressing one says its label. Those keys stay
 * until a message takes them away, which cannot have buttons of its own.
 * @throws UnsendableReplyError
 */
export function toMessages(reply: Reply): readonly [OutboundMessage, ...OutboundMessage[]] {
  const { contactServed } = reply;
  if (contactServed === undefined || !hasInlineButtons(reply)) return toReplyMessages(reply);
  return [{ ...toPlainMessage(contactServed), ...withoutKeys }, ...toReplyMessages(reply)];
}

const hasInlineButtons = ({ buttons, copies }: Reply): boolean => buttons.length > 0 || copies !== undefined;

const withoutKeys = { reply_markup: { remove_keyboard: true } } as const;

function toReplyMessages(reply: Reply): readonly [OutboundMessage, ...OutboundMessage[]] {
  const markup = toMarkup(reply);
  const [first, ...others] = splitText(reply.text.toWellFormed(), maxTextLength).map(toPlainMessage);
  if (first === undefined) throw new UnsendableReplyError("could not build a message: the reply has no text");
  const last = others.pop();
  if (last === undefined) return [{ ...first, ...markup }];
  return [first, ...others, { ...last, ...markup }];
}

function toPlainMessage(text: string): OutboundMessage {
  return { text, link_preview_options: { is_disabled: true } };
}

function toMarkup(reply: Reply): Pick<OutboundMessage, "reply_markup"> {
  reply.buttons.forEach(checkButton);
  if (reply.buttons.length > maxButtons) {
    const count = reply.buttons.length;
    throw new UnsendableReplyError(`could not build a keyboard: ${count} buttons, at most ${maxButtons} fit`);
  }
  if (reply.contactRequest !== undefined)
    return { reply_markup: toContactKeyboard(reply.contactRequest, reply) };
  if (hasInlineButtons(reply)) return { reply_markup: toInlineKeyboard(reply) };
  return reply.contactServed === undefined ? {} : withoutKeys;
}

function toInlineKeyboard(reply: Reply): InlineKeyboardMarkup {
  const rows = layOut(reply.buttons);
  const { copies } = reply;
  return {
    inline_keyboard: [
      ...rows.map((row) => row.map(toInlineButton)),
      ...(copies ? [[{ text: copies.label, copy_text: { text: copies.text } }]] : []),
    ],
  };
}

/** What does nothing looks like what does, since all of a keyboard are buttons. */
const styles = { good: "success", grave: "danger", still: undefined } as const;

function toInlineButton({ label, token, tone }: ReplyButton): InlineKeyboardButton {
  return { text: label, callback_data: token, ...defined({ style: tone && styles[tone] }) };
}

function toContactKeyboard(label: string, reply: Reply): ReplyKeyboardMarkup {
  const choices = layOut(reply.buttons).map((row) => row.map((button) => ({ text: button.label })));
  return {
    keyboard: [[{ text: label, request_contact: true }], ...choices],
    one_time_keyboard: true,
    resize_keyboard: true,
  };
}

function checkButton({ label, token }: ReplyButton): void {
  const bytes = new TextEncoder().encode(token).length;
  if (bytes < 1 || bytes > maxTokenBytes) {
    throw new UnsendableReplyError(
      `could not build a button: its token has ${bytes} bytes, Telegram takes 1 to ${maxTokenBytes}`,
    );
  }
  if (label.trim() === "") throw new UnsendableReplyError("could not build a button: its label is empty");
}

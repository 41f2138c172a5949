import { z } from "zod";
import { isUploadedFile } from "./uploaded-file.ts";

/** What Telegram answers instead of a result. */
export interface Refusal {
  readonly status: number;
  readonly description: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** The group is a supergroup by now, with this id. */
  readonly movedTo?: number;
}

const inlineKeyboardSchema = z.object({
  inline_keyboard: z.array(
    z.array(z.looseObject({ text: z.string(), callback_data: z.string().optional() })),
  ),
});
const replyKeyboardSchema = z.object({ keyboard: z.array(z.array(z.looseObject({ text: z.string() }))) });

type Params = Readonly<Record<string, unknown>>;

/**
 * The limits that Telegram's description tells in prose, per method. Each yields the answer Telegram gives
 * to a call that breaks it.
 */
const limits: Readonly<Record<string, (params: Params) => Refusal | undefined>> = {
  sendMessage: (params) => checkText(params["text"]) ?? checkMarkup(params["reply_markup"]),
  editMessageText: (params) => checkText(params["text"]) ?? checkMarkup(params["reply_markup"]),
  editMessageReplyMarkup: (params) => checkMarkup(params["reply_markup"]),
  sendDocument: ({ document, caption = "" }) =>
    check(isUploadedFile(document) && document.text !== "", "file must be non-empty") ??
    check(lengthOf(caption) <= 1024, "message caption is too long"),
  sendMediaGroup: ({ media }) =>
    check(Array.isArray(media) && isWithin(media.length, 2, 10), "wrong number of media in the album"),
  sendVenue: ({ latitude, longitude, title, address }) =>
    check(isWithin(latitude, -90, 90) && isWithin(longitude, -180, 180), "wrong latitude or longitude") ??
    check(String(title).trim() !== "" && String(address).trim() !== "", "venue title and address are needed"),
  sendInvoice: checkInvoice,
  answerPreCheckoutQuery: ({ ok, error_message: error = "" }) =>
    check(ok === true || lengthOf(error) > 0, "error_message is needed where ok is false"),
  getUpdates: ({ limit = 100, timeout = 0 }) =>
    check(isWithin(limit, 1, 100) && isWithin(timeout, 0, 50), "limit must be 1 to 100, timeout positive"),
  answerCallbackQuery: ({ text = "" }) => check(lengthOf(text) <= 200, "MESSAGE_TOO_LONG"),
  sendChatAction: ({ action }) => check(chatActions.has(String(action)), "wrong parameter action in request"),
  setMyCommands: ({ commands, language_code: language = "" }) =>
    checkCommands(commands) ?? check(/^([a-z]{2})?$/.test(String(language)), "LANG_CODE_INVALID"),
  setMyDescription: ({ description = "" }) =>
    check(lengthOf(description) <= 512, "bot description is too long"),
  setMyShortDescription: ({ short_description: description = "" }) =>
    check(lengthOf(description) <= 120, "bot short description is too long"),
  setWebhook: ({ url, secret_token: secret = "-" }) =>
    check(isWebhookAddress(String(url)), "bad webhook: An HTTPS URL must be provided for webhook") ??
    check(/^[A-Za-z0-9_-]{1,256}$/.test(String(secret)), "secret token contains unallowed characters"),
};

/** The answer to a call that breaks one of Telegram's limits. */
export function checkLimits(method: string, params: Params): Refusal | undefined {
  return limits[method]?.(params);
}

const pricesSchema = z.array(z.object({ label: z.string().min(1), amount: z.int().positive() })).min(1);

/** https://core.telegram.org/bots/api#sendinvoice, and https://core.telegram.org/bots/payments/currencies.json */
function checkInvoice(params: Params): Refusal | undefined {
  const { title, description, payload, currency, provider_token: token = "" } = params;
  const prices = pricesSchema.safeParse(params["prices"]).data;
  return (
    check(isWithin(lengthOf(title), 1, 32), "INVOICE_TITLE_INVALID") ??
    check(isWithin(lengthOf(description), 1, 255), "INVOICE_DESCRIPTION_INVALID") ??
    check(isWithin(Buffer.byteLength(String(payload)), 1, 128), "INVOICE_PAYLOAD_INVALID") ??
    check(/^[A-Z]{3}$/.test(String(currency)), "CURRENCY_INVALID") ??
    check(prices !== undefined, "PRICES_INVALID") ??
    check(
      currency === "XTR" ? token === "" : /^\d+:(TEST|LIVE):/.test(String(token)),
      "PAYMENT_PROVIDER_INVALID",
    ) ??
    check(currency !== "XTR" || prices?.length === 1, "STARS_INVOICE_INVALID")
  );
}

const chatActions = new Set(["typing", "upload_photo", "upload_document", "choose_sticker", "find_location"]);

function check(holds: boolean, description: string): Refusal | undefined {
  return holds ? undefined : { status: 400, description: `Bad Request: ${description}` };
}

/** 1 to 4096 characters after entities are parsed; Telegram trims them first. */
function checkText(text: unknown): Refusal | undefined {
  const { length } = String(text).trim();
  return check(length > 0, "message text is empty") ?? check(length <= 4096, "message is too long");
}

function checkMarkup(markup: unknown): Refusal | undefined {
  const inline = inlineKeyboardSchema.safeParse(markup);
  if (inline.success) return checkInlineKeyboard(inline.data.inline_keyboard);
  const reply = replyKeyboardSchema.safeParse(markup);
  if (!reply.success) return undefined;
  return check(
    reply.data.keyboard.flat().every(({ text }) => text.trim() !== ""),
    "text buttons can't be empty",
  );
}

const copiedSchema = z.object({ copy_text: z.object({ text: z.string().min(1).max(256) }).optional() });
const styleSchema = z.object({ style: z.enum(["primary", "success", "danger"]).optional() });

/** The fields of a button that say what pressing it does; a button has exactly one of them. */
const decorations = new Set(["text", "icon_custom_emoji_id", "style"]);

function checkInlineKeyboard(
  rows: z.infer<typeof inlineKeyboardSchema>["inline_keyboard"],
): Refusal | undefined {
  const buttons = rows.flat();
  const size = ({ callback_data: data }: { callback_data?: string | undefined }) =>
    data === undefined ? 1 : Buffer.byteLength(data);
  return (
    check(
      rows.every((row) => row.length >= 1 && row.length <= 8),
      "BUTTON_COUNT_INVALID",
    ) ??
    check(buttons.length <= 100, "reply markup is too long") ??
    check(
      buttons.every(({ text }) => text.trim() !== ""),
      "text buttons can't be empty",
    ) ??
    check(
      buttons.every((button) => size(button) >= 1 && size(button) <= 64),
      "BUTTON_DATA_INVALID",
    ) ??
    check(
      buttons.every(
        (button) => copiedSchema.safeParse(button).success && styleSchema.safeParse(button).success,
      ),
      "BUTTON_COPY_TEXT_INVALID",
    ) ??
    check(
      buttons.every((button) => Object.keys(button).filter((key) => !decorations.has(key)).length === 1),
      "BUTTON_TYPE_INVALID",
    )
  );
}

function checkCommands(commands: unknown): Refusal | undefined {
  const list =
    z.array(z.object({ command: z.string(), description: z.string() })).safeParse(commands).data ?? [];
  return (
    check(list.length <= 100, "too many commands") ??
    check(
      list.every(({ command }) => /^[a-z0-9_]{1,32}$/.test(command)),
      "BOT_COMMAND_INVALID",
    ) ??
    check(
      list.every(({ description }) => description.length >= 1 && description.length <= 256),
      "BOT_COMMAND_DESCRIPTION_INVALID",
    )
  );
}

/** Telegram itself takes https only; a Bot API server of one's own also http within the machine. */
function isWebhookAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "127.0.0.1");
}

function isWithin(value: unknown, from: number, to: number): boolean {
  return typeof value === "number" && value >= from && value <= to;
}

function lengthOf(text: unknown): number {
  return String(text).length;
}

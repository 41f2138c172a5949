import { z } from "zod";
import { defined } from "#src/lib/defined.ts";
import type { Chat, Markup, StoredMessage } from "./chats.ts";
import { RefusalError } from "./refusal-error.ts";
import type { UpdateQueue } from "./update-queue.ts";
import { uploadedFileSchema } from "./uploaded-file.ts";

/** What the one who pressed was told, by a word or an alert, or by a chat that opened. */
export interface PressWord {
  readonly text?: string;
  readonly show_alert?: boolean;
  readonly url?: string;
}

/** What the methods work on. */
export interface World {
  readonly botId: number;
  readonly chats: ReadonlyMap<number, Chat>;
  readonly updates: UpdateQueue;
  /** Presses that the bot has not answered: their buttons spin. */
  readonly openPresses: Set<string>;
  /** By the id of their message. */
  readonly invoices: Map<number, SentInvoice>;
  /** Checkouts that the bot has not answered, and who waits for it: with what it refuses by, if it does. */
  readonly checkouts: Map<string, (refusal: string | undefined) => void>;
  readonly payments: Map<string, { readonly userId: number; readonly currency: string }>;
  readonly refunded: Set<string>;
  /** What those who pressed were told. */
  readonly pressWords: Map<string, PressWord>;
  /** The emoji that the bot put beneath messages, by `chat/message`. */
  readonly reactions: Map<string, string>;
  /** What @BotFather has set otherwise than it is for a new bot. */
  readonly settings: { can_join_groups?: boolean; can_read_all_group_messages?: boolean };
  readonly commands: {
    /** The type of it: https://core.telegram.org/bots/api#botcommandscope */
    readonly scope: string;
    readonly language: string;
    readonly commands: readonly { readonly command: string; readonly description: string }[];
  }[];
  /** What the bot is for, by language; that for all others under "". */
  readonly descriptions: Map<string, string>;
  readonly shortDescriptions: Map<string, string>;
}

export interface SentInvoice {
  readonly chatId: number;
  readonly title: string;
  readonly payload: string;
  readonly currency: string;
  readonly prices: readonly { readonly amount: number }[];
}

export function totalOf({ prices }: Pick<SentInvoice, "prices">): number {
  return prices.reduce((sum, { amount }) => sum + amount, 0);
}

type Params = Readonly<Record<string, unknown>>;
export type Method = (world: World, params: Params, closed: AbortSignal) => unknown;

const buttonSchema = z.object({
  text: z.string(),
  callback_data: z.string().optional(),
  copy_text: z.object({ text: z.string() }).optional(),
  style: z.enum(["primary", "success", "danger"]).optional(),
});
const keySchema = z.object({ text: z.string(), request_contact: z.boolean().optional() });
const markupSchema: z.ZodType<Markup> = z.object({
  inline_keyboard: z.array(z.array(buttonSchema)).optional(),
  keyboard: z.array(z.array(keySchema)).optional(),
  one_time_keyboard: z.boolean().optional(),
  remove_keyboard: z.boolean().optional(),
});
const textSchema = z.object({
  chat_id: z.coerce.number(),
  text: z.string().transform((text) => text.trim()),
  reply_markup: markupSchema.optional(),
});
const documentSchema = z.object({ chat_id: z.coerce.number(), document: uploadedFileSchema });
const placeSchema = z.object({ chat_id: z.coerce.number(), title: z.string(), address: z.string() });
const photoSchema = z.object({ chat_id: z.coerce.number(), photo: z.string() });
const albumSchema = z.object({
  chat_id: z.coerce.number(),
  media: z.array(z.object({ media: z.string() })),
});
const invoiceSchema = z.object({
  chat_id: z.coerce.number(),
  title: z.string(),
  payload: z.string(),
  currency: z.string(),
  prices: z.array(z.object({ amount: z.int() })),
});
const checkoutAnswerSchema = z.object({
  pre_checkout_query_id: z.string(),
  ok: z.boolean(),
  error_message: z.string().optional(),
});
const refundSchema = z.object({ user_id: z.int(), telegram_payment_charge_id: z.string() });
const editSchema = z.object({
  chat_id: z.coerce.number(),
  message_id: z.int(),
  text: z.string().trim().optional(),
  reply_markup: markupSchema.optional(),
});
/** A bot puts one emoji at most, of those that everybody has. */
const reactionSchema = z.object({
  chat_id: z.coerce.number(),
  message_id: z.int(),
  reaction: z.tuple([z.object({ type: z.literal("emoji"), emoji: z.enum(["❤", "👀", "👍"]) })]),
});
const pressSchema = z.object({
  callback_query_id: z.string(),
  text: z.string().optional(),
  show_alert: z.boolean().optional(),
  url: z.string().optional(),
});
const pollSchema = z.object({
  offset: z.int().default(0),
  limit: z.int().default(100),
  timeout: z.int().default(0),
  allowed_updates: z.array(z.string()).optional(),
});
const webhookSchema = z.object({
  url: z.string(),
  secret_token: z.string().default(""),
  allowed_updates: z.array(z.string()).optional(),
});
const commandsSchema = z.object({
  commands: z.array(z.object({ command: z.string(), description: z.string() })),
  language_code: z.string().default(""),
  scope: z.object({ type: z.string() }).default({ type: "default" }),
});

/** The methods this server offers, by the names of https://core.telegram.org/bots/api#available-methods */
export const methods: Readonly<Record<string, Method>> = {
  getMe: ({ botId, settings }) => ({ ...toBotUser(botId), ...settings }),
  getUpdates: async ({ updates }, params, closed) => {
    const { offset, limit, timeout, allowed_updates: allowed } = pollSchema.parse(params);
    updates.allow(allowed);
    return await updates.poll({ offset, limit, timeoutSeconds: timeout }, closed);
  },
  setWebhook: ({ updates }, params) => {
    const { url, secret_token: secret, allowed_updates: allowed } = webhookSchema.parse(params);
    updates.allow(allowed);
    updates.setWebhook(url === "" ? undefined : { url, secret });
    return true;
  },
  deleteWebhook: ({ updates }) => {
    updates.setWebhook(undefined);
    return true;
  },
  getWebhookInfo: ({ updates }) => updates.webhookInfo,
  setMyCommands: ({ commands }, params) => {
    const { commands: list, language_code: language, scope } = commandsSchema.parse(params);
    commands.push({ scope: scope.type, language, commands: list });
    return true;
  },
  getMyCommands: ({ commands }, params) => {
    const { scope } = commandsSchema.partial().parse(params);
    const shown = commands.findLast(
      (menu) => menu.language === languageOf(params) && menu.scope === (scope?.type ?? "default"),
    );
    return shown?.commands ?? [];
  },
  getMyDescription: ({ descriptions }, params) => ({ description: wordsIn(descriptions, params) }),
  setMyDescription: ({ descriptions }, params) => {
    descriptions.set(languageOf(params), String(params["description"] ?? ""));
    return true;
  },
  getMyShortDescription: ({ shortDescriptions }, params) => ({
    short_description: wordsIn(shortDescriptions, params),
  }),
  setMyShortDescription: ({ shortDescriptions }, params) => {
    shortDescriptions.set(languageOf(params), String(params["short_description"] ?? ""));
    return true;
  },
  sendMessage: (world, params) => {
    const { chat_id: id, text, reply_markup: markup } = textSchema.parse(params);
    const chat = findChat(world, id);
    return toBotMessage(world, chat, chat.add("bot", text, markup));
  },
  sendDocument: (world, params) => {
    const { chat_id: id, document } = documentSchema.parse(params);
    const chat = findChat(world, id);
    return toBotMessage(world, chat, chat.attach(`[${document.name}]`));
  },
  sendPhoto: (world, params) => {
    const { chat_id: id, photo } = photoSchema.parse(params);
    const chat = findChat(world, id);
    return toBotMessage(world, chat, chat.attach(`[${photo}]`));
  },
  sendMediaGroup: (world, params) => {
    const { chat_id: id, media } = albumSchema.parse(params);
    const chat = findChat(world, id);
    return media.map((photo) => toBotMessage(world, chat, chat.attach(`[${photo.media}]`)));
  },
  sendVenue: (world, params) => {
    const { chat_id: id, title, address } = placeSchema.parse(params);
    const chat = findChat(world, id);
    return toBotMessage(world, chat, chat.attach(`[${title}, ${address}]`));
  },
  sendInvoice: (world, params) => {
    const { chat_id: id, ...invoice } = invoiceSchema.parse(params);
    const chat = findChat(world, id);
    const message = chat.attach(`[${invoice.title}: ${totalOf(invoice)} ${invoice.currency}]`);
    world.invoices.set(message.id, { chatId: id, ...invoice });
    return toBotMessage(world, chat, message);
  },
  answerPreCheckoutQuery: ({ checkouts }, params) => {
    const { pre_checkout_query_id: id, ok, error_message: error } = checkoutAnswerSchema.parse(params);
    const answered = checkouts.get(id);
    if (answered === undefined) throw new RefusalError(400, "Bad Request: query is too old");
    checkouts.delete(id);
    answered(ok ? undefined : (error ?? ""));
    return true;
  },
  refundStarPayment: ({ payments, refunded }, params) => {
    const { user_id: user, telegram_payment_charge_id: id } = refundSchema.parse(params);
    const payment = payments.get(id);
    if (payment?.currency !== "XTR" || payment.userId !== user)
      throw new RefusalError(400, "Bad Request: CHARGE_NOT_FOUND");
    if (refunded.has(id)) throw new RefusalError(400, "Bad Request: CHARGE_ALREADY_REFUNDED");
    refunded.add(id);
    return true;
  },
  editMessageText: (world, params) => edit(world, params),
  editMessageReplyMarkup: (world, params) => edit(world, params),
  sendChatAction: (world, params) => {
    findChat(world, Number(params["chat_id"])).typing = true;
    return true;
  },
  setMessageReaction: (world, params) => {
    const { chat_id: chat, message_id: message, reaction } = reactionSchema.parse(params);
    if (!findChat(world, chat).messages.some(({ id }) => id === message))
      throw new RefusalError(400, "Bad Request: message to react not found");
    world.reactions.set(`${chat}/${message}`, reaction[0].emoji);
    return true;
  },
  answerCallbackQuery: ({ openPresses, pressWords }, params) => {
    const { callback_query_id: id, ...word } = pressSchema.parse(params);
    if (openPresses.delete(id)) {
      pressWords.set(id, defined(word));
      return true;
    }
    throw new RefusalError(
      400,
      "Bad Request: query is too old and response timeout expired or query ID is invalid",
    );
  },
};

const languageOf = (params: Params): string => String(params["language_code"] ?? "");

/** A language without words of its own has those for all others. */
const wordsIn = (words: ReadonlyMap<string, string>, params: Params): string =>
  words.get(languageOf(params)) ?? words.get("") ?? "";

function edit(world: World, params: Params): unknown {
  const { chat_id: id, message_id: messageId, text, reply_markup: markup } = editSchema.parse(params);
  const chat = findChat(world, id);
  return toBotMessage(world, chat, chat.edit(messageId, text, markup));
}

function findChat({ chats }: World, id: number): Chat {
  const chat = chats.get(id);
  if (chat === undefined) throw new RefusalError(400, "Bad Request: chat not found");
  chat.assertReachable();
  return chat;
}

function toBotUser(id: number): Readonly<Record<string, unknown>> {
  return {
    id,
    is_bot: true,
    first_name: "Maitred",
    username: "maitred_bot",
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  };
}

function toBotMessage(world: World, chat: Chat, message: StoredMessage): Readonly<Record<string, unknown>> {
  return {
    message_id: message.id,
    date: toDate(message.id),
    chat: { id: chat.id, type: chat.id < 0 ? "group" : "private" },
    from: { id: world.botId, is_bot: true, first_name: "Maitred" },
    text: message.text,
    ...(message.inlineKeyboard.length > 0 && { reply_markup: { inline_keyboard: message.inlineKeyboard } }),
  };
}

/** Unix time: some moment, later for later messages. */
export function toDate(messageId: number): number {
  return 1_790_000_000 + messageId;
}

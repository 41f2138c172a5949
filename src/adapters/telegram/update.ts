import { z } from "zod";

const chatSchema = z.object({ id: z.int(), type: z.string() });

const userSchema = z.object({
  id: z.int(),
  is_bot: z.boolean(),
  first_name: z.string().default(""),
  language_code: z.string().optional(),
});

const contactSchema = z.object({
  phone_number: z.string(),
  first_name: z.string(),
  last_name: z.string().optional(),
  /** Absent for a contact who is not on Telegram. */
  user_id: z.int().optional(),
});

/** Amounts are in the smallest units of the currency. */
const paymentSchema = z.object({
  currency: z.string(),
  total_amount: z.int(),
  invoice_payload: z.string(),
  telegram_payment_charge_id: z.string(),
  provider_payment_charge_id: z.string(),
});

const checkoutSchema = z.object({
  id: z.string(),
  from: userSchema,
  currency: z.string(),
  total_amount: z.int(),
  invoice_payload: z.string(),
});

/** Loose: which kind of content a message is shows only in which key it has. */
const messageSchema = z.looseObject({
  message_id: z.int(),
  chat: chatSchema,
  from: userSchema.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  media_group_id: z.string().optional(),
  contact: contactSchema.optional(),
  successful_payment: paymentSchema.optional(),
  /** In whose name it is written who does not write in their own: a group's anonymous admin, or somebody's channel. */
  sender_chat: z.object({ id: z.int() }).optional(),
  reply_to_message: z.object({ from: userSchema.optional() }).optional(),
  /** The group became a supergroup: its id from here on. */
  migrate_to_chat_id: z.int().optional(),
});

const callbackQuerySchema = z.object({
  id: z.string(),
  from: userSchema,
  /** Absent when the button stands under a message sent through inline mode. */
  message: z.object({ message_id: z.int(), chat: chatSchema }).optional(),
  data: z.string().optional(),
});

/** What became of the bot itself in a chat. */
const memberSchema = z.object({
  chat: chatSchema,
  from: userSchema.optional(),
  new_chat_member: z.object({ status: z.string() }),
});

/** What is read of Telegram's Update; the rest of it is ignored. */
export const updateSchema = z.object({
  update_id: z.int(),
  message: messageSchema.optional(),
  edited_message: messageSchema.optional(),
  callback_query: callbackQuerySchema.optional(),
  /** What it says is a courtesy: one of another shape is ignored. */
  my_chat_member: memberSchema.optional().catch(undefined),
  pre_checkout_query: checkoutSchema.optional(),
});

export type Member = z.infer<typeof memberSchema>;
export type Update = z.infer<typeof updateSchema>;
export type Message = z.infer<typeof messageSchema>;
export type PreCheckoutQuery = z.infer<typeof checkoutSchema>;
export type CallbackQuery = z.infer<typeof callbackQuerySchema>;

/** The update types asked of Telegram; all others never arrive. */
export const allowedUpdates = [
  "message",
  "edited_message",
  "callback_query",
  "my_chat_member",
  "pre_checkout_query",
] as const;

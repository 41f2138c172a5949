import type { Api } from "grammy";
import type { Log } from "#src/lib/log.ts";
import { toApiSignal } from "./api-signal.ts";
import { readFailure } from "./failure.ts";
import { isGuestCommand } from "./inbound.ts";
import type { Message, Update } from "./update.ts";

/** What a group is told where somebody addresses the bot. */
export interface GroupHint {
  /** `language`: BCP 47, of who asked. */
  readonly words: (link: string, language: string | undefined) => string;
  /** Once a day and group: true for the first who asks. */
  readonly mayTell: (group: string) => Promise<boolean>;
}

/** Who this bot is. */
export interface Self {
  readonly id: number;
  /** Without the @. */
  readonly username: string;
}

export interface GroupsOptions {
  readonly api: Api;
  readonly self: Self;
  readonly hint: GroupHint;
  readonly log: Log;
}

const timeoutMs = 5000;

/**
 * Tells a group whose member addressed the bot where its private chat is. Nothing that is said in a group is kept. A
 * courtesy: one that fails is not tried again.
 */
export async function pointToChat(update: Update, { api, self, hint, log }: GroupsOptions): Promise<void> {
  const { message } = update;
  if (message?.from === undefined || !isGroup(message) || message.from.is_bot) return;
  if (!isAddressed(message, self)) return;
  const { chat, from } = message;
  try {
    if (!(await hint.mayTell(`telegram:${chat.id}`))) return;
    const parameters = {
      chat_id: chat.id,
      text: hint.words(`https://t.me/${self.username}`, from.language_code),
      link_preview_options: { is_disabled: true },
      // In a forum, the answer stands in the topic of what it answers.
      reply_parameters: { message_id: message.message_id, allow_sending_without_reply: true },
    };
    await api.raw.sendMessage(parameters, toApiSignal(AbortSignal.timeout(timeoutMs)));
  } catch (error) {
    log.debug({ reason: readFailure(error).description }, "could not answer in a group");
  }
}

function isGroup({ chat }: Message): boolean {
  return chat.type === "group" || chat.type === "supergroup";
}

/** By its name, by a reply to it, or by a command that is not another bot's. */
function isAddressed(message: Message, { id, username }: Self): boolean {
  if (message.reply_to_message?.from?.id === id) return true;
  const words = message.text ?? message.caption ?? "";
  const [, name, bot] = /^\/(\w{1,32})(?:@(\w{1,64}))?(?!\S)/.exec(words) ?? [];
  if (name !== undefined) {
    return bot === undefined ? isGuestCommand(name.toLowerCase()) : isSameName(bot, username);
  }
  return [...words.matchAll(/(?<!\w)@(\w{1,64})/g)].some(([, mentioned = ""]) =>
    isSameName(mentioned, username),
  );
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

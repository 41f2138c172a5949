import type { Address } from "#src/bot/runtime/ports/address.ts";
import type { GroupChats, GroupWord, Member } from "#src/bot/runtime/ports/groups.ts";
import { isGuestCommand } from "#src/bot/runtime/ports/guest-commands.ts";
import { defined } from "#src/lib/defined.ts";
import { storableText } from "#src/lib/storable.ts";
import { toChatLink } from "./chat-link.ts";
import type { PressWord } from "./courtesies.ts";
import type { CallbackQuery, Message, Update } from "./update.ts";

/** Who this bot is. */
export interface Self {
  readonly id: number;
  /** Without the @. */
  readonly username: string;
}

/** What comes of an update in a group without a message of the bot's. */
export interface GroupOutcome {
  /** For the one who pressed. */
  readonly word?: PressWord;
  /** The message in which somebody thanked. */
  readonly thanks?: Message;
}

/**
 * Takes in what concerns the bot in a group: words that address it, presses of its buttons, the group's new id, its own
 * leaving. Nothing else that is said in a group is kept. Resolves once it is stored, with what comes of it at once.
 */
export async function takeFromGroup(update: Update, self: Self, groups: GroupChats): Promise<GroupOutcome> {
  const { message, callback_query: press, my_chat_member: member } = update;
  if (press !== undefined) return defined({ word: await takePress(press, self, groups) });
  if (member !== undefined && isGroup(member) && ["left", "kicked"].includes(member.new_chat_member.status)) {
    await groups.left(toAddress(member));
  }
  if (message === undefined || !isGroup(message)) return {};
  const { migrate_to_chat_id: movedTo } = message;
  if (movedTo !== undefined) await groups.moved(toAddress(message), String(movedTo));
  if (message.from?.is_bot && message.sender_chat !== undefined && isAddressed(message, self)) {
    const words = ownWords(storableText(message.text ?? message.caption ?? ""), self);
    await groups.addressedByNobody({
      group: toAddress(message),
      message: String(message.message_id),
      words,
      link: `t.me/${self.username}`,
    });
    return {};
  }
  const word = toGroupWord(message, `${self.id}:${update.update_id}:${message.message_id}`, self);
  const receipt = word && (await groups.addressed(word));
  return receipt === "thanked" ? { thanks: message } : {};
}

async function takePress(
  { message, data, from }: CallbackQuery,
  { username }: Self,
  groups: GroupChats,
): Promise<PressWord | undefined> {
  if (message === undefined || !isGroup(message) || !data || from.is_bot) return undefined;
  const answer = await groups.pressed(toAddress(message), storableText(data), toMember(from));
  const { text, isAlert, start } = answer;
  return defined({ text, isAlert, url: start === undefined ? undefined : toChatLink(username)(start) });
}

function toGroupWord(message: Message, id: string, self: Self): GroupWord | undefined {
  const { from, message_id: ref } = message;
  if (from === undefined || from.is_bot) return undefined;
  const isNamed = isAddressed(message, self);
  if (!isNamed && message.reply_to_message?.from?.id !== self.id) return undefined;
  const words = ownWords(storableText(message.text ?? message.caption ?? ""), self);
  return {
    id,
    group: toAddress(message),
    message: String(ref),
    from: toMember(from),
    words,
    ...(!isNamed && { isReply: true }),
  };
}

function toAddress({ chat }: Pick<Message, "chat">): Address {
  return { platform: "telegram", chatId: String(chat.id) };
}

function toMember({ id, first_name: name, language_code: language }: CallbackQuery["from"]): Member {
  return { id: String(id), firstName: storableText(name), ...defined({ language: language || undefined }) };
}

function isGroup({ chat }: Pick<Message, "chat">): boolean {
  return chat.type === "group" || chat.type === "supergroup";
}

/** `/name`, `/name@BotName` */
const commandPattern = /^\/(\w{1,32})(?:@(\w{1,64}))?(?!\S)/;
const mentionPattern = /(?<!\w)@(\w{1,64})/g;

/** By its name, or by a command that is not another bot's. */
function isAddressed(message: Message, { username }: Self): boolean {
  const words = message.text ?? message.caption ?? "";
  const [, name, bot] = commandPattern.exec(words) ?? [];
  if (name !== undefined) {
    return bot === undefined ? isGuestCommand(name.toLowerCase()) : isSameName(bot, username);
  }
  return [...words.matchAll(mentionPattern)].some(([, mentioned = ""]) => isSameName(mentioned, username));
}

/** What was said beside the bot's name. `/book` and `/start` only begin; of any other command, the command alone. */
function ownWords(text: string, { username }: Self): string {
  const [command = "", name = ""] = commandPattern.exec(text) ?? [];
  const isBeginning = ["book", "start"].includes(name.toLowerCase());
  if (isGuestCommand(name.toLowerCase()) && !isBeginning) return `/${name.toLowerCase()}`;
  return text
    .slice(command.length)
    .replaceAll(mentionPattern, (mention, mentioned: string) =>
      isSameName(mentioned, username) ? " " : mention,
    )
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s,:;.!?–-]+/, "")
    .trim();
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

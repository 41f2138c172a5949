import { LRUCache } from "lru-cache";
import type { Receive } from "#src/bot/runtime/ports/inbound.ts";
import type { Log } from "#src/lib/log.ts";
import type { Courtesies } from "./courtesies.ts";
import type { GroupOutcome } from "./groups.ts";
import { toInbound } from "./inbound.ts";
import { type Message, type PreCheckoutQuery, type Update, updateSchema } from "./update.ts";

/**
 * Takes an update in, by whichever way it came. Resolves when it is stored, or is none of ours; rejects when
 * it could not be stored: then it must not be acknowledged.
 */
export type Take = (update: unknown) => Promise<void>;

export interface IntakeOptions {
  readonly botId: number;
  readonly receive: Receive;
  readonly courtesies: Courtesies;
  /** Takes in what happened in a group. */
  readonly takeFromGroup: (update: Update) => Promise<GroupOutcome>;
  /** Says whether something may be paid; nobody waits for it. */
  readonly answerCheckout: (query: PreCheckoutQuery) => void;
  readonly log: Log;
}

const mostChats = 10_000;

export function createIntake(options: IntakeOptions): Take {
  const { botId, receive, courtesies, takeFromGroup, answerCheckout, log } = options;
  /** The newest message of each guest that this process has seen; one that it has not is taken for an old one. */
  const newest = new LRUCache<number, number>({ max: mostChats });
  const isLatest = ({ chat, message_id: id }: Message) => newest.get(chat.id) === id;
  return async (value) => {
    const { success, data: update, error } = updateSchema.safeParse(value);
    if (!success) {
      const fields = error.issues.map((issue) => issue.path.join("."));
      log.warn({ fields }, "ignored an update that does not look like Telegram's");
      return;
    }
    if (update.pre_checkout_query !== undefined) return answerCheckout(update.pre_checkout_query);
    const inbound = toInbound(update, botId, isLatest);
    if (update.message !== undefined) newest.set(update.message.chat.id, update.message.message_id);
    else if (update.callback_query?.message !== undefined)
      newest.delete(update.callback_query.message.chat.id);
    const receipt = inbound && (await receive(inbound));
    const { word, thanks } = inbound === undefined ? await takeFromGroup(update) : {};
    if (thanks !== undefined) courtesies.react(thanks, "❤");
    // The bot is silent while the staff have the chat: this alone shows that the words reached them.
    if (receipt === "passedOn" && update.message !== undefined) courtesies.react(update.message, "👀");
    // Also a press that means nothing to us: until it is answered its button spins.
    if (update.callback_query !== undefined) courtesies.answerPress(update.callback_query.id, word);
    // A reply that is on its way needs no "typing…", and may not be overtaken by it.
    else if (inbound !== undefined && receipt === "pending") courtesies.showTyping(inbound.address.chatId);
  };
}

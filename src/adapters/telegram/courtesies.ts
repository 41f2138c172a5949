import type { Api } from "grammy";
import { defined } from "#src/lib/defined.ts";
import type { Log } from "#src/lib/log.ts";
import { toApiSignal } from "./api-signal.ts";
import { readFailure } from "./failure.ts";
import type { Message } from "./update.ts";

/** A reply waits for "typing", and stopping waits for all, at most this long. */
const timeoutMs = 2000;

/** A word to the one who pressed, or a chat that opens for them. */
export interface PressWord {
  readonly text?: string;
  /** To be closed by a tap. */
  readonly isAlert?: true;
  readonly url?: string;
}

/**
 * What shows a guest that something arrived. Nobody waits for it and it may fail: the press is too old, the
 * guest blocked the bot, Telegram is busy.
 */
export interface Courtesies {
  /** Stops the button's spinning, and shows a word to the one who pressed, where there is one. */
  answerPress(id: string, word?: PressWord): void;
  showTyping(chatId: string): void;
  /** Puts an emoji beneath a message, where the chat allows it. */
  react(message: Pick<Message, "chat" | "message_id">, emoji: "❤" | "👀"): void;
  /** "Typing" that overtakes the reply would stand under it for seconds: a reply waits for this first. */
  typingShown(chatId: string): Promise<void>;
  /** Waits for those on their way. */
  drain(): Promise<void>;
}

export function createCourtesies(api: Api, log: Log): Courtesies {
  const onTheirWay = new Set<Promise<void>>();
  const typing = new Map<string, Promise<void>>();

  return {
    answerPress: (id, { text, isAlert, url } = {}) => {
      const word = defined({ text, show_alert: isAlert, url });
      void track(api.raw.answerCallbackQuery({ callback_query_id: id, ...word }, untilTimeout()));
    },
    react: ({ chat, message_id }, emoji) => {
      const reaction = [{ type: "emoji" as const, emoji }];
      void track(api.raw.setMessageReaction({ chat_id: chat.id, message_id, reaction }, untilTimeout()));
    },
    showTyping: (chatId) => {
      const call = api.raw.sendChatAction({ chat_id: Number(chatId), action: "typing" }, untilTimeout());
      const shown = track(call).finally(() => {
        if (typing.get(chatId) === shown) typing.delete(chatId);
      });
      typing.set(chatId, shown);
    },
    typingShown: async (chatId) => await typing.get(chatId),
    drain: async () => {
      await Promise.all(onTheirWay);
    },
  };

  function track(call: Promise<unknown>): Promise<void> {
    const settled = call
      .then(
        () => undefined,
        (error: unknown) => {
          log.debug({ reason: readFailure(error).description }, "a courtesy to a guest failed");
        },
      )
      .finally(() => onTheirWay.delete(settled));
    onTheirWay.add(settled);
    return settled;
  }
}

function untilTimeout(): ReturnType<typeof toApiSignal> {
  return toApiSignal(AbortSignal.timeout(timeoutMs));
}

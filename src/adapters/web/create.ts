import type { Receive } from "#src/bot/runtime/ports/inbound.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import type { WebContent } from "#src/bot/runtime/web-chats.ts";
import { faultOf } from "#src/lib/fault.ts";
import { createRateLimit } from "#src/lib/rate-limit.ts";
import { createLines } from "./lines.ts";
import { createLiveChats } from "./live-chats.ts";
import { createPages } from "./pages.ts";
import type { GuestAct, WebChatOptions } from "./pages-parts.ts";

export interface WebChat extends Platform {
  /** The page of the house that a link's payload names. */
  readonly toChatLink: (payload: string) => string | undefined;
  /** Answers what browsers ask for; `from` is where they are, as limits count it. */
  readonly handle: (request: Request, from: string) => Response | Promise<Response>;
}

const name = "web";
/** For the whole of a hotel's guests, and too few for a program to fill the house's inbox. */
const newChatsAnHour = 30;
/** Pages of one network that hear at once what is said: more than a hotel's guests leave open, and few to a process. */
const mostLines = 120;

/** Our own pages as a platform: nobody delivers and nobody keeps for us, so what was said is kept in the book. */
export function createWebChat(options: WebChatOptions): WebChat {
  const { book, clock, log } = options;
  const stopping = new AbortController();
  const live = createLiveChats(book, (error) =>
    log.warn(faultOf(error), "could not look for news of the chats in browsers"),
  );
  const newChats = createRateLimit({ count: newChatsAnHour, seconds: 3600 }, clock);
  let receiving: Receive | undefined;

  const add = async (chatId: string, content: WebContent) => {
    const { number } = await book.add(chatId, { author: "house", content }, clock.now());
    live.written(chatId);
    return { ok: true, message: String(number) } as const;
  };
  const receive = async ({ chatId, id, ...act }: GuestAct) => {
    if (!receiving) throw new Error("the house is opening or closing");
    return await receiving({ ...act, id: `${chatId}:${id}`, address: { platform: name, chatId } });
  };

  return {
    name,
    capabilities: { edits: true, contactSharing: false, attachments: true, payments: false },
    handle: createPages({
      ...options,
      live,
      receive,
      newChats,
      lines: createLines(mostLines),
      stopping: stopping.signal,
    }),
    toChatLink: (payload) => {
      const [, venueId] = /^venue-(\d+)/.exec(payload) ?? [];
      return venueId === undefined ? undefined : `/venues/${venueId}?start=${payload}`;
    },
    askPayment: async () => ({ ok: false, reason: "rejected" }),
    refund: async () => false,
    attach: ({ chatId }, attachment) => add(chatId, { type: "attachment", attachment }),
    start: async (receive) => {
      receiving = receive;
    },
    stop: async () => {
      receiving = undefined;
      stopping.abort();
      live.stop();
    },
    send: async ({ chatId }, reply, { replaces, onlyEdits } = {}) => {
      const content = { type: "reply", reply } as const;
      const isRewritten = replaces !== undefined && (await book.rewrite(chatId, Number(replaces), content));
      if (isRewritten) live.written(chatId);
      if (isRewritten || onlyEdits) return { ok: true, ...(replaces !== undefined && { message: replaces }) };
      return await add(chatId, content);
    },
  };
}

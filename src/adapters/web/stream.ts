import type { Context } from "hono";
import type { WebChatBook, WebMessage } from "#src/bot/runtime/web-chats.ts";
import { streamNews } from "#src/web/page/stream-news.ts";
import type { LiveChats } from "./live-chats.ts";

interface StreamParts {
  readonly book: Pick<WebChatBook, "read">;
  readonly live: LiveChats;
  /** The page's new look where these messages are new to whoever has seen `seen`. */
  readonly toHtml: (messages: readonly WebMessage[], seen: number) => string | Promise<string>;
  /** Aborted once no more is to be told. */
  readonly stopping: AbortSignal;
  /** Called once the line is closed. */
  readonly closed: () => void;
}

/**
 * Tells a page what is new in its chat, from `after` on, each time with the revision up to which the page has then been
 * told; a browser that comes again sends the last one as `Last-Event-ID`.
 */
export function streamChat(
  context: Context,
  chatId: string,
  after: number,
  { book, live, toHtml, stopping, closed }: StreamParts,
): Response {
  return streamNews(context, stopping, (wake) => {
    const page = { chatId, seen: after, wake };
    const opened = live.open(page);
    return {
      news: async () => {
        const { seen } = page;
        const messages = await book.read(chatId, seen);
        if (messages.length === 0) return undefined;
        page.seen = Math.max(...messages.map(({ revision }) => revision));
        return { id: String(page.seen), data: await toHtml(messages, seen) };
      },
      close: () => {
        opened.close();
        closed();
      },
    };
  });
}

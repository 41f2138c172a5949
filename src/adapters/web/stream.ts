import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { WebChatBook, WebMessage } from "#src/bot/runtime/web-chats.ts";
import type { LiveChats } from "./live-chats.ts";

/** Proxies cut what is silent for a minute (nginx, `proxy_read_timeout`), and our own server does. */
const heartbeatMs = 20_000;

interface StreamParts {
  readonly book: Pick<WebChatBook, "read">;
  readonly live: LiveChats;
  /** The page's new look where these messages are new to whoever has seen `seen`. */
  readonly toHtml: (messages: readonly WebMessage[], seen: number) => string | Promise<string>;
  /** Aborted once no more is to be told: the browser comes again, to another process or a later one. */
  readonly stopping: AbortSignal;
  /** Called once the line is closed. */
  readonly closed: () => void;
}

/**
 * Tells a page what is new in its chat, from `after` on, as server-sent events, each with the revision up to which the
 * page has then been told; a browser that comes again sends the last one as `Last-Event-ID`.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamChat(context: Context, chatId: string, after: number, parts: StreamParts): Response {
  // A proxy that gathers bytes before it passes them on would keep the answers to itself (nginx).
  context.header("X-Accel-Buffering", "no");
  return streamSSE(context, async (stream) => {
    const page = { chatId, seen: after, wake: () => {} };
    const opened = parts.live.open(page);
    const end = () => page.wake();
    stream.onAbort(end);
    parts.stopping.addEventListener("abort", end);
    try {
      while (!stream.aborted && !parts.stopping.aborted) {
        const news = nextNews(page);
        if (!(await tellNews(stream, page, parts))) await stream.write(": still here\n\n");
        await news;
      }
    } finally {
      parts.stopping.removeEventListener("abort", end);
      opened.close();
      parts.closed();
    }
  });
}

/** Resolves once there may be something new, or it is time to show that the line is open. */
function nextNews(page: { wake: () => void }): Promise<void> {
  return new Promise((resolve) => {
    const beat = setTimeout(resolve, heartbeatMs);
    page.wake = () => {
      clearTimeout(beat);
      resolve();
    };
  });
}

async function tellNews(
  stream: SSEStreamingApi,
  page: { readonly chatId: string; seen: number },
  { book, toHtml }: StreamParts,
): Promise<boolean> {
  const messages = await book.read(page.chatId, page.seen);
  if (messages.length === 0) return false;
  const newest = Math.max(...messages.map(({ revision }) => revision));
  await stream.writeSSE({ id: String(newest), data: await toHtml(messages, page.seen) });
  page.seen = newest;
  return true;
}

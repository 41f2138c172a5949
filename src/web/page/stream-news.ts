import type { Context } from "hono";
import { type SSEMessage, streamSSE } from "hono/streaming";

/** Proxies cut what is silent for a minute (nginx, `proxy_read_timeout`), and our own server does. */
const heartbeatMs = 20_000;

/** What a page hears of, as long as its line is open. */
export interface Heard {
  /** What is new since it was last asked; undefined where nothing is. */
  news(): Promise<SSEMessage | undefined>;
  close(): void;
}

/**
 * Tells a page what is new as server-sent events, at once and whenever it is woken.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @param stopping aborted once no more is to be told: the browser comes again, to another process or a later one
 * @param listen begins to hear; `wake` is called once there may be something new
 */
export function streamNews(
  context: Context,
  stopping: AbortSignal,
  listen: (wake: () => void) => Heard,
): Response {
  // A proxy that gathers bytes before it passes them on would keep the news to itself (nginx).
  context.header("X-Accel-Buffering", "no");
  return streamSSE(context, async (stream) => {
    let wake = () => {};
    const end = () => wake();
    const heard = listen(end);
    stream.onAbort(end);
    stopping.addEventListener("abort", end);
    try {
      while (!stream.aborted && !stopping.aborted) {
        const next = untilWoken((resolve) => {
          wake = resolve;
        });
        const news = await heard.news();
        await (news ? stream.writeSSE(news) : stream.write(": still here\n\n"));
        await next;
      }
    } finally {
      stopping.removeEventListener("abort", end);
      heard.close();
    }
  });
}

/** Resolves once there may be something new, or it is time to show that the line is open. */
function untilWoken(onWake: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const beat = setTimeout(resolve, heartbeatMs);
    onWake(() => {
      clearTimeout(beat);
      resolve();
    });
  });
}

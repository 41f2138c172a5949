import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Html } from "#src/web/page/document.ts";
import type { OpenViews, ViewNow } from "./open-views.ts";

/** Proxies cut what is silent for a minute (nginx, `proxy_read_timeout`), and our own server does. */
const heartbeatMs = 20_000;

interface Streamed<Key, View> {
  readonly views: Pick<OpenViews<Key, View>, "open">;
  readonly of: Key;
  readonly toHtml: (view: View) => Html;
  /** Aborted once no more is to be told: the browser comes again, to another process or a later one. */
  readonly stopping: AbortSignal;
  /** Called when the line is open; what it returns, when it is closed. */
  readonly opened?: (() => () => void) | undefined;
}

/**
 * Tells a page how what it shows stands whenever that is new to it, each time with its stamp; a browser that comes again
 * sends the last one as `Last-Event-ID`. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamView<Key, View>(
  context: Context,
  { views, of, toHtml, stopping, opened }: Streamed<Key, View>,
): Response {
  let seen = context.req.header("Last-Event-ID") ?? context.req.query("seen");
  // A proxy that gathers bytes before it passes them on would keep the news to itself (nginx).
  context.header("X-Accel-Buffering", "no");
  return streamSSE(context, async (stream) => {
    let now: ViewNow<View> | undefined;
    let wake = () => {};
    const page = views.open({
      of,
      wake: (news) => {
        now = news;
        wake();
      },
    });
    const closed = opened?.();
    now ??= page.now;
    const end = () => wake();
    stream.onAbort(end);
    stopping.addEventListener("abort", end);
    try {
      while (!stream.aborted && !stopping.aborted) {
        const next = untilWoken((resolve) => {
          wake = resolve;
        });
        if (now === undefined || now.stamp === seen) await stream.write(": still here\n\n");
        else {
          await stream.writeSSE({ id: now.stamp, data: String(await toHtml(now.view)) });
          seen = now.stamp;
        }
        await next;
      }
    } finally {
      stopping.removeEventListener("abort", end);
      page.close();
      closed?.();
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

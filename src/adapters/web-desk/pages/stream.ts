import type { Context } from "hono";
import { html } from "hono/html";
import { streamSSE } from "hono/streaming";
import type { DayNow, OpenDays } from "./open-days.ts";
import type { Seat } from "./seat.ts";
import { sheetHtml } from "./sheet-html.ts";

/** Proxies cut what is silent for a minute (nginx, `proxy_read_timeout`), and our own server does. */
const heartbeatMs = 20_000;

interface StreamParts {
  readonly openDays: OpenDays;
  /** Aborted once no more is to be told: the browser comes again, to another process or a later one. */
  readonly stopping: AbortSignal;
}

/**
 * Tells a page how the day is whenever that is new to it, each time with its stamp; a browser that comes again sends the
 * last one as `Last-Event-ID`. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamDay(context: Context, seat: Seat, date: string, parts: StreamParts): Response {
  const { openDays, stopping } = parts;
  let seen = context.req.header("Last-Event-ID") ?? context.req.query("seen");
  // A proxy that gathers bytes before it passes them on would keep the news to itself (nginx).
  context.header("X-Accel-Buffering", "no");
  return streamSSE(context, async (stream) => {
    let now: DayNow | undefined;
    let wake = () => {};
    const opened = openDays.open({
      day: { venueId: seat.venueId, date },
      wake: (news) => {
        now = news;
        wake();
      },
    });
    now ??= opened.now;
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
          const data =
            await html`<hx-partial hx-target="#sheet" hx-swap="innerMorph">${sheetHtml(now.sheet, seat, date)}</hx-partial>`;
          await stream.writeSSE({ id: now.stamp, data });
          seen = now.stamp;
        }
        await next;
      }
    } finally {
      stopping.removeEventListener("abort", end);
      opened.close();
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

import type { Context } from "hono";
import type { Html } from "#src/web/page/document.ts";
import { streamNews } from "#src/web/page/stream-news.ts";
import type { OpenViews, ViewNow } from "./open-views.ts";

/** Between the stamps of what a page shows; no stamp has one. */
const between = ".";

/** How something stands now, as a page shows it. */
interface News {
  readonly stamp: string;
  readonly toHtml: () => Html;
}

/** Something that a page shows, and hears of when it changes. */
export interface Shown {
  open(wake: (news: News) => void): { readonly now: News | undefined; readonly close: () => void };
}

export function toShown<Key, View>(
  views: Pick<OpenViews<Key, View>, "open">,
  of: Key,
  toHtml: (view: View) => Html,
): Shown {
  const toNews = ({ view, stamp }: ViewNow<View>): News => ({ stamp, toHtml: () => toHtml(view) });
  return {
    open: (wake) => {
      const { now, close } = views.open({ of, wake: (next) => next && wake(toNews(next)) });
      return { now: now && toNews(now), close };
    },
  };
}

/** The stamps of all that a page shows, in the order in which its line tells of them; empty where it is to be told. */
export function toSeen(stamps: readonly string[]): string {
  return stamps.join(between);
}

interface Streamed {
  /** All that the page shows: browsers keep six connections to a house, of which a page takes one. */
  readonly shown: readonly Shown[];
  /** Aborted once no more is to be told: the browser comes again, to another process or a later one. */
  readonly stopping: AbortSignal;
  /** Called when the line is open; what it returns, when it is closed. */
  readonly opened?: (() => () => void) | undefined;
}

/**
 * Tells a page how what it shows stands whenever some of it is new to it, each time with the stamps of all; a browser that
 * comes again sends the last ones as `Last-Event-ID`.
 */
export function streamShown(context: Context, { shown, stopping, opened }: Streamed): Response {
  const seen = (context.req.header("Last-Event-ID") ?? context.req.query("seen") ?? "").split(between);
  return streamNews(context, stopping, (wake) => {
    const parts = shown.map((each) => listenTo(each, wake));
    const closed = opened?.();
    return {
      news: async () => {
        const fresh = parts.flatMap(({ now }, index) => {
          const news = now();
          return news === undefined || news.stamp === seen[index] ? [] : [{ index, news }];
        });
        if (fresh.length === 0) return undefined;
        for (const { index, news } of fresh) seen[index] = news.stamp;
        const data = await Promise.all(fresh.map(({ news }) => news.toHtml()));
        return { id: toSeen(parts.map((_, index) => seen[index] ?? "")), data: data.join("\n") };
      },
      close: () => {
        for (const { close } of parts) close();
        closed?.();
      },
    };
  });
}

/** One of the things that a page shows, as it stands, as long as the page is open. */
function listenTo(shown: Shown, wake: () => void) {
  let news: News | undefined;
  const opened = shown.open((next) => {
    news = next;
    wake();
  });
  news ??= opened.now;
  return { now: () => news, close: opened.close };
}

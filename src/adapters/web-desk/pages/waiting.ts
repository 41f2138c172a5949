import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { defined } from "#src/lib/defined.ts";
import type { Html } from "#src/web/page/document.ts";
import type { TalkNow } from "./open-talks.ts";
import { readTalks } from "./open-talks.ts";
import { stampOf } from "./open-views.ts";
import type { PagesShared } from "./pages-parts.ts";
import { homeOf, type Seat } from "./seat.ts";
import { streamView } from "./stream.ts";
import { countHtml, guestsHtml, saidHtml } from "./talk-html.ts";

/** What a page shows beside the count of those who wait: all of them, or the talk with one. */
interface Shown {
  readonly guests?: true;
  readonly enquiryId?: string;
}

/** Stands on every page: how many guests wait for an answer, which follows while somebody has the page before them. */
export async function waitingHtml(seat: Seat, here: string, enquiryId?: string): Promise<Html> {
  const now = await readTalks({ desk: seat.desk, ...defined({ enquiryId }) });
  const shows = enquiryId ?? (here === "guests" ? "all" : "");
  const query = new URLSearchParams({ seen: now ? stampOf(now) : "", shows });
  return html`<div id="waiting" class="waiting" role="status" hx-sse:connect="${homeOf(seat)}/waiting/events?${query}" hx-swap="none">${countHtml(now?.waiting.count ?? 0, seat)}</div>`;
}

/** The line by which a page hears who waits; while it is open, somebody is at the desk. */
export function tellWaiting(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Response {
  const shows = context.req.query("shows") ?? "";
  const enquiryId = ["", "all"].includes(shows) ? undefined : shows;
  const shown: Shown = { ...(shows === "all" && { guests: true }), ...defined({ enquiryId }) };
  const session = context.get("session");
  return streamView(context, {
    views: parts.openTalks,
    of: { desk: seat.desk, ...defined({ enquiryId }) },
    toHtml: (now) => newsHtml(now, seat, shown),
    stopping: parts.stopping,
    opened: parts.watch && (() => parts.watch?.opened(session) ?? (() => {})),
  });
}

function newsHtml({ waiting, talk }: TalkNow, seat: Seat, { guests }: Shown): Html {
  const part = (target: string, content: Html) =>
    html`<hx-partial hx-target="${target}" hx-swap="innerMorph">${content}</hx-partial>`;
  return html`${part("#waiting", countHtml(waiting.count, seat))}
${guests ? part("#guests", guestsHtml(waiting.guests, seat)) : ""}
${talk ? part("#talk", saidHtml(talk)) : ""}`;
}

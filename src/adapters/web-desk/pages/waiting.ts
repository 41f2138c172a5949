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
import { type Shown, streamShown, toSeen, toShown } from "./stream.ts";
import { countHtml, guestsHtml, saidHtml } from "./talk-html.ts";

/** What a page hears of besides the guests who wait. */
export interface OwnLine {
  /** The same as long as the page shows the same. */
  readonly id: string;
  readonly address: string;
  /** The stamp of what the page shows. */
  readonly seen: string;
}

interface WaitingLook {
  readonly here: string;
  readonly enquiryId?: string | undefined;
  readonly line?: OwnLine | undefined;
  /** What is around the content stays as it was, so that its line tells what is new there. */
  readonly isPart: boolean;
}

/** Stands on every page: how many guests wait for an answer, and the line by which the page hears what is new. */
export async function waitingHtml(
  seat: Seat,
  { here, enquiryId, line, isPart }: WaitingLook,
): Promise<{ readonly count: Html; readonly line: Html }> {
  const now = await readTalks({ desk: seat.desk, ...defined({ enquiryId }) });
  const stamp = now && !isPart ? stampOf(now) : "";
  const shows = enquiryId ?? (here === "guests" ? "all" : "");
  const what = enquiryId === undefined ? "guests" : "talk";
  const id = line?.id ?? (shows === "" ? "line" : `line-${what}`);
  const query = line
    ? new URLSearchParams({ seen: toSeen([line.seen, stamp]) })
    : new URLSearchParams({ seen: stamp, shows });
  const address = `${line?.address ?? `${homeOf(seat)}/waiting/events`}?${query}`;
  return {
    count: html`<div id="waiting" class="waiting" role="status">${countHtml(now?.waiting.count ?? 0, seat)}</div>`,
    line: html`<div id="${id}" hx-sse:connect="${address}" hx-swap="none" hidden></div>`,
  };
}

/** The line of a page that shows nothing else that changes. */
export function tellWaiting(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Response {
  const shows = context.req.query("shows") ?? "";
  const enquiryId = ["", "all"].includes(shows) ? undefined : shows;
  return streamPage(parts, context, seat, { guests: shows === "all", ...defined({ enquiryId }) });
}

interface PageShows {
  /** What it shows besides, which is told first. */
  readonly own?: Shown;
  /** All guests who wait, not only how many. */
  readonly guests?: boolean;
  readonly enquiryId?: string;
}

/** The line by which a page hears what is new; while it is open, somebody is at the desk. */
export function streamPage(
  { openTalks, watch, stopping }: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
  { own, guests = false, enquiryId }: PageShows = {},
): Response {
  const session = context.get("session");
  const talks = toShown(openTalks, { desk: seat.desk, ...defined({ enquiryId }) }, (now) =>
    newsHtml(now, seat, guests),
  );
  return streamShown(context, {
    shown: own ? [own, talks] : [talks],
    stopping,
    opened: watch && (() => watch.opened(session)),
  });
}

function newsHtml({ waiting, talk }: TalkNow, seat: Seat, showsGuests: boolean): Html {
  const part = (target: string, content: Html) =>
    html`<hx-partial hx-target="${target}" hx-swap="innerMorph">${content}</hx-partial>`;
  return html`${part("#waiting", countHtml(waiting.count, seat))}
${showsGuests ? part("#guests", guestsHtml(waiting.guests, seat)) : ""}
${talk ? part("#talk", saidHtml(talk)) : ""}`;
}

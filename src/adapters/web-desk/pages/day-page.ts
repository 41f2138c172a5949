import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import type { DaySheetView, Refused } from "#src/bot/desk/view.ts";
import type { Html } from "#src/web/page/document.ts";
import { answerPage } from "./answer-page.ts";
import { type Status, statusOf } from "./carry-out.ts";
import type { Told } from "./layout.ts";
import type { OpenDays } from "./open-days.ts";
import { stampOf } from "./open-views.ts";
import type { PagesShared } from "./pages-parts.ts";
import { dayAddress, homeOf, type Seat } from "./seat.ts";
import { daySheetHtml } from "./sheet-html.ts";
import { toShown } from "./stream.ts";
import { tablesHtml } from "./timeline-html.ts";
import { streamPage } from "./waiting.ts";
import { words } from "./words.ts";

/** The day's sheet, which follows what happens while it is open. */
export async function showDay(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  return await answerDay(parts, context, seat, { date: context.req.param("date") ?? "" });
}

interface DayLook {
  readonly date: string;
  readonly told?: Told | undefined;
  /** Of what was done there; where nothing was, the sheet's own. */
  readonly status?: Status;
}

export async function answerDay(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
  { date, told, status }: DayLook,
): Promise<Response> {
  const { desk, by, venueId } = seat;
  // Who did something on a sheet has it before them: showing it again is no reading that is written down.
  const read = await (told ? desk.openSheets.read({ venueId, date }) : desk.daySheet({ by, venueId, date }));
  if (read.type === "refused") return await answerRefused(parts, context, seat, read);
  const [sheet] = read.sheets;
  const look = {
    title: sheet.title,
    here: date === seat.today ? "day" : "",
    told,
    content: dayHtml(sheet, seat),
    line: { id: `line-day-${date}`, address: `${dayAddress(seat, date)}/events`, seen: stampOf(read) },
  };
  return await answerPage(parts, context, seat, look, status ?? 200);
}

async function answerRefused(parts: PagesShared, context: Context<DeskEnv>, seat: Seat, refused: Refused) {
  const told = { text: refused.text, isRefused: true };
  const content = html`<p><a href="${homeOf(seat)}">${words.today}</a></p>`;
  return await answerPage(
    parts,
    context,
    seat,
    { title: words.day, here: "", told, content },
    statusOf(refused),
  );
}

function dayHtml(sheet: DaySheetView, seat: Seat): Html {
  return html`${daysHtml(sheet.date, seat)}
<div id="sheet" class="sheet">
${daySheetHtml(sheet, seat)}
</div>`;
}

function daysHtml(date: string, seat: Seat): Html {
  const day = Temporal.PlainDate.from(date);
  const [before, after] = [day.subtract({ days: 1 }), day.add({ days: 1 })].map(String);
  return html`<nav class="days" aria-label="${words.day}">
<a href="${dayAddress(seat, before ?? date)}" rel="prev"><span aria-hidden="true">←</span><span class="unseen">${words.earlier}</span></a>
${date === seat.today ? "" : html`<a href="${dayAddress(seat, seat.today)}">${words.today}</a>`}
<form method="get" action="${homeOf(seat)}/days"><input type="date" name="date" value="${date}" aria-label="${words.day}" required><button>${words.goThere}</button></form>
<a href="${homeOf(seat)}/take?day=${date}">${words.take}</a>
<a href="${dayAddress(seat, after ?? date)}" rel="next"><span aria-hidden="true">→</span><span class="unseen">${words.later}</span></a>
</nav>`;
}

/** The line by which an open sheet hears what is new. */
export function tellDay(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Response {
  return tellOfDay(parts, context, seat, {
    views: parts.openSheets,
    toHtml: ({ sheets: [sheet] }) => partOf("sheet", daySheetHtml(sheet, seat)),
  });
}

/** The line by which an open timeline hears what is new. */
export function tellTables(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Response {
  return tellOfDay(parts, context, seat, {
    views: parts.openTimelines,
    toHtml: (view) => partOf("tables", tablesHtml(view, seat)),
  });
}

/** What a page shows of a day, as it changes; nothing comes on the line of what is no day. */
function tellOfDay<View>(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
  { views, toHtml }: { readonly views: OpenDays<View>; readonly toHtml: (view: View) => Html },
): Response {
  const date = context.req.param("date") ?? "";
  if (!isDate(date)) return context.body(null, 204);
  return streamPage(parts, context, seat, { own: toShown(views, { venueId: seat.venueId, date }, toHtml) });
}

function partOf(id: string, content: Html): Html {
  return html`<hx-partial hx-target="#${id}" hx-swap="innerMorph">${content}</hx-partial>`;
}

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import type { DayOrder } from "#src/bot/desk/lists/foreign-lists.ts";
import type { Brought } from "#src/bot/desk/lists/list-views.ts";
import { defined } from "#src/lib/defined.ts";
import type { Html } from "#src/web/page/document.ts";
import { readForm } from "#src/web/page/read-form.ts";
import { answerPage, dayNamed } from "./answer-page.ts";
import { type Status, statusOf } from "./carry-out.ts";
import { swapping } from "./form-html.ts";
import type { Told } from "./layout.ts";
import type { PagesShared } from "./pages-parts.ts";
import { homeOf, type Seat } from "./seat.ts";
import { words } from "./words.ts";

/** The days of a venue's bookings as a file, and a file of another system's: for its owners. */
export async function showFiles(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
): Promise<Response> {
  if (!seat.isOwner) return await turnAway(parts, context, seat);
  return await answerFiles(parts, context, seat, {});
}

/** What would become of each booking of a file; and once somebody has seen that and says yes, brings them over. */
export async function takeFile(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  if (!seat.isOwner) return await turnAway(parts, context, seat);
  const sent = await readForm(context);
  const { desk, by, venueId } = seat;
  const [file, again, days] = [sent.get("file"), sent.get("list"), sent.get("days")];
  const text = file instanceof File ? await file.text() : typeof again === "string" ? again : "";
  if (text.trim() === "") {
    const told = { text: `${words.fillIn} ${words.file}`, isRefused: true };
    return await answerFiles(parts, context, seat, { told, status: 422 });
  }
  const dayOrder: DayOrder | undefined = days === "dmy" || days === "mdy" ? days : undefined;
  const sure = sent.get("sure") === "yes";
  const brought = await desk.lists.bring({ by, venueId, text, sure, ...defined({ dayOrder }) });
  if (brought.type === "refused") {
    const told = { text: brought.text, isRefused: true };
    return await answerFiles(parts, context, seat, { told, status: statusOf(brought) });
  }
  parts.openSheets.changed((day) => day.venueId === venueId);
  parts.openTimelines.changed((day) => day.venueId === venueId);
  const told = { text: brought.text, isRefused: false };
  const shown = broughtHtml(seat, brought, { text, dayOrder });
  return await answerFiles(parts, context, seat, { told, shown });
}

/** The bookings of some days, a line each. */
export async function giveBookings(
  _: PagesShared,
  context: Context<DeskEnv>,
  { desk, by, venueId, isOwner }: Seat,
): Promise<Response> {
  if (!isOwner) return context.text(`${words.forOwners}\n`, 403);
  const [from, to] = [dayNamed(context.req.query("from")), dayNamed(context.req.query("to"))];
  const written = await desk.lists.write({ by, venueId, ...defined({ from, to }) });
  if (written.type === "refused") return context.text(`${written.text}\n`, statusOf(written));
  const { name, mediaType, text } = written.file;
  return context.body(text, 200, {
    "Content-Type": `${mediaType}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}

async function turnAway(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  const told = { text: words.forOwners, isRefused: true };
  const look = { title: words.files, here: "files", told, content: html`` };
  return await answerPage(parts, context, seat, look, 403);
}

interface FilesLook {
  readonly told?: Told;
  readonly status?: Status;
  /** What became of a file. */
  readonly shown?: Html;
}

async function answerFiles(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
  { told, status, shown }: FilesLook,
): Promise<Response> {
  const content = html`${shown ?? ""}${downloadHtml(seat)}${uploadHtml(seat)}`;
  return await answerPage(parts, context, seat, { title: words.files, here: "files", told, content }, status);
}

function downloadHtml(seat: Seat): Html {
  const day = (name: string, label: string) =>
    html`<label><span>${label}</span><input type="date" name="${name}" value="${seat.today}" required></label>`;
  return html`<section class="card"><h2>${words.fileOut}</h2>
<form class="act" method="get" action="${homeOf(seat)}/bookings.csv">
${day("from", words.firstDay)}${day("to", words.lastDay)}
<button class="good">${words.fileOutYes}</button>
</form></section>`;
}

function uploadHtml(seat: Seat): Html {
  const action = `${homeOf(seat)}/files`;
  return html`<section class="card"><h2>${words.fileIn}</h2>
<p>${words.fileInHint}</p>
<form class="act" method="post" enctype="multipart/form-data" action="${action}" hx-post="${action}"${swapping}>
<label><span>${words.file}</span><input type="file" name="file" accept=".csv,.tsv,.txt,.json,text/csv,application/json" required></label>
<label><span>${words.dayOrder}</span><select name="days"><option value="">–</option><option value="dmy">${words.dayFirst}</option><option value="mdy">${words.monthFirst}</option></select></label>
<button class="good">${words.fileInLook}</button>
</form></section>`;
}

/** Whoever says yes sends the file that was looked at: what happens is what they have seen. */
function broughtHtml(
  seat: Seat,
  { isDone, free, notes, rows }: Brought,
  sent: { readonly text: string; readonly dayOrder: DayOrder | undefined },
): Html {
  const action = `${homeOf(seat)}/files`;
  const yes = html`<form class="act" method="post" enctype="multipart/form-data" action="${action}" hx-post="${action}"${swapping}>
<textarea name="list" hidden>
${sent.text}</textarea>
<input type="hidden" name="days" value="${sent.dayOrder ?? ""}"><input type="hidden" name="sure" value="yes">
<button class="grave">${words.fileInYes}</button>
</form>`;
  return html`<section class="card">
${notes.map((note) => html`<p>${note}</p>`)}
${isDone || free === 0 ? "" : html`<div class="acts">${yes}</div>`}
<ul class="records">${rows.map(({ text, isWrong }) => html`<li${isWrong ? html` class="wrong"` : ""}><p>${text}</p></li>`)}</ul>
</section>`;
}

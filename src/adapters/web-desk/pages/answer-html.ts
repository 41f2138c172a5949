import { html } from "hono/html";
import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";
import type { Records, SheetView } from "#src/bot/desk/view.ts";
import type { WaitEntryView, Waitlist } from "#src/bot/desk/waitlist/wait-view.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import type { Html } from "#src/web/page/document.ts";
import type { DeskPage, LineAct, PageAnswer } from "./act.ts";
import { bookingHtml, factHtml } from "./booking-html.ts";
import { monthHtml, statsHtml } from "./figures-html.ts";
import { floorHtml } from "./floor-html.ts";
import { actForm } from "./form-html.ts";
import { freeTablesHtml, offerHtml } from "./offer-html.ts";
import { entryAddress, homeOf, type Seat } from "./seat.ts";
import { sheetHtml } from "./sheet-html.ts";
import { talkHtml } from "./talk-html.ts";
import { timelineHtml } from "./timeline-html.ts";
import { words } from "./words.ts";

/** Where an answer stands. */
export interface AnswerLook {
  /** The day whose sheet one comes back to. */
  readonly from?: string | undefined;
  readonly lineActs?: DeskPage["lineActs"];
}

/** What the desk says, as a part of a page; what was done or refused stands above it, and is no part of this. */
export function answerHtml(answer: PageAnswer, seat: Seat, look: AnswerLook = {}): Html {
  switch (answer.type) {
    case "daySheets":
    case "dayMessages":
    case "attention":
    case "found":
      return html`${answer.sheets.map((sheet) => titledSheet(sheet, seat))}`;
    case "booking":
    case "done":
    case "doubted":
      return bookingHtml(answer.booking, seat, look.from);
    case "refused":
      return answer.booking ? bookingHtml(answer.booking, seat, look.from) : html``;
    case "talk":
      return talkHtml(answer, seat);
    case "records":
      return recordsHtml(answer, seat, look.lineActs);
    case "ruleDone":
      return answer.affected ? titledSheet(answer.affected, seat) : html``;
    case "said":
      return html``;
    case "offer":
      return offerHtml(answer, seat, look.from);
    case "freeTables":
      return freeTablesHtml(answer, seat, look.from);
    case "waitlist":
      return waitlistHtml(answer, seat);
    case "waitEntry":
      return entryHtml(answer, seat);
    case "broadcast":
      return broadcastHtml(answer, seat);
    case "floors":
      return html`${answer.floors.map(floorHtml)}`;
    case "timeline":
      return timelineHtml(answer, seat);
    case "month":
      return monthHtml(answer, seat);
    case "stats":
      return statsHtml(answer, seat);
    default:
      return assertNever(answer);
  }
}

function titledSheet(sheet: SheetView, seat: Seat): Html {
  return html`<p class="title">${sheet.title}</p>${sheetHtml(sheet, seat)}`;
}

function recordsHtml({ title, lines, none }: Records, seat: Seat, lineActs: readonly LineAct[] = []): Html {
  if (lines.length === 0) return html`<p class="summary">${none}</p>`;
  return html`<p class="title">${title}</p>
<ul class="records">${lines.map(
    ({ text, by, name, ref }) => html`<li><p dir="auto">${text} ${name ?? by}</p>
${ref === undefined ? "" : lineActsHtml(lineActs, ref, seat)}</li>`,
  )}</ul>`;
}

function lineActsHtml(acts: readonly LineAct[], ref: string, seat: Seat): Html {
  const forms = acts.map(({ act, field }) => actForm(seat, act, { values: { [field]: ref } }));
  return html`<div class="acts">${forms}</div>`;
}

function waitlistHtml({ title, lines, entries }: Waitlist, seat: Seat): Html {
  return html`<p class="title">${title}</p>
${entries.length === 0 ? html`<p class="summary">${lines.join("\n")}</p>` : ""}
<ul class="choices">${entries.map(({ entryId, label }) => html`<li><a href="${entryAddress(seat, entryId)}">${label}</a></li>`)}</ul>
${entries.length === 0 ? "" : html`<details><summary>${words.everybody}</summary><ol class="records">${lines.map((line) => html`<li><p>${line}</p></li>`)}</ol></details>`}`;
}

function entryHtml(entry: WaitEntryView, seat: Seat): Html {
  const { title, facts, times, actions, entryId, stamp, date } = entry;
  const values = { entry: entryId, stamp };
  return html`<section class="card">
<h2>${title}</h2>
<dl>${facts.map(({ label, value }) => factHtml(label, value))}</dl>
</section>
<div class="acts">
${times.map(({ startsAt, label }) => actForm(seat, "offer", { values: { entry: entryId, time: startsAt }, label, tone: "good" }))}
${actions.map((action) => (action === "reallyRemove" || action === "keep" ? "" : actForm(seat, action, { values, isFilled: true })))}
</div>
<p><a href="${homeOf(seat)}/waitlist?day=${date}">${words.backToWaitlist}</a></p>`;
}

function broadcastHtml({ title, lines, texts: read, broadcastId, actions }: BroadcastView, seat: Seat): Html {
  return html`<section class="card">
<h2>${title}</h2>
${lines.map((line) => html`<p>${line}</p>`)}
${read.map(({ label, text }) => html`<h3>${label}</h3><blockquote dir="auto">${text}</blockquote>`)}
</section>
<div class="acts">${actions.map((action) => actForm(seat, action, { values: { draft: broadcastId } }))}</div>`;
}

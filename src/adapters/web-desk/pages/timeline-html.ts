import { html } from "hono/html";
import type { TimelineBar, TimelineTable, TimelineView } from "#src/bot/desk/timeline/timeline-view.ts";
import type { Html } from "#src/web/page/document.ts";
import { swapping } from "./form-html.ts";
import { stampOf } from "./open-views.ts";
import { bookingAddress, dayAddress, homeOf, type Seat } from "./seat.ts";
import type { OwnLine } from "./waiting.ts";
import { words } from "./words.ts";

const quartersInHour = 4;

/** The tables over the hours, as a table of quarters: a booking is a cell as long as it stays. */
export function timelineHtml(view: TimelineView, seat: Seat): Html {
  const { title, tables, unplaced, date } = view;
  return html`<p class="title">${title}</p>
<p class="scripted">${words.moveHint}</p>
<div id="tables">
${tablesHtml(view, seat)}
</div>
${unplaced.length + tables.length === 0 ? "" : moveHtml(seat, date)}`;
}

/** The line by which a page that shows it hears what is new. */
export function timelineLine(view: TimelineView, seat: Seat): OwnLine {
  const { date } = view;
  const address = `${dayAddress(seat, date)}/tables`;
  return { id: `line-tables-${date}`, address, seen: stampOf(view) };
}

/** What of it changes with what happens. */
export function tablesHtml(view: TimelineView, seat: Seat): Html {
  const { title, summary, hours, tables, date } = view;
  return html`<p class="summary">${summary}</p>
<div class="timeline" tabindex="0" role="region" aria-label="${title}">
<table>
<colgroup><col><col span="${hours.length * quartersInHour}"></colgroup>
<thead><tr><th scope="col">${words.table}</th>${hours.map(({ at, label, isNow }) => html`<th scope="col" colspan="${quartersInHour}" data-at="${at}"${isNow ? html` aria-current="time"` : ""}>${label}</th>`)}</tr></thead>
<tbody>${tables.map((table) => tableHtml(table, hours.length * quartersInHour, seat, date))}</tbody>
</table>
</div>
${unplacedHtml(view, seat)}`;
}

function tableHtml(
  { table, section, bars }: TimelineTable,
  quarters: number,
  seat: Seat,
  date: string,
): Html {
  const cells: Html[] = [];
  let reached = 0;
  for (const bar of bars) {
    cells.push(gapHtml(reached, bar.from), barHtml(bar, seat, date));
    reached = bar.until;
  }
  return html`<tr data-table="${table}">
<th scope="row">${table}${section === undefined ? "" : html` <small>${section}</small>`}</th>${cells}${gapHtml(reached, quarters)}
</tr>`;
}

/** Empty quarters up to each hour's end, so that the hours can be seen through the rows. */
function gapHtml(from: number, until: number): Html {
  const cells: Html[] = [];
  for (let at = from; at < until; ) {
    const end = Math.min(until, (Math.floor(at / quartersInHour) + 1) * quartersInHour);
    cells.push(html`<td colspan="${end - at}"></td>`);
    at = end;
  }
  return html`${cells}`;
}

function barHtml({ from, until, times, row, label }: TimelineBar, seat: Seat, date: string): Html {
  if (row === undefined) {
    return html`<td class="bar is-out" colspan="${until - from}"><span>${label} <small>${times}</small></span></td>`;
  }
  const { booking, name, party, stateCode, state, startsAt } = row;
  const address = bookingAddress(booking, booking.id, date);
  const moves = `${homeOf(seat)}/bookings/${encodeURIComponent(booking.id)}/moves`;
  return html`<td class="bar is-${stateCode.toLowerCase()}" colspan="${until - from}" data-moves="${moves}" data-id="${booking.id}" data-starts="${startsAt}">
<a href="${address}" draggable="false"><strong>${name}</strong> <small>${times} · ${party} · ${state}</small></a></td>`;
}

function unplacedHtml({ unplaced, date }: TimelineView, seat: Seat): Html {
  if (unplaced.length === 0) return html``;
  return html`<section class="group"><h2>${words.noTable}</h2>
<ul class="choices">${unplaced.map(({ booking, time, name, party }) => html`<li><a href="${bookingAddress(seat, booking.id, date)}">${time} ${name}, ${party}</a></li>`)}</ul></section>`;
}

/** What is asked before a booking that was dropped is moved. The script fills in which, and where to. */
function moveHtml(seat: Seat, date: string): Html {
  const to = (
    act: string,
    field: string,
  ) => html`<form method="post" action="${homeOf(seat)}/acts/${act}" hx-post="${homeOf(seat)}/acts/${act}"${swapping}>
<input type="hidden" name="id"><input type="hidden" name="${field}"><input type="hidden" name="timeline" value="${date}">
<p>${act === "change" ? words.moveTold : ""}</p>
<div class="acts"><button type="button" data-leave>${words.moveNo}</button><button class="good">${words.moveYes}</button></div>
</form>`;
  return html`<output id="move-where" data-not="${words.fitsNot}" hidden></output>
<dialog id="move" aria-labelledby="move-what"><h2>${words.moveAsk}</h2><p id="move-what"></p>
${to("tables", "tables")}
${to("change", "slot")}
</dialog>`;
}

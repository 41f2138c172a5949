import { html } from "hono/html";
import type { Month } from "#src/bot/desk/figures/month-view.ts";
import type { Stats } from "#src/bot/desk/figures/stats-view.ts";
import type { Html } from "#src/web/page/document.ts";
import { factHtml } from "./booking-html.ts";
import { dayAddress, homeOf, type Seat } from "./seat.ts";
import { words } from "./words.ts";

/** A month as a calendar; each day leads to its sheet, and says in words how it is. */
export function monthHtml({ title, days }: Month, seat: Seat): Html {
  return html`<p class="title">${title}</p>
<ol class="month">${days.map(({ date, is, text }, index) => {
    const day = Temporal.PlainDate.from(date);
    const column = index === 0 ? ` weekday-${day.dayOfWeek}` : "";
    return html`<li class="is-${is}${column}"><a href="${dayAddress(seat, date)}"><b aria-hidden="true">${day.day}</b><span class="words">${text}</span></a></li>`;
  })}</ol>`;
}

/** What some days came to, with the way to the file. */
export function statsHtml({ title, facts, periods, figures }: Stats, seat: Seat): Html {
  const { from, to } = figures;
  return html`<p class="title">${title}</p>
<section class="card"><dl>${facts.map(({ label, value }) => factHtml(label, value))}</dl></section>
<section class="card"><h2>${periods.title}</h2><dl>${periods.rows.map(({ label, value }) => factHtml(label, value))}</dl></section>
<p><a href="${homeOf(seat)}/stats.csv?from=${from.toString()}&amp;to=${to.toString()}" download>${words.figuresFile}</a></p>`;
}

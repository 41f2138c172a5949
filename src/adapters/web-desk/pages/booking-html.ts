import { html } from "hono/html";
import type { BookingView } from "#src/bot/desk/view.ts";
import { texts } from "#src/bot/desk/words.ts";
import type { Html } from "#src/web/page/document.ts";
import { tools } from "./booking-tools.ts";
import { bookingAddress, dayAddress, type Seat } from "./seat.ts";
import { actionForm, phoneHtml } from "./sheet-html.ts";
import { words } from "./words.ts";

/** A booking in full, with all that may be done with it. */
export function bookingHtml(view: BookingView, seat: Seat, from?: string): Html {
  const { booking, actions, mayNote } = view;
  const offered = Object.entries(tools).filter(([name]) => name === "history" || mayNote);
  return html`${summaryHtml(view)}
<div class="acts">${actions.map((action) => actionForm(seat, action, booking.id, { values: { id: booking.id }, from, isFilled: true }))}</div>
<ul class="tools">${offered.map(([name, { title }]) => html`<li><a href="${toolAddress(seat, booking.id, name, from)}">${title}</a></li>`)}</ul>
<p><a href="${dayAddress(seat, from ?? seat.today)}">${words.backToDay}</a></p>`;
}

function toolAddress(seat: Seat, id: string, tool: string, from: string | undefined): string {
  const [path, query] = bookingAddress(seat, id, from).split("?");
  return `${path}/${tool}${query === undefined ? "" : `?${query}`}`;
}

/** What is known of it, and nothing to press. */
export function summaryHtml({ title, facts, note, wish, agreement }: BookingView): Html {
  const more = [
    { label: texts.staffNote, value: note },
    { label: texts.wish, value: wish },
    { label: texts.agreed, value: agreement },
  ];
  return html`<section class="card">
<h2>${title}</h2>
<dl>
${facts.map(({ label, value }) => factHtml(label, label === texts.phone ? phoneHtml(value) : value))}
${more.map(({ label, value }) => (value === undefined ? "" : factHtml(label, value)))}
</dl>
</section>`;
}

export function factHtml(label: string, value: string | Html): Html {
  return html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`;
}

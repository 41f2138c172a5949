import { html } from "hono/html";
import type { DaySheetView, DeskAction, SheetGroup, SheetRow, SheetView } from "#src/bot/desk/view.ts";
import { texts } from "#src/bot/desk/words.ts";
import type { Html } from "#src/web/page/document.ts";
import { actForm, type FormOptions } from "./form-html.ts";
import { bookingAddress, entryAddress, homeOf, type Seat } from "./seat.ts";
import { actionLabels, words } from "./words.ts";

/** A whole day: who waits for one of its tables, then its bookings. */
export function daySheetHtml(sheet: DaySheetView, seat: Seat): Html {
  const line = `${homeOf(seat)}/waitlist?day=${sheet.date}`;
  return html`${sheet.waits === undefined ? "" : html`<a class="hint" href="${line}">${sheet.waits}</a>`}
${sheetHtml(sheet, seat, sheet.date)}`;
}

/** Bookings in groups, each with what may be done with it now. `from`: the day whose sheet it is. */
export function sheetHtml(sheet: SheetView, seat: Seat, from?: string): Html {
  const { summary, notes, callers = [], groups } = sheet;
  const entryOf = new Map(callers.map(({ note, entryId }) => [note, entryId]));
  return html`<p class="summary">${summary}</p>
${notes.map((note) => noteHtml(note, entryOf.get(note), seat))}
${groups.map((group, index) => groupHtml(group, `g${index}-${toId(group.title)}`, seat, from))}`;
}

/** One about somebody on the waitlist leads to what can be done with them. */
function noteHtml(note: string, entryId: string | undefined, seat: Seat): Html {
  return html`<p class="notice">${entryId === undefined ? note : html`<a href="${entryAddress(seat, entryId)}">${note}</a>`}</p>`;
}

/** The same as long as the group is, whatever its numbers: so that a change moves nothing else. */
function toId(title: string): string {
  return (title.split(":")[0] ?? "").toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

function groupHtml(
  { title, line, rows }: SheetGroup,
  id: string,
  seat: Seat,
  from: string | undefined,
): Html {
  return html`<section class="group" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${line === undefined ? "" : html`<p class="pace">${line}</p>`}
<ul class="rows">${rows.map((row) => rowHtml(row, id, seat, from))}</ul>
</section>`;
}

function rowHtml(row: SheetRow, group: string, seat: Seat, from: string | undefined): Html {
  const { booking, time, name, party, state, stateCode, tables, scenario, phone } = row;
  const what = [party, tables, scenario].filter((each) => each !== undefined).join(" · ");
  return html`<li class="booking is-${stateCode.toLowerCase()}" id="${group}-${booking.id}">
<a class="who" href="${bookingAddress(booking, booking.id, from)}"><time>${time}</time> <strong>${name}</strong></a>
<span class="state">${state}</span>
<span class="what">${what}</span>
${phone === undefined ? "" : phoneHtml(phone)}
${factsHtml(row)}
${actsHtml(row, seat, from)}
</li>`;
}

export function phoneHtml(phone: string): Html {
  return html`<a class="phone" href="tel:${phone.replaceAll(/[^+\d]/g, "")}">${phone}</a>`;
}

function factsHtml({ late, why, called, regular, allergies, note, wish }: SheetRow): Html {
  const facts = [why, called, regular].filter((each) => each !== undefined);
  return html`${late === undefined ? "" : html`<span class="late">${late}</span>`}
${facts.length === 0 ? "" : html`<span class="facts">${facts.join("; ")}</span>`}
${allergies === undefined ? "" : html`<p class="allergies">${texts.allergy} ${allergies}</p>`}
${note === undefined ? "" : html`<p class="note"><b>${texts.staffNote}:</b> ${note}</p>`}
${wish === undefined || wish === allergies ? "" : html`<p class="wish">“${wish}”</p>`}`;
}

/** The likeliest first: they are buttons, the others are behind one. */
const inOrder: readonly DeskAction[] = [
  ...(["seated", "billPrinted", "closed", "waiting", "confirm", "noShow", "cancel"] as const),
];
const inSight = 2;

function actsHtml(row: SheetRow, seat: Seat, from: string | undefined): Html {
  const { actions = [], toCall, booking, name, time } = row;
  const about = `${time} ${name}`;
  const sorted = inOrder.filter((action) => actions.includes(action));
  const forms = [
    ...(toCall ? [actForm(seat, "called", { ...bare(booking.id, from), about })] : []),
    ...sorted.map((action) => actionForm(seat, action, booking.id, { ...bare(booking.id, from), about })),
  ];
  if (forms.length === 0) return html``;
  const more = forms.slice(inSight);
  return html`<div class="acts">${forms.slice(0, inSight)}
${more.length === 0 ? "" : html`<details><summary>${words.more}<span class="unseen"> ${about}</span></summary><div class="acts">${more}</div></details>`}
</div>`;
}

function bare(id: string, from: string | undefined): FormOptions {
  return { values: { id }, from, isFilled: true, hasNoKey: true };
}

/** One button of what may be done with a booking. */
export function actionForm(
  seat: Seat,
  action: DeskAction,
  id: string,
  options: FormOptions = {},
): Promise<Html> {
  const label = actionLabels[action];
  if (action === "confirm" || action === "cancel") return actForm(seat, action, { ...options, label });
  const values = { id, as: action };
  const tone = action === "noShow" ? "grave" : action === "seated" ? "good" : undefined;
  return actForm(seat, "mark", { ...options, values, label, ...(tone && { tone }) });
}

import { html } from "hono/html";
import type { EnquiryAction, Records, Talk } from "#src/bot/desk/view.ts";
import { texts } from "#src/bot/desk/words.ts";
import type { Html } from "#src/web/page/document.ts";
import { factHtml } from "./booking-html.ts";
import { actForm } from "./form-html.ts";
import { homeOf, type Seat } from "./seat.ts";
import { phoneHtml } from "./sheet-html.ts";
import { words } from "./words.ts";

/** Where the talk with a guest is. */
function talkAddress(seat: Seat, enquiryId: string): string {
  return `${homeOf(seat)}/talk?enquiry=${encodeURIComponent(enquiryId)}`;
}

/** How many guests wait for an answer, on every page; nothing where none does. */
export function countHtml(count: number, seat: Seat): Html {
  if (count === 0) return html``;
  const many = count === 1 ? words.guestWaits : words.guestsWait;
  return html`<a href="${homeOf(seat)}/guests"><strong>${count}</strong> ${many}</a>`;
}

/** Who waits for an answer; each leads to what was said. */
export function guestsHtml({ lines, none }: Records, seat: Seat): Html {
  if (lines.length === 0) return html`<p class="summary">${none}</p>`;
  return html`<ul class="choices">${lines.map(
    ({ text, by, ref = "" }) =>
      html`<li><a href="${talkAddress(seat, ref)}" dir="auto">${text} ${by}</a></li>`,
  )}</ul>`;
}

/** What was said, which follows; below it, what can be done. */
export function talkHtml(talk: Talk, seat: Seat): Html {
  const { title, enquiryId, actions } = talk;
  return html`<h2>${title}</h2>
<div id="talk" role="log">${saidHtml(talk)}</div>
<div class="acts">${actions.map((action) => actForm(seat, acts[action], { values: { enquiry: enquiryId } }))}</div>
<p><a href="${homeOf(seat)}/guests">${words.allGuests}</a></p>`;
}

export function saidHtml({ facts, lines }: Talk): Html {
  return html`<dl>${facts.map(({ label, value }) => factHtml(label, label === texts.phone ? phoneHtml(value) : value))}</dl>
<ol class="said">${lines.map(
    ({ at, tone, title, text }) => html`<li class="from-${tone}"><p class="by"><time>${at}</time> ${title}</p>
${text === undefined ? "" : html`<p dir="auto">${text}</p>`}</li>`,
  )}</ol>`;
}

const acts: Readonly<Record<EnquiryAction, string>> = {
  answer: "answer",
  accept: "accept",
  decline: "decline",
  close: "back",
};

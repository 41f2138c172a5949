import { html } from "hono/html";
import type { FloorPlace, FloorView } from "#src/bot/desk/view.ts";
import type { Html } from "#src/web/page/document.ts";

/** The tables by section, each a card that says in words how it is with it. */
export function floorHtml({ title, summary, areas }: FloorView): Html {
  return html`<p class="title">${title}</p>
<p class="summary">${summary}</p>
${areas.map(
  (area) => html`<section class="area">
${area.title === undefined ? "" : html`<h2>${area.title}</h2>`}
<ul class="places-list">${area.places.map(placeHtml)}</ul>
</section>`,
)}`;
}

function placeHtml({ tables, is, name, party, how, next }: FloorPlace): Html {
  return html`<li class="place is-${is}">
<strong>${tables}</strong>
${name === undefined ? "" : html`<span class="name">${name}${party === undefined ? "" : `, ${party}`}</span>`}
<span>${how}</span>
${next === undefined ? "" : html`<small>${next}</small>`}
</li>`;
}

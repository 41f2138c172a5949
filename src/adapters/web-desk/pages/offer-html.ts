import { html } from "hono/html";
import type { Draft, FreeTables, Offer } from "#src/bot/desk/take/take-view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import type { Html } from "#src/web/page/document.ts";
import { actForm, overrideForm } from "./form-html.ts";
import type { Seat } from "./seat.ts";
import { writePlace, writeSlot } from "./slots.ts";

type Values = Readonly<Record<string, string>>;

/** When a booking could be, each time a button; what only rules are against, behind a second tap with a reason. */
export function offerHtml(offer: Offer, seat: Seat, from?: string): Html {
  const { bookingId, draft, times, override } = offer;
  const act = bookingId === undefined ? "book" : "change";
  const values = { ...valuesOf(draft), ...(bookingId !== undefined && { id: bookingId }) };
  const buttons = times.map(({ slot, label }) => ({ label, values: { ...values, slot: writeSlot(slot) } }));
  const anyway = override && { ...values, slot: writeSlot(override) };
  return choicesHtml({ title: offer.title, act, buttons, anyway }, seat, from);
}

/** Where a party at the door can sit, each place a button. */
export function freeTablesHtml(
  { title, draft, places, override }: FreeTables,
  seat: Seat,
  from?: string,
): Html {
  const values = valuesOf(draft);
  const buttons = places.map(({ place, label }) => ({
    label,
    values: { ...values, place: writePlace(place) },
  }));
  const anyway = override && { ...values, place: writePlace(override) };
  return choicesHtml({ title, act: "walkin", buttons, anyway }, seat, from);
}

interface Choices {
  readonly title: string;
  readonly act: string;
  readonly buttons: readonly { readonly label: string; readonly values: Values }[];
  readonly anyway: Values | undefined;
}

function choicesHtml({ title, act, buttons, anyway }: Choices, seat: Seat, from: string | undefined): Html {
  return html`<p class="title">${title}</p>
<div class="acts choices">${buttons.map(({ label, values }) => actForm(seat, act, { values, label, from, isFilled: true }))}</div>
${anyway ? html`<details class="anyway"><summary>${platformTexts.takeAnyway}</summary>${overrideForm(seat, act, anyway, from)}</details>` : ""}`;
}

/** Tables that were named are the place itself of a party at the door. */
function valuesOf({ party, name, phone, note, tables }: Draft): Values {
  return { party: String(party), ...defined({ name, phone, note, tables }) };
}

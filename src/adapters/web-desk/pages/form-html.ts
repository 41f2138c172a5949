import { html } from "hono/html";
import type { Suggestion } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Html } from "#src/web/page/document.ts";
import { type DeskAct, type Field, needed } from "./act.ts";
import { findAct } from "./acts.ts";
import { homeOf, type Seat } from "./seat.ts";
import { words } from "./words.ts";

type Values = Readonly<Record<string, string>>;

/** How an act's form stands on a page. */
export interface FormOptions {
  readonly values?: Values;
  /** The day whose sheet is shown afterwards. */
  readonly from?: string | undefined;
  readonly label?: string;
  readonly tone?: DeskAct["tone"];
  /** Read aloud behind the label, where several buttons say the same. */
  readonly about?: string;
  /** Nothing is left to be filled in: only its button shows. */
  readonly isFilled?: true;
  /** The line that it stands on is compared with later ones, and its act is done once in any case. */
  readonly hasNoKey?: true;
  readonly autofocus?: true;
}

/** With scripts, what an act comes to takes the place of the page's content; without, it is a page of its own. */
export const swapping = html` hx-target="#content" hx-select="#content" hx-swap="outerMorph"`;

/** The form of an act, by its name. */
export async function actForm(seat: Seat, name: string, options: FormOptions = {}): Promise<Html> {
  const act = findAct(name);
  if (act === undefined) throw new RangeError(`there is no act "${name}"`);
  const { values = {}, from, label = act.label, tone = act.tone, about, isFilled, hasNoKey } = options;
  const action = `${homeOf(seat)}/acts/${name}`;
  const fields = Object.entries(act.fields).filter(([, field]) => !isFilled && field.kind !== "hidden");
  const told = { ...values, ...(from !== undefined && { from }), ...(!hasNoKey && { key: seat.newKey() }) };
  const shown = new Set(fields.map(([field]) => field));
  return html`<form class="act" method="post" action="${action}" hx-post="${action}"${swapping}>
${Object.entries(told).map(([field, value]) => (shown.has(field) ? "" : hiddenInput(field, value)))}
${fields.map(([field, declared]) => fieldHtml(seat, { name: field, list: `${name}-${field}`, field: declared, values }))}
<button class="${tone ?? ""}"${options.autofocus ? html` autofocus` : ""}>${label}${about === undefined ? "" : html`<span class="unseen"> ${about}</span>`}</button>
</form>`;
}

/** What only the house's rules are against is done by a second tap, and with a reason. */
export async function overrideForm(
  seat: Seat,
  name: string,
  values: Values,
  from: string | undefined,
): Promise<Html> {
  const action = `${homeOf(seat)}/acts/${name}`;
  const told = { ...values, ...(from !== undefined && { from }), key: seat.newKey() };
  const field = needed(platformTexts.whyAnyway, { hint: platformTexts.whyAnywayHint });
  return html`<form class="act" method="post" action="${action}" hx-post="${action}"${swapping}>
${Object.entries(told).map(([each, value]) => hiddenInput(each, value))}
${fieldHtml(seat, { name: "reason", list: `${name}-reason`, field, values: {} })}
<button class="grave">${platformTexts.setRulesAside}</button>
</form>`;
}

function hiddenInput(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** What a page can be asked for. */
export function filterForm(
  seat: Seat,
  name: string,
  fields: Values,
  declared: Readonly<Record<string, Field>>,
) {
  const shown = Object.entries(declared).filter(([, { kind }]) => kind !== "hidden");
  if (shown.length === 0) return html``;
  return html`<form class="filter" method="get" action="${homeOf(seat)}/${name}">
${shown.map(([field, each]) => fieldHtml(seat, { name: field, list: `${name}-${field}`, field: each, values: fields }))}
<button>${words.goThere}</button>
</form>`;
}

interface FieldLook {
  readonly name: string;
  /** The id of what may be typed. */
  readonly list: string;
  readonly field: Field;
  readonly values: Values;
}

async function fieldHtml(seat: Seat, { name, list, field, values }: FieldLook): Promise<Html> {
  const { label, hint, choices, only } = field;
  const value = values[name] ?? field.start?.(seat) ?? "";
  const offered = (await choices?.({ desk: seat.desk, venueId: seat.venueId, values })) ?? [];
  const input = only
    ? selectHtml(name, field, value, offered)
    : inputHtml(name, field, value, offered.length > 0 ? list : undefined);
  const options =
    only || offered.length === 0 ? "" : html`<datalist id="${list}">${offered.map(optionHtml)}</datalist>`;
  return html`<label><span>${label}</span>${input}${hint === undefined ? "" : html`<small>${hint}</small>`}</label>${options}`;
}

/** As long as a line may be. */
const mostInLine = 200;
const largestParty = 500;

function inputHtml(name: string, field: Field, value: string, list: string | undefined): Html {
  const { kind = "text", required, most = mostInLine } = field;
  const needed = required ? html` required` : "";
  if (kind === "long")
    return html`<textarea name="${name}" rows="3" maxlength="${most}"${needed}>${value}</textarea>`;
  const limits =
    kind === "number" ? html` min="1" max="${largestParty}" inputmode="numeric"` : html` maxlength="${most}"`;
  return html`<input type="${kind}" name="${name}" value="${value}" autocomplete="off"${limits}${needed}${list === undefined ? "" : html` list="${list}"`}>`;
}

function selectHtml(
  name: string,
  { required }: Field,
  value: string,
  offered: readonly Suggestion<string>[],
): Html {
  return html`<select name="${name}"${required ? html` required` : ""}>
${required ? "" : html`<option value="">–</option>`}
${offered.map((each) => html`<option value="${each.value}"${each.value === value ? html` selected` : ""}>${each.label}</option>`)}
</select>`;
}

function optionHtml({ value, label }: Suggestion<string>): Html {
  return html`<option value="${value}">${label}</option>`;
}

import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import type { Html } from "#src/web/page/document.ts";
import type { Asked, DeskPage, PageAnswer } from "./act.ts";
import { findAct } from "./acts.ts";
import { answerHtml } from "./answer-html.ts";
import { answerPage } from "./answer-page.ts";
import { readGiven, type Status, statusOf, toldOf } from "./carry-out.ts";
import { actForm, filterForm } from "./form-html.ts";
import { moreHtml, type Told } from "./layout.ts";
import { findPage } from "./page-table.ts";
import type { PagesShared } from "./pages-parts.ts";
import type { Seat } from "./seat.ts";
import { guestsHtml } from "./talk-html.ts";
import { timelineLine } from "./timeline-html.ts";
import { words } from "./words.ts";

/** One of the pages of the menu. */
export async function showPage(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  const name = context.req.param("page") ?? "";
  return await answerListed(parts, context, seat, { name, sent: new URL(context.req.url).searchParams });
}

interface Typed {
  /** Of one form; without it, of each that asks for the same. */
  readonly act?: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Listed {
  readonly name: string;
  readonly sent: { get(name: string): unknown };
  /** What was just done there, and how it is told. */
  readonly told?: Told | undefined;
  readonly status?: Status;
  /** What is shown above what can be read there. */
  readonly above?: PageAnswer;
  /** What was filled in in vain, to be mended. */
  readonly typed?: Typed | undefined;
}

export async function answerListed(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
  { name, sent, told, status, above, typed }: Listed,
): Promise<Response> {
  const page = findPage(name);
  if (page === undefined) return await showNothing(parts, context, seat);
  const { title, isForOwners, fields, below } = page;
  if (isForOwners && !seat.isOwner) {
    const refused = { text: words.forOwners, isRefused: true };
    return await answerPage(parts, context, seat, { title, here: name, told: refused, content: html`` }, 403);
  }
  const given = readGiven(fields, sent);
  const answer = await page.read?.(toAsked(seat, given));
  const content = html`${filterForm(seat, name, given, fields)}
${above ? answerHtml(above, seat) : ""}
${answer ? listedHtml(answer, seat, page, name) : ""}
${formsHtml(page, seat, typed ?? { values: given })}`;
  const said = told ?? (answer && toldOf(answer));
  const enquiryId = answer?.type === "talk" ? answer.enquiryId : undefined;
  const line = answer?.type === "timeline" ? timelineLine(answer, seat) : undefined;
  const look = { title, here: below ?? name, told: said, content, enquiryId, line };
  return await answerPage(parts, context, seat, look, status ?? (answer ? statusOf(answer) : 200));
}

/** The list of the guests who wait follows; what else is read stands as it was. */
function listedHtml(answer: PageAnswer, seat: Seat, { lineActs }: DeskPage, name: string): Html {
  if (name === "guests" && answer.type === "records")
    return html`<div id="guests">${guestsHtml(answer, seat)}</div>`;
  return answerHtml(answer, seat, { lineActs });
}

function toAsked(seat: Seat, given: Readonly<Record<string, string>>): Asked {
  const { desk, by, venueId, isOwner } = seat;
  return { desk, by, venueId, isOwner, given, key: seat.newKey(), sure: false };
}

/** Where there are several, each under its name. */
function formsHtml({ forms = [] }: DeskPage, seat: Seat, typed: Typed): Html {
  return html`${forms.map((name) => {
    const values = typed.act === undefined || typed.act === name ? fitting(name, typed.values) : {};
    return html`<section class="card"><h2>${findAct(name)?.label}</h2>${actForm(seat, name, { values })}</section>`;
  })}`;
}

function fitting(name: string, values: Typed["values"]): Typed["values"] {
  const fields = findAct(name)?.fields ?? {};
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in fields));
}

/** The rest of the menu. */
export async function showMore(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  const look = { title: words.more, here: "more", content: moreHtml(seat) };
  return await answerPage(parts, context, seat, look);
}

export async function showNothing(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
): Promise<Response> {
  const told = { text: words.notFound, isRefused: true };
  const look = { title: words.desk, here: "", told, content: moreHtml(seat) };
  return await answerPage(parts, context, seat, look, 404);
}

import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Html } from "#src/web/page/document.ts";
import { readForm } from "#src/web/page/read-form.ts";
import type { DeskAct, PageAnswer } from "./act.ts";
import { findAct } from "./acts.ts";
import { answerHtml } from "./answer-html.ts";
import { answerPage, dayNamed } from "./answer-page.ts";
import { summaryHtml } from "./booking-html.ts";
import { carryOut, type Outcome, readGiven, statusOf, toldOf } from "./carry-out.ts";
import { answerDay } from "./day-page.ts";
import { actForm } from "./form-html.ts";
import { answerListed, showNothing } from "./listed-page.ts";
import { findPage } from "./page-table.ts";
import type { PagesShared } from "./pages-parts.ts";
import { bookingAddress, dayAddress, entryAddress, homeOf, type Seat } from "./seat.ts";
import { actionLabels } from "./words.ts";

/** Does what a form asks for, and shows what it came to where it was asked: the day, the page of the menu, the booking. */
export async function takeAct(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  const name = context.req.param("act") ?? "";
  const act = findAct(name);
  if (act === undefined) return await showNothing(parts, context, seat);
  const sent = await readForm(context);
  const outcome = await carryOut(seat, act, sent);
  if (outcome.type === "question") return await ask(parts, context, seat, { name, act, sent, outcome });
  const { answer } = outcome;
  const isHere = ({ venueId }: { readonly venueId: number }) => venueId === seat.venueId;
  parts.openSheets.changed(isHere);
  parts.openTimelines.changed(isHere);
  parts.openTalks.changed(() => true);
  const told = toldOf(answer);
  const status = statusOf(answer);
  const timeline = dayNamed(sent.get("timeline"));
  if (timeline !== undefined && isOver(answer)) {
    const day = new Map([["day", timeline]]);
    return await answerListed(parts, context, seat, { name: "timeline", sent: day, told, status });
  }
  const from = dayNamed(sent.get("from"));
  if (from !== undefined && isOver(answer)) {
    return await answerDay(parts, context, seat, { date: from, told, status });
  }
  if (act.page !== undefined && (answer.type === "refused" || isOver(answer)) && !isBooking(answer)) {
    const typed = answer.type === "refused" ? { act: name, values: readGiven(act.fields, sent) } : undefined;
    return await answerListed(parts, context, seat, {
      name: act.page,
      sent: subjectOf(act.page, sent),
      told,
      status,
      above: answer,
      typed,
    });
  }
  const content = html`${answerHtml(answer, seat, { from })}`;
  return await answerPage(
    parts,
    context,
    seat,
    { title: act.label, here: act.page ?? "", told, content },
    status,
  );
}

/** Which talk, and the like: what a page is about, and no field of it to be filled in. */
function subjectOf(page: string, sent: FormData) {
  const fields = findPage(page)?.fields ?? {};
  return { get: (name: string) => (fields[name]?.kind === "hidden" ? sent.get(name) : undefined) };
}

/** Nothing more is asked of who did it. */
function isOver({ type }: PageAnswer): boolean {
  return ["done", "refused", "said", "ruleDone"].includes(type);
}

function isBooking(answer: PageAnswer): boolean {
  return answer.type === "done" || (answer.type === "refused" && answer.booking !== undefined);
}

interface Asking {
  readonly name: string;
  readonly act: DeskAct;
  readonly sent: FormData;
  readonly outcome: Extract<Outcome, { readonly type: "question" }>;
}

/** What would be done with it, and once more whether somebody means it. */
async function ask(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
  { name, act, sent, outcome }: Asking,
): Promise<Response> {
  const { answer, question, yes } = outcome;
  const from = dayNamed(sent.get("from"));
  const values: Readonly<Record<string, string>> = { ...readGiven(act.fields, sent), sure: "yes" };
  const title = Object.entries(actionLabels).find(([action]) => action === values["as"])?.[1] ?? act.label;
  const content = html`<div class="question">
${subjectHtml(answer)}
<div class="acts">
<a class="button" href="${backFrom(answer, seat, from)}" autofocus>${platformTexts.keep}</a>
${actForm(seat, name, { values, from, label: yes, tone: "grave", isFilled: true })}
</div>
</div>`;
  const told = { text: question, isRefused: true };
  return await answerPage(parts, context, seat, { title, here: "", told, content });
}

function subjectHtml(answer: PageAnswer): Html {
  if (answer.type === "booking" || answer.type === "doubted") return summaryHtml(answer.booking);
  return answer.type === "waitEntry" ? html`<p class="title">${answer.title}</p>` : html``;
}

function backFrom(answer: PageAnswer, seat: Seat, from: string | undefined): string {
  if (from !== undefined) return dayAddress(seat, from);
  if (answer.type === "booking" || answer.type === "doubted") {
    return bookingAddress(seat, answer.booking.booking.id);
  }
  return answer.type === "waitEntry" ? entryAddress(seat, answer.entryId) : homeOf(seat);
}

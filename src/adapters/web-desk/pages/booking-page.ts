import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { answerHtml } from "./answer-html.ts";
import { answerPage, dayNamed } from "./answer-page.ts";
import { summaryHtml } from "./booking-html.ts";
import { tools } from "./booking-tools.ts";
import { statusOf, toldOf } from "./carry-out.ts";
import { actForm } from "./form-html.ts";
import { showNothing } from "./listed-page.ts";
import type { PagesShared } from "./pages-parts.ts";
import { bookingAddress, type Seat } from "./seat.ts";
import { words } from "./words.ts";

/** A booking in full. */
export async function showBooking(
  parts: PagesShared,
  context: Context<DeskEnv>,
  seat: Seat,
): Promise<Response> {
  const { desk, by, venueId } = seat;
  const from = dayNamed(context.req.query("from"));
  const answer = await desk.show({ by, venueId, id: context.req.param("id") ?? "" });
  const look = {
    title: words.booking,
    here: "",
    told: toldOf(answer),
    content: answerHtml(answer, seat, { from }),
  };
  return await answerPage(parts, context, seat, look, statusOf(answer));
}

/** One of the things about a booking that have a page of their own. */
export async function showTool(parts: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const name = context.req.param("tool") ?? "";
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool === undefined) return await showNothing(parts, context, seat);
  const from = dayNamed(context.req.query("from"));
  const opened = await tool.open(seat, id);
  const back = html`<p><a href="${bookingAddress(seat, id, from)}">${words.back}</a></p>`;
  const title = tool.title;
  if (opened.type !== "form") {
    const content = html`${answerHtml(opened, seat, { from })}${back}`;
    return await answerPage(
      parts,
      context,
      seat,
      { title, here: "", told: toldOf(opened), content },
      statusOf(opened),
    );
  }
  const { act, values, quick } = opened;
  const { desk, by, venueId } = seat;
  const shown = await desk.show({ by, venueId, id });
  const content = html`${shown.type === "booking" ? summaryHtml(shown.booking) : ""}
${quick ? html`<div class="acts">${quick.choices.map(({ value, label }) => actForm(seat, act, { values: { ...values, [quick.field]: value }, label, from, isFilled: true }))}</div>` : ""}
${shown.type === "booking" ? actForm(seat, act, { values, from }) : ""}
${back}`;
  return await answerPage(
    parts,
    context,
    seat,
    { title, here: "", told: toldOf(shown), content },
    statusOf(shown),
  );
}

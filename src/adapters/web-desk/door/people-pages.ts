import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { DeskSessions, Invited } from "#src/bot/desk/door/people-view.ts";
import { toStaffMember } from "#src/bot/desk/door/session.ts";
import { doorTexts, peopleTexts } from "#src/bot/desk/door/words.ts";
import type { Refused, Said } from "#src/bot/desk/view.ts";
import { defined } from "#src/lib/defined.ts";
import type { Html } from "#src/web/page/document.ts";
import { readForm } from "#src/web/page/read-form.ts";
import type { DeskEnv } from "../desk-env.ts";
import { showDoor } from "./door-html.ts";
import type { DoorPagesParts } from "./door-parts.ts";

type Venues = () => readonly { readonly value: number; readonly label: string }[];

const path = "/people";

/** Who may enter: the owners see it, invite and end sessions. */
export function peoplePages({ people, assets }: DoorPagesParts, venues: Venues): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const by = (context: Context<DeskEnv>) => toStaffMember(context.get("session"));
  const show = async (context: Context<DeskEnv>, news?: Invited | Said | Refused) => {
    const listed = await people.list({ by: by(context) });
    const isRefused = listed.type === "refused";
    const body = isRefused
      ? html`<p>${listed.text}</p>${leaveForm()}`
      : html`${news ? newsHtml(news) : ""}${sessionsHtml(listed, context.get("sessionId"))}${inviteForm(venues())}${leaveForm()}`;
    const status = isRefused ? 403 : news?.type === "refused" ? 422 : 200;
    return await showDoor(context, assets, { title: peopleTexts.title, body }, status);
  };

  app.get(path, (context) => show(context));
  app.post(`${path}/invite`, async (context) => {
    const form = await readForm(context);
    const venueId = Number(form.get("venue")) || undefined;
    const role = form.get("role") === "owner" ? "owner" : "host";
    const name = String(form.get("name") ?? "");
    return await show(context, await people.invite({ by: by(context), name, role, ...defined({ venueId }) }));
  });
  app.post(`${path}/revoke`, async (context) => {
    const session = String((await readForm(context)).get("session") ?? "");
    return await show(context, await people.revoke({ by: by(context), session }));
  });
  return app;
}

function newsHtml(news: Invited | Said | Refused): Html {
  if (news.type !== "invited") return html`<p class="notice" role="status">${news.text}</p>`;
  return html`<div class="notice" role="status">
<p>${news.text}</p>
<p><input readonly value="${news.link}" aria-label="${peopleTexts.link}"></p>
</div>`;
}

function sessionsHtml({ sessions, none }: DeskSessions, own: string): Html {
  if (sessions.length === 0) return html`<p>${none}</p>`;
  return html`<ul class="people">${sessions.map(
    ({ id, name, text }) => html`<li>
<p><strong>${name}</strong>${id === own ? ` (${peopleTexts.thisDevice})` : ""}<br>${text}</p>
<form method="post" action="/desk/people/revoke">
<button class="grave" name="session" value="${id}" aria-label="${peopleTexts.end}: ${name}, ${id}">${peopleTexts.end}</button>
</form>
</li>`,
  )}</ul>`;
}

function inviteForm(venues: ReturnType<Venues>): Html {
  const choices = venues.map(({ value, label }) => html`<option value="${value}">${label}</option>`);
  return html`<h2>${peopleTexts.invite}</h2>
<form class="invite" method="post" action="/desk/people/invite">
<label>${peopleTexts.name} <input name="name" required maxlength="100" autocomplete="off"></label>
<label>${peopleTexts.as} <select name="role">
<option value="host">${peopleTexts.host}</option>
<option value="owner">${peopleTexts.owner}</option>
</select></label>
${venues.length > 1 ? html`<label>${peopleTexts.where} <select name="venue"><option value="">${peopleTexts.wholeHouse}</option>${choices}</select></label>` : ""}
<button class="good">${peopleTexts.makeLink}</button>
</form>`;
}

function leaveForm(): Html {
  return html`<p><a href="/desk">${doorTexts.backToDesk}</a></p>
<form method="post" action="/desk/leave"><button>${doorTexts.leaveButton}</button></form>`;
}

import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { doorTexts } from "#src/bot/desk/door/words.ts";
import type { Assets } from "#src/web/page/assets.ts";
import { type Html, toDocument } from "#src/web/page/document.ts";

interface DoorPage {
  readonly title: string;
  readonly body: Html;
}

/** A page at the door, which needs no script. */
export async function showDoor(
  context: Context,
  assets: Assets,
  page: DoorPage,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { title } = page;
  const whole = html`<body>${mainHtml(page)}</body>`;
  const document = {
    ...{ title: `${title} – maitred`, language: "en", body: whole },
    ...{ styles: ["page.css", "door.css"], scripts: [] },
  };
  return context.html(toDocument(document, assets), status);
}

function mainHtml({ title, body }: DoorPage): Html {
  return html`<main class="door">
<h1>${title}</h1>
${body}
</main>`;
}

/** In place of whatever an open page shows, once its session is over. */
export async function farewellHtml(): Promise<string> {
  const main = mainHtml(strangerPage(doorTexts.stranger, "/desk"));
  return String(await html`<hx-partial hx-target="body" hx-swap="innerHTML">${main}</hx-partial>`);
}

/** The link is spent by the button: programs that look what is behind a link press none. */
export function enterPage(token: string): DoorPage {
  const body = html`<p>${doorTexts.enter}</p>
<form method="post" action="/desk/enter">
<input type="hidden" name="token" value="${token}">
<button class="good">${doorTexts.enterButton}</button>
</form>`;
  return { title: doorTexts.title, body };
}

/** While nobody has ever been in, there is nobody who could be asked for a link. */
export function firstPage(): DoorPage {
  return { title: doorTexts.strangerTitle, body: html`<p>${doorTexts.nobodyYet}</p>` };
}

/** A browser sends what it is known by only from our own pages: who came by somebody else's link is let in by ours. */
export function strangerPage(why: string, path: string): DoorPage {
  const body = html`<p>${why}</p>
<p>${doorTexts.newLink}</p>
<p>${doorTexts.isIn} <a href="${path}">${doorTexts.enterButton}</a></p>`;
  return { title: doorTexts.strangerTitle, body };
}

export function leftPage(): DoorPage {
  return { title: doorTexts.title, body: html`<p>${doorTexts.left}</p><p>${doorTexts.newLink}</p>` };
}

export function notFoundPage(): DoorPage {
  return { title: doorTexts.notFoundTitle, body: html`<p>${doorTexts.notFound}</p>${toDesk()}` };
}

/** Something went wrong with what was sent, or here. */
export function faultPage(why: string): DoorPage {
  return { title: doorTexts.title, body: html`<p>${why}</p>${toDesk()}` };
}

function toDesk(): Html {
  return html`<p><a href="/desk">${doorTexts.backToDesk}</a></p>`;
}

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { type Html, toDocument } from "#src/web/page/document.ts";
import { pageHeaders } from "#src/web/page/page-headers.ts";
import type { PageVenue } from "./page-words.ts";
import type { WebChatOptions } from "./pages-parts.ts";
import { languageOf } from "./show.ts";

type WidgetParts = Pick<WebChatOptions, "assets" | "venues" | "say" | "languages" | "publicUrl">;

/** Where the script is, for ever: the line that names it stands on other people's sites. */
const scriptPath = "/widget/script.js";
/** How long a browser keeps using the script that it has. */
const keptForSeconds = 3600;

/**
 * Answers at `/widget`: to who keeps the restaurant's own site, the line that shows the chat there, and to that line its
 * script.
 */
export function createWidget(parts: WidgetParts): (request: Request) => Response | Promise<Response> {
  const app = new Hono();
  app.get(scriptPath, (context) => {
    context.header("Cache-Control", `public, max-age=${keptForSeconds}`);
    return context.redirect(parts.assets.url("widget.js"), 302);
  });
  app.get("/widget", pageHeaders(), (context) => {
    context.header("Cache-Control", "no-store");
    return context.html(toWidgetPage(parts, context));
  });
  app.all("*", (context) => context.text("Not found\n", 404));
  return (request) => app.fetch(request);
}

function toWidgetPage(parts: WidgetParts, context: Context): Html {
  const title = "The chat on your own site";
  const address = parts.publicUrl ?? new URL(context.req.url).origin;
  const language = languageOf(parts, context);
  const body = html`<body>
<main class="venues">
<h1>${title}</h1>
<p>This line shows a button on a page of the restaurant's own site. Who presses it chats with the house, as on the page here.
Put it before the end of the page's body. What the button says can be changed in it.</p>
${new URL(address).protocol === "https:" ? "" : html`<p class="notice">Browsers let a chat on another site know its guests only where both come by https. This one's address is ${address}: set PUBLIC_URL to the one by which guests come.</p>`}
${parts.venues().map((venue) => lineHtml(venue, { ...parts, address, language }))}
</main>
</body>`;
  return toDocument(
    { title, language: "en", styles: ["page.css", "chat.css"], scripts: [], body },
    parts.assets,
  );
}

interface LineParts extends Pick<WidgetParts, "say"> {
  readonly address: string;
  readonly language: string;
}

function lineHtml(venue: PageVenue, { say, address, language }: LineParts): Html {
  const { id, name, framedBy } = venue;
  const label = say(language, "book-a-table");
  const close = say(language, "close");
  const script = new URL(scriptPath, address).href;
  const line = `<script async src="${script}" data-venue="${id}" data-label="${label}" data-close="${close}"></script>`;
  const sites = framedBy?.map((site) => html`<li>${site}</li>`);
  return html`<section>
<h2>${name}</h2>
<pre role="group" aria-label="The line for ${name}"><code>${line}</code></pre>
${
  sites
    ? html`<p>It works on these sites, which the venue file names under <code>framedBy</code>:</p><ul class="sites">${sites}</ul>`
    : html`<p class="notice">No site may show it yet. Name yours in the venue file: <code>framedBy: ["https://www.example.com"]</code></p>`
}
</section>`;
}

import { html } from "hono/html";
import { longestText } from "#src/bot/runtime/ports/inbound.ts";
import type { WebMessage } from "#src/bot/runtime/web-chats.ts";
import type { Html } from "#src/web/page/document.ts";
import { type ChatLook, messageHtml } from "./message-html.ts";
import type { PageVenue } from "./page-words.ts";

export interface ChatPage extends ChatLook {
  readonly messages: readonly WebMessage[];
  /** In a frame of another site's, which may keep browsers from knowing their guests. */
  readonly isFramed: boolean;
  /** Absent for who has said nothing yet: nothing is kept of them. */
  readonly isBegun: boolean;
  /** Of the form: what is sent twice is one message. */
  readonly key: string;
  /** What a link opened the page with, until something was sent from it. */
  readonly start?: string;
  /** The first and the last day that a guest may wish for, YYYY-MM-DD. */
  readonly days: { readonly first: string; readonly last: string };
  /** Something that went wrong with what was sent last. */
  readonly fault?: { readonly words: string; readonly text: string };
}

/** The body of a page with a chat. Its forms work without JavaScript: what is sent leads back to the page. */
export function chatHtml(page: ChatPage): Html {
  const { venue, say, language } = page;
  return html`<body>
<header class="venue">
<h1>${venue.name}</h1>
${houseLine(venue)}
${page.isFramed ? html`<p><a href="/venues/${venue.id}" target="_blank" rel="noopener">${say(language, "own-window")}</a></p>` : ""}
</header>
<main>
${page.messages.length === 0 ? html`<p class="welcome">${say(language, "welcome", { venue: venue.name })}</p>` : ""}
<div role="log" aria-live="polite" aria-label="${say(language, "messages")}">${messagesHtml(page)}</div>
</main>
${composerHtml(page)}
</body>`;
}

/** The messages, and the line by which new ones come. */
export function messagesHtml(page: ChatPage): Html {
  const { venue, messages, isBegun } = page;
  const seen = Math.max(0, ...messages.map(({ revision }) => revision));
  const line = html` hx-sse:connect="/venues/${venue.id}/events?after=${seen}" hx-swap="none"`;
  return html`<ol id="messages"${isBegun ? line : ""}>
${messages.map((message) => messageHtml(message, page))}
</ol>`;
}

function houseLine({ address, phone }: PageVenue): Html {
  const call = phone === undefined ? "" : html`<a href="tel:${phone.replaceAll(/[^+\d]/g, "")}">${phone}</a>`;
  return html`<p>${address ?? ""} ${call}</p>`;
}

function composerHtml(page: ChatPage): Html {
  const { venue, say, language, key, start, days, fault, messages } = page;
  const hint = messages.length === 0 ? "write-hint" : "write";
  const action = `/venues/${venue.id}/messages`;
  return html`<footer>
<p id="lost" class="notice" role="status" hidden>${say(language, "connection-lost")}</p>
<p id="fault" class="notice" role="alert"${fault ? "" : html` hidden`}>${fault?.words ?? say(language, "not-sent")}</p>
<p id="again" class="notice" role="status" hidden>${say(language, "sending-again")}</p>
<details class="wish">
<summary>${say(language, "by-form")}</summary>
<form method="post" action="${action}" hx-post="${action}" hx-swap="none">
${startHtml(start)}
<label>${say(language, "guests")} <input type="number" name="partySize" min="1" max="30" value="2" required inputmode="numeric"></label>
<label>${say(language, "day")} <input type="date" name="date" min="${days.first}" max="${days.last}" value="${days.first}" required></label>
<button class="good">${say(language, "show-times")}</button>
</form>
</details>
<form id="composer" method="post" action="${action}" hx-post="${action}" hx-swap="none">
${keyHtml(key)}${startHtml(start)}
<input id="text" name="text" dir="auto" maxlength="${longestText}" required autocomplete="off" enterkeyhint="send" value="${fault?.text ?? ""}" aria-label="${say(language, "write")}" placeholder="${say(language, hint)}">
<button class="good">${say(language, "send")}</button>
</form>
<noscript><p><a href="/venues/${venue.id}">${say(language, "reload")}</a></p></noscript>
</footer>`;
}

function startHtml(start: string | undefined): Html {
  return start === undefined ? html`` : html`<input type="hidden" name="start" value="${start}">`;
}

/** Once a form was taken, what is sent next is another message. */
export function renewedKeyHtml(key: string): Html {
  return html`<hx-partial hx-target="#key" hx-swap="outerHTML">${keyHtml(key)}</hx-partial>`;
}

/** Why what was sent could not be taken, for a page that stays as it is. */
export function faultHtml(words: string): Html {
  return html`<hx-partial hx-target="#fault" hx-swap="innerHTML">${words}</hx-partial>`;
}

function keyHtml(key: string): Html {
  return html`<input type="hidden" id="key" name="key" value="${key}">`;
}

/** The houses of this installation, where there are several. */
export function housesHtml(
  venues: readonly PageVenue[],
  { say, language }: Pick<ChatLook, "say" | "language">,
): Html {
  return html`<body>
<main class="venues">
<h1>${say(language, "which-house")}</h1>
<ul>${venues.map(({ id, name, address }) => html`<li><a href="/venues/${id}"><strong>${name}</strong> ${address ?? ""}</a></li>`)}</ul>
</main>
</body>`;
}

/** What was said and done since the page was last told, as htmx takes it. */
export async function newsHtml(
  messages: readonly WebMessage[],
  seen: number,
  look: ChatLook,
): Promise<string> {
  const parts = messages.map((message) =>
    message.number > seen
      ? html`<hx-partial hx-target="#messages" hx-swap="beforeend">${messageHtml(message, look)}</hx-partial>`
      : html`<hx-partial hx-target="#m${message.number}" hx-swap="outerHTML">${messageHtml(message, look)}</hx-partial>`,
  );
  return (await Promise.all(parts)).join("\n");
}

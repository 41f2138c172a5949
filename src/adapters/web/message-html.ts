import { html } from "hono/html";
import type { Reply, ReplyButton } from "#src/bot/replies/reply.ts";
import type { Attachment } from "#src/bot/runtime/ports/platform.ts";
import type { WebMessage } from "#src/bot/runtime/web-chats.ts";
import type { Html } from "#src/web/page/document.ts";
import type { PageVenue, PageWords } from "./page-words.ts";

/** What the messages of a chat are shown with. */
export interface ChatLook {
  readonly venue: PageVenue;
  readonly language: string;
  readonly say: PageWords;
}

/** A message as it stands in the page. */
export function messageHtml(message: WebMessage, look: ChatLook): Html {
  const { say, language, venue } = look;
  const who = message.author === "guest" ? say(language, "you") : venue.name;
  return html`<li id="m${message.number}" class="message ${message.author}">
<span class="unseen">${who}:</span>
${contentHtml(message, look)}
</li>`;
}

function contentHtml({ content, number }: WebMessage, look: ChatLook): Html {
  if (content.type === "words") return html`<div class="said" dir="auto"><p>${content.text}</p></div>`;
  if (content.type === "reply") return replyHtml(content.reply, number, look);
  return attachmentHtml(content.attachment, number, look);
}

function replyHtml({ text, buttons, copies }: Reply, number: number, { venue }: ChatLook): Html {
  return html`<div class="said" dir="auto">${toParts(text)}</div>
${copies ? html`<button type="button" class="copy" data-copy="${copies.text}" hidden>${copies.label}</button>` : ""}
${
  buttons.length > 0
    ? html`<form method="post" action="/venues/${venue.id}/messages" hx-post="/venues/${venue.id}/messages" hx-swap="none">
<input type="hidden" name="message" value="${number}">
${toRows(buttons).map((row) => html`<div class="row${row.isGrid ? " grid" : ""}">${row.buttons.map(buttonHtml)}</div>`)}
</form>`
    : ""
}`;
}

const point = "• ";

/** What is listed point by point is a list, also to who has it read aloud. */
function toParts(text: string): readonly Html[] {
  const parts: { readonly isList: boolean; readonly lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const isList = line.startsWith(point);
    const last = parts.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else parts.push({ isList, lines: [line] });
  }
  return parts.map(({ isList, lines }) =>
    isList
      ? html`<ul>${lines.map((line) => html`<li>${line.slice(point.length)}</li>`)}</ul>`
      : html`<p>${lines.join("\n")}</p>`,
  );
}

function buttonHtml({ label, token, tone }: ReplyButton): Html {
  if (tone === "still") return html`<span class="still">${label}</span>`;
  return html`<button name="press" value="${token}" class="${tone ?? ""}">${label}</button>`;
}

interface Row {
  /** The buttons stand in columns with those of the rows around them. */
  readonly isGrid: boolean;
  readonly buttons: ReplyButton[];
}

/** Buttons that have a row stand in it; those around them flow. */
function toRows(buttons: readonly ReplyButton[]): readonly Row[] {
  const rows: Row[] = [];
  let last: number | undefined;
  for (const button of buttons) {
    const current = rows.at(-1);
    if (current && last === button.row) current.buttons.push(button);
    else rows.push({ isGrid: button.row !== undefined, buttons: [button] });
    last = button.row;
  }
  return rows;
}

function attachmentHtml(attachment: Attachment, number: number, { venue, say, language }: ChatLook): Html {
  switch (attachment.type) {
    case "file":
      return html`<div class="said"><a class="file" href="/venues/${venue.id}/files/${number}" download>${attachment.mediaType.startsWith("text/calendar") ? say(language, "calendar-file", { change: attachment.change ?? "placed" }) : attachment.name}</a></div>`;
    case "photos":
      return html`<div class="said">${attachment.addresses.map(
        (address, index) =>
          html`<a href="${address}" rel="noopener noreferrer" target="_blank">${say(language, "photo", { number: index + 1 })}</a> `,
      )}</div>`;
    case "place": {
      const { name, address, latitude, longitude } = attachment;
      const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
      return html`<div class="said"><p><strong>${name}</strong><br>${address}<br><a href="${map}" rel="noopener noreferrer" target="_blank">${say(language, "map")}</a></p></div>`;
    }
  }
}

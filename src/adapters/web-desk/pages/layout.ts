import { html } from "hono/html";
import { texts } from "#src/bot/desk/words.ts";
import type { Assets } from "#src/web/page/assets.ts";
import { type Html, toDocument } from "#src/web/page/document.ts";
import { pages } from "./page-table.ts";
import { dayAddress, homeOf, type Seat } from "./seat.ts";
import { type OwnLine, waitingHtml } from "./waiting.ts";
import { words } from "./words.ts";

const styles = [
  "page.css",
  "desk.css",
  "sheet.css",
  "acts.css",
  "floor.css",
  "timeline.css",
  "talks.css",
  "print.css",
];
const scripts = ["htmx.js", "desk.js", "timeline.js"];

/** What was done, or why it was not. */
export interface Told {
  readonly text: string;
  readonly isRefused: boolean;
}

/** A page of a venue's desk. */
export interface DeskLook {
  readonly title: string;
  /** Which entry of the menu it is. */
  readonly here: string;
  readonly told?: Told | undefined;
  readonly content: Html;
  /** Whose talk it shows. */
  readonly enquiryId?: string | undefined;
  /** Where what it shows changes while it is open. */
  readonly line?: OwnLine | undefined;
  /** Its content takes the place of another's, on a page that stays. */
  readonly isPart?: boolean;
}

/** So many entries of the menu a thumb reaches; the others are on a page of their own where there is no room. */
const atHand = 4;

/** The whole page of a venue's desk. */
export async function toDeskDocument(seat: Seat, look: DeskLook, assets: Assets): Promise<Html> {
  const { title, here, told, content, isPart = false } = look;
  const waiting = await waitingHtml(seat, { ...look, isPart });
  const body = html`<body class="desk">
<a class="skip" href="#content">${words.skip}</a>
<header class="house">
<a class="name" href="${homeOf(seat)}">${seat.venueName}</a>
<form class="find" role="search" action="${homeOf(seat)}/find"><input type="search" name="text" aria-label="${words.search}" placeholder="${words.search}" maxlength="100" enterkeyhint="search"></form>
</header>
${waiting.count}
${menuHtml(seat, here)}
<main id="content" tabindex="-1">
<h1>${title}</h1>
<div class="told" role="${told?.isRefused ? "alert" : "status"}">${told ? html`<p class="${told.isRefused ? "refused" : "done"}">${told.text}</p>` : ""}</div>
<p id="failed" class="notice" role="alert" hidden>${texts.failedToChange}</p>
<p id="lost" class="notice" role="status" hidden>${words.lost}</p>
${content}
${waiting.line}
</main>
</body>`;
  const document = { title: `${title} · ${seat.venueName}`, language: "en", styles, scripts, body };
  return toDocument(document, assets);
}

interface Entry {
  readonly name: string;
  readonly title: string;
  readonly address: string;
}

function entriesOf(seat: Seat): readonly Entry[] {
  const others = Object.entries(pages)
    .filter(([, { isUnlisted, isForOwners }]) => !isUnlisted && (seat.isOwner || !isForOwners))
    .map(([name, { title }]) => ({ name, title, address: `${homeOf(seat)}/${name}` }));
  return [{ name: "day", title: words.day, address: dayAddress(seat, seat.today) }, ...others];
}

function menuHtml(seat: Seat, here: string): Html {
  const entries = entriesOf(seat);
  const isBehind = entries.findIndex(({ name }) => name === here) >= atHand;
  const more = here === "more" ? html` aria-current="page"` : isBehind ? html` aria-current="true"` : "";
  return html`<nav class="menu" aria-label="${words.menu}"><ul>
${entries.map(({ name, title, address }, index) => html`<li${index < atHand ? "" : html` class="behind"`}><a href="${address}"${name === here ? html` aria-current="page"` : ""}>${title}</a></li>`)}
<li class="more"><a href="${homeOf(seat)}/more"${more}>${words.more}</a></li>
</ul></nav>`;
}

/** The rest of the menu, and the way out. */
export function moreHtml(seat: Seat): Html {
  const behind = entriesOf(seat).slice(atHand);
  return html`<ul class="choices">${behind.map(({ title, address }) => html`<li><a href="${address}">${title}</a></li>`)}
${seat.by.runsTheHouse ? peopleHtml() : ""}
${seat.hasOtherVenues ? html`<li><a href="/desk">${words.otherVenue}</a></li>` : ""}</ul>
${leaveHtml(seat.by.displayName)}`;
}

function peopleHtml(): Html {
  return html`<li><a href="/desk/people">${words.people}</a></li>`;
}

function leaveHtml(name: string): Html {
  return html`<form class="act" method="post" action="/desk/leave"><button>${words.leave} (${name})</button></form>`;
}

/** The venues that somebody may work at, where there are several. */
export function venuesDocument(
  venues: ReturnType<Seat["desk"]["venues"]>,
  by: Seat["by"],
  assets: Assets,
): Html {
  const body = html`<body class="desk"><main id="content"><h1>${words.chooseVenue}</h1>
<ul class="choices">${venues.map(({ id, name }) => html`<li><a href="${homeOf({ venueId: id })}">${name}</a></li>`)}
${by.runsTheHouse ? peopleHtml() : ""}</ul>
${leaveHtml(by.displayName)}
</main></body>`;
  return toDocument({ title: words.chooseVenue, language: "en", styles, scripts: [], body }, assets);
}

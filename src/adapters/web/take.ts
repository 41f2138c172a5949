import type { Context } from "hono";
import { html } from "hono/html";
import { longestText } from "#src/bot/runtime/ports/inbound.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import { newSecret } from "#src/lib/secret.ts";
import { readForm } from "#src/web/page/read-form.ts";
import { faultHtml, messagesHtml, renewedKeyHtml } from "./chat-html.ts";
import { keepDevice, type Reach, recognise, toChatId } from "./device.ts";
import { readSent, type Sent } from "./intake.ts";
import type { PageVenue } from "./page-words.ts";
import type { GuestAct, PageEnv, PagesParts } from "./pages-parts.ts";
import { languageOf, readPage, showPage } from "./show.ts";

/** How long the answer to a form waits for the house's, so that who has no JavaScript need not ask for it. */
const patienceMs = 3000;

/** Of a house that has no time for a message now: crowds pass. */
const triedAgainAfterSeconds = "5";

/** Takes what was sent by a form of the page, and leads back to the page, or tells it what to change. */
export async function takeSent(
  parts: PagesParts,
  context: Context<PageEnv>,
  venue: PageVenue,
): Promise<Response> {
  const language = languageOf(parts, context);
  const form = await readForm(context);
  const sent = readSent(form, (partySize, date) => wishInWords(parts, language, partySize, date));
  const isScripted = context.req.header("HX-Request") === "true";
  if (sent?.words !== undefined && sent.words.length > longestText)
    return await refuse(parts, context, venue, sent, {
      status: 422,
      name: "too-long",
      values: { most: longestText },
    });
  if (!sent) return isScripted ? context.body(null, 204) : context.redirect(toPage(venue), 303);
  const visitor = await recognise(parts, context, venue);
  const wait = visitor?.newest === undefined ? parts.newChats.take(context.env.from) : undefined;
  if (wait !== undefined) {
    context.header("Retry-After", String(wait));
    const values = { minutes: Math.ceil(wait / 60) };
    return await refuse(parts, context, venue, sent, { status: 429, name: "new-chats", values });
  }
  const device = visitor?.device ?? newSecret();
  keepDevice(context, device, reachOf(parts, venue));
  const chatId = toChatId(device, venue.id);
  const newest = visitor?.newest ?? 0;
  const isNew = newest === 0;
  const chat = { chatId, language, venueId: venue.id, newest };
  try {
    // What cannot be taken now is sent again, by the one that the browser is known as from here on.
    if (visitor?.newest === undefined) await parts.book.open(chatId);
    if (isNew || sent.start !== undefined) await begin(parts, chat, sent);
    await take(parts, chat, sent, !isScripted || isNew);
  } catch (error) {
    parts.log.warn(faultOf(error), "could not take what a guest sent from the page");
    context.header("Retry-After", triedAgainAfterSeconds);
    return await refuse(parts, context, venue, sent, { status: 503, name: "not-sent" });
  }
  if (!isScripted) return context.redirect(toPage(venue), 303);
  const renewedKey = renewedKeyHtml(parts.newId());
  if (!isNew) return context.html(renewedKey);
  // The page was nobody's so far: from now on it has a line by which answers come.
  const page = {
    ...(await readPage(parts, context, venue)),
    isBegun: true,
    messages: await parts.book.read(chatId),
  };
  return context.html(html`${messagesHtml(page)}${renewedKey}`, 200, {
    "HX-Retarget": "#messages",
    "HX-Reswap": "outerHTML",
  });
}

/** Where what was sent is read, and what comes next is written. */
function toPage({ id }: PageVenue): string {
  return `/venues/${id}#text`;
}

function reachOf({ publicUrl }: PagesParts, { framedBy }: PageVenue): Reach {
  return { isSecure: publicUrl?.startsWith("https:") ?? false, isFramed: framedBy !== undefined };
}

function wishInWords(
  { say }: PagesParts,
  language: string,
  partySize: number,
  date: Temporal.PlainDate,
): string {
  const day = date.toLocaleString(language, { day: "numeric", month: "long", year: "numeric" });
  return say(language, "wish", { partySize, date: day });
}

interface Chat extends Pick<GuestAct, "chatId" | "language" | "venueId"> {
  /** Up to which revision it stood before. */
  readonly newest: number;
}

/**
 * The conversation begins, or begins anew, as by a link to this house, and its greeting stands above what the guest says.
 * What is sent twice by a form begins once.
 */
async function begin(parts: PagesParts, { newest, ...chat }: Chat, { start, key }: Sent): Promise<void> {
  const argument = start ?? `venue-${chat.venueId}`;
  const news = nextNews(parts, chat.chatId, newest);
  const receipt = await parts.receive({
    ...chat,
    id: `start:${key ?? parts.newId()}`,
    content: { type: "command", command: "start", argument },
  });
  if (receipt !== "dropped") await news;
}

async function take(parts: PagesParts, { newest, ...chat }: Chat, sent: Sent, waits: boolean): Promise<void> {
  const { words: text, content, key } = sent;
  const { chatId } = chat;
  const id = key ?? parts.newId();
  let seen = newest;
  if (text !== undefined) {
    const said = { author: "guest", content: { type: "words", text }, ...(key && { key }) } as const;
    ({ revision: seen } = await parts.book.add(chatId, said, parts.clock.now()));
    parts.live.written(chatId);
  }
  const news = waits ? nextNews(parts, chatId, seen) : undefined;
  await parts.receive({ ...chat, content, id });
  await news;
}

/** Resolves once something newer than `seen` stands in the chat, or patience is over. */
async function nextNews({ live, stopping }: PagesParts, chatId: string, seen: number): Promise<void> {
  const news = Promise.withResolvers<void>();
  const opened = live.open({ chatId, seen, wake: news.resolve });
  const end = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]);
  end.addEventListener("abort", () => news.resolve(), { once: true });
  await news.promise;
  opened.close();
}

interface Refusal {
  readonly status: 422 | 429 | 503;
  /** Of the words that say why. */
  readonly name: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** What could not be taken stands in the field again, and nothing of it was done. */
async function refuse(
  parts: PagesParts,
  context: Context,
  venue: PageVenue,
  sent: Sent | undefined,
  { status, name, values }: Refusal,
): Promise<Response> {
  const words = parts.say(languageOf(parts, context), name, values);
  if (context.req.header("HX-Request") === "true") return context.html(faultHtml(words), status);
  const page = await readPage(parts, context, venue);
  const fault = { words, text: sent?.words ?? "" };
  return await showPage(parts, context, { ...page, ...defined({ start: sent?.start }), fault }, status);
}

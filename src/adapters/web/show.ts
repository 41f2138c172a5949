import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { defined } from "#src/lib/defined.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import { toDocument } from "#src/web/page/document.ts";
import { type ChatPage, chatHtml, housesHtml } from "./chat-html.ts";
import { recognise } from "./device.ts";
import type { PageVenue } from "./page-words.ts";
import type { PagesParts } from "./pages-parts.ts";

const styles = ["page.css", "chat.css"];
const scripts = ["htmx.js", "chat.js"];
const defaultLanguage = "en";

/** The first of the browser's languages that pages are written in. */
export function languageOf({ languages }: Pick<PagesParts, "languages">, context: Context): string {
  return accepts(context, {
    header: "Accept-Language",
    supports: [...languages],
    default: defaultLanguage,
    match: (accepted, { supports, default: other }) =>
      accepted
        .toSorted((one, another) => another.q - one.q)
        .map(({ type }) => languageOfTag(type))
        .find((language) => supports.includes(language)) ?? other,
  });
}

/** What a page of this house is made of, for the browser that asks. */
export async function readPage(parts: PagesParts, context: Context, venue: PageVenue): Promise<ChatPage> {
  const visitor = await recognise(parts, context, venue);
  const messages = visitor?.newest ? await parts.book.read(visitor.chatId) : [];
  const today = Temporal.PlainDate.from(parts.clock.now().toZonedDateTimeISO(venue.timeZone));
  const start = context.req.query("start");
  return {
    venue,
    say: parts.say,
    language: languageOf(parts, context),
    messages,
    isFramed: context.req.header("Sec-Fetch-Dest") === "iframe",
    isBegun: visitor?.newest !== undefined,
    key: parts.newId(),
    ...defined({ start }),
    days: { first: today.toString(), last: today.add({ years: 1 }).toString() },
  };
}

export async function showChat(parts: PagesParts, context: Context, venue: PageVenue): Promise<Response> {
  return await showPage(parts, context, await readPage(parts, context, venue));
}

export async function showPage(
  parts: PagesParts,
  context: Context,
  page: ChatPage,
  status: 200 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const { language, venue, say } = page;
  const title = say(language, "title", { venue: venue.name });
  const document = toDocument({ title, language, styles, scripts, body: chatHtml(page) }, parts.assets);
  return context.html(document, status);
}

export async function showHouses(
  parts: PagesParts,
  context: Context,
  status: 200 | 404 = 200,
): Promise<Response> {
  const { say, assets } = parts;
  const language = languageOf(parts, context);
  const title = say(language, "which-house");
  const body = housesHtml(parts.venues(), { say, language });
  return context.html(toDocument({ title, language, styles, scripts: [], body }, assets), status);
}

import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { faultOf } from "#src/lib/fault.ts";
import { ownForms } from "#src/web/page/own-forms.ts";
import { pageHeaders } from "#src/web/page/page-headers.ts";
import { newsHtml } from "./chat-html.ts";
import { recognise } from "./device.ts";
import type { PageVenue } from "./page-words.ts";
import type { PageEnv, PagesParts } from "./pages-parts.ts";
import { languageOf, showChat, showHouses } from "./show.ts";
import { streamChat } from "./stream.ts";
import { takeSent } from "./take.ts";

/** Of all fields of a form together: a text has three bytes for each of its UTF-16 units at most, and as many again in a form. */
const mostBytes = 64 * 1024;

/** Of a network that has its share of lines. */
const triedAgainAfterSeconds = "60";

/** Answers what browsers ask for at `/` and below `/venues`. */
export function createPages(
  parts: PagesParts,
): (request: Request, from: string) => Response | Promise<Response> {
  const app = new Hono<PageEnv>();
  const house = "/venues/:id{[0-9]{1,10}}";
  app.use(ownForms(parts.publicUrl));
  app.use(async (context, next) => {
    await pageHeaders(venueOf(parts, context)?.framedBy)(context, next);
    context.header("Cache-Control", "no-store");
  });
  app.get("/", (context) => {
    const [venue, ...others] = parts.venues();
    return venue && others.length === 0 ? showChat(parts, context, venue) : showHouses(parts, context);
  });
  const at = (
    answer: (parts: PagesParts, context: Context<PageEnv>, venue: PageVenue) => Promise<Response>,
  ) => {
    return async (context: Context<PageEnv>) => {
      const venue = venueOf(parts, context);
      return venue ? await answer(parts, context, venue) : await showHouses(parts, context, 404);
    };
  };
  app.get(house, at(showChat));
  app.post(`${house}/messages`, bodyLimit({ maxSize: mostBytes }), at(takeSent));
  app.get(`${house}/events`, at(tellNews));
  app.get(`${house}/files/:number{[0-9]{1,15}}`, at(giveFile));
  app.notFound((context) => showHouses(parts, context, 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    parts.log.error(faultOf(error), "could not answer a browser");
    return context.text(parts.say(languageOf(parts, context), "not-sent"), 503, { "Retry-After": "5" });
  });
  return (request, from) => app.fetch(request, { from });
}

function venueOf({ venues }: PagesParts, context: Context): PageVenue | undefined {
  const [, id] = /^\/venues\/(\d{1,10})(?:\/|$)/.exec(context.req.path) ?? [];
  const all = venues();
  return id === undefined && all.length === 1 ? all[0] : all.find((venue) => venue.id === Number(id));
}

async function tellNews(parts: PagesParts, context: Context<PageEnv>, venue: PageVenue): Promise<Response> {
  const visitor = await recognise(parts, context, venue);
  // Nothing for this browser will ever come: it need not ask again (204 ends an EventSource).
  if (visitor?.newest === undefined) return context.body(null, 204);
  const line = parts.lines.open(context.env.from);
  if (line === undefined) return context.body(null, 429, { "Retry-After": triedAgainAfterSeconds });
  const look = { venue, say: parts.say, language: languageOf(parts, context) };
  const after = context.req.header("Last-Event-ID") ?? context.req.query("after") ?? "";
  return streamChat(context, visitor.chatId, /^\d{1,15}$/.test(after) ? Number(after) : 0, {
    ...parts,
    closed: line.close,
    toHtml: (messages, seen) => newsHtml(messages, seen, look),
  });
}

async function giveFile(parts: PagesParts, context: Context, venue: PageVenue): Promise<Response> {
  const visitor = await recognise(parts, context, venue);
  const number = Number(context.req.param("number"));
  const message = visitor && (await parts.book.find(visitor.chatId, number));
  const content = message ? message.content : undefined;
  if (content?.type !== "attachment" || content.attachment.type !== "file")
    return context.text("Not found\n", 404);
  const { name, mediaType, text } = content.attachment;
  return context.body(text, 200, {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "_")}"`,
  });
}

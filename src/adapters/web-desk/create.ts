import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { HTTPException } from "hono/http-exception";
import type { Door } from "#src/bot/desk/door/door.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import { doorTexts } from "#src/bot/desk/door/words.ts";
import type { Clock } from "#src/lib/clock.ts";
import { faultOf } from "#src/lib/fault.ts";
import { ownForms } from "#src/web/page/own-forms.ts";
import { pageHeaders } from "#src/web/page/page-headers.ts";
import { isForm } from "#src/web/page/read-form.ts";
import type { DeskEnv } from "./desk-env.ts";
import { farewellHtml, faultPage, notFoundPage, showDoor } from "./door/door-html.ts";
import type { DoorPagesParts } from "./door/door-parts.ts";
import { enterPages } from "./door/enter.ts";
import { guard } from "./door/guard.ts";
import { leavePages } from "./door/leave.ts";
import { createOpenLines } from "./door/open-lines.ts";
import { peoplePages } from "./door/people-pages.ts";
import { deskPages } from "./pages/desk-pages.ts";
import type { DeskPagesParts } from "./pages/pages-parts.ts";

export interface WebDeskParts extends Omit<DeskPagesParts, "stopping"> {
  readonly door: Door;
  readonly people: People;
  readonly clock: Clock;
  /** The address by which browsers come, where it is set. */
  readonly publicUrl?: string;
}

/** The staff's desk in a browser. */
export interface WebDesk {
  /** Answers what browsers ask for at `/desk` and below; `from` is where they are, as limits count it. */
  readonly handle: (request: Request, from: string) => Response | Promise<Response>;
  /** Ends what is told to open pages; they ask again, later or elsewhere. */
  stop(): void;
}

const path = "/desk";
/** Of all fields of a form together. */
const mostBytes = 64 * 1024;
/** Of a list of another system, with what is around it. */
const mostOfFile = 2 * 1024 * 1024;

export function createWebDesk(parts: WebDeskParts): WebDesk {
  const { door, people, assets, clock, log, publicUrl } = parts;
  const stopping = new AbortController();
  const lines = createOpenLines(door, farewellHtml, (error) =>
    log.warn(faultOf(error), "could not look whose session at the desk is over"),
  );
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const doorParts: DoorPagesParts = { door, people, assets, lines, isSecure, clock };
  const app = new Hono<DeskEnv>();
  app.use(pageHeaders());
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  app.use(ownForms(publicUrl));
  app.use(async (context, next) => {
    // Nothing of ours has a name with a NUL, and no database could look for it.
    if (!context.req.url.includes("%00")) return await next();
    context.res = await showDoor(context, assets, notFoundPage(), 404);
  });
  app.use(async (context, next) => {
    if (["GET", "HEAD"].includes(context.req.method) || isForm(context.req.header("Content-Type")))
      return await next();
    context.res = await showDoor(context, assets, faultPage(doorTexts.foreign), 415);
  });
  app.use(`${path}/venues/:venue/files`, bodyLimit({ maxSize: mostOfFile }));
  app.use(except(`${path}/venues/:venue/files`, bodyLimit({ maxSize: mostBytes })));
  app.route(path, enterPages(doorParts));
  app.use(guard(doorParts));
  app.route(path, leavePages(doorParts));
  app.route(
    path,
    peoplePages(doorParts, () => parts.desk.suggest.venues("")),
  );
  app.route(path, deskPages({ ...parts, stopping: stopping.signal }));
  app.notFound((context) => showDoor(context, assets, notFoundPage(), 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) {
      const why = error.status === 413 ? doorTexts.tooLarge : doorTexts.foreign;
      return showDoor(context, assets, faultPage(why), error.status);
    }
    log.error(faultOf(error), "could not answer the staff in a browser");
    context.header("Retry-After", "5");
    return showDoor(context, assets, faultPage(doorTexts.fault), 503);
  });
  return {
    handle: (request, from) => app.fetch(request, { from }),
    stop: () => {
      stopping.abort();
      lines.stop();
    },
  };
}

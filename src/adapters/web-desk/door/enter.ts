import { type Context, Hono } from "hono";
import { doorTexts, linkFaultTexts } from "#src/bot/desk/door/words.ts";
import { createRateLimit } from "#src/lib/rate-limit.ts";
import { readForm } from "#src/web/page/read-form.ts";
import type { DeskEnv } from "../desk-env.ts";
import { enterPage, faultPage, firstPage, showDoor, strangerPage } from "./door-html.ts";
import { giveKey, readKey } from "./door-key.ts";
import type { DoorPagesParts } from "./door-parts.ts";

/** Nobody who has a link needs more, nor a tablet that is set up with a colleague. */
const attempts = { count: 10, seconds: 60 };

/** How one comes in: by a link, and the button behind it. */
export function enterPages(parts: DoorPagesParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const limit = createRateLimit(attempts, parts.clock);
  app.get("/enter", (context) => {
    const token = context.req.query("token") ?? "";
    return showDoor(context, parts.assets, enterPage(token));
  });
  app.post("/enter", (context) => {
    const wait = limit.take(context.env.from);
    return wait === undefined ? enter(parts, context) : slowDown(parts, context, wait);
  });
  return app;
}

async function enter({ door, assets, isSecure }: DoorPagesParts, context: Context): Promise<Response> {
  const token = (await readForm(context)).get("token");
  const entered = await door.enter(typeof token === "string" ? token : "");
  if (entered.ok) {
    giveKey(context, entered.key, isSecure);
    return context.redirect("/desk", 303);
  }
  // Pressed twice, or a link kept as a bookmark: who is in already need not be told.
  const key = readKey(context);
  if (key !== undefined && (await door.recognise(key))) return context.redirect("/desk", 303);
  return await showDoor(context, assets, strangerPage(linkFaultTexts[entered.fault], "/desk"), 403);
}

/** Who asks too often is told how long to wait. */
export async function slowDown(
  { assets }: DoorPagesParts,
  context: Context,
  seconds: number,
): Promise<Response> {
  context.header("Retry-After", String(seconds));
  return await showDoor(context, assets, faultPage(doorTexts.tooOften), 429);
}

/** To whom the door stays closed. */
export async function turnAway({ door, assets }: DoorPagesParts, context: Context): Promise<Response> {
  // A form that was sent by script would put the page into a part of the one that is shown.
  context.header("HX-Refresh", "true");
  const path = context.req.method === "GET" ? context.req.path : "/desk";
  const page = (await door.wasEntered()) ? strangerPage(doorTexts.stranger, path) : firstPage();
  return await showDoor(context, assets, page, 401);
}

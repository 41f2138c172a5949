import { Hono } from "hono";
import { toStaffMember } from "#src/bot/desk/door/session.ts";
import type { DeskEnv } from "../desk-env.ts";
import { leftPage, showDoor } from "./door-html.ts";
import { takeKeyBack } from "./door-key.ts";
import type { DoorPagesParts } from "./door-parts.ts";

/** How one goes. */
export function leavePages({ door, assets, lines, isSecure }: DoorPagesParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.post("/leave", async (context) => {
    const sessionId = context.get("sessionId");
    await door.end(sessionId, toStaffMember(context.get("session")));
    lines.ended(sessionId);
    takeKeyBack(context, isSecure);
    return await showDoor(context, assets, leftPage());
  });
  return app;
}

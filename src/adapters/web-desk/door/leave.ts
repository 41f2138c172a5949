import { Hono } from "hono";
import type { DeskEnv } from "../desk-env.ts";
import { leftPage, showDoor } from "./door-html.ts";
import { takeKeyBack } from "./door-key.ts";
import type { DoorPagesParts } from "./door-parts.ts";

/** How one goes. */
export function leavePages({ door, assets, isSecure }: DoorPagesParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.post("/leave", async (context) => {
    await door.leave({ sessionId: context.get("sessionId"), session: context.get("session") });
    takeKeyBack(context, isSecure);
    return await showDoor(context, assets, leftPage());
  });
  return app;
}

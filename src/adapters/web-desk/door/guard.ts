import type { MiddlewareHandler } from "hono";
import type { DeskEnv } from "../desk-env.ts";
import { readKey } from "./door-key.ts";
import type { DoorPagesParts } from "./door-parts.ts";
import { turnAway } from "./enter.ts";

/** Lets through who is known, and cuts the lines of who is so no more. */
export function guard(parts: DoorPagesParts): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    const key = readKey(context);
    const admission = key === undefined ? undefined : await parts.door.recognise(key);
    if (!admission) {
      context.res = await turnAway(parts, context);
      return;
    }
    context.set("session", admission.session);
    context.set("sessionId", admission.sessionId);
    await next();
    context.res = parts.lines.watch(context.res, admission.sessionId);
  };
}

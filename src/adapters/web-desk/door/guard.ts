import type { MiddlewareHandler } from "hono";
import { createRateLimit } from "#src/lib/rate-limit.ts";
import type { DeskEnv } from "../desk-env.ts";
import { readKey } from "./door-key.ts";
import type { DoorPagesParts } from "./door-parts.ts";
import { slowDown, turnAway } from "./enter.ts";

/** More than a person presses, and than open pages ask for by themselves. */
const mostAsked = { count: 600, seconds: 60 };

/** Lets through who is known, and cuts the lines of who is so no more. */
export function guard(parts: DoorPagesParts): MiddlewareHandler<DeskEnv> {
  const limit = createRateLimit(mostAsked, parts.clock);
  return async (context, next) => {
    const key = readKey(context);
    const admission = key === undefined ? undefined : await parts.door.recognise(key);
    if (!admission) {
      context.res = await turnAway(parts, context);
      return;
    }
    const wait = limit.take(admission.sessionId);
    if (wait !== undefined) {
      context.res = await slowDown(parts, context, wait);
      return;
    }
    context.set("session", admission.session);
    context.set("sessionId", admission.sessionId);
    await next();
    context.res = parts.lines.watch(context.res, admission.sessionId);
  };
}

import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";

/**
 * Takes forms of our own pages alone. A browser says from which page it sends a form; behind a proxy that speaks TLS, our
 * own address is another than we see.
 */
export function ownForms(publicUrl: string | undefined): MiddlewareHandler {
  return csrf({
    origin: (origin, { req }) => {
      if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
      return URL.canParse(origin) && new URL(origin).host === req.header("Host");
    },
  });
}
